#include "core/ask.h"

#include <algorithm>
#include <cmath>

#include "core/query/budget.h"
#include "core/shapes/validate.h"

namespace hairline {
namespace {

Error noAnswer(Kind kind) {
  return unsupported(Message("The method gives no %1 for these shapes", name(kind)));
}

}  // namespace

Result<Report> ask(Kind kind, const Shape& a, const Shape& b, const AskOptions& options) {
  for (const Shape* shape : {&a, &b}) {
    if (const auto fault = validate(*shape)) {
      return Error{"shape", Message("%1: %2", fault->field, fault->message), fault->field};
    }
  }
  const std::array<const Shape*, 2> shapes{&a, &b};
  QueryOptions given;
  given.displacements = options.displacements;
  for (std::size_t i = 0; i < 2 && kind == Kind::sweep; ++i) {
    if (!options.rotations[i]) continue;
    if (const auto fault = validate(*options.rotations[i])) {
      return Error{"shape", Message("%1: %2", "rotation." + fault->field, fault->message),
                   "rotation." + fault->field};
    }
    given.rotations[i] = &*options.rotations[i];
  }
  const auto fits = [&](const IndexedQuery& query) {
    const QueryInfo& info = query.entry->info;
    return query.entry->has(options.scalar) &&
           (options.method.empty() ? canAnswer(info, given) && !info.oneSided
                                   : !nameAsked(info, options.method, given).empty());
  };
  const std::span<const IndexedQuery> queries = findQueries(shapes, kind);
  const auto query = std::ranges::find_if(queries, fits);
  if (query == queries.end() && given.rotates() && options.scalar == ScalarKind::exact) {
    return unsupported(Message("Shapes that rotate are swept in float and double only"));
  }
  if (query == queries.end() || !canAsk(kind, shapes)) {
    return unsupported(
        Message("No method answers %1 for %2 and %3", name(kind), typeName(a), typeName(b)));
  }
  Report report = withinBudget(*query->entry, options.scalar,
                               [&] { return query->run(shapes, options.scalar, given); });
  if (!options.method.empty()) {
    report.info.method = nameAsked(query->entry->info, options.method, given);
  }
  if (report.limited) return Error{"limit", Message("The query exceeds the limit of operations")};
  return report;
}

Result<bool> intersects(const Shape& a, const Shape& b, const AskOptions& options) {
  const Result<Report> report = ask(Kind::intersect, a, b, options);
  if (!report) return report.error();
  return report->hit ? Result<bool>(*report->hit) : noAnswer(Kind::intersect);
}

Result<bool> contains(const Shape& outer, const Vector3<double>& point, const AskOptions& options) {
  const Result<Report> report = ask(Kind::contains, Point<double>{point}, outer, options);
  if (!report) return report.error();
  return report->contains ? Result<bool>(*report->contains) : noAnswer(Kind::contains);
}

Result<NearestPoints> nearestPoints(const Shape& a, const Shape& b, const AskOptions& options) {
  const Result<Report> report = ask(Kind::closest, a, b, options);
  if (!report) return report.error();
  if (report->points.size() != 2 || !report->sqdist) return noAnswer(Kind::closest);
  NearestPoints nearest{{report->points[0].toVector(), report->points[1].toVector()},
                        std::sqrt(report->sqdist->value)};
  if (findQueries(std::array{&a, &b}, Kind::closest).front().swapped) {
    std::swap(nearest.points[0], nearest.points[1]);
  }
  return nearest;
}

Result<double> distance(const Shape& a, const Shape& b, const AskOptions& options) {
  const Result<Report> report = ask(Kind::closest, a, b, options);
  if (!report) return report.error();
  return report->sqdist ? Result<double>(std::sqrt(report->sqdist->value))
                        : noAnswer(Kind::closest);
}

Result<std::optional<double>> firstContact(const Shape& a, const Shape& b,
                                           const AskOptions& options) {
  const Result<Report> report = ask(Kind::sweep, a, b, options);
  if (!report) return report.error();
  if (!report->hit) return noAnswer(Kind::sweep);
  if (!*report->hit || !report->time) return std::optional<double>();
  return std::optional<double>(report->time->value);
}

}  // namespace hairline
