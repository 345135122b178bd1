#include "app/scene_answers.h"

#include <algorithm>

#include "core/queries.h"
#include "core/query/budget.h"
#include "core/scene/motion.h"

namespace hairline {
namespace {

template <typename Value, typename Wanted>
bool isWanted(const std::vector<Wanted>& wanted, const Value& value) {
  return wanted.empty() || std::find(wanted.begin(), wanted.end(), value) != wanted.end();
}

class SceneAsker {
 public:
  SceneAsker(const SceneQuestion& question, const std::function<bool(SceneAnswer&&)>& take)
      : m_question(question), m_take(take) {}

  /// Every query about two objects: those whose order of operands is part of the question in both
  /// orders. False where no more is wanted.
  bool askPair(const SceneObject& a, const SceneObject& b) {
    return ask({&a, &b}) && ask({&b, &a}, true);
  }

  /// False where no more is wanted.
  bool ask(std::vector<const SceneObject*> objects, bool onlyOrdered = false) {
    std::vector<const Shape*> shapes;
    for (const SceneObject* object : objects) shapes.push_back(&object->shape);
    const std::vector<const Shape*> swappedShapes(shapes.rbegin(), shapes.rend());
    QueryOptions options;
    for (std::size_t i = 0; i < 2; ++i) setMotion(options, i, *objects[i]);
    const QueryOptions swappedOptions = withSwappedOperands(options);
    for (std::size_t k = 0; k < kindNames.size(); ++k) {
      const Kind kind = static_cast<Kind>(k);
      if (!isWanted(m_question.kinds, kind) || !canAsk(kind, shapes)) continue;
      SceneAnswer answer{kind, objects, {}};
      bool fits = false;
      for (const IndexedQuery& query : findQueries(shapes, kind)) {
        if (onlyOrdered && !query.entry->isOrdered()) continue;
        fits = true;
        const std::string_view method = wantedName(query.entry->info, options);
        for (const ScalarKind scalar :
             {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
          if (!query.entry->has(scalar) || !isWanted(m_question.scalars, scalar)) continue;
          if (method.empty()) {
            m_leavesOutRotations |= kind == Kind::sweep && options.rotates() &&
                                    !query.entry->info.rotates &&
                                    isWanted(m_question.methods, query.entry->info.method);
            continue;
          }
          answer.reports.push_back(
              {withinBudget(*query.entry, scalar,
                            [&] {
                              return query.swapped
                                         ? report(query, swappedShapes, scalar, swappedOptions)
                                         : report(query, shapes, scalar, options);
                            }),
               query.swapped});
          answer.reports.back().report.info.method = method;
        }
      }
      if (fits && m_question.addOwn) m_question.addOwn(answer);
      if (!answer.reports.empty() && !m_take(std::move(answer))) return false;
    }
    return true;
  }

  /// Whether sweeps were left out because an object rotates.
  bool leavesOutRotations() const { return m_leavesOutRotations; }

 private:
  /// The name of a method that is wanted for this motion; empty if it is not, or does not answer.
  std::string_view wantedName(const QueryInfo& info, const QueryOptions& options) const {
    if (m_question.methods.empty()) return nameAsked(info, info.method, options);
    for (const std::string& method : m_question.methods) {
      const std::string_view name = nameAsked(info, method, options);
      if (!name.empty()) return name;
    }
    return {};
  }

  Report report(const IndexedQuery& query, std::span<const Shape* const> shapes, ScalarKind scalar,
                const QueryOptions& options) const {
    Report report = query.entry->answer(shapes, scalar, options, m_question.trace);
    if (m_question.effort) {
      report.certificate = certify(report, shapes, options, *m_question.effort);
    }
    return report;
  }

  const SceneQuestion& m_question;
  const std::function<bool(SceneAnswer&&)>& m_take;
  bool m_leavesOutRotations = false;
};

void askAll(SceneAsker& asker, const Scene& scene) {
  const std::vector<SceneObject>& objects = scene.objects;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    for (std::size_t j = i + 1; j < objects.size(); ++j) {
      if (!asker.askPair(objects[i], objects[j])) return;
    }
  }
  // Only planes are tested three at a time.
  std::vector<const SceneObject*> planes;
  for (const SceneObject& object : objects) {
    if (std::holds_alternative<Plane<double>>(object.shape)) planes.push_back(&object);
  }
  for (std::size_t i = 0; i < planes.size(); ++i) {
    for (std::size_t j = i + 1; j < planes.size(); ++j) {
      for (std::size_t k = j + 1; k < planes.size(); ++k) {
        if (!asker.ask({planes[i], planes[j], planes[k]})) return;
      }
    }
  }
  // Of the groups of points, of which there are too many, the active one.
  std::vector<const SceneObject*> points;
  for (const std::string& id : scene.focus) {
    const SceneObject* object = find(scene, id);
    const bool isPoint =
        object != nullptr && (std::holds_alternative<Point<double>>(object->shape) ||
                              std::holds_alternative<Point2<double>>(object->shape));
    if (!isPoint) return;
    points.push_back(object);
  }
  if (points.size() > 2 && points.size() <= mostOperands) asker.ask(points);
}

}  // namespace

bool answerScene(const Scene& scene, const SceneQuestion& question,
                 const std::function<bool(SceneAnswer&&)>& take) {
  SceneAsker asker(question, take);
  if (question.pair) {
    asker.ask({(*question.pair)[0], (*question.pair)[1]});
  } else {
    askAll(asker, scene);
  }
  return asker.leavesOutRotations();
}

}  // namespace hairline
