/*
 * Records what a running program asks its collision tests, and what they answer, for
 * `hairline replay`, which asks everything again exactly. C++17, POSIX, GCC or Clang, nothing to
 * link.
 *
 *   hairline::capture::start("game.hcap");
 *   ...
 *   const bool hit = triangleBox(a, b, c, min, max);
 *   HAIRLINE_CAPTURE(intersect, triangle(a, b, c), aabb(min, max), hit);
 *   ...
 *   HAIRLINE_CAPTURE_FRAME();
 *
 * The first argument is a kind of query (intersect, bound, closest, contains, side, common, sweep),
 * the last one the answer: a bool, a distance of `closest`, a `Verdict`, or an `Answer` with more.
 * Shapes take any vectors: with [0] [1] [2] (arrays, Eigen, glm), with .x .y .z as members or
 * functions, and others by a specialization of `Coordinates`. Numbers are kept bit by bit, in float
 * or double as they are.
 *
 * Before the start HAIRLINE_CAPTURE costs one load and one branch; HAIRLINE_CAPTURE_OFF removes it.
 * In both cases its arguments are not evaluated.
 *
 * hairline_capture_c.h, beside this header, says what becomes of records, and is the same for C.
 */
#ifndef HAIRLINE_CAPTURE_H
#define HAIRLINE_CAPTURE_H

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>

#include "hairline_capture_c.h"

namespace hairline::capture {

enum class Mode {
  /// Everything, until the file is full.
  all = hairline_capture_all,
  /// The last records of each thread.
  last = hairline_capture_last,
  /// Those whose verdict differs from that of the previous frame, at the same place in the source.
  changes = hairline_capture_changes
};

struct Options {
  const char* path = "hairline.hcap";
  Mode mode = Mode::all;
  /// Record every n-th call of a thread.
  std::uint32_t every = 1;
  /// The maximum size of the file. It has that size while the program runs.
  std::uint64_t bytes = std::uint64_t{64} << 20;
  /// For Mode::last: how much each thread keeps at least. A triangle and a box in float take 96
  /// bytes.
  std::uint64_t bytesPerThread = std::uint64_t{1} << 20;
  /// Keeps records in memory, and writes the file on dump() or when a signal ends the program.
  bool inMemory = false;
  /// Records in the file which signal ended the program. Previously installed handlers are called
  /// afterwards.
  bool handlesSignals = true;
};

/// Starts capturing, and ends an earlier capture. False with errno: EINVAL for invalid options,
/// otherwise the system's error for the file.
inline bool start(const Options& options) {
  hairline_capture_options given = hairline_capture_defaults(options.path);
  given.mode = static_cast<int>(options.mode);
  given.every = options.every;
  given.bytes = options.bytes;
  given.bytes_per_thread = options.bytesPerThread;
  given.in_memory = options.inMemory ? 1 : 0;
  given.handles_signals = options.handlesSignals ? 1 : 0;
  return hairline_capture_start_with(&given) == 0;
}
inline bool start(const char* path) {
  Options options;
  options.path = path;
  return start(options);
}

/// Ends capturing, and truncates the file to its contents. No thread may be capturing meanwhile.
inline void stop() { hairline_capture_stop(); }

/// Writes what has been captured so far to a file; null for the path given at the start. Safe in a
/// signal handler.
inline bool dump(const char* path = nullptr) { return hairline_capture_dump(path) == 0; }

enum class Verdict : std::uint8_t {
  none = hairline_capture_none,
  no = hairline_capture_no,
  yes = hairline_capture_yes,
  front = hairline_capture_front,
  behind = hairline_capture_behind,
  straddles = hairline_capture_straddles,
  commonNothing = hairline_capture_common_nothing,
  commonPoint = hairline_capture_common_point,
  commonLine = hairline_capture_common_line,
  commonPlane = hairline_capture_common_plane
};

/// How the coordinates of a vector are read: specialize it for your own vector types.
template <typename V, typename = void>
struct Coordinates;

template <typename V>
struct Coordinates<V, std::void_t<decltype(std::declval<const V&>()[0])>> {
  static auto get(const V& vector, int i) { return vector[static_cast<std::size_t>(i)]; }
};
template <typename T>
struct Coordinates<T*, void> {
  static auto get(const T* vector, int i) { return vector[i]; }
};

namespace detail {

template <typename V, typename = void>
struct HasIndex : std::false_type {};
template <typename V>
struct HasIndex<V, std::void_t<decltype(std::declval<const V&>()[0])>> : std::true_type {};

template <typename V, typename = void>
struct HasZ : std::false_type {};
template <typename V>
struct HasZ<V, std::void_t<decltype(std::declval<const V&>().z)>> : std::true_type {};

}  // namespace detail

template <typename V>
struct Coordinates<V, std::enable_if_t<!detail::HasIndex<V>::value &&
                                       !std::is_member_function_pointer_v<decltype(&V::x)>>> {
  static auto get(const V& vector, int i) {
    if (i == 0) return vector.x;
    if constexpr (detail::HasZ<V>::value) {
      if (i == 2) return vector.z;
    }
    return vector.y;
  }
};
template <typename V>
struct Coordinates<V, std::enable_if_t<!detail::HasIndex<V>::value &&
                                       std::is_member_function_pointer_v<decltype(&V::x)>>> {
  static auto get(const V& vector, int i) {
    return i == 0 ? vector.x() : i == 1 ? vector.y() : vector.z();
  }
};

namespace detail {

template <typename V>
auto coordinate(const V& vector, int i) {
  return Coordinates<std::decay_t<V>>::get(vector, i);
}

/// The numbers of an operand come in parts; each reports how many it has, and writes them.
template <int n, typename V>
struct VectorPart {
  const V& vector;
  using Number = std::decay_t<decltype(coordinate(std::declval<const V&>(), 0))>;
  constexpr std::size_t count() const { return n; }
  template <typename S>
  S* write(S* at) const {
    for (int i = 0; i < n; ++i) *at++ = static_cast<S>(coordinate(vector, i));
    return at;
  }
};

template <typename T>
struct NumberPart {
  T number;
  using Number = T;
  constexpr std::size_t count() const { return 1; }
  template <typename S>
  S* write(S* at) const {
    *at++ = static_cast<S>(number);
    return at;
  }
};

/// A list of vectors of n coordinates, or of numbers where n is 0.
template <int n, typename List>
struct ListPart {
  const List& list;
  static auto first(const List& of) {
    if constexpr (n == 0) {
      return *std::begin(of);
    } else {
      return coordinate(*std::begin(of), 0);
    }
  }
  using Number = std::decay_t<decltype(first(std::declval<const List&>()))>;
  std::size_t count() const { return std::size(list) * (n == 0 ? 1 : n); }
  template <typename S>
  S* write(S* at) const {
    for (const auto& item : list) {
      if constexpr (n == 0) {
        *at++ = static_cast<S>(item);
      } else {
        at = VectorPart<n, std::decay_t<decltype(item)>>{item}.write(at);
      }
    }
    return at;
  }
};

/// Integers say nothing about float or double.
template <typename T>
inline constexpr bool isFloat = std::is_same_v<T, float>;
template <typename... Parts>
inline constexpr bool areFloats = ((isFloat<typename Parts::Number> ||
                                    std::is_integral_v<typename Parts::Number>)&&...) &&
                                  (isFloat<typename Parts::Number> || ...);

}  // namespace detail

/// A shape that moves by a displacement over the time interval [0, 1], for the kind sweep.
template <typename S, typename V>
struct MovingShape {
  S shape;
  const V& displacement;

#ifndef HAIRLINE_CAPTURE_OFF
  void write(hairline_capture_writer& writer) const {
    shape.write(writer);
    double numbers[3] = {};
    detail::VectorPart<3, V>{displacement}.write(numbers);
    hairline_capture_move(&writer, numbers);
  }
#endif
};

/// A shape in the form of a record: it refers to the objects it was made from.
template <int type, typename... Parts>
struct Shape {
  std::tuple<Parts...> parts;

  /// The moving shape: sphere(center, radius).moving(displacement).
  template <typename V>
  MovingShape<Shape, V> moving(const V& displacement) const {
    return {*this, displacement};
  }

  using Number = std::conditional_t<detail::areFloats<Parts...>, float, double>;

#ifndef HAIRLINE_CAPTURE_OFF
  void write(hairline_capture_writer& writer) const {
    const std::size_t count =
        std::apply([](const Parts&... each) { return (each.count() + ...); }, parts);
    auto* at = static_cast<Number*>(hairline_capture_add(&writer, type, sizeof(Number), count));
    if (at == nullptr) return;
    std::apply([&at](const Parts&... each) { ((at = each.write(at)), ...); }, parts);
  }
#endif
};

template <int type, typename... Parts>
Shape<type, Parts...> shapeOf(Parts... parts) {
  return {std::tuple<Parts...>(parts...)};
}

/// A part of three coordinates, of two, a single number, or a list of vectors or numbers.
template <typename V>
detail::VectorPart<3, V> in3(const V& vector) {
  return {vector};
}
template <typename V>
detail::VectorPart<2, V> in2(const V& vector) {
  return {vector};
}
template <typename T>
detail::NumberPart<T> one(T number) {
  return {number};
}
template <int n, typename List>
detail::ListPart<n, List> listOf(const List& list) {
  return {list};
}

// ---- Shapes, with the fields of the format in its order

template <typename V>
auto point(const V& position) {
  return shapeOf<hairline_capture_shape_point>(in3(position));
}
template <typename V, typename W>
auto line(const V& origin, const W& direction) {
  return shapeOf<hairline_capture_shape_line>(in3(origin), in3(direction));
}
template <typename V, typename W>
auto ray(const V& origin, const W& direction) {
  return shapeOf<hairline_capture_shape_ray>(in3(origin), in3(direction));
}
template <typename V>
auto segment(const V& a, const V& b) {
  return shapeOf<hairline_capture_shape_segment>(in3(a), in3(b));
}
template <typename V, typename T>
auto plane(const V& normal, T offset) {
  return shapeOf<hairline_capture_shape_plane>(in3(normal), one(offset));
}
template <typename V>
auto triangle(const V& a, const V& b, const V& c) {
  return shapeOf<hairline_capture_shape_triangle>(in3(a), in3(b), in3(c));
}
template <typename V>
auto quad(const V& a, const V& b, const V& c, const V& d) {
  return shapeOf<hairline_capture_shape_quad>(in3(a), in3(b), in3(c), in3(d));
}
template <typename List>
auto polygon(const List& vertices) {
  return shapeOf<hairline_capture_shape_polygon>(listOf<3>(vertices));
}
template <typename V, typename E>
auto rectangle(const V& center, const V& axis0, const V& axis1, const E& halfExtents) {
  return shapeOf<hairline_capture_shape_rectangle>(in3(center), in3(axis0), in3(axis1),
                                                   in2(halfExtents));
}
template <typename V>
auto aabb(const V& min, const V& max) {
  return shapeOf<hairline_capture_shape_aabb>(in3(min), in3(max));
}
template <typename V, typename A, typename E>
auto obb(const V& center, const A& axis0, const A& axis1, const A& axis2, const E& halfExtents) {
  return shapeOf<hairline_capture_shape_obb>(in3(center), in3(axis0), in3(axis1), in3(axis2),
                                             in3(halfExtents));
}
template <typename V, typename T>
auto sphere(const V& center, T radius) {
  return shapeOf<hairline_capture_shape_sphere>(in3(center), one(radius));
}
template <typename V, typename T>
auto capsule(const V& a, const V& b, T radius) {
  return shapeOf<hairline_capture_shape_capsule>(in3(a), in3(b), one(radius));
}
template <typename V, typename T>
auto cylinder(const V& a, const V& b, T radius) {
  return shapeOf<hairline_capture_shape_cylinder>(in3(a), in3(b), one(radius));
}
template <typename V, typename A, typename T>
auto cone(const V& apex, const A& axis, T height, T radius) {
  return shapeOf<hairline_capture_shape_cone>(in3(apex), in3(axis), one(height), one(radius));
}
template <typename V>
auto tetrahedron(const V& a, const V& b, const V& c, const V& d) {
  return shapeOf<hairline_capture_shape_tetrahedron>(in3(a), in3(b), in3(c), in3(d));
}
template <typename List>
auto convex(const List& vertices) {
  return shapeOf<hairline_capture_shape_convex>(listOf<3>(vertices));
}
/// Eight vertices: the four of the near face in order, then those of the far face that belong to
/// them.
template <typename List>
auto frustum(const List& vertices) {
  return shapeOf<hairline_capture_shape_frustum>(listOf<3>(vertices));
}
template <typename V, typename T>
auto halfSpace(const V& normal, T offset) {
  return shapeOf<hairline_capture_shape_half_space>(in3(normal), one(offset));
}
template <typename V, typename W, typename T>
auto disc(const V& center, const W& normal, T radius) {
  return shapeOf<hairline_capture_shape_disc>(in3(center), in3(normal), one(radius));
}
template <typename V, typename A, typename R>
auto ellipsoid(const V& center, const A& axis0, const A& axis1, const A& axis2, const R& radii) {
  return shapeOf<hairline_capture_shape_ellipsoid>(in3(center), in3(axis0), in3(axis1), in3(axis2),
                                                   in3(radii));
}
/// Directions are rows of -1, 0 and 1.
template <typename Rows, typename List>
auto kdop(const Rows& directions, const List& min, const List& max) {
  return shapeOf<hairline_capture_shape_kdop>(listOf<3>(directions), listOf<0>(min),
                                              listOf<0>(max));
}
template <typename V, typename T, typename D>
auto grid(const V& origin, T cell, const D& dimensions) {
  return shapeOf<hairline_capture_shape_grid>(in3(origin), one(cell), in3(dimensions));
}
template <typename V>
auto point2(const V& position) {
  return shapeOf<hairline_capture_shape_point2>(in2(position));
}
template <typename V>
auto segment2(const V& a, const V& b) {
  return shapeOf<hairline_capture_shape_segment2>(in2(a), in2(b));
}
template <typename V>
auto triangle2(const V& a, const V& b, const V& c) {
  return shapeOf<hairline_capture_shape_triangle2>(in2(a), in2(b), in2(c));
}
template <typename V, typename E>
auto rectangle2(const V& center, const V& axis0, const V& axis1, const E& halfExtents) {
  return shapeOf<hairline_capture_shape_rectangle2>(in2(center), in2(axis0), in2(axis1),
                                                    in2(halfExtents));
}
template <typename Rows, typename List>
auto kdop2(const Rows& directions, const List& min, const List& max) {
  return shapeOf<hairline_capture_shape_kdop2>(listOf<2>(directions), listOf<0>(min),
                                               listOf<0>(max));
}

/// A mesh: a list of vertices, and one of index triples or of consecutive indices.
template <typename Vertices, typename Triangles>
struct MeshShape {
  const Vertices& vertices;
  const Triangles& triangles;

  template <typename V>
  MovingShape<MeshShape, V> moving(const V& displacement) const {
    return {*this, displacement};
  }

#ifndef HAIRLINE_CAPTURE_OFF
  void write(hairline_capture_writer& writer) const {
    shapeOf<hairline_capture_shape_mesh>(listOf<3>(vertices)).write(writer);
    constexpr bool isFlat =
        std::is_integral_v<std::decay_t<decltype(*std::begin(std::declval<const Triangles&>()))>>;
    std::uint32_t* at =
        hairline_capture_add_indices(&writer, std::size(triangles) * (isFlat ? 1 : 3));
    if (at != nullptr) listOf<isFlat ? 0 : 3>(triangles).write(at);
  }
#endif
};
template <typename Vertices, typename Triangles>
MeshShape<Vertices, Triangles> mesh(const Vertices& vertices, const Triangles& triangles) {
  return {vertices, triangles};
}

// ---- Answers

/// The program's answer: a verdict and optional numbers: Answer(hit).withTime(t),
/// Answer().withDistance(d).withPoints(p, q).
class Answer {
 public:
  Answer() = default;
  explicit Answer(Verdict verdict) { m_answer.verdict = static_cast<std::uint8_t>(verdict); }
  explicit Answer(bool hit) : Answer(hit ? Verdict::yes : Verdict::no) {}

  Answer& withDistance(double distance) {
    m_answer.distance = distance;
    return has(hairline_capture_has_distance);
  }
  Answer& withSquaredDistance(double distance) {
    m_answer.square_distance = distance;
    return has(hairline_capture_has_square_distance);
  }
  /// The parameter of the hit along a line, ray or segment.
  Answer& withT(double t) {
    m_answer.t = t;
    return has(hairline_capture_has_t);
  }
  /// The time of the first contact in a sweep.
  Answer& withTime(double time) {
    m_answer.time = time;
    return has(hairline_capture_has_time);
  }
  /// A common point.
  template <typename V>
  Answer& withPoint(const V& point) {
    in3(point).write(m_answer.point);
    return has(hairline_capture_has_point);
  }
  /// The nearest point of each operand.
  template <typename V>
  Answer& withPoints(const V& a, const V& b) {
    in3(b).write(in3(a).write(m_answer.points));
    return has(hairline_capture_has_points);
  }

  const hairline_capture_answer& fields() const { return m_answer; }

 private:
  Answer& has(int bit) {
    m_answer.has = static_cast<std::uint8_t>(m_answer.has | bit);
    return *this;
  }

  hairline_capture_answer m_answer{};
};

template <typename T>
Answer answerOf(const T& answer) {
  if constexpr (std::is_same_v<T, Answer>) {
    return answer;
  } else if constexpr (std::is_same_v<T, Verdict>) {
    return Answer(answer);
  } else if constexpr (std::is_floating_point_v<T>) {
    return Answer().withDistance(static_cast<double>(answer));
  } else {
    return Answer(static_cast<bool>(answer));
  }
}

#ifndef HAIRLINE_CAPTURE_OFF
/// Adds a record; HAIRLINE_CAPTURE calls it.
template <typename Result, typename... Shapes>
void record(hairline_capture_site& site, int kind, const Result& result, const Shapes&... shapes) {
  if constexpr (std::is_integral_v<Result> && !std::is_same_v<Result, bool>) {
    // Of `closest` a whole number is a distance like any other.
    if (kind == hairline_capture_kind_closest) {
      return record(site, kind, static_cast<double>(result), shapes...);
    }
  }
  hairline_capture_writer writer;
  if constexpr (std::is_convertible_v<Result, bool> && !std::is_floating_point_v<Result>) {
    const int verdict = static_cast<bool>(result) ? hairline_capture_yes : hairline_capture_no;
    if (hairline_capture_begin(&writer, &site, kind, verdict) == 0) return;
  } else {
    const hairline_capture_answer answer = answerOf(result).fields();
    const int verdict = hairline_capture_verdict_of_(&answer);
    if (hairline_capture_begin(&writer, &site, kind, verdict) == 0) return;
    if (answer.has != 0) hairline_capture_add_answer(&writer, &answer);
  }
  (shapes.write(writer), ...);
  hairline_capture_end(&writer);
}
#endif

}  // namespace hairline::capture

#ifndef HAIRLINE_CAPTURE_OFF

#define HAIRLINE_CAPTURE_RECORD_(kind, result, ...)                                     \
  do {                                                                                  \
    if (hairline_capture_is_on()) {                                                     \
      HAIRLINE_CAPTURE_SITE_(hairline_site_);                                           \
      ::hairline::capture::record(hairline_site_, hairline_capture_kind_##kind, result, \
                                  __VA_ARGS__);                                         \
    }                                                                                   \
  } while (0)
#define HAIRLINE_CAPTURE_TWO_(kind, a, b, result) \
  HAIRLINE_CAPTURE_RECORD_(kind, result, ::hairline::capture::a, ::hairline::capture::b)
#define HAIRLINE_CAPTURE_THREE_(kind, a, b, c, result)                                   \
  HAIRLINE_CAPTURE_RECORD_(kind, result, ::hairline::capture::a, ::hairline::capture::b, \
                           ::hairline::capture::c)
#define HAIRLINE_CAPTURE_CHOOSE_(kind, a, b, c, d, macro, ...) macro

/// HAIRLINE_CAPTURE(kind, shape, shape, answer), or with three planes of the kind common.
#define HAIRLINE_CAPTURE(...)                                                              \
  HAIRLINE_CAPTURE_CHOOSE_(__VA_ARGS__, HAIRLINE_CAPTURE_THREE_, HAIRLINE_CAPTURE_TWO_, 0) \
  (__VA_ARGS__)

#endif

#endif
