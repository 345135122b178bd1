/*
 * A plugin that does what plugins should not, where the x coordinate of the point is not 0: what
 * UNRULY says, or without it that coordinate. 1 crashes, 2 hangs, 3 prints rubbish, 4 takes memory
 * without end, 5 answers what is none, 6 tells more steps than anybody reads, and none that is
 * right; anything else is answered.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hairline_plugin.h"

/* Known outside, so that no compiler leaves it out. */
char* taken;

static const hairline_tracer* tracer = NULL;
void hairline_plugin_trace(const hairline_tracer* wanted) { tracer = wanted; }

static void tell_too_much(void) {
  const double no_number[3] = {NAN, INFINITY, 0};
  char label[1000];
  int i;
  memset(label, '\xff', sizeof label - 1);
  label[sizeof label - 1] = 0;
  tracer->axis(tracer->context, NULL, NULL, NULL, NULL, 0);
  tracer->region(tracer->context, label, NULL, no_number, NULL, 0);
  tracer->polygon(tracer->context, "\"", NULL, 7, 0);
  tracer->simplex(tracer->context, "", no_number, 1, no_number, NAN, 1);
  for (i = 0; i < 5000; ++i) tracer->sign(tracer->context, "many", NAN, 1);
}

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
  if (what == 6 && tracer != NULL) tell_too_much();
  given->verdict = what == 5 ? 42 : HAIRLINE_YES;
}

static const hairline_method methods[] = {
    {"unruly", "contains", {"point", "sphere", NULL}, answer, NULL}};
static const hairline_plugin_info info = {HAIRLINE_PLUGIN_VERSION, 1, methods};

const hairline_plugin_info* hairline_plugin(void) { return &info; }
