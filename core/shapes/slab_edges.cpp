#include "core/shapes/slab_edges.h"

#include <algorithm>
#include <optional>

namespace hairline {
namespace {

using Row = std::array<int, 3>;
using Vector = Vector3<Rational>;

struct Slab {
  Row row{};
  Rational min;
  Rational max;
};

Vector vectorOf(const Row& row) { return {Rational(row[0]), Rational(row[1]), Rational(row[2])}; }

Row crossOf(const Row& a, const Row& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// The row or its opposite: the one whose first entry that is not zero is positive.
Row upward(Row row) {
  const auto first = std::find_if(row.begin(), row.end(), [](int entry) { return entry != 0; });
  if (first != row.end() && *first < 0) {
    for (int& entry : row) entry = -entry;
  }
  return row;
}

void addOnce(std::vector<Row>& rows, const Row& row) {
  if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
}

/// The given slabs, with parallel ones intersected.
class Slabs {
 public:
  void add(const Row& row, const Rational& min, const Rational& max) {
    Slab slab{upward(row), min, max};
    if (slab.row != row) {
      slab.min = -max;
      slab.max = -min;
    }
    for (Slab& other : m_slabs) {
      if (other.row != slab.row) continue;
      other.min = maximum(other.min, slab.min);
      other.max = minimum(other.max, slab.max);
      return;
    }
    m_slabs.push_back(std::move(slab));
  }

  SlabPolytope polytope() const {
    SlabPolytope result;
    for (std::size_t i = 0; i < m_slabs.size(); ++i) {
      if (m_slabs[i].min > m_slabs[i].max) return {};
      for (std::size_t j = i + 1; j < m_slabs.size(); ++j) addEdges(i, j, result);
    }
    if (result.vertices.empty()) return {};
    for (const Slab& slab : m_slabs) result.normals.push_back(slab.row);
    return result;
  }

 private:
  // The four lines in which the planes of two slabs meet; fewer if a slab is a plane.
  void addEdges(std::size_t i, std::size_t j, SlabPolytope& result) const {
    const Slab& first = m_slabs[i];
    const Slab& second = m_slabs[j];
    const Row along = crossOf(first.row, second.row);
    const Vector direction = vectorOf(along);
    const Rational length = squaredNorm(direction);
    const Vector ofFirst = cross(vectorOf(second.row), direction);
    const Vector ofSecond = cross(direction, vectorOf(first.row));
    for (int corner = 0; corner < 4; ++corner) {
      if ((corner & 1) != 0 && first.min == first.max) continue;
      if ((corner & 2) != 0 && second.min == second.max) continue;
      const Rational& heightOfFirst = (corner & 1) != 0 ? first.max : first.min;
      const Rational& heightOfSecond = (corner & 2) != 0 ? second.max : second.min;
      Vector origin = ofFirst * heightOfFirst + ofSecond * heightOfSecond;
      for (int k = 0; k < 3; ++k) origin[k] /= length;
      addClipped(i, j, origin, direction, result);
    }
  }

  void addClipped(std::size_t i, std::size_t j, const Vector& origin, const Vector& direction,
                  SlabPolytope& result) const {
    std::optional<Rational> enter;
    std::optional<Rational> leave;
    for (std::size_t k = 0; k < m_slabs.size(); ++k) {
      if (k == i || k == j) continue;
      const Vector normal = vectorOf(m_slabs[k].row);
      const Rational speed = dot(normal, direction);
      const Rational height = dot(normal, origin);
      if (sign(speed) == 0) {
        if (height < m_slabs[k].min || height > m_slabs[k].max) return;
        continue;
      }
      Rational near = (m_slabs[k].min - height) / speed;
      Rational far = (m_slabs[k].max - height) / speed;
      if (sign(speed) < 0) std::swap(near, far);
      if (!enter || near > *enter) enter = near;
      if (!leave || far < *leave) leave = far;
      if (*enter > *leave) return;
    }
    // The directions span space, so some slab bounds the line.
    addVertex(Vector(origin + direction * *enter), result);
    if (*enter == *leave) return;
    addVertex(Vector(origin + direction * *leave), result);
    addOnce(result.edges, upward(crossOf(m_slabs[i].row, m_slabs[j].row)));
  }

  static void addVertex(const Vector& vertex, SlabPolytope& result) {
    for (const Vector& other : result.vertices) {
      if (other == vertex) return;
    }
    result.vertices.push_back(vertex);
  }

  std::vector<Slab> m_slabs;
};

}  // namespace

SlabPolytope slabPolytope(const Kdop<double>& kdop) {
  Slabs slabs;
  for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
    slabs.add(kdop.directions[i], Rational(kdop.min[i]), Rational(kdop.max[i]));
  }
  return slabs.polytope();
}

SlabPolytope slabPolytope(const Kdop2<double>& kdop) {
  Slabs slabs;
  for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
    slabs.add({kdop.directions[i][0], kdop.directions[i][1], 0}, Rational(kdop.min[i]),
              Rational(kdop.max[i]));
  }
  slabs.add({0, 0, 1}, Rational(0), Rational(0));
  return slabs.polytope();
}

}  // namespace hairline
