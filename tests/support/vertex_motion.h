#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/queries.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/sweep/contact.h"
#include "tests/support/describe.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// A pair of which every vertex moves on its own line: one displacement per vertex.
struct MovingPair {
  std::array<Shape, 2> shapes;
  std::array<std::vector<Vector3<double>>, 2> ways;

  std::array<const Shape*, 2> pointers() const { return {&shapes[0], &shapes[1]}; }
  /// Valid as long as the pair is neither moved nor destroyed.
  QueryOptions options() const {
    QueryOptions options;
    options.vertexDisplacements = {ways[0], ways[1]};
    return options;
  }
};

inline std::vector<Vector3<double>> verticesOf(const Shape& shape) {
  if (const auto* point = std::get_if<Point<double>>(&shape)) return {point->position};
  if (const auto* segment = std::get_if<Segment<double>>(&shape)) return {segment->a, segment->b};
  if (const auto* mesh = std::get_if<Mesh>(&shape)) return mesh->vertices;
  const auto& vertices = std::get<Triangle<double>>(shape).vertices;
  return {vertices.begin(), vertices.end()};
}

/// A pair as a line that `hairline query --jsonl` reads.
inline std::string describe(const MovingPair& pair) {
  const auto moving = [](const Shape& shape, const std::vector<Vector3<double>>& ways) {
    std::string text = describe(shape);
    text.back() = ',';
    text += "\"displacements\":[";
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (i > 0) text += ',';
      detail::append(text, ways[i]);
    }
    return text + "]}";
  };
  return "{\"kind\":\"sweep\",\"a\":" + moving(pair.shapes[0], pair.ways[0]) +
         ",\"b\":" + moving(pair.shapes[1], pair.ways[1]) + '}';
}

/// Judges the first contact of two convex operands without cubics or features: by Wolfe's nearest
/// points at chosen times, and by axes between whole intervals of time, on which every difference
/// of vertices is linear in time. Intervals that no such axis separates are halved.
class MotionOracle {
 public:
  explicit MotionOracle(const MovingPair& pair) {
    for (std::size_t i = 0; i < 2; ++i) {
      const std::vector<Vector3<double>> vertices = verticesOf(pair.shapes[i]);
      for (std::size_t k = 0; k < vertices.size(); ++k) {
        m_points[i].push_back({exact(vertices[k]), exact(pair.ways[i][k])});
      }
    }
  }

  bool doMeetAt(const Rational& time) const { return sign(nearestAt(time).sqdist) == 0; }

  /// Whether they are disjoint throughout an interval, as far as so many halves tell.
  bool areDisjointOver(const Rational& low, const Rational& high, int halves = 2000) const {
    return tryInterval(low, high, halves);
  }

 private:
  bool tryInterval(const Rational& low, const Rational& high, int& halves) const {
    const Rational middle = (low + high) * Rational(0.5);
    const ClosestAnswer<Rational> nearest = nearestAt(middle);
    if (sign(nearest.sqdist) == 0) return false;
    const Vector3<Rational> between = nearest.points[0] - nearest.points[1];
    const auto isInFront = [&](const Vector3<Rational>& axis, const Rational& time) {
      for (const MovingPoint<Rational>& a : m_points[0]) {
        for (const MovingPoint<Rational>& b : m_points[1]) {
          if (sign(dot(axis, Vector3<Rational>(a.at(time) - b.at(time)))) <= 0) return false;
        }
      }
      return true;
    };
    // Any axis will do, and a rounded one is cheaper.
    const Vector3<double> rounded = toDouble(between);
    for (const Vector3<Rational>& axis : {exact(rounded), between}) {
      if (isInFront(axis, low) && isInFront(axis, high)) return true;
    }
    return halves-- > 0 && tryInterval(low, middle, halves) && tryInterval(middle, high, halves);
  }

  ClosestAnswer<Rational> nearestAt(const Rational& time) const {
    std::array<GeneratedSet, 2> sets;
    for (std::size_t i = 0; i < 2; ++i) {
      for (const MovingPoint<Rational>& point : m_points[i]) {
        sets[i].points.push_back(point.at(time));
      }
    }
    return nearestOfCores(sets[0], sets[1]);
  }

  std::array<std::vector<MovingPoint<Rational>>, 2> m_points;
};

/// Makes pairs whose vertices move on their own lines.
class MotionMaker {
 public:
  enum class Mix { random, grid, plane, chosen, degenerate };
  static constexpr std::array mixes{Mix::random, Mix::grid, Mix::plane, Mix::chosen,
                                    Mix::degenerate};

  /// Operands of 1 and 3, 2 and 2, or 3 and 3 vertices.
  MotionMaker(std::size_t countA, std::size_t countB, std::uint64_t seed)
      : m_counts{countA, countB}, m_random(seed) {}

  MovingPair next(Mix mix) {
    std::array<std::vector<Vector3<double>>, 2> starts;
    std::array<std::vector<Vector3<double>>, 2> ways;
    const bool isLarge = m_counts[0] + m_counts[1] > 4;
    const bool isOnGrid = mix != Mix::random && (mix != Mix::chosen || m_random.chance(0.5));
    for (std::size_t i = 0; i < 2; ++i) {
      // Most operands start apart and pass each other.
      const Vector3<double> place(0, 0, i == 0 ? (isLarge ? 4 : 2) : 0);
      const Vector3<double> way = place * -m_random.integer(0, 3);
      for (std::size_t k = 0; k < m_counts[i]; ++k) {
        starts[i].push_back(pointOf(isOnGrid, 2) + place);
        ways[i].push_back(pointOf(isOnGrid, 2) + way);
      }
    }
    const auto forEachVector = [&](const auto& use) {
      for (auto* lists : {&starts, &ways}) {
        for (auto& list : *lists) {
          for (Vector3<double>& vector : list) use(vector);
        }
      }
    };
    if (mix != Mix::chosen && m_random.chance(isLarge ? 0.15 : 0.7)) aim(starts, ways, isOnGrid);
    switch (mix) {
      case Mix::random:
      case Mix::grid:
        break;
      case Mix::plane: {
        // In a coordinate plane, or in one across a diagonal.
        const bool isOblique = m_random.chance(0.3);
        forEachVector([&](Vector3<double>& v) { v[2] = isOblique ? v[0] + v[1] : 0; });
        break;
      }
      case Mix::chosen:
        choose(starts, ways);
        break;
      case Mix::degenerate:
        degenerate(starts, ways);
        break;
    }
    return {{shapeOf(starts[0]), shapeOf(starts[1])}, ways};
  }

  static Shape shapeOf(const std::vector<Vector3<double>>& v) {
    if (v.size() == 1) return Point<double>{v[0]};
    if (v.size() == 2) return Segment<double>{v[0], v[1]};
    return Triangle<double>{{v[0], v[1], v[2]}};
  }

 private:
  using Lists = std::array<std::vector<Vector3<double>>, 2>;

  Vector3<double> pointOf(bool isOnGrid, int reach) {
    return isOnGrid ? m_random.gridPoint(-reach, reach) : m_random.point(-reach, reach);
  }

  /// A combination of points with weights of eighths, on the border or not.
  Vector3<double> combine(const std::vector<Vector3<double>>& points) {
    int left = 8;
    Vector3<double> sum = Vector3<double>::Zero();
    for (std::size_t i = 0; i < points.size(); ++i) {
      const int weight = i + 1 == points.size() ? left : m_random.integer(0, left);
      left -= weight;
      sum += points[i] * (weight / 8.0);
    }
    return sum;
  }

  /// Lets points of the two, chosen by weights, come together at about the middle of the time.
  void aim(const Lists& starts, Lists& ways, bool isOnGrid) {
    const Vector3<double> start = combine(starts[1]) - combine(starts[0]);
    const Vector3<double> way = combine(ways[1]) - combine(ways[0]);
    Vector3<double> change = start * m_random.integer(1, 3) + way;
    // Off the grid not exactly: a contact of these would often be on the border.
    change = isOnGrid ? Vector3<double>(change.array().round())
                      : Vector3<double>(change + m_random.point(-0.1, 0.1));
    for (Vector3<double>& vector : ways[0]) vector += change;
  }

  /// Makes the operands meet at a time of eighths, where they are given: the first is moved to a
  /// common point, and the starts follow from the displacements.
  void choose(Lists& starts, Lists& ways) {
    // 53 bits hold these sums without rounding.
    for (Lists* lists : {&starts, &ways}) {
      for (auto& list : *lists) {
        for (Vector3<double>& v : list) v = (v * 0x1p20).array().round() * 0x1p-20;
      }
    }
    const Vector3<double> shift = combine(starts[1]) - combine(starts[0]);
    const double time = m_random.integer(0, 8) / 8.0;
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::size_t k = 0; k < starts[i].size(); ++k) {
        if (i == 0) starts[i][k] += shift;
        starts[i][k] -= ways[i][k] * time;
      }
    }
  }

  /// Vertices that are equal, start or end on others, or stay.
  void degenerate(Lists& starts, Lists& ways) {
    const auto isSame = [&](std::size_t i, std::size_t k, std::size_t other) {
      switch (m_random.integer(0, 3)) {
        case 0:
          starts[i][k] = starts[i][other];
          break;
        case 1:
          ways[i][k] = ways[i][other];
          break;
        case 2:
          // They come together at time 1/2 or 1.
          ways[i][k] = ways[i][other] + (starts[i][other] - starts[i][k]) * m_random.integer(1, 2);
          break;
        default:
          ways[i][k] = Vector3<double>::Zero();
      }
    };
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::size_t k = 1; k < starts[i].size(); ++k) {
        if (m_random.chance(0.7)) isSame(i, k, k - 1);
      }
    }
    if (m_random.chance(0.3)) choose(starts, ways);
  }

  std::array<std::size_t, 2> m_counts;
  Random m_random;
};

}  // namespace hairline::testing
