#include "widgets/hierarchy/mesh_contacts.h"

#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/traversal/triangle_verdicts.h"
#include "widgets/document/document.h"

namespace hairline {
namespace {

/// For more pairs the pieces of the curve are not computed: they would be indistinguishable.
constexpr std::size_t mostPieces = 5'000;

const Mesh* visibleMesh(const SceneObject& object) {
  const Mesh* mesh = object.visible ? std::get_if<Mesh>(&object.shape) : nullptr;
  return mesh == nullptr || mesh->triangles.empty() ? nullptr : mesh;
}

/// The common part of two intersecting triangles, if it is a segment. In exact they do intersect;
/// if rounding says otherwise, rationals decide.
std::optional<Segment<double>> commonSegment(const Triangle<double>& a, const Triangle<double>& b) {
  const auto rounded = solve<TriangleTriangleInterval, double>({a, b, {}});
  if (rounded.segment) return rounded.segment;
  if (rounded.hit) return std::nullopt;
  const auto exact = solve<TriangleTriangleInterval, Exact>({a, b, {}});
  if (!exact.segment) return std::nullopt;
  return Segment<double>{toDouble(exact.segment->a), toDouble(exact.segment->b)};
}

std::vector<Segment<double>> curveOf(const Mesh& a, const Mesh& b,
                                     const std::vector<TrianglePair>& pairs, const Work& work) {
  std::vector<Segment<double>> curve;
  const MeshInTree first{&a, nullptr, Vector3<double>::Zero()};
  const MeshInTree second{&b, nullptr, Vector3<double>::Zero()};
  for (const TrianglePair& pair : pairs) {
    if (curve.size() == mostPieces || work.isCancelled()) break;
    const auto piece = commonSegment(triangleAt(first, pair.a), triangleAt(second, pair.b));
    if (piece) curve.push_back(*piece);
  }
  return curve;
}

/// Null if it was stopped. Empty trees have yet to be built.
std::shared_ptr<const MeshContacts::Picture> pictureOf(MeshContacts::Trees trees,
                                                       const Work& work) {
  using Tree = MeshContacts::Tree;
  auto picture = std::make_shared<MeshContacts::Picture>();
  for (auto& [id, tree] : trees) {
    if (!tree->tree.isEmpty()) continue;
    Result<WideTree> built = WideTree::build(tree->mesh, 0, work);
    if (!built) return nullptr;
    tree = std::make_shared<const Tree>(Tree{tree->mesh, *std::move(built)});
  }
  const TraversalOptions options{.scalar = ScalarKind::exact, .threads = 0, .record = nullptr};
  for (auto a = trees.begin(); a != trees.end(); ++a) {
    for (auto b = std::next(a); b != trees.end(); ++b) {
      const Mesh& first = a->second->mesh;
      const Mesh& second = b->second->mesh;
      Result<PairAnswer> answer = intersectingTriangles(MeshInWideTree{&first, &a->second->tree},
                                                        MeshInWideTree{&second, &b->second->tree},
                                                        PairMode::all, options, work);
      if (!answer) return nullptr;
      if (!answer->hit) continue;
      std::vector<Segment<double>> curve = curveOf(first, second, answer->pairs, work);
      picture->contacts.push_back({a->first, b->first, std::move(answer->pairs), std::move(curve)});
    }
  }
  picture->trees = std::move(trees);
  return picture;
}

}  // namespace

MeshContacts::MeshContacts(Document* document, Jobs* jobs, QObject* parent)
    : KeptUpToDate(true, jobs, Task::contacts, parent), m_document(document) {
  connect(document, &Document::changed, this, &MeshContacts::sceneChanged);
  schedule();
}

void MeshContacts::jobChanged() {
  // It may contain trees of meshes that changed since.
  if (isCancelled()) m_picture.reset();
  emit updated();
}

void MeshContacts::setShown(bool shown) {
  if (shown == m_shown) return;
  m_shown = shown;
  schedule();
}

void MeshContacts::sceneChanged(const Change& change) {
  if (change.reset) clear();
  if (change.reset || change.order || !change.ids.empty()) schedule();
}

void MeshContacts::clear() {
  const bool wasShown = m_picture != nullptr;
  m_picture.reset();
  m_job.drop();
  if (wasShown) emit updated();
}

void MeshContacts::refresh() {
  Trees trees;
  bool same = m_picture != nullptr;
  for (const SceneObject& object : m_document->scene().objects) {
    const Mesh* mesh = visibleMesh(object);
    if (mesh == nullptr) continue;
    std::shared_ptr<const Tree>& tree = trees[object.id];
    const auto* known = m_picture ? &m_picture->trees : nullptr;
    const auto place = known ? known->find(object.id) : trees.end();
    if (known != nullptr && place != known->end() && place->second->mesh == *mesh) {
      tree = place->second;
    } else {
      tree = std::make_shared<const Tree>(Tree{*mesh, {}});
      same = false;
    }
  }
  if (trees.size() < 2 || !m_shown) {
    clear();
    return;
  }
  if (awaitsFirstResult()) return;
  if (same && trees.size() == m_picture->trees.size()) return;
  m_job.start([this, trees](Job::Run& run) -> Job::Take {
    return [this, picture = pictureOf(trees, run.work())] { m_picture = picture; };
  });
}

}  // namespace hairline
