/*
 * A plugin that does what plugins should not, where the x coordinate of the point is not 0: what
 * UNRULY says, or without it that coordinate. 1 crashes, 2 hangs, 3 prints rubbish, 4 takes memory
 * without end, 5 answers what is none; anything else is answered.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hairline_plugin.h"

/* Known outside, so that no compiler leaves it out. */
char* taken;

static void answer(const hairline_shape_double* operands, hairline_answer* given) {
  const double x = operands[0].numbers[0];
  const char* wish = getenv("UNRULY");
  const double what = wish != NULL && x != 0 ? atof(wish) : x;
  if (what == 1) abort();
  while (what == 2) {
  }
  if (what == 3) printf("rubbish\n{\"id\":1}\n");
  while (what == 4) {
    const size_t size = 1 << 20;
    taken = malloc(size);
    if (taken == NULL) abort();
    memset(taken, 1, size);
  }
  given->verdict = what == 5 ? 42 : HAIRLINE_YES;
}

static const hairline_method methods[] = {
    {"unruly", "contains", {"point", "sphere", NULL}, answer, NULL}};
static const hairline_plugin_info info = {HAIRLINE_PLUGIN_VERSION, 1, methods};

const hairline_plugin_info* hairline_plugin(void) { return &info; }
