#include "core/search/plugin/own_report.h"

#include <cmath>
#include <mutex>
#include <set>

#include "core/queries.h"
#include "core/query/budget.h"
#include "core/query/distance_limits.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/exact_sets.h"
#include "core/search/nearest_points.h"

namespace hairline {
namespace {

/// Reports refer to their methods' names by views: the few names are kept for good.
std::string_view lastingName(const std::string& name) {
  static std::mutex mutex;
  static std::set<std::string> names;
  const std::lock_guard lock(mutex);
  return *names.insert(name).first;
}

NumberVector vectorOf(const Vector3<double>& vector) {
  NumberVector made;
  for (int i = 0; i < 3; ++i) made.coordinates[static_cast<std::size_t>(i)] = Number{vector[i], {}};
  return made;
}

std::optional<Number> numberOf(const std::optional<double>& value) {
  return value ? std::optional(Number{*value, {}}) : std::nullopt;
}

double valueOf(const std::optional<Quadratic<Rational>>& end) {
  if (!end) return std::numeric_limits<double>::quiet_NaN();
  return end->a.toNearestDouble() + end->b.toNearestDouble() * std::sqrt(end->c.toNearestDouble());
}

/// The axis with the projections of the operands on it; nothing if they have none.
std::optional<ReportAxis> axisOf(const Vector3<double>& axis, const SearchCase& given) {
  if (axis.isZero(0) || given.shapes.size() != 2) return std::nullopt;
  const Vector3<Rational> direction = fromDouble<Rational>(axis);
  const std::optional<ExactExtent> a = extentAlong(given.shapes[0], direction);
  const std::optional<ExactExtent> b = extentAlong(given.shapes[1], direction);
  if (!a || !b) return std::nullopt;
  ReportAxis made;
  made.label = "own axis";
  made.axis = vectorOf(axis);
  made.a = {Number{valueOf(a->min), {}}, Number{valueOf(a->max), {}}};
  made.b = {Number{valueOf(b->min), {}}, Number{valueOf(b->max), {}}};
  for (const Number* end : {&made.a.min, &made.a.max, &made.b.min, &made.b.max}) {
    if (!std::isfinite(end->value)) return std::nullopt;
  }
  const double gap =
      std::max(made.b.min.value - made.a.max.value, made.a.min.value - made.b.max.value);
  made.amount = Number{gap, {}};
  made.distance = Number{gap / axis.norm(), {}};
  return made;
}

void setVerdict(Report& report, Verdict verdict) {
  if (verdict >= Verdict::negative) {
    report.sign = static_cast<int>(verdict) - static_cast<int>(Verdict::zero);
  } else if (verdict >= Verdict::commonNothing) {
    report.relation =
        static_cast<Relation>(static_cast<int>(verdict) - static_cast<int>(Verdict::commonNothing));
  } else if (verdict >= Verdict::front) {
    report.side = static_cast<Side>(static_cast<int>(verdict) - static_cast<int>(Verdict::front));
  } else if (verdict != Verdict::none) {
    const bool yes = verdict == Verdict::yes;
    switch (report.info.kind) {
      case Kind::bound:
        report.mayHit = yes;
        break;
      case Kind::contains:
        report.contains = yes;
        break;
      case Kind::closest:
        break;
      default:
        report.hit = yes;
        break;
    }
  }
}

}  // namespace

Report reportOf(const OwnAnswer& answer, const std::string& name, const SearchCase& given,
                Kind kind, ScalarKind scalar) {
  Report report;
  report.info.kind = kind;
  report.info.method = lastingName(name);
  report.info.source = ownMethodSource;
  report.scalar = scalar;
  if (!answer.failure.isEmpty() || answer.isUnsupported) return report;
  setVerdict(report, answer.verdict);
  report.sqdist = numberOf(answer.sqdist);
  report.time = numberOf(answer.time);
  report.t = numberOf(answer.t);
  for (const Vector3<double>& point : answer.points) report.points.push_back(vectorOf(point));
  if (answer.point) report.point = vectorOf(*answer.point);
  if (answer.normal) report.normal = vectorOf(*answer.normal);
  report.trace = answer.trace;
  const bool mayMeet = kind == Kind::intersect || kind == Kind::sweep || kind == Kind::bound;
  if (answer.separatingAxis && answer.verdict == Verdict::no && mayMeet) {
    report.separating = axisOf(*answer.separatingAxis, given);
  }
  if (given.shapes.size() == 2) {
    const std::array<const Shape*, 2> shapes{&given.shapes[0], &given.shapes[1]};
    report.certificate = certify(report, shapes, given.options(), ProofEffort::own);
  }
  // Correct points prove nothing, because they may be rounded; wrong ones are a fault.
  if (kind == Kind::closest && answer.sqdist &&
      nearestPointsFault(answer.points, given, *answer.sqdist, DistanceLimits().of(scalar))) {
    report.certificate = {Certificate::Status::unproven};
  }
  return report;
}

std::optional<Report> exactOfRounded(const SearchCase& given, Kind kind) {
  const std::optional<SearchCase> rounded = roundedToFloat(given);
  if (!rounded || *rounded == given || !canAsk(kind, CaseOperands(*rounded))) return std::nullopt;
  const IndexedQuery* judge = exactQuery(CaseOperands(*rounded), kind);
  if (judge == nullptr) return std::nullopt;
  Report report = withinBudget(*judge->entry, ScalarKind::exact, [&] {
    return judge->answer(CaseOperands(*rounded), ScalarKind::exact, rounded->options());
  });
  return report.verdict() ? std::optional(std::move(report)) : std::nullopt;
}

}  // namespace hairline
