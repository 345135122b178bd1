#include <QTest>
#include <cmath>

#include "core/base/json.h"
#include "core/query/report_json.h"
#include "tests/support/family_cases.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::Family;
using testing::fullName;
using testing::Member;

namespace {

using Fault = std::optional<std::string>;

/// The report as a line of JSON, and whether it is one.
std::string jsonOf(const Report& report, bool withTrace) {
  std::string text;
  appendReportJson(text, report, {false, withTrace, false});
  return text;
}

/// Whether the distance along an axis is its amount divided by its length, for numbers of any size.
bool isDistance(const ReportAxis& axis, double tolerance) {
  Rational square(0);
  for (int k = 0; k < axis.axis.size; ++k)
    square += Rational(axis.axis[k].value) * axis.axis[k].value;
  const Rational amount(axis.amount.value);
  const Rational distance(axis.distance.value);
  const Rational true2 = amount * amount / square;
  const Rational distance2 = distance * distance;
  // A distance below the least number of the scalar underflows.
  const Rational least(tolerance > 1e-9 ? 0x1p-120 : 0x1p-1000);
  if (true2 < least * least) return true;
  return sign(distance) == sign(amount) &&
         absolute(distance2 - true2) <= Rational(tolerance) * true2;
}

/// Whether a distance is rational, but not the points between which it is: planes near them enclose
/// it, but do not prove it to be rational.
bool isBetweenIrrationalPoints(const Report& report) {
  return report.sqdist && report.sqdist->exact &&
         std::ranges::any_of(report.points, [](const NumberVector& point) {
           return std::ranges::any_of(point.coordinates, [](const Number& x) { return !x.exact; });
         });
}

/// Whether an exact verdict comes with a proof. The distance of a mesh has one on request.
bool isToBeProven(const QueryEntry& entry, const Report& report) {
  return report.verdict() && !isBetweenIrrationalPoints(report) &&
         !(entry.info.kind == Kind::closest &&
           std::ranges::count(entry.operands, shapeIndex<Mesh>()) > 0);
}

int proven = 0;

/// What is wrong with the answers of one query in one scalar.
Fault faultOf(const Member& member, ScalarKind scalar, const Case& given) {
  const QueryEntry& entry = *member.entry;
  std::vector<const Shape*> shapes = given.pointers();
  QueryOptions options = given.options();
  if (member.swapped) {
    std::reverse(shapes.begin(), shapes.end());
    options = withSwappedOperands(options);
  }
  const auto fault = [&](const char* what) {
    return std::string(what) + ", " + fullName(entry) + " in " + std::string(name(scalar)) + ": " +
           describe(entry.info.kind, given);
  };
  const Report silent = entry.run(shapes, scalar, options, false);
  const Report explained = entry.run(shapes, scalar, options, true);
  const bool mayLack = entry.info.kind == Kind::closest && testing::mayBeEmpty(entry.operands);
  if (!silent.verdict() && !silent.overflow && !mayLack) return fault("no verdict");
  if (!silent.trace.steps.empty()) return fault("steps without being asked");
  const int steps = static_cast<int>(explained.trace.steps.size());
  if (explained.trace.deciding < -1 || explained.trace.deciding >= steps) {
    return fault("no such deciding step");
  }
  const std::string text = jsonOf(silent, false);
  if (text != jsonOf(explained, false)) return fault("silent and explained differ");
  for (const std::string& json : {text, jsonOf(explained, true)}) {
    if (!parseJson(json)) return fault("no JSON");
  }
  if (silent.verdict() && entry.test(shapes, scalar, options) != *silent.verdict()) {
    return fault("test and answer differ");
  }
  const bool exact = scalar == ScalarKind::exact;
  if (exact) {
    const Certificate::Status status = silent.certificate.status;
    const bool isToProve = isToBeProven(entry, silent);
    if (status == Certificate::Status::unproven ||
        (isToProve && status != Certificate::Status::proven)) {
      return fault("unproven");
    }
    proven += isToProve ? 1 : 0;
  }
  if (exact && !silent.verdict() && !mayLack) return fault("no exact verdict");
  for (const auto& axis : {silent.separating, silent.overlap}) {
    if (!axis || exact) continue;
    if (!isDistance(*axis, scalar == ScalarKind::float32 ? 1e-5 : 1e-14)) {
      return fault("the distance is not that of the axis");
    }
  }
  return std::nullopt;
}

Fault anyFault(const Family& family, bool moving, const Case& given) {
  for (const Member& member : family.members) {
    if ((member.entry->info.kind == Kind::sweep) != moving) continue;
    for (const ScalarKind scalar : testing::scalars) {
      if (!member.entry->has(scalar)) continue;
      if (Fault fault = faultOf(member, scalar, given)) return fault;
    }
  }
  return std::nullopt;
}

}  // namespace

/// The reports of every query: the same with and without a trace, in the range of numbers, with
/// valid proofs.
class TestQueriesReports : public QObject {
  Q_OBJECT

 private slots:
  void reportsAreSound_data() { testing::addFamilies(); }
  void reportsAreSound() { testing::overAllMixes(12, &anyFault); }
  void cleanupTestCase() { QVERIFY(proven > 0); }
};

HAIRLINE_TEST(TestQueriesReports, nothing);
#include "test_queries_reports.moc"
