/*
 * The interface between Hairline and a function of yours: one header, plain C, no library to link.
 *
 * A plugin is a shared library that exports `hairline_plugin`, which tells what methods it has.
 * Each method answers one kind of query about operands of given types, in double, in float, or in
 * both. Hairline loads the library in a process of its own and calls the methods one at a time,
 * from one thread; what a method crashes, it does not take along.
 *
 * `hairline queries` lists the kinds of query and the shapes that each takes; README.md beside this
 * header says how a plugin is built and used.
 */
#ifndef HAIRLINE_PLUGIN_H
#define HAIRLINE_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Of this interface. Hairline refuses a library of another version, with a message. */
#define HAIRLINE_PLUGIN_VERSION 1

#if defined(_WIN32)
#define HAIRLINE_PLUGIN_EXPORT __declspec(dllexport)
#else
#define HAIRLINE_PLUGIN_EXPORT __attribute__((visibility("default")))
#endif

/*
 * An operand: its type and its numbers, one after the other in the order in which the format lists
 * the fields of the type. All lengths and coordinates are finite, and the shape is legal.
 *
 *   point          position 3
 *   line, ray      origin 3, direction 3
 *   segment        a 3, b 3
 *   plane          normal 3, offset 1
 *   triangle       vertices 3 x 3
 *   quad           vertices 4 x 3
 *   polygon        vertices n x 3, n = number_count / 3; of one with holes those of the outer loop,
 *                  then those of the holes, and in `indices` the vertex at which each hole starts;
 *                  a method that knows no holes declines it where index_count is not 0
 *   rectangle      center 3, axes 2 x 3, half_extents 2
 *   aabb           min 3, max 3
 *   obb            center 3, axes 3 x 3, half_extents 3
 *   sphere         center 3, radius 1
 *   capsule        a 3, b 3, radius 1
 *   cylinder       a 3, b 3, radius 1
 *   cone           apex 3, axis 3, height 1, radius 1
 *   tetrahedron    vertices 4 x 3
 *   frustum        vertices 8 x 3
 *   half_space     normal 3, offset 1
 *   disc           center 3, normal 3, radius 1
 *   ellipsoid      center 3, axes 3 x 3, radii 3
 *   convex         vertices n x 3, n = number_count / 3
 *   kdop           directions n x 3, min n, max n, n = number_count / 5
 *   mesh           vertices n x 3; its triangles are in `indices`, three each
 *   grid           origin 3, cell 1, dimensions 3
 *   point2         position 2
 *   segment2       a 2, b 2
 *   triangle2      vertices 3 x 2
 *   rectangle2     center 2, axes 2 x 2, half_extents 2
 *   kdop2          directions n x 2, min n, max n, n = number_count / 4
 *
 * Edge k of a triangle lies opposite vertex k: it joins the other two.
 */
typedef struct hairline_shape_double {
  const char* type;
  const double* numbers;
  size_t number_count;
  /* Of a mesh, or of a polygon with holes; otherwise null and 0. */
  const uint32_t* indices;
  size_t index_count;
  /* How far it moves over the time interval [0, 1] of a sweep; zeros otherwise. */
  double displacement[3];
} hairline_shape_double;

/* The same, each number rounded to the nearest float. */
typedef struct hairline_shape_float {
  const char* type;
  const float* numbers;
  size_t number_count;
  const uint32_t* indices;
  size_t index_count;
  float displacement[3];
} hairline_shape_float;

/* What a method may say. */
typedef enum hairline_verdict {
  /* It declines this case, such as a degenerate one: no finding, but counted. Of the kind closest
     the distance is the answer. */
  HAIRLINE_NONE = 0,
  /* intersect and sweep: hit; bound: may hit; contains: contains. */
  HAIRLINE_NO = 1,
  HAIRLINE_YES = 2,
  /* side */
  HAIRLINE_FRONT = 3,
  HAIRLINE_BEHIND = 4,
  HAIRLINE_STRADDLES = 5,
  /* common */
  HAIRLINE_COMMON_NOTHING = 6,
  HAIRLINE_COMMON_POINT = 7,
  HAIRLINE_COMMON_LINE = 8,
  HAIRLINE_COMMON_PLANE = 9
} hairline_verdict;

/*
 * An answer. It comes to a method with the verdict HAIRLINE_NONE and every number NaN; a number
 * that is left NaN or infinite was not given. Only the verdict is asked for, and of the kind
 * closest the squared distance.
 */
typedef struct hairline_answer {
  /* One of hairline_verdict. */
  int32_t verdict;
  /* closest: the squared distance. */
  double square_distance;
  /* closest: the nearest point of each operand, in the order of the method's operands. */
  double points[2][3];
  /* intersect, sweep: a point of both, in a sweep at `time`. Hairline proves a hit by it. */
  double point[3];
  /* sweep: the first time in [0, 1]. */
  double time;
  /* intersect: the parameter of the point on a line, ray or segment. */
  double t;
  /* The normal at the point, of any length. */
  double normal[3];
  /* A miss: a direction, of any length, along which the operands lie apart. Hairline proves a miss
     by it. */
  double separating_axis[3];
} hairline_answer;

/* Operands come in the order of `operands` of the method, whatever the order in the scene. */
typedef void (*hairline_answer_double)(const hairline_shape_double* operands,
                                       hairline_answer* answer);
typedef void (*hairline_answer_float)(const hairline_shape_float* operands,
                                      hairline_answer* answer);

/* A method: one kind of query about operands of given types. Several may share a name, when they
   are one method for several pairs. */
typedef struct hairline_method {
  /* As Hairline shows it: a short word such as "my_sat". */
  const char* name;
  /* "intersect", "bound", "closest", "contains", "side", "common" or "sweep". */
  const char* kind;
  /* Types of two operands, or of three planes; null where there is no third. */
  const char* operands[3];
  /* Either may be null: then it does not answer in that scalar. */
  hairline_answer_double in_double;
  hairline_answer_float in_float;
} hairline_method;

typedef struct hairline_plugin_info {
  /* HAIRLINE_PLUGIN_VERSION as it was when the plugin was compiled. */
  int32_t version;
  size_t method_count;
  const hairline_method* methods;
} hairline_plugin_info;

/* What a plugin exports. What it returns lasts as long as the library is loaded. */
HAIRLINE_PLUGIN_EXPORT const hairline_plugin_info* hairline_plugin(void);

/*
 * Steps, for those who want to see how an answer came about: Explain plays them. A plugin need not
 * tell any.
 *
 * A function of a tracer takes its `context` first, and last whether the step is the one that
 * decides; the first that does counts. `label` says in a few words what the step is, such as
 * "edge 0 x edge 1"; labels, and all that is pointed to, are copied. Points and axes are those of
 * the scene. More than 4096 steps are not kept. A number that is NaN or infinite is not shown.
 */
typedef struct hairline_tracer {
  void* context;
  /* The operands projected on an axis of any length: from `a[0]` to `a[1]`, and the same of b. */
  void (*axis)(void* context, const char* label, const double axis[3], const double a[2],
               const double b[2], int decides);
  /* A predicate, of which the sign counts. */
  void (*sign)(void* context, const char* label, double value, int decides);
  /* A line clipped by a slab or a half-space: where it is inside this one, and what is left of it
     after; nothing is left where remaining[0] > remaining[1]. */
  void (*slab)(void* context, const char* label, const double t[2], const double remaining[2],
               int decides);
  /* A point, the feature of a shape whose region it is in ("edge 0"), and the nearest point there.
   */
  void (*region)(void* context, const char* label, const char* feature, const double query[3],
                 const double nearest[3], int decides);
  /* A polygon after one cut, 3 coordinates a vertex; of none where nothing was left. */
  void (*polygon)(void* context, const char* label, const double* vertices, size_t vertex_count,
                  int decides);
  /* The simplex of an iteration in the space of differences a - b, 3 coordinates a vertex, the
     direction that is looked along next, and how far the origin is. */
  void (*simplex)(void* context, const char* label, const double* vertices, size_t vertex_count,
                  const double direction[3], double distance, int decides);
  /* A moment of an iteration over time, and how far the operands are apart then. */
  void (*time)(void* context, const char* label, double time, double distance, int decides);
} hairline_tracer;

/*
 * Exported by a plugin that tells steps, and by no other: Hairline calls it with a tracer before it
 * asks a method whose steps are wanted, and with null after the answer, so that between those calls
 * the methods tell theirs and else none. A search wants none.
 */
HAIRLINE_PLUGIN_EXPORT void hairline_plugin_trace(const hairline_tracer* tracer);

#ifdef __cplusplus
}
#endif

#endif
