#include "widgets/pictures/leak_check.h"

#include <algorithm>

#include "core/mesh/shape_mesh.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// Whether a type of shape has a surface of triangles that can be closed.
bool canBeClosed(const Shape& shape) {
  if (const auto* mesh = std::get_if<Mesh>(&shape)) return !mesh->triangles.empty();
  return std::holds_alternative<Aabb<double>>(shape) ||
         std::holds_alternative<Obb<double>>(shape) ||
         std::holds_alternative<Tetrahedron<double>>(shape) ||
         std::holds_alternative<Frustum<double>>(shape) ||
         std::holds_alternative<Convex<double>>(shape) ||
         std::holds_alternative<Kdop<double>>(shape);
}

}  // namespace

LeakCheck::LeakCheck(Document* document, Selection* selection, Jobs* jobs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_job(jobs, Task::watertightness) {
  connect(document, &Document::changed, this, &LeakCheck::sceneChanged);
  connect(selection, &Selection::changed, this, &LeakCheck::objectChanged);
  connect(&m_job, &Job::changed, this, &LeakCheck::updated);
}

std::string LeakCheck::object() const {
  const Scene& scene = m_document->scene();
  for (auto id = m_selection->ids().rbegin(); id != m_selection->ids().rend(); ++id) {
    const SceneObject* object = find(scene, *id);
    if (object != nullptr && canBeClosed(object->shape)) return object->id;
  }
  const SceneObject* first = nullptr;
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || !canBeClosed(object.shape)) continue;
    if (std::holds_alternative<Mesh>(object.shape)) return object.id;
    if (first == nullptr) first = &object;
  }
  return first == nullptr ? std::string() : first->id;
}

void LeakCheck::sceneChanged(const Change& change) {
  if (change.reset || std::ranges::find(change.ids, m_id) != change.ids.end()) clear();
  if (!change.onlyNumbers) emit objectChanged();
}

void LeakCheck::clear() {
  m_job.drop();
  m_id.clear();
  m_name.clear();
  m_rows.clear();
  m_refusal.clear();
  emit updated();
}

void LeakCheck::start() {
  clear();
  const SceneObject* object = find(m_document->scene(), LeakCheck::object());
  if (object == nullptr) return;
  m_id = object->id;
  m_name = objectText(*object);
  m_job.start([this, shape = object->shape](Job::Run& run) -> Job::Take {
    return [this, rows = watertightness(meshOf(shape).value_or(Mesh{}), 2, run.work())] {
      if (rows) {
        m_rows = *rows;
      } else {
        m_refusal = coreMessage(rows.error().message);
      }
    };
  });
}

}  // namespace hairline
