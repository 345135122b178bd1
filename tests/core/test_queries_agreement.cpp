#include <QTest>
#include <algorithm>
#include <limits>

#include "core/query/proof/exact_sets.h"
#include "tests/support/closest_checks.h"
#include "tests/support/family_cases.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::answersWhetherTheyMeet;
using testing::Case;
using testing::Family;
using testing::fullName;
using testing::Member;

namespace {

using Fault = std::optional<std::string>;

/// Whether two answers that both have a number differ in it.
bool differ(const std::optional<Number>& x, const std::optional<Number>& y) {
  return x && y && !testing::sameNumber(*x, *y);
}

/// Whether two answers of one kind contradict each other in exact.
bool contradict(const Report& x, const Report& y) {
  return x.verdict() != y.verdict() || x.side != y.side || x.relation != y.relation ||
         x.sign != y.sign || differ(x.sqdist, y.sqdist) || differ(x.t, y.t) ||
         differ(x.time, y.time);
}

/// The exact answers of a family to a case, and their contradictions.
Fault disagreement(const Family& family, bool moving, const Case& given) {
  std::vector<std::pair<const Member*, Report>> answers;
  const auto shapes = given.pointers();
  for (const Member& member : family.members) {
    const QueryEntry& entry = *member.entry;
    if (!entry.has(ScalarKind::exact) || (moving && entry.info.kind != Kind::sweep)) continue;
    Report report = member.answer(shapes, ScalarKind::exact, given.options());
    const bool nothingIsNearest = entry.info.kind == Kind::closest && !report.verdict() &&
                                  testing::mayBeEmpty(entry.operands);
    if (!nothingIsNearest) answers.emplace_back(&member, std::move(report));
  }
  for (const auto& [member, report] : answers) {
    const QueryEntry& entry = *member->entry;
    const auto against = [&](const QueryEntry& other) {
      return fullName(other) + " and " + fullName(entry) +
             " differ: " + describe(entry.info.kind, given);
    };
    if (!report.verdict()) return fullName(entry) + ": " + describe(entry.info.kind, given);
    for (const auto& [other, earlier] : answers) {
      if (other == member) break;
      const QueryInfo& info = other->entry->info;
      // In which shape the other one is are two questions.
      const bool isSame =
          info.kind == entry.info.kind && (!entry.isOrdered() || other->swapped == member->swapped);
      if (isSame) {
        const bool wrong = info.oneSided == entry.info.oneSided
                               ? contradict(earlier, report)
                               // If both faces are tested, one is hit if either is.
                               : *(info.oneSided ? earlier : report).hit &&
                                     !*(info.oneSided ? report : earlier).hit;
        if (wrong) return against(*other->entry);
      } else if (answersWhetherTheyMeet(*other->entry) && answersWhetherTheyMeet(entry)) {
        if (earlier.verdict() != report.verdict()) return against(*other->entry);
      } else if ((info.kind == Kind::bound || entry.info.kind == Kind::bound) &&
                 !other->entry->isOrdered() && !entry.isOrdered()) {
        // Bounds may hit if the sets do not intersect, never the reverse.
        const bool isBound = entry.info.kind == Kind::bound;
        const bool may = *(isBound ? report : earlier).verdict();
        const bool meets = *(isBound ? earlier : report).verdict();
        if (meets && !may) return against(*other->entry);
      }
    }
  }
  return std::nullopt;
}

/// The magnitude of the numbers of a case.
double sizeOf(Case given) {
  double size = 0;
  testing::forEachNumber(given, [&](double& number) { size = std::max(size, std::abs(number)); });
  return size;
}

/// Whether the numbers of a case are of ordinary size, and its directions not so short that in
/// float the products of their squares vanish.
bool isOrdinary(const Case& given) {
  const double size = sizeOf(given);
  return size > 0.1 && size < 100 && std::ranges::all_of(given.shapes, [](const Shape& shape) {
           return std::visit(
               [](const auto& known) {
                 if constexpr (requires { known.direction; }) return known.direction.norm() > 1e-8;
                 return true;
               },
               shape);
         });
}

/// What is wrong with the nearest points of a case: in exact they lie in their sets and have the
/// distance that the answer gives; rounded answers are close to that, for cases of ordinary size.
Fault falsePoints(const Family& family, const Case& given) {
  const auto shapes = given.pointers();
  std::optional<double> distance;
  for (const Member& member : family.members) {
    const QueryEntry& entry = *member.entry;
    if (entry.info.kind != Kind::closest) continue;
    const auto fault = [&](ScalarKind scalar) {
      return fullName(entry) + " in " + std::string(name(scalar)) + ": " +
             describe(entry.info.kind, given);
    };
    if (entry.has(ScalarKind::exact)) {
      const Report report = member.answer(shapes, ScalarKind::exact, given.options());
      std::vector<const Shape*> ordered = shapes;
      if (member.swapped) std::reverse(ordered.begin(), ordered.end());
      if (!report.sqdist && testing::mayBeEmpty(entry.operands)) return std::nullopt;
      if (!testing::realises(report, ordered)) return fault(ScalarKind::exact);
      distance = std::sqrt(report.sqdist->value);
    }
    if (!distance || !isOrdinary(given)) continue;
    const double size = sizeOf(given);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      if (!entry.has(scalar)) continue;
      const Report report = member.answer(shapes, scalar, given.options());
      // Points closer than the square root of the least number have no distance.
      if (report.overflow) continue;
      if (!report.sqdist || report.points.size() != 2) return fault(scalar);
      const double bound = size * (scalar == ScalarKind::float32 ? 1e-4 : 1e-12);
      const double reported = std::sqrt(report.sqdist->value);
      const double between = (report.points[0].toVector() - report.points[1].toVector()).norm();
      if (!(std::abs(reported - *distance) <= bound && std::abs(reported - between) <= bound)) {
        return fault(scalar);
      }
    }
  }
  return std::nullopt;
}

using V = Vector3<double>;

/// The distance of a point from a set of space; nothing for types without such a query.
std::optional<double> distanceTo(const Shape& shape, const V& place) {
  const Shape point = Point<double>{place};
  for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&point, &shape})) {
    if (query.entry->info.kind != Kind::closest || !query.entry->has(ScalarKind::float64)) continue;
    const Report report = query.entry->answer(query.shapes, ScalarKind::float64, {}, false);
    if (report.sqdist) return std::sqrt(report.sqdist->value);
  }
  return std::nullopt;
}

/// By how much an axis separates two sets, negative if it does not, in units of length.
std::optional<double> gapOn(const V& axis, const Shape& a, const Shape& b) {
  const double largest = axis.cwiseAbs().maxCoeff();
  if (!(largest > 0)) return -std::numeric_limits<double>::infinity();
  const V n = axis / largest;
  const auto first = extentAlong(a, fromDouble<Rational>(n));
  const auto second = extentAlong(b, fromDouble<Rational>(n));
  if (!first || !second) return std::nullopt;
  double gap = -std::numeric_limits<double>::infinity();
  const auto between = [&](const ExactExtent& low, const ExactExtent& high) {
    if (low.max && high.min) {
      gap = std::max(gap, nearestDouble(*high.min) - nearestDouble(*low.max));
    }
  };
  between(*first, *second);
  between(*second, *first);
  return gap / n.norm();
}

/// How an answer in float or double contradicts itself, by more than its error: invalid weights or
/// weights of another point, a point that is not in both sets, an axis that separates by another
/// amount. Missing parts are skipped.
Fault contradiction(const Report& report, const std::vector<const Shape*>& shapes, double size,
                    double error, bool mayBeEmpty) {
  if (!report.hit) return std::nullopt;
  if (!*report.hit) {
    if (!report.separating || report.time) return std::nullopt;
    // Along a rounded axis an unbounded shape has no finite end: almost no rounded axis is
    // perpendicular to a line or plane, and along all others the shape extends over the whole range
    // of numbers. Slabs narrower than rounding are empty in the scalar: there is no set to project.
    const auto isEndless = [](const Shape* shape) {
      return std::holds_alternative<Line<double>>(*shape) ||
             std::holds_alternative<Ray<double>>(*shape) ||
             std::holds_alternative<Plane<double>>(*shape);
    };
    if (mayBeEmpty || std::ranges::any_of(shapes, isEndless)) return std::nullopt;
    // For an axis in subnormal numbers all projections are rounded to its own size.
    const V axis = report.separating->axis.toVector();
    if (axis.cwiseAbs().maxCoeff() < std::numeric_limits<double>::min()) return std::nullopt;
    const auto gap = gapOn(axis, *shapes[0], *shapes[1]);
    if (gap && !(std::abs(*gap - report.separating->distance.value) <= error)) {
      return "axis separates by " + std::to_string(*gap);
    }
    return std::nullopt;
  }
  if (report.barycentric) {
    const V weights = report.barycentric->toVector();
    if (!(weights.minCoeff() >= -error && std::abs(weights.sum() - 1) <= error)) return "weights";
    for (const Shape* shape : shapes) {
      const auto* triangle = std::get_if<Triangle<double>>(shape);
      if (triangle == nullptr || !report.point) continue;
      V place = V::Zero();
      for (int i = 0; i < 3; ++i) place += triangle->vertices[std::size_t(i)] * weights[i];
      if (!((place - report.point->toVector()).norm() <= error)) return "point of the weights";
    }
  }
  if (!report.point) return std::nullopt;
  // A line nearly in a plane meets it far away, where numbers are correspondingly coarser.
  const V point = report.point->toVector();
  error *= std::max(1.0, point.norm() / size);
  for (const Shape* shape : shapes) {
    const std::optional<double> distance = distanceTo(*shape, point);
    if (distance && !(*distance <= error)) return "point off by " + std::to_string(*distance);
  }
  return std::nullopt;
}

/// Whether a method contradicts itself on a case of ordinary size.
Fault selfContradiction(const Family& family, const Case& given) {
  if (!isOrdinary(given)) return std::nullopt;
  const double size = sizeOf(given);
  const auto shapes = given.pointers();
  for (const Member& member : family.members) {
    const QueryEntry& entry = *member.entry;
    if (entry.info.kind != Kind::intersect || shapes.size() != 2) continue;
    std::vector<const Shape*> ordered = shapes;
    if (member.swapped) std::reverse(ordered.begin(), ordered.end());
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      if (!entry.has(scalar)) continue;
      const Report report = member.answer(shapes, scalar, given.options());
      const double error = size * (scalar == ScalarKind::float32 ? 1e-3 : 1e-9);
      if (const Fault fault =
              contradiction(report, ordered, size, error, testing::mayBeEmpty(family.operands))) {
        return *fault + ": " + fullName(entry) + " in " + std::string(name(scalar)) + ": " +
               describe(entry.info.kind, given);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

/// Whether the methods of each pair agree in exact, over all kinds of question about intersection,
/// and whether their points are correct.
class TestQueriesAgreement : public QObject {
  Q_OBJECT

 private slots:
  void answersAgree_data() { testing::addFamilies(); }
  void answersAgree() {
    testing::overAllMixes(50, [](const Family& family, bool moving, const Case& given) {
      Fault fault = disagreement(family, moving, given);
      if (!fault && !moving) fault = selfContradiction(family, given);
      if (!fault && !moving) fault = falsePoints(family, given);
      return fault;
    });
  }
};

HAIRLINE_TEST(TestQueriesAgreement, nothing);
#include "test_queries_agreement.moc"
