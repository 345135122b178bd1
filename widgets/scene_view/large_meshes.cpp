#include "widgets/scene_view/large_meshes.h"

#include <algorithm>

#include "core/scene/transform.h"
#include "widgets/document/document.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr std::chrono::milliseconds rest{100};

/// How far a mesh has moved as a whole from what it was, where it has; nothing where it is another.
std::optional<Vector3d> movement(const Mesh& from, const Mesh& to) {
  if (from.triangles != to.triangles || from.vertices.size() != to.vertices.size()) return {};
  if (from.vertices.shares(to.vertices)) return Vector3d::Zero();
  const Vector3d offset = to.vertices.front() - from.vertices.front();
  // What rounding each coordinate may do, far below what a picture in float shows.
  constexpr double bound = 0x1p-40;
  const auto isMoved = [&](const Vector3d& a, const Vector3d& b) {
    const Vector3d off = (b - a - offset).cwiseAbs();
    const double size = std::max(a.cwiseAbs().maxCoeff(), b.cwiseAbs().maxCoeff());
    return off.maxCoeff() <= bound * size;
  };
  return std::ranges::equal(from.vertices, to.vertices, isMoved) ? std::optional(offset)
                                                                 : std::nullopt;
}

}  // namespace

const Mesh* largeMeshOf(const SceneObject& object) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  return mesh != nullptr && mesh->triangles.size() >= manyTriangles ? mesh : nullptr;
}

DrawSurface LargeMesh::surface(const QColor& color, bool edges) const {
  return {.mesh = mesh,
          .bounds = {box.min - offset, box.max - offset},
          .offset = offset,
          .color = color,
          .edges = edges};
}

std::optional<MeshHit> LargeMesh::firstHit(const ViewRay& ray) const {
  if (!tree) return std::nullopt;
  return tree->firstHit(mesh, Ray<double>{ray.origin - offset, ray.direction});
}

LargeMeshes::LargeMeshes(Document* document, Jobs* jobs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(
          jobs, Task::trees,
          [](const std::vector<Tree>& missing, auto& run) -> std::optional<Tree> {
            for (const auto& [id, mesh, none] : missing) {
              Result<WideTree> tree = WideTree::build(mesh, 1, run.work());
              if (!tree) break;
              run.deliver({id, mesh, std::make_shared<const WideTree>(*std::move(tree))});
            }
            return std::nullopt;
          },
          [this](Tree&& built) { take(built); }) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(rest);
  connect(&m_rest, &QTimer::timeout, this, &LargeMeshes::build);
  connect(document, &Document::changed, this, &LargeMeshes::sceneChanged);
  Change everything;
  everything.reset = true;
  sceneChanged(everything);
}

const LargeMesh* LargeMeshTable::find(const std::string& id) const {
  const auto found = m_meshes.find(id);
  return found == m_meshes.end() ? nullptr : &found->second;
}

bool LargeMeshes::isBusy() const {
  return std::ranges::any_of(m_table.m_meshes,
                             [](const auto& each) { return each.second.tree == nullptr; });
}

void LargeMeshes::sceneChanged(const Change& change) {
  const Scene& scene = m_document->scene();
  if (change.reset) m_table.m_meshes.clear();
  if (change.reset || change.order) {
    std::erase_if(m_table.m_meshes,
                  [&](const auto& each) { return hairline::find(scene, each.first) == nullptr; });
  }
  for (const SceneObject& object : scene.objects) {
    if (change.reset || std::ranges::find(change.ids, object.id) != change.ids.end())
      m_table.take(object);
  }
  if (isBusy()) m_rest.start();
}

void LargeMeshTable::take(const SceneObject& object) {
  const Mesh* mesh = largeMeshOf(object);
  if (mesh == nullptr) {
    m_meshes.erase(object.id);
    return;
  }
  const auto known = m_meshes.find(object.id);
  if (known != m_meshes.end()) {
    if (const auto offset = movement(known->second.mesh, *mesh)) {
      LargeMesh& moved = known->second;
      const Vector3d step = *offset - moved.offset;
      moved.box = {moved.box.min + step, moved.box.max + step};
      moved.offset = *offset;
      return;
    }
  }
  m_meshes[object.id] = {
      .mesh = *mesh, .offset = Vector3d::Zero(), .box = *bounds(object.shape), .tree = nullptr};
}

void LargeMeshes::build() {
  std::vector<Tree> missing;
  for (const auto& [id, each] : m_table.m_meshes) {
    if (!each.tree) missing.push_back({id, each.mesh, nullptr});
  }
  if (!missing.empty()) m_job.start(std::move(missing));
}

void LargeMeshes::take(const Tree& built) {
  const auto known = m_table.m_meshes.find(built.id);
  if (known == m_table.m_meshes.end() || known->second.mesh != built.mesh) return;
  known->second.tree = built.tree;
  emit updated();
}

}  // namespace hairline
