#include "ask.h"

static int hairline_triangle_aabb(const char* kind, const double v[9], const double b[6],
                                  const double m[6], const char* field, double* number) {
  char request[2048], value[32];
  snprintf(request, sizeof request,
           "\"kind\":\"%s\","
           "\"a\":{\"type\":\"triangle\",\"vertices\":[[%.17g,%.17g,%.17g],[%.17g,%.17g,%.17g],"
           "[%.17g,%.17g,%.17g]],\"displacement\":[%.17g,%.17g,%.17g]},"
           "\"b\":{\"type\":\"aabb\",\"min\":[%.17g,%.17g,%.17g],\"max\":[%.17g,%.17g,%.17g],"
           "\"displacement\":[%.17g,%.17g,%.17g]}",
           kind, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], m[0], m[1], m[2], b[0], b[1],
           b[2], b[3], b[4], b[5], m[3], m[4], m[5]);
  const int yes = hairline_ask(request, field, value);
  *number = atof(value);
  return yes;
}
#define HOOKS(Name, scalar)                                                                    \
  static void take_##scalar(double* to, const scalar* from, int count) {                       \
    for (int i = 0; i < count; ++i) to[i] = from[i];                                           \
  }                                                                                            \
  static int intersects_triangle_aabb_##scalar(const Triangle##Name* a, const Aabb##Name* b) { \
    double v[9], box[6], m[6] = {0}, number;                                                   \
    take_##scalar(v, a->vertices[0], 9);                                                       \
    take_##scalar(box, b->min, 3);                                                             \
    take_##scalar(box + 3, b->max, 3);                                                         \
    return hairline_triangle_aabb("intersect", v, box, m, "\"hit\":", &number);                \
  }                                                                                            \
  static scalar square_distance_triangle_aabb_##scalar(const Triangle##Name* a,                \
                                                       const Aabb##Name* b) {                  \
    double v[9], box[6], m[6] = {0}, number;                                                   \
    take_##scalar(v, a->vertices[0], 9);                                                       \
    take_##scalar(box, b->min, 3);                                                             \
    take_##scalar(box + 3, b->max, 3);                                                         \
    hairline_triangle_aabb("closest", v, box, m, "\"sqdist\":", &number);                      \
    return (scalar)number;                                                                     \
  }
HOOKS(Double, double)
HOOKS(Float, float)
#ifndef WITHOUT_MOTION
#define SWEEP_HOOKS(Name, scalar)                                                              \
  static int sweep_hits_triangle_aabb_##scalar(const Triangle##Name* a, const Motion##Name* n, \
                                               const Aabb##Name* b, const Motion##Name* o) {   \
    double v[9], box[6], m[6], number;                                                         \
    take_##scalar(v, a->vertices[0], 9);                                                       \
    take_##scalar(box, b->min, 3);                                                             \
    take_##scalar(box + 3, b->max, 3);                                                         \
    take_##scalar(m, n->displacement, 3);                                                      \
    take_##scalar(m + 3, o->displacement, 3);                                                  \
    return hairline_triangle_aabb("sweep", v, box, m, "\"hit\":", &number);                    \
  }
SWEEP_HOOKS(Double, double)
SWEEP_HOOKS(Float, float)
#endif
