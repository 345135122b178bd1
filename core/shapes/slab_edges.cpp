#include "core/shapes/slab_edges.h"

#include <algorithm>
#include <optional>

#include "core/math/interval.h"

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

int dotOf(const Row& a, const Row& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

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

/// Whether a number is less than another whatever their errors. The flag of doubt is left alone: it
/// is that of the body which asks for the polytope.
bool isSurelyLess(Filtered a, Filtered b) {
  const Filtered difference = b - a;
  return difference.value() > Filtered::relativeError * difference.magnitude();
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

  SlabPolytope polytope() {
    SlabPolytope result;
    round();
    for (std::size_t i = 0; i < m_slabs.size(); ++i) {
      if (m_slabs[i].min > m_slabs[i].max) return {};
      for (std::size_t j = i + 1; j < m_slabs.size(); ++j) addEdges(i, j, result);
    }
    if (result.vertices.empty()) return {};
    for (const Slab& slab : m_slabs) result.normals.push_back(slab.row);
    return result;
  }

 private:
  /// What a slab may do to a line: bound it where it enters, or leaves, the polytope.
  static constexpr unsigned char bindsEntry = 1;
  static constexpr unsigned char bindsExit = 2;

  void round() {
    m_isSafe = true;
    for (const Slab& slab : m_slabs) {
      const double min = toDouble(slab.min);
      const double max = toDouble(slab.max);
      m_isSafe = m_isSafe && Filtered::isSafeInput(min) && Filtered::isSafeInput(max);
      m_rounded.push_back({min, max});
    }
    m_times.resize(m_slabs.size());
    m_binds.resize(m_slabs.size());
  }

  // The four lines in which the planes of two slabs meet; fewer if a slab is a plane.
  void addEdges(std::size_t i, std::size_t j, SlabPolytope& result) {
    const Slab& first = m_slabs[i];
    const Slab& second = m_slabs[j];
    const Row along = crossOf(first.row, second.row);
    const std::array<Row, 2> across{crossOf(second.row, along), crossOf(along, first.row)};
    const int length = dotOf(along, along);
    for (int corner = 0; corner < 4; ++corner) {
      const bool isFirstMax = (corner & 1) != 0;
      const bool isSecondMax = (corner & 2) != 0;
      if (isFirstMax && first.min == first.max) continue;
      if (isSecondMax && second.min == second.max) continue;
      const Filtered roundedOfFirst = isFirstMax ? m_rounded[i].max : m_rounded[i].min;
      const Filtered roundedOfSecond = isSecondMax ? m_rounded[j].max : m_rounded[j].min;
      Vector3<Filtered> rounded;
      if (m_isSafe) rounded = originOf(across, roundedOfFirst, roundedOfSecond, length);
      if (!findBounds(i, j, rounded, along)) continue;
      const Rational& heightOfFirst = isFirstMax ? first.max : first.min;
      const Rational& heightOfSecond = isSecondMax ? second.max : second.min;
      addClipped(originOf(across, heightOfFirst, heightOfSecond, length), along, result);
    }
  }

  /// A point of the line at these heights of two slabs.
  template <typename S>
  static Vector3<S> originOf(const std::array<Row, 2>& across, const S& heightOfFirst,
                             const S& heightOfSecond, int length) {
    Vector3<S> origin;
    for (std::size_t k = 0; k < 3; ++k) {
      const S sum = S(across[0][k]) * heightOfFirst + S(across[1][k]) * heightOfSecond;
      origin[static_cast<int>(k)] = sum / S(length);
    }
    return origin;
  }

  /// Finds the slabs that may bound a line, without rationals; false if it surely misses the
  /// polytope, as most of the lines do.
  bool findBounds(std::size_t i, std::size_t j, const Vector3<Filtered>& origin, const Row& along) {
    std::fill(m_binds.begin(), m_binds.end(), bindsEntry | bindsExit);
    m_binds[i] = m_binds[j] = 0;
    if (!m_isSafe) return true;
    std::optional<Interval<Filtered>> inside;
    for (std::size_t k = 0; k < m_slabs.size(); ++k) {
      if (m_binds[k] == 0) continue;
      const Row& row = m_slabs[k].row;
      const auto& [min, max] = m_rounded[k];
      const int speed = dotOf(row, along);
      const Filtered height = Filtered(row[0]) * origin[0] + Filtered(row[1]) * origin[1] +
                              Filtered(row[2]) * origin[2];
      if (speed == 0) {
        if (isSurelyLess(height, min) || isSurelyLess(max, height)) return false;
        if (isSurelyLess(min, height) && isSurelyLess(height, max)) m_binds[k] = 0;
        continue;
      }
      m_times[k] = {((speed > 0 ? min : max) - height) / Filtered(speed),
                    ((speed > 0 ? max : min) - height) / Filtered(speed)};
      inside = inside ? Interval<Filtered>{maximum(inside->min, m_times[k].min),
                                           minimum(inside->max, m_times[k].max)}
                      : m_times[k];
      if (isSurelyLess(inside->max, inside->min)) return false;
    }
    for (std::size_t k = 0; k < m_slabs.size(); ++k) {
      if (m_binds[k] == 0 || dotOf(m_slabs[k].row, along) == 0) continue;
      if (isSurelyLess(m_times[k].min, inside->min)) m_binds[k] &= bindsExit;
      if (isSurelyLess(inside->max, m_times[k].max)) m_binds[k] &= bindsEntry;
    }
    return true;
  }

  void addClipped(const Vector& origin, const Row& along, SlabPolytope& result) const {
    std::optional<Rational> enter;
    std::optional<Rational> leave;
    for (std::size_t k = 0; k < m_slabs.size(); ++k) {
      if (m_binds[k] == 0) continue;
      const auto& [row, min, max] = m_slabs[k];
      const int speed = dotOf(row, along);
      const Rational height = dot(vectorOf(row), origin);
      if (speed == 0) {
        if (height < min || height > max) return;
        continue;
      }
      if ((m_binds[k] & bindsEntry) != 0) {
        const Rational near = ((speed > 0 ? min : max) - height) / Rational(speed);
        if (!enter || near > *enter) enter = near;
      }
      if ((m_binds[k] & bindsExit) != 0) {
        const Rational far = ((speed > 0 ? max : min) - height) / Rational(speed);
        if (!leave || far < *leave) leave = far;
      }
    }
    // The directions span space, so some slab bounds the line.
    if (*enter > *leave) return;
    const Vector direction = vectorOf(along);
    addVertex(Vector(origin + direction * *enter), result);
    if (*enter == *leave) return;
    addVertex(Vector(origin + direction * *leave), result);
    addOnce(result.edges, upward(along));
  }

  static void addVertex(const Vector& vertex, SlabPolytope& result) {
    for (const Vector& other : result.vertices) {
      if (other == vertex) return;
    }
    result.vertices.push_back(vertex);
  }

  std::vector<Slab> m_slabs;
  /// For the slabs: their bounds in the filter, whether it can hold them all, and for the current
  /// line where it enters and leaves each, and which of them may bound it.
  std::vector<Interval<Filtered>> m_rounded;
  bool m_isSafe = false;
  std::vector<Interval<Filtered>> m_times;
  std::vector<unsigned char> m_binds;
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
