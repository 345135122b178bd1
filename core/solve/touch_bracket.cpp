#include "core/solve/touch_bracket.h"

#include <Eigen/Core>
#include <array>
#include <cmath>

#include "core/queries.h"
#include "core/query/general/references.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"

namespace hairline {
namespace {

/// From the nearest point of one shape to that of the other, in double.
std::optional<Vector3<double>> wayBetween(const Shape& a, const Shape& b) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  for (const IndexedQuery& query : findQueries(shapes, Kind::closest)) {
    if (!query.entry->has(ScalarKind::float64)) continue;
    const Report report = query.answer(shapes, ScalarKind::float64);
    if (report.points.size() != 2) continue;
    const std::size_t first = query.swapped ? 1 : 0;
    const Vector3<double> way =
        report.points[1 - first].toVector() - report.points[first].toVector();
    if (way.allFinite() && !way.isZero(0)) return way;
  }
  return std::nullopt;
}

std::optional<Vector3<double>> middleOf(const Shape& shape) {
  const auto points = pointsOf(shape);
  if (points.empty()) return std::nullopt;
  Vector3<double> sum(0, 0, 0);
  for (const auto& point : points) sum += toDouble(point);
  return Vector3<double>(sum / static_cast<double>(points.size()));
}

/// The direction that separates them.
Vector3<double> wayOut(const Shape& moving, const Shape& fixed) {
  const auto from = middleOf(fixed);
  const auto to = middleOf(moving);
  if (from && to) {
    const Vector3<double> way = *to - *from;
    if (way.allFinite() && !way.isZero(0)) return way;
  }
  return {0, 0, 1};
}

/// A shape moved by multiples of one displacement, and whether it then intersects the other.
class Slide {
 public:
  Slide(const Shape& moving, const Shape& fixed, const Vector3<double>& way)
      : m_moving(moving), m_fixed(fixed), m_way(fromDouble<Rational>(way)) {}

  Shape at(double scale) const {
    return movedExactly(m_moving, exactOffset(Vector3<Rational>(m_way * Rational(scale))));
  }
  /// Nothing if the shape would be illegal.
  std::optional<bool> meets(double scale) const {
    const Shape shape = at(scale);
    if (validate(shape)) return std::nullopt;
    return exactVerdict(shape, m_fixed);
  }

 private:
  const Shape& m_moving;
  const Shape& m_fixed;
  Vector3<Rational> m_way;
};

}  // namespace

bool isBracketed(const Shape& moving, const Shape& fixed) {
  const bool isBounded = !boundaryOf(moving) && !boundaryOf(fixed);
  return isBounded && (isCoreless(moving) || isCoreless(fixed));
}

Result<Solved> bracketedContact(const Shape& moving, const Shape& fixed, bool meets) {
  const std::optional<bool> now = exactVerdict(moving, fixed);
  if (!now) return unsupported(Message("No exact query decides whether these objects intersect"));
  const std::optional<Vector3<double>> between = *now ? std::nullopt : wayBetween(moving, fixed);
  if (!*now && !between)
    return unsupported(Message("No query gives the distance between these objects"));
  const Vector3<double> way = between ? *between : wayOut(moving, fixed);
  const Slide slide(moving, fixed, way);
  // Outwards from where the verdict should change, until it does.
  double near = 0;
  double far = *now ? 0x1p-40 : 1;
  for (double beyond = 0x1p-45; slide.meets(far) == now; beyond *= 4) {
    near = far;
    far = *now ? far * 4 : 1 + beyond;
    if (far > 0x1p40 || (!*now && beyond > 1)) {
      return unsupported(
          Message("The verdict does not change along the line between these objects"));
    }
  }
  if (!slide.meets(far)) return unsupported(Message("The moved shape would be invalid"));
  std::int64_t low = orderOf(near);
  std::int64_t high = orderOf(far);
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (slide.meets(doubleAt(middle)) == now ? low : high) = middle;
  }
  // The verdict is unchanged at the lower one, and different at the higher.
  const double chosen = doubleAt(*now == meets ? low : high);
  Solved solved{slide.at(chosen), {}};
  solved.contact.state = meets ? ContactState::overlapping : ContactState::apart;
  solved.contact.axis = fromDouble<Rational>(*now ? Vector3<double>(-way) : way);
  solved.bracket = (doubleAt(high) - doubleAt(low)) * way.norm();
  solved.isVerified = true;
  return solved;
}

}  // namespace hairline
