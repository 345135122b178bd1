// The function under test is the program itself: C and C++ call it through a pipe. HAIRLINE_WHO
// selects the methods and scalars that answer; exactly without it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int hairline_ask(const char* request, const char* field, char* value) {
  const char* who = getenv("HAIRLINE_WHO");
  char command[4096];
  snprintf(command, sizeof command, "echo '{%s,%s}' | '%s' query --jsonl", request,
           who ? who : "\"scalars\":[\"exact\"]", getenv("HAIRLINE"));
  FILE* answer = popen(command, "r");
  char text[8192] = "";
  const size_t count = fread(text, 1, sizeof text - 1, answer);
  text[count] = 0;
  pclose(answer);
  const char* found = strstr(text, field);
  if (!found && !(who && strstr(text, "\"overflow\":true"))) {
    fprintf(stderr, "%s\n%s\n", command, text);
    exit(99);
  }
  strcpy(value, "");
  if (found) sscanf(found + strlen(field), "%31[^,}]", value);
  return strcmp(value, "true") == 0;
}
