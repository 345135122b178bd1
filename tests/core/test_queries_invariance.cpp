#include <QTest>

#include "core/scene/transform.h"
#include "tests/support/family_cases.h"
#include "tests/support/same_sets.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::Family;
using testing::fullName;
using testing::Member;

namespace {

using Fault = std::optional<std::string>;

/// The verdict with the side, or the set that the operands have in common.
std::string memberVerdict(const Member& member, ScalarKind scalar, const Case& given) {
  const Kind kind = member.entry->info.kind;
  if (kind == Kind::side || kind == Kind::common || isPredicate(kind)) {
    const Report report = member.answer(given.pointers(), scalar, given.options());
    if (report.side) return std::string(name(*report.side));
    if (report.relation) return std::string(name(*report.relation));
    if (report.sign) return std::to_string(*report.sign);
  }
  return member.test(given.pointers(), scalar, given.options()) ? "yes" : "no";
}

/// Whether every query of a family, in a scalar, gives the same verdict for two cases.
/// `wanted(entry)` excludes queries for which they are not equivalent.
template <typename Wanted>
Fault anyChange(const Family& family, bool moving, ScalarKind scalar, const Case& given,
                const Case& changed, const char* what, Wanted&& wanted) {
  for (const Member& member : family.members) {
    const QueryEntry& entry = *member.entry;
    if ((entry.info.kind == Kind::sweep) != moving) continue;
    if (!entry.has(scalar) || !wanted(entry)) continue;
    // References are slow. If the methods are unchanged, so are they: both agree on any case.
    if (entry.info.method == "reference") continue;
    if (memberVerdict(member, scalar, given) == memberVerdict(member, scalar, changed)) continue;
    return fullName(entry) + " in " + std::string(name(scalar)) + " changes when " + what + ": " +
           describe(entry.info.kind, given) + " and " + describe(entry.info.kind, changed);
  }
  return std::nullopt;
}

bool any(const QueryEntry&) { return true; }

/// Exact verdicts are about sets, however these are written.
Fault changeByRewriting(const Family& family, bool moving, const Case& given) {
  testing::Random random(5);
  for (int i = 0; i < 3; ++i) {
    testing::Rewriter rewrite(random);
    Case changed = given;
    for (Shape& shape : changed.shapes) shape = rewrite(shape);
    // For these the order of a triangle's vertices matters.
    const auto wanted = [](const QueryEntry& entry) { return !entry.info.oneSided; };
    const Fault fault = anyChange(family, moving, ScalarKind::exact, given, changed,
                                  "operands are written differently", wanted);
    if (fault) return fault;
  }
  return std::nullopt;
}

/// Operands of one type can be exchanged, in intersections and distances.
Fault changeBySwapping(const Family& family, bool moving, const Case& given) {
  if (given.shapes.size() != 2 || given.shapes[0].index() != given.shapes[1].index()) {
    return std::nullopt;
  }
  const Case changed{{given.shapes[1], given.shapes[0]},
                     {given.displacements[1], given.displacements[0]}};
  return anyChange(family, moving, ScalarKind::exact, given, changed, "operands are swapped",
                   [](const QueryEntry& entry) { return !entry.isOrdered(); });
}

Fault changeByTurning(const Family& family, bool moving, const Case& given) {
  const Case changed = testing::withAxesTurned(given);
  // Flat shapes that are off their plane may be cut into other triangles.
  for (const Shape& shape : given.shapes) {
    if (!testing::isFlat(shape)) return std::nullopt;
  }
  // Two axes are exchanged, which reverses the order around a point.
  if (testing::isOfPoints(family.operands) && isPlanar(given.shapes[0])) return std::nullopt;
  return anyChange(family, moving, ScalarKind::exact, given, changed, "the axes are turned", any);
}

/// Whether all numbers are so short that moving the case rounds nothing.
bool isShort(Case given) {
  bool every = true;
  testing::forEachNumber(given, [&](double& number) {
    const double steps = std::ldexp(number, 8);
    every = every && std::abs(number) < 1024 && steps == std::trunc(steps);
  });
  return every;
}

Fault changeByMoving(const Family& family, bool moving, const Case& given) {
  if (!isShort(given)) return std::nullopt;
  for (const Vector3<double>& offset :
       {Vector3<double>(3, -5, 2), Vector3<double>(-0x1p20, 0x1p16, 7)}) {
    Case changed = given;
    for (Shape& shape : changed.shapes) shape = translated(shape, offset);
    const Fault fault =
        anyChange(family, moving, ScalarKind::exact, given, changed, "everything is moved", any);
    if (fault) return fault;
  }
  return std::nullopt;
}

Fault changeByScaling(const Family& family, bool moving, const Case& given) {
  for (const int exponent : {-200, 9, 300}) {
    const std::optional<Case> changed = testing::scaledBy(given, exponent);
    if (!changed) continue;
    const Fault fault =
        anyChange(family, moving, ScalarKind::exact, given, *changed, "everything is scaled", any);
    if (fault) return fault;
  }
  return std::nullopt;
}

/// A method with a tolerance of its own answers differently for small shapes than for large ones.
/// As long as nothing leaves the range, a power of two changes no rounding.
Fault changeByScalingRounded(const Family& family, bool moving, const Case& given) {
  bool ordinary = true;
  Case looked = given;
  testing::forEachNumber(looked, [&](double& number) {
    ordinary = ordinary && (number == 0 || (std::abs(number) > 1e-3 && std::abs(number) < 1e3));
  });
  if (!ordinary) return std::nullopt;
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
    for (const int exponent : {-8, 8}) {
      const std::optional<Case> changed = testing::scaledBy(given, exponent);
      if (!changed) continue;
      const Fault fault =
          anyChange(family, moving, scalar, given, *changed, "everything is scaled", any);
      if (fault) return fault;
    }
  }
  return std::nullopt;
}

/// A sweep depends only on the relative motion of the operands.
Fault changeByMovingAlong(const Family& family, bool moving, const Case& given) {
  if (!moving || !isShort(given)) return std::nullopt;
  Case changed = given;
  for (Vector3<double>& way : changed.displacements) way += Vector3<double>(2, -4, 8);
  return anyChange(family, moving, ScalarKind::exact, given, changed, "both move along", any);
}

}  // namespace

/// Changes that preserve the sets or their relative position preserve verdicts.
class TestQueriesInvariance : public QObject {
  Q_OBJECT

 private slots:
  void verdictsStay_data() { testing::addFamilies(); }
  void verdictsStay() {
    testing::overAllMixes(15, [](const Family& family, bool moving, const Case& given) {
      for (const auto change :
           {&changeByRewriting, &changeBySwapping, &changeByTurning, &changeByMoving,
            &changeByMovingAlong, &changeByScaling, &changeByScalingRounded}) {
        if (Fault fault = change(family, moving, given)) return fault;
      }
      return Fault();
    });
  }
};

HAIRLINE_TEST(TestQueriesInvariance, nothing);
#include "test_queries_invariance.moc"
