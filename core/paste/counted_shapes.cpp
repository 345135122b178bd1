#include <algorithm>

#include "core/math/rational.h"
#include "core/paste/shape_readings.h"

// Shapes by how many numbers there are.

namespace hairline {
namespace {

using ValueKind = PasteValue::Kind;

// More objects at once are no case to look at; a polygon of more corners takes long to check.
constexpr std::size_t mostObjects = 1000;
constexpr std::size_t mostCorners = 200;

class Counted {
 public:
  Counted(const PasteValue& value, PastedValues values)
      : m_value(value), m_values(values), m_list(value) {}

  ShapeReadings run() {
    const std::size_t count = m_value.numbers.size();
    const std::size_t columns = m_value.kind == ValueKind::rows ? m_value.columns : 0;
    const std::size_t rows = columns == 0 ? 0 : count / columns;
    if (columns == 0) {
      addFlat(count);
    } else if (columns == 3) {
      addPoints(byRows(3), "rows");
      if (rows == 3 && !isSymmetric()) addPoints(byColumns(3), "columns");
    } else if (columns == 2 && rows != 3) {
      addPlanarPoints(byRows(2), "rows");
    } else if (columns == 2) {
      addPlanarPoints(byRows(2), "rows");
      addPoints(byColumns(3), "columns");
    } else if (columns == 4 && isHomogeneous()) {
      addPoints(byRows(3), "rows x y z 1");
    } else if (rows == 3) {
      addPoints(byColumns(3), "columns");
    } else if (rows == 2) {
      addPlanarPoints(byColumns(2), "columns");
    } else if (columns == 4 && rows <= mostObjects) {
      addFours(rows);
    }
    return m_list.take();
  }

 private:
  double at(std::size_t i) const { return m_values[m_value.numbers[i]]; }

  Json vector(std::size_t first, std::size_t size, std::size_t stride = 1) const {
    Json list = Json::array();
    for (std::size_t i = 0; i < size; ++i) list.push_back(at(first + i * stride));
    return list;
  }

  std::vector<Json> byRows(std::size_t size) const {
    std::vector<Json> points;
    const std::size_t columns = m_value.kind == ValueKind::rows ? m_value.columns : size;
    for (std::size_t i = 0; i + columns <= m_value.numbers.size(); i += columns) {
      points.push_back(vector(i, size));
    }
    return points;
  }

  /// Points one beside the other.
  std::vector<Json> byColumns(std::size_t size) const {
    std::vector<Json> points;
    const std::size_t columns = m_value.numbers.size() / size;
    for (std::size_t i = 0; i < columns; ++i) points.push_back(vector(i, size, columns));
    return points;
  }

  bool isSymmetric() const { return at(1) == at(3) && at(2) == at(6) && at(5) == at(7); }
  bool isHomogeneous() const {
    for (std::size_t i = 3; i < m_value.numbers.size(); i += 4) {
      if (at(i) != 1) return false;
    }
    return true;
  }

  void addFlat(std::size_t count) {
    if (count == 4) {
      if (at(3) == 1) {
        m_list.add("x y z 1", Json{{"type", "point"}, {"position", vector(0, 3)}});
      }
      addSphereOrPlane(0);
      m_list.add("a, b", Json{{"type", "segment2"}, {"a", vector(0, 2)}, {"b", vector(2, 2)}});
      m_list.add("min, max",
                 Json{{"type", "rectangle2"}, {"min", vector(0, 2)}, {"max", vector(2, 2)}});
      return;
    }
    if (count == 7) {
      for (const char* type : {"capsule", "cylinder"}) {
        m_list.add(
            "a, b, radius",
            Json{{"type", type}, {"a", vector(0, 3)}, {"b", vector(3, 3)}, {"radius", at(6)}});
      }
      return;
    }
    if (count == 15) {
      m_list.add("center, axes, half_extents",
                 Json{{"type", "obb"},
                      {"center", vector(0, 3)},
                      {"axes", {vector(3, 3), vector(6, 3), vector(9, 3)}},
                      {"half_extents", vector(12, 3)}});
    }
    if (count % 3 == 0) addPoints(byRows(3), "rows");
    if (count == 9 && !isSymmetric()) addPoints(byColumns(3), "columns");
    if (count == 6) addIntervals();
    if (count == 2 || count == 6 || (count % 2 == 0 && count % 3 != 0)) {
      addPlanarPoints(byRows(2), "rows");
    }
  }

  void addSphereOrPlane(std::size_t first) {
    m_list.add("center, radius",
               Json{{"type", "sphere"}, {"center", vector(first, 3)}, {"radius", at(first + 3)}});
    for (const double factor : {1.0, -1.0}) {
      m_list.add(
          factor > 0 ? "normal, offset" : "normal, -offset",
          Json{
              {"type", "plane"}, {"normal", vector(first, 3)}, {"offset", factor * at(first + 3)}});
    }
  }

  void addFours(std::size_t rows) {
    std::vector<Json> spheres;
    std::vector<Json> planes;
    std::vector<Json> negated;
    for (std::size_t i = 0; i < rows; ++i) {
      const Json first = vector(4 * i, 3);
      const double last = at(4 * i + 3);
      spheres.push_back({{"type", "sphere"}, {"center", first}, {"radius", last}});
      planes.push_back({{"type", "plane"}, {"normal", first}, {"offset", last}});
      negated.push_back({{"type", "plane"}, {"normal", first}, {"offset", -last}});
    }
    m_list.add("spheres", "center, radius", spheres);
    m_list.add("planes", "normal, offset", planes);
    m_list.add("planes", "normal, -offset", negated);
  }

  /// Bounds as intervals of x, y and z.
  void addIntervals() {
    m_list.add("x, y, z intervals",
               Json{{"type", "aabb"}, {"min", vector(0, 3, 2)}, {"max", vector(1, 3, 2)}});
  }

  /// A sphere would need a number more, so that all of these are made of points alone.
  void addPoints(const std::vector<Json>& points, const std::string& layout) {
    const std::size_t count = points.size();
    const auto vertices = [&](const char* type) {
      m_list.add(layout, Json{{"type", type}, {"vertices", points}});
    };
    if (count == 1) {
      m_list.add("", Json{{"type", "point"}, {"position", points[0]}});
      m_list.add("direction from the origin",
                 Json{{"type", "ray"}, {"origin", {0, 0, 0}}, {"direction", points[0]}});
      return;
    }
    if (count == 2) {
      addTwo(points);
    } else if (count == 3) {
      vertices("triangle");
      m_list.add(layout, Json{{"type", "plane"}, {"points", points}});
    } else if (count == 4) {
      vertices("tetrahedron");
      vertices("quad");
    }
    if (count > 3) {
      if (count <= mostCorners) vertices("polygon");
      vertices("convex");
      if (count % 3 == 0) addEach("triangles", "triangle", points, 3, layout);
      if (count % 2 == 0) addEach("segments", "segment", points, 2, layout);
    }
    addEach("points", "point", points, 1, layout);
  }

  void addTwo(const std::vector<Json>& points) {
    m_list.add("a, b", Json{{"type", "segment"}, {"a", points[0]}, {"b", points[1]}});
    m_list.add("min, max", Json{{"type", "aabb"}, {"min", points[0]}, {"max", points[1]}});
    Json box{{"type", "aabb"}, {"min", Json::array()}, {"max", Json::array()}};
    bool rounded = false;
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational middle(points[0][i].get<double>());
      const Rational half(points[1][i].get<double>());
      rounded = rounded || !(middle - half).isDouble() || !(middle + half).isDouble();
      box["min"].push_back((middle - half).toNearestDouble());
      box["max"].push_back((middle + half).toNearestDouble());
    }
    m_list.add(rounded ? "center, half_extents, rounded" : "center, half_extents", box);
    for (const char* type : {"ray", "line"}) {
      m_list.add("origin, direction",
                 Json{{"type", type}, {"origin", points[0]}, {"direction", points[1]}});
    }
  }

  void addPlanarPoints(const std::vector<Json>& points, const std::string& layout) {
    if (points.size() == 1) {
      m_list.add("", Json{{"type", "point2"}, {"position", points[0]}});
      return;
    }
    if (points.size() == 2) {
      m_list.add("a, b", Json{{"type", "segment2"}, {"a", points[0]}, {"b", points[1]}});
      m_list.add("min, max", Json{{"type", "rectangle2"}, {"min", points[0]}, {"max", points[1]}});
    } else if (points.size() == 3) {
      m_list.add(layout, Json{{"type", "triangle2"}, {"vertices", points}});
    }
    if (points.size() >= 3 && points.size() <= mostCorners) {
      std::vector<Json> flat = points;
      for (Json& point : flat) point.push_back(0);
      m_list.add("rows, z = 0", Json{{"type", "polygon"}, {"vertices", flat}});
    }
    addEach("points", "point2", points, 1, layout);
  }

  void addEach(std::string_view reading, const char* type, const std::vector<Json>& points,
               std::size_t corners, const std::string& layout) {
    if (points.size() / corners > mostObjects) return;
    std::vector<Json> shapes;
    for (std::size_t i = 0; i + corners <= points.size(); i += corners) {
      Json shape{{"type", type}};
      if (corners == 1) {
        shape["position"] = points[i];
      } else if (corners == 2) {
        shape["a"] = points[i];
        shape["b"] = points[i + 1];
      } else {
        shape["vertices"] = {points[i], points[i + 1], points[i + 2]};
      }
      shapes.push_back(std::move(shape));
    }
    m_list.add(reading, layout, shapes);
  }

  const PasteValue& m_value;
  PastedValues m_values;
  ReadingList m_list;
};

}  // namespace

ShapeReadings countedReadings(const PasteValue& value, PastedValues values) {
  return Counted(value, values).run();
}

}  // namespace hairline
