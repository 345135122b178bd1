/*
 * A plugin that does what plugins should not, by the x coordinate of the first point: 1 crashes, 2
 * hangs, 3 prints rubbish, 4 takes memory without end, 5 answers what is none; anything else is
 * answered.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hairline_plugin.h"

static void answer(const hairline_shape_double* operands, hairline_answer* given) {
  const double what = operands[0].numbers[0];
  if (what == 1) abort();
  while (what == 2) {
  }
  if (what == 3) printf("rubbish\n{\"id\":1}\n");
  while (what == 4) {
    const size_t size = 1 << 20;
    char* taken = malloc(size);
    memset(taken, 1, size);
  }
  given->verdict = what == 5 ? 42 : HAIRLINE_YES;
}

static const hairline_method methods[] = {
    {"unruly", "contains", {"point", "sphere", NULL}, answer, NULL}};
static const hairline_plugin_info info = {HAIRLINE_PLUGIN_VERSION, 1, methods};

const hairline_plugin_info* hairline_plugin(void) { return &info; }
