#include <QTest>

#include "core/hierarchy/queries.h"
#include "core/queries.h"
#include "core/query/polytope_reference.h"
#include "core/traversal/triangle_verdicts.h"
#include "tests/support/failures.h"
#include "tests/support/hierarchy_options.h"
#include "tests/support/hit_rate.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Failures;
using testing::HitRate;
using testing::MeshMix;
using testing::Random;

namespace {

/// The first contact of two triangles, of which the first moves: in exact by linear programming,
/// which shares no step with the traversal; in double by the method that the traversal names.
template <typename Time>
std::optional<Time> contactOf(const Triangle<double>& a, const Triangle<double>& b,
                              const Vector3<double>& motion) {
  if constexpr (std::same_as<Time, Rational>) {
    const Vector3<Rational> none(Rational(0), Rational(0), Rational(0));
    const SweepAnswer<Rational> answer = firstContactByProgram(
        generatorsOf(a), generatorsOf(b), {fromDouble<Rational>(motion), none});
    return answer.hit ? answer.time : std::nullopt;
  } else {
    const Shape shapeA = a;
    const Shape shapeB = b;
    const std::array<const Shape*, 2> shapes{&shapeA, &shapeB};
    QueryOptions options;
    options.displacements[0] = motion;
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (query.entry->info.kind != Kind::sweep || query.entry->info.method != "sat") continue;
      const Report report = query.entry->answer(shapes, ScalarKind::float64, options, false);
      return *report.hit ? std::optional(report.time->value) : std::nullopt;
    }
    return std::nullopt;
  }
}

/// When two meshes first touch and which triangles do, of several the first pair.
template <typename Time>
struct Contact {
  Time time;
  TrianglePair pair;
};

template <typename Time>
std::optional<Contact<Time>> contactByTrial(const MeshInTree& a, const MeshInTree& b,
                                            const Vector3<double>& motion) {
  std::optional<Contact<Time>> first;
  for (int i = 0; i < static_cast<int>(a.mesh->triangles.size()); ++i) {
    for (int j = 0; j < static_cast<int>(b.mesh->triangles.size()); ++j) {
      const auto time = contactOf<Time>(triangleAt(a, i), triangleAt(b, j), motion);
      if (time && (!first || *time < first->time)) first = Contact<Time>{*time, {i, j}};
    }
  }
  return first;
}

}  // namespace

/// The sweep of two meshes over their hierarchies, against every pair of triangles.
class TestHierarchySweep : public QObject {
  Q_OBJECT

  static bool isRight(const Result<ContactAnswer>& found,
                      const std::optional<Contact<Rational>>& expected) {
    if (found->contact.has_value() != expected.has_value()) return false;
    if (!expected) return true;
    return found->contact->time == toDouble(expected->time) &&
           found->contact->pair == expected->pair;
  }

  static std::string timeText(const auto& contact) {
    return contact ? std::to_string(contact->time) : "no contact";
  }

  // In double several pairs may be first, because the traversal moves one mesh and the trial the
  // other.
  static bool isRightInDouble(const Result<ContactAnswer>& found,
                              const std::optional<Contact<double>>& expected, const MeshInTree& a,
                              const MeshInTree& b, const Vector3<double>& motion) {
    if (found->contact.has_value() != expected.has_value()) return false;
    if (!expected) return true;
    const auto [i, j] = found->contact->pair;
    const auto own = contactOf<double>(triangleAt(a, i), triangleAt(b, j), motion);
    const auto isFirst = [&](double time) { return std::abs(time - expected->time) <= 1e-12; };
    return own && isFirst(*own) && isFirst(found->contact->time);
  }

 private slots:
  void findsFirstContact() {
    Failures failures;
    Random random(34);
    HitRate rate;
    for (const MeshMix mix : testing::meshMixes) {
      if (mix == MeshMix::huge || mix == MeshMix::far) continue;
      const Mesh first = randomMesh(mix, 8, random);
      const Mesh second = randomMesh(mix == MeshMix::sphere ? MeshMix::soup : mix, 8, random);
      const Vector3<double> offset(-3, 0, 0);
      for (const double length : {3.0, 6.0}) {
        const Vector3<double> motion(length, random.integer(-1, 1), 0);
        const MeshInTree plainA{&first, nullptr, offset};
        const MeshInTree plainB{&second, nullptr};
        const auto exact = contactByTrial<Rational>(plainA, plainB, motion);
        const auto rounded = contactByTrial<double>(plainA, plainB, motion);
        rate.count(exact.has_value());
        for (const HierarchyOptions& options : testing::someOptions()) {
          const Hierarchy treeA = *Hierarchy::build(itemsOf(first), options);
          const Hierarchy treeB = *Hierarchy::build(itemsOf(second), options);
          const MeshInTree a{&first, &treeA, offset};
          const MeshInTree b{&second, &treeB};
          TraversalOptions traversal;
          traversal.scalar = ScalarKind::float64;
          const auto traversed = firstContact(a, b, motion, traversal);
          // Disjoint volumes may spare the traversal a false hit.
          const bool isSpared = !traversed->contact && !exact;
          failures.check(isSpared || isRightInDouble(traversed, rounded, a, b, motion), [&] {
            return testing::text(mix, traversal.scalar, options) + ": " +
                   timeText(traversed->contact) + " instead of " + timeText(rounded);
          });
          traversal.scalar = ScalarKind::exact;
          failures.check(isRight(firstContact(a, b, motion, traversal), exact),
                         [&] { return testing::text(mix, traversal.scalar, options); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
  }
};

HAIRLINE_TEST(TestHierarchySweep, nothing);
#include "test_hierarchy_sweep.moc"
