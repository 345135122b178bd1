// CGAL's inexact kernel (Simple_cartesian<double>) as methods of Hairline. This kernel
// is fast because it rounds; a search shows how often that makes it wrong.
//
//   c++ -std=c++20 -O2 -fPIC -shared -I.. cgal.cpp -o cgal.so
//   hairline fuzz --operands triangle triangle --plugin ./cgal.so --scalar double --seconds 10

#include <CGAL/Simple_cartesian.h>
#include <CGAL/squared_distance_3.h>

#include <array>

#include "hairline_plugin.h"

namespace {

using Kernel = CGAL::Simple_cartesian<double>;

Kernel::Point_3 point(const double* n) { return {n[0], n[1], n[2]}; }
Kernel::Vector_3 vector(const double* n) { return {n[0], n[1], n[2]}; }

// Each reads an operand as the header lists its numbers.
Kernel::Point_3 pointOf(const double* n) { return point(n); }
Kernel::Line_3 lineOf(const double* n) { return {point(n), vector(n + 3)}; }
Kernel::Ray_3 rayOf(const double* n) { return {point(n), vector(n + 3)}; }
Kernel::Segment_3 segmentOf(const double* n) { return {point(n), point(n + 3)}; }
Kernel::Plane_3 planeOf(const double* n) { return {n[0], n[1], n[2], -n[3]}; }
Kernel::Triangle_3 triangleOf(const double* n) { return {point(n), point(n + 3), point(n + 6)}; }
Kernel::Iso_cuboid_3 boxOf(const double* n) { return {point(n), point(n + 3)}; }
Kernel::Tetrahedron_3 tetrahedronOf(const double* n) {
  return {point(n), point(n + 3), point(n + 6), point(n + 9)};
}

template <auto readA, auto readB>
void intersects(const hairline_shape_double* operands, hairline_answer* answer) {
  const auto a = readA(operands[0].numbers);
  const auto b = readB(operands[1].numbers);
  // CGAL requires its callers to exclude degenerate shapes.
  const auto isThin = [](const auto& shape) {
    if constexpr (requires { shape.is_degenerate(); }) {
      return shape.is_degenerate();
    } else {
      return false;
    }
  };
  if (isThin(a) || isThin(b)) return;
  answer->verdict = CGAL::do_intersect(a, b) ? HAIRLINE_YES : HAIRLINE_NO;
}

template <auto readA, auto readB>
void distance(const hairline_shape_double* operands, hairline_answer* answer) {
  answer->square_distance =
      CGAL::squared_distance(readA(operands[0].numbers), readB(operands[1].numbers));
}

void inTetrahedron(const hairline_shape_double* operands, hairline_answer* answer) {
  const Kernel::Tetrahedron_3 tetrahedron = tetrahedronOf(operands[1].numbers);
  if (tetrahedron.is_degenerate()) return;
  answer->verdict =
      tetrahedron.has_on_unbounded_side(pointOf(operands[0].numbers)) ? HAIRLINE_NO : HAIRLINE_YES;
}

constexpr hairline_method method(const char* kind, const char* a, const char* b,
                                 hairline_answer_double function) {
  return {"cgal_inexact", kind, {a, b, nullptr}, function, nullptr};
}

constexpr std::array<hairline_method, 12> methods{
    method("intersect", "triangle", "triangle", &intersects<triangleOf, triangleOf>),
    method("intersect", "triangle", "aabb", &intersects<triangleOf, boxOf>),
    method("intersect", "segment", "triangle", &intersects<segmentOf, triangleOf>),
    method("intersect", "ray", "triangle", &intersects<rayOf, triangleOf>),
    method("intersect", "line", "triangle", &intersects<lineOf, triangleOf>),
    method("intersect", "ray", "aabb", &intersects<rayOf, boxOf>),
    method("intersect", "segment", "plane", &intersects<segmentOf, planeOf>),
    method("closest", "point", "triangle", &distance<pointOf, triangleOf>),
    method("closest", "point", "segment", &distance<pointOf, segmentOf>),
    method("closest", "segment", "segment", &distance<segmentOf, segmentOf>),
    method("closest", "line", "line", &distance<lineOf, lineOf>),
    method("contains", "point", "tetrahedron", &inTetrahedron),
};

constexpr hairline_plugin_info info{HAIRLINE_PLUGIN_VERSION, methods.size(), methods.data()};

}  // namespace

const hairline_plugin_info* hairline_plugin() { return &info; }
