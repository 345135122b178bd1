#include "app/self_test.h"

#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "app/usage.h"
#include "app/window_library.h"
#include "core/queries.h"
#include "core/scene/new_shapes.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

/// The positions of the second operand relative to the first: intersecting, beside it, and far
/// away. The numbers are uneven so that nothing touches by chance, where rounding may flip a
/// verdict.
const std::vector<Vector3d> offsets{{0.37, 0.21, 0.13}, {1.93, 0.41, 0.29}, {7.3, 6.1, 5.7}};

/// The questions put to each query in one position.
struct Example {
  std::vector<Shape> shapes;
  QueryOptions options;

  std::vector<const Shape*> pointers() const {
    std::vector<const Shape*> pointers;
    for (const Shape& shape : shapes) pointers.push_back(&shape);
    return pointers;
  }
};

Example exampleOf(const QueryEntry& entry, const Vector3d& offset) {
  Example example;
  for (std::size_t i = 0; i < entry.operands.size(); ++i) {
    Vector3d center = static_cast<double>(i) * offset;
    // No determinant of points of the moment curve is zero.
    if (isPredicate(entry.info.kind)) {
      const auto t = static_cast<double>(i);
      center = offset.x() * Vector3d(t, t * t, t * t * t);
    }
    Shape shape = newShape(shapeTypeNames[entry.operands[i]], center, 2);
    // Planes that intersect: parallel ones have nothing in common whatever the method.
    if (auto* plane = std::get_if<Plane<double>>(&shape); plane != nullptr && i > 0) {
      *plane = {Vector3d(i == 1 ? 1 : 0.25, i == 1 ? 0.5 : 1, 0.75), center.x()};
    }
    example.shapes.push_back(std::move(shape));
  }
  if (entry.info.kind == Kind::sweep) {
    example.options.displacements[0] = Vector3d(1.5, 0.25, 0.125);
  }
  return example;
}

class SelfTest {
 public:
  void ask(const QueryEntry& entry) {
    for (std::size_t place = 0; place < offsets.size(); ++place) {
      const Example example = exampleOf(entry, offsets[place]);
      const std::vector<const Shape*> shapes = example.pointers();
      if (!canAsk(entry.info.kind, shapes)) continue;
      for (const ScalarKind scalar :
           {ScalarKind::exact, ScalarKind::float64, ScalarKind::float32}) {
        if (!entry.has(scalar)) continue;
        ++m_asked;
        judge(entry, place, scalar, entry.run(shapes, scalar, example.options, false));
      }
    }
  }

  int asked() const { return m_asked; }
  int faults() const { return m_faults; }

 private:
  /// A question, whatever the method: kind, operands, one face or both, position.
  using Question = std::tuple<Kind, std::vector<std::size_t>, bool, std::size_t>;

  void judge(const QueryEntry& entry, std::size_t place, ScalarKind scalar, const Report& report) {
    const QueryInfo& info = entry.info;
    const auto fault = [&](const char* what) {
      ++m_faults;
      std::string operands;
      for (const std::size_t operand : entry.operands) {
        operands += ' ' + std::string(shapeTypeNames[operand]);
      }
      std::printf("  %s%s, method %s in %s, position %zu: %s\n",
                  std::string(name(info.kind)).c_str(), operands.c_str(),
                  std::string(info.method).c_str(), std::string(name(scalar)).c_str(), place + 1,
                  what);
    };
    const std::optional<bool> verdict = report.verdict();
    if (!verdict) return fault("no verdict");
    if (scalar == ScalarKind::exact && report.certificate.status == Certificate::Status::unproven) {
      return fault("its proof fails");
    }
    const Question question{info.kind, entry.operands, info.oneSided, place};
    const auto [known, isFirst] = m_exact.try_emplace(question, report);
    if (isFirst) return;
    // Distances of disjoint shapes are compared as numbers: in float and double a distance of zero
    // depends on the last bit.
    if (info.kind == Kind::closest && scalar != ScalarKind::exact) {
      const double expected = std::sqrt(known->second.sqdist->value);
      const double found = std::sqrt(report.sqdist->value);
      if (!(std::abs(found - expected) <= 1e-3 * (1 + expected))) fault("another distance");
    } else if (verdict != known->second.verdict()) {
      fault("the verdict differs from the exact one");
    }
  }

  std::map<Question, Report> m_exact;
  int m_asked = 0;
  int m_faults = 0;
};

}  // namespace

int runSelfTest(int& argc, char** argv) {
  SelfTest test;
  // Exact first, so that the others are judged by the first answer to each question.
  for (const QueryEntry* entry : allQueries()) {
    if (entry->has(ScalarKind::exact)) test.ask(*entry);
  }
  for (const QueryEntry* entry : allQueries()) {
    if (!entry->has(ScalarKind::exact)) test.ask(*entry);
  }
  std::printf("queries: %zu, run %d times, %d wrong\n", allQueries().size(), test.asked(),
              test.faults());

  const Result<WindowLibrary*> window = loadWindowLibrary();
  const std::string graphics =
      "graphics: " + (window ? (*window)->graphics(argc, argv) : window.error().message.text()) +
      '\n';
  const int printed = printText("", graphics);
  if (printed != exitAnswered) return printed;
  return test.faults() > 0 ? exitErrors : exitAnswered;
}

}  // namespace hairline
