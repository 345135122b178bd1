#include "widgets/scene_view/large_meshes.h"

#include <algorithm>

#include "core/query/mesh_index.h"
#include "core/scene/object_places.h"
#include "core/scene/transform.h"
#include "widgets/document/document.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr std::chrono::milliseconds rest{100};

/// The offset by which a whole mesh has moved; nothing if the mesh has changed.
std::optional<Vector3d> movement(LargeMesh& known, const Mesh& to) {
  const Mesh& from = known.mesh;
  if (from.triangles != to.triangles || from.vertices.size() != to.vertices.size()) return {};
  if (from.vertices.shares(to.vertices)) return Vector3d::Zero();
  const auto index = MeshIndex::of(to);
  if (const auto step = index->offsetFrom(known.now.index)) {
    known.start = known.now;
    return known.start.offset + *step;
  }
  if (const auto step = index->offsetFrom(known.start.index)) return known.start.offset + *step;
  const Vector3d offset = to.vertices.front() - from.vertices.front();
  // The rounding of each coordinate, far below what a float picture shows.
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
    : QObject(parent), m_document(document), m_job(jobs, Task::trees) {
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
  if (change.reset) {
    for (const SceneObject& object : scene.objects) m_table.take(object);
  }
  ObjectPlaces places(scene);
  for (const std::string& id : change.ids) {
    if (const auto place = places.of(id)) m_table.take(scene.objects[*place]);
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
    LargeMesh& moved = known->second;
    if (const auto offset = movement(moved, *mesh)) {
      moved.now = {MeshIndex::of(*mesh), *offset};
      const Vector3d step = *offset - moved.offset;
      moved.box = {moved.box.min + step, moved.box.max + step};
      moved.offset = *offset;
      return;
    }
  }
  const LargeMesh::Place place{MeshIndex::of(*mesh)};
  m_meshes[object.id] = {
      .mesh = *mesh, .now = place, .start = place, .box = *bounds(object.shape), .tree = nullptr};
}

void LargeMeshes::build() {
  std::map<std::string, Mesh> missing;
  for (const auto& [id, each] : m_table.m_meshes) {
    if (!each.tree) missing.emplace(id, each.mesh);
  }
  if (missing.empty()) return;
  m_job.start([this, missing](Job::Run& run) {
    for (const auto& [id, mesh] : missing) {
      Result<WideTree> tree = WideTree::build(mesh, 1, run.work());
      if (!tree) break;
      run.deliver([this, id, mesh, tree = std::make_shared<const WideTree>(*std::move(tree))] {
        const auto known = m_table.m_meshes.find(id);
        if (known == m_table.m_meshes.end() || known->second.mesh != mesh) return;
        known->second.tree = tree;
        emit updated();
      });
    }
    return Job::Take();
  });
}

}  // namespace hairline
