/*
 * A plugin in C: whether two spheres meet, and a closest pair. Copy it, and put your own functions
 * in.
 *
 *   cc -std=c99 -O2 -fPIC -shared -I. template.c -o template_c.so -lm
 *   hairline fuzz --operands sphere sphere --plugin ./template_c.so --seconds 10
 */
#include "hairline_plugin.h"

/* Where steps are told, while Hairline wants them; else null. */
static const hairline_tracer* tracer = NULL;

/* To be left out by a plugin that tells no steps. */
void hairline_plugin_trace(const hairline_tracer* wanted) { tracer = wanted; }

/* numbers: center 3, radius 1. */
static void spheres_meet(const hairline_shape_double* operands, hairline_answer* answer) {
  const double* a = operands[0].numbers;
  const double* b = operands[1].numbers;
  const double reach = a[3] + b[3];
  double square = 0;
  int i;
  for (i = 0; i < 3; ++i) square += (b[i] - a[i]) * (b[i] - a[i]);
  if (tracer != NULL) {
    tracer->sign(tracer->context, "reach^2 - distance^2", reach * reach - square, 1);
  }
  answer->verdict = square <= reach * reach ? HAIRLINE_YES : HAIRLINE_NO;
}

/* The same in float: what is rounded is part of the method. */
static void spheres_meet_float(const hairline_shape_float* operands, hairline_answer* answer) {
  const float* a = operands[0].numbers;
  const float* b = operands[1].numbers;
  const float reach = a[3] + b[3];
  float square = 0;
  int i;
  for (i = 0; i < 3; ++i) square += (b[i] - a[i]) * (b[i] - a[i]);
  answer->verdict = square <= reach * reach ? HAIRLINE_YES : HAIRLINE_NO;
}

/* point: position 3; segment: a 3, b 3. */
static void nearest_on_segment(const hairline_shape_double* operands, hairline_answer* answer) {
  const double* p = operands[0].numbers;
  const double* a = operands[1].numbers;
  const double* b = a + 3;
  double along = 0;
  double length = 0;
  double t;
  int i;
  for (i = 0; i < 3; ++i) {
    along += (p[i] - a[i]) * (b[i] - a[i]);
    length += (b[i] - a[i]) * (b[i] - a[i]);
  }
  t = length > 0 ? along / length : 0;
  if (t < 0) t = 0;
  if (t > 1) t = 1;
  answer->square_distance = 0;
  for (i = 0; i < 3; ++i) {
    const double nearest = a[i] + t * (b[i] - a[i]);
    answer->points[0][i] = p[i];
    answer->points[1][i] = nearest;
    answer->square_distance += (p[i] - nearest) * (p[i] - nearest);
  }
  if (tracer != NULL) {
    const char* feature = t <= 0 ? "a" : t >= 1 ? "b" : "between";
    tracer->region(tracer->context, "region", feature, p, answer->points[1], 1);
  }
}

static const hairline_method methods[] = {
    {"template_c", "intersect", {"sphere", "sphere", NULL}, spheres_meet, spheres_meet_float},
    {"template_c", "closest", {"point", "segment", NULL}, nearest_on_segment, NULL},
};

static const hairline_plugin_info info = {HAIRLINE_PLUGIN_VERSION,
                                          sizeof methods / sizeof methods[0], methods};

const hairline_plugin_info* hairline_plugin(void) { return &info; }
