#include "core/map/map_asker.h"

#include <cmath>
#include <limits>

#include "core/math/exception_scope.h"
#include "core/queries.h"
#include "core/search/plugin/own_report.h"
#include "core/shapes/every_number.h"
#include "core/shapes/validate.h"

namespace hairline {
namespace {

IndexedQuery queryOf(const MapMethod& method) { return {method.entry, method.swapped}; }

// Not inlined: see ExceptionScope.
[[gnu::noinline]] bool testSeparately(const MapMethod& method, std::span<const Shape* const> shapes,
                                      const QueryOptions& options) {
  return queryOf(method).test(shapes, method.scalar, options);
}

// Whether no step of a method leaves the range: no method multiplies more lengths than those of
// triangle and box.
bool areOrdinary(std::span<const Shape* const> shapes, const QueryOptions& options,
                 ScalarKind scalar) {
  const double most = mostOrdinary(scalar);
  const auto isOrdinary = [most](double x) { return std::abs(x) <= most; };
  for (const Shape* shape : shapes) {
    const bool all =
        std::visit([&](const auto& known) { return everyNumber(known, isOrdinary); }, *shape);
    if (!all) return false;
  }
  return detail::everyNumberOf(options.displacements, isOrdinary);
}

}  // namespace

double gapOf(const Report& report) {
  if (report.separating) return report.separating->distance.value;
  if (report.overlap) return -report.overlap->distance.value;
  if (report.depth) return -report.depth->value;
  if (report.sqdist) return std::sqrt(report.sqdist->value);
  return std::numeric_limits<double>::quiet_NaN();
}

MapAsker::MapAsker(const MapQuestion& question, MapOwnMethods::Set own)
    : m_question(question), m_own(std::move(own)) {
  for (const SceneObject& object : question.objects) {
    // Other data of a file is irrelevant and would be copied for each pixel.
    SceneObject& bare = m_objects.emplace_back();
    bare.shape = object.shape;
    bare.planePoints = object.planePoints;
  }
  for (const SceneObject& object : m_objects) m_shapes.push_back(&object.shape);
  // A number is changed in place if nothing else changes its object. (The object may have another
  // number that does.)
  const auto& freedoms = question.freedoms;
  const bool both =
      freedoms[0].sort == Freedom::Sort::number && freedoms[1].sort == Freedom::Sort::number;
  for (std::size_t i = 0; i < 2; ++i) {
    const bool alone = both || freedoms[0].operand != freedoms[1].operand;
    if (freedoms[i].sort != Freedom::Sort::number || !alone) continue;
    SceneObject& object = m_objects[freedoms[i].operand];
    object.planePoints.reset();
    m_numbers[i] = numberAt(object.shape, freedoms[i].place);
  }
  std::vector<std::size_t> types;
  for (const Shape* shape : m_shapes) types.push_back(shape->index());
  if (isTriangleBox(question.first.entry->info.kind, types)) {
    m_triangleBox.emplace();
    const auto quickOf = [](const MapMethod& method) {
      return method.own.empty() ? triangleBoxMethod(method.entry->info.method) : std::nullopt;
    };
    m_firstQuick = quickOf(question.first);
    if (question.second) m_secondQuick = quickOf(*question.second);
  }
}

bool MapAsker::place(double x, double y) {
  const std::array<double, 2> values{x, y};
  for (std::size_t i = 0; i < 2; ++i) {
    if (m_numbers[i] != nullptr) continue;
    const std::size_t operand = m_question.freedoms[i].operand;
    m_objects[operand].shape = m_question.objects[operand].shape;
    m_objects[operand].planePoints = m_question.objects[operand].planePoints;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const Freedom& freedom = m_question.freedoms[i];
    if (m_numbers[i] != nullptr) {
      *m_numbers[i] = values[i];
    } else if (!setValue(m_objects[freedom.operand], m_question.objects[freedom.operand], freedom,
                         values[i])) {
      return false;
    }
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t operand = m_question.freedoms[i].operand;
    if (i == 1 && operand == m_question.freedoms[0].operand) break;
    if (validate(m_objects[operand].shape)) return false;
  }
  return true;
}

MapPixel MapAsker::at(double x, double y) {
  MapPixel pixel;
  pixel.gap = std::numeric_limits<float>::quiet_NaN();
  pixel.isLegal = place(x, y) && canAsk(m_question.first.entry->info.kind, m_shapes);
  if (!pixel.isLegal) return pixel;
  if (m_triangleBox) m_triangleBox->take(m_shapes);
  askFirst(pixel);
  if (m_question.second) pixel.second = verdict(*m_question.second, m_secondQuick);
  return pixel;
}

void MapAsker::askFirst(MapPixel& pixel) {
  if (!m_question.withGap && !m_question.tolerance) {
    pixel.first = verdict(m_question.first, m_firstQuick);
    return;
  }
  const Report report = answer(m_question.first);
  const double gap = gapOf(report);
  pixel.first = verdictOf(report);
  pixel.gap = static_cast<float>(gap);
  if (m_question.tolerance && pixel.first == Verdict::no && gap <= *m_question.tolerance) {
    pixel.first = Verdict::yes;
  }
}

SearchCase MapAsker::placedCase() const {
  SearchCase given;
  for (const SceneObject& object : m_objects) given.shapes.push_back(object.shape);
  given.displacements = m_question.options.displacements;
  return given;
}

OwnAnswer MapAsker::askOwn(const MapMethod& method) {
  for (OwnMethod* own : m_own) {
    if (own->name() != method.own) continue;
    OwnAnswer answer = own->answer(placedCase(), method.entry->info.kind, method.scalar);
    if (answer.hasTimedOut) std::erase(m_own, own);
    return answer;
  }
  return {};
}

Report MapAsker::answer(const MapMethod& method) {
  if (!method.own.empty()) {
    return reportOf(askOwn(method), method.own, placedCase(), method.entry->info.kind,
                    method.scalar);
  }
  return queryOf(method).answer(m_shapes, method.scalar, m_question.options);
}

Verdict MapAsker::verdict(const MapMethod& method, const Quick& quick) {
  if (!method.own.empty()) return askOwn(method).verdict;
  if (quick && m_triangleBox->isOrdinary(method.scalar)) {
    return verdictOf(m_triangleBox->verdict(*quick, method.scalar));
  }
  const QueryOptions& options = m_question.options;
  if (method.scalar == ScalarKind::exact)
    return verdictOf(testSeparately(method, m_shapes, options));
  // Near the end of the range the fast verdict may differ from the answer, which overflows.
  if (!areOrdinary(m_shapes, options, method.scalar)) return verdictOf(answer(method));
  const ExceptionScope exceptions;
  const bool meets = testSeparately(method, m_shapes, options);
  return exceptions.hasInvalid() ? verdictOf(answer(method)) : verdictOf(meets);
}

}  // namespace hairline
