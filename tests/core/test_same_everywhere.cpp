#include <QTest>
#include <cstdlib>
#include <fstream>
#include <map>

#include "core/query/adapter.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "core/query/report_json.h"
#include "tests/support/family_cases.h"
#include "tests/support/hash.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Family;
using testing::Hash;
using testing::Member;

namespace {

const std::string differs = " differs with ";
const std::string hashFile = HAIRLINE_SOURCE_DIR "/tests/core/same_everywhere.txt";

template <typename... Shapes>
std::vector<std::size_t> placesOf() {
  return {shapeIndex<Shapes>()...};
}

std::map<std::string, std::string> storedHashes() {
  std::map<std::string, std::string> hashes;
  std::ifstream file(hashFile);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    hashes[line.substr(17)] = line.substr(0, 16);
  }
  return hashes;
}

}  // namespace

/// Float and double answers with all their numbers and steps, of every method on the same difficult
/// cases, have the stored hashes on every processor. Verdicts without an answer, for which methods
/// use the processor's lanes, are the answers' with every set of instructions (test_batch,
/// test_wide_tree and test_voxelize hold bulk work to the methods in the same way).
/// HAIRLINE_WRITE_HASHES=1 stores the hashes: for a change that is meant to change answers.
class TestSameEverywhere : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_stored = storedHashes(); }

  void answers_data() { testing::addFamilies(); }
  void answers() {
    QFETCH(int, index);
    QFETCH(bool, moving);
    const Family& family = testing::allFamilies()[static_cast<std::size_t>(index)];
    const auto verdict = testing::steeringVerdict(family, moving);
    const int count = testing::isOneOfMany(family, moving) ? 10 : 60;
    Hash hash;
    std::string text;
    for (const CaseMix mix : testing::caseMixes) {
      testing::CaseMaker maker(family.operands, moving, mix, verdict,
                               300 + static_cast<std::uint64_t>(mix), 5);
      for (int i = 0; i < count; ++i) {
        const Case given = maker.next();
        text = describe(moving ? Kind::sweep : Kind::intersect, given);
        for (const Member& member : family.members) {
          if ((member.entry->info.kind == Kind::sweep) == moving) ask(member, given, text);
        }
        QVERIFY2(text.find(differs) == std::string::npos, text.c_str());
        hash.add(text);
      }
    }
    const std::string name = QTest::currentDataTag();
    m_found[name] = hash.text();
    if (!isWriting()) QCOMPARE(hash.text(), m_stored[name]);
  }

  // The library's own copy of a body and this source's, which other options are compiled with.
  void answersDoNotDependOnTheSource() {
    const std::array entries{
        makeEntry<TriangleAabbSat>(placesOf<Triangle<double>, Aabb<double>>()),
        makeEntry<TriangleTriangleSat>(placesOf<Triangle<double>, Triangle<double>>()),
        makeEntry<LinearTriangleMollerTrumbore<Ray>>(placesOf<Ray<double>, Triangle<double>>()),
        makeEntry<ClosestPointTriangleVoronoi>(placesOf<Point<double>, Triangle<double>>())};
    for (const QueryEntry& here : entries) {
      const auto there = std::ranges::find_if(allQueries(), [&](const QueryEntry* entry) {
        return entry->operands == here.operands && entry->info.kind == here.info.kind &&
               entry->info.method == here.info.method;
      });
      QVERIFY(there != allQueries().end() && (*there)->answer != here.answer);
      const auto textBy = [](const QueryEntry& entry, const Case& given, ScalarKind scalar) {
        std::string text;
        appendReportJson(text, entry.answer(given.pointers(), scalar, given.options(), true),
                         {.trace = true});
        return text;
      };
      for (const CaseMix mix : testing::caseMixes) {
        testing::CaseMaker maker(
            here.operands, false, mix,
            [&](const Case& given) { return here.test(given.pointers(), ScalarKind::float32, {}); },
            400, 10);
        for (int i = 0; i < 200; ++i) {
          const Case given = maker.next();
          for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
            QCOMPARE(textBy(here, given, scalar), textBy(**there, given, scalar));
          }
        }
      }
    }
  }

  void cleanupTestCase() {
    if (QTest::currentTestFailed()) return;
    // Single rows were asked for.
    if (!isWriting() && m_found.size() < m_stored.size()) return;
    QVERIFY2(m_asked >= 100000, std::to_string(m_asked).c_str());
    if (!isWriting()) {
      QCOMPARE(m_found.size(), m_stored.size());
      return;
    }
    std::ofstream file(hashFile);
    file << "# Hashes of float and double answers, by test_same_everywhere.cpp.\n";
    for (const auto& [name, hash] : m_found) file << hash << ' ' << name << '\n';
  }

 private:
  static bool isWriting() { return std::getenv("HAIRLINE_WRITE_HASHES") != nullptr; }

  void ask(const Member& member, const Case& given, std::string& text) {
    constexpr ReportJsonStyle style{.trace = true};
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      if (!member.entry->has(scalar)) continue;
      text += '\n';
      const Report report = member.answer(given.pointers(), scalar, given.options(), true);
      appendReportJson(text, report, style);
      ++m_asked;
      if (!report.verdict()) continue;
      for (const std::int64_t set : m_instructionSets) {
        testing::useInstructions(set);
        if (member.test(given.pointers(), scalar, given.options()) != *report.verdict()) {
          text += differs + hwy::TargetName(set);
        }
      }
      testing::useInstructions(0);
    }
  }

  const std::vector<std::int64_t> m_instructionSets = testing::instructionSets();
  std::map<std::string, std::string> m_stored;
  std::map<std::string, std::string> m_found;
  int m_asked = 0;
};

HAIRLINE_TEST(TestSameEverywhere, nothing);
#include "test_same_everywhere.moc"
