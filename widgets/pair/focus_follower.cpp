#include "widgets/pair/focus_follower.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/pair/group_in_focus.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {

std::vector<std::string> askableObjects(const Scene& scene, const SelectionIds& selected,
                                        const PairReports* focus) {
  if (selected.size() >= 3) return isFittingGroup(scene, selected) ? selected : SelectionIds{};
  const auto pairOf = [&scene](const std::string& a, const std::string& b) {
    return fittingPair(scene, a, b) ? SelectionIds{a, b} : SelectionIds{};
  };
  if (selected.size() == 2) return pairOf(selected[0], selected[1]);
  if (selected.size() != 1 || focus == nullptr) return {};
  const std::string& one = selected.front();
  if (one == focus->a || one == focus->b) return {};
  const SelectionIds withFirst = pairOf(focus->a, one);
  return withFirst.empty() ? pairOf(focus->b, one) : withFirst;
}

FocusFollower::FocusFollower(Document* document, Selection* selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
  connect(selection, &Selection::changed, this, &FocusFollower::follow);
  connect(document, &Document::changed, this, &FocusFollower::order);
  order();
}

void FocusFollower::order() {
  const Scene& scene = m_document->scene();
  // A mesh whose file is still being read fits later.
  const bool waits = std::ranges::any_of(scene.focus, [&scene](const std::string& id) {
    const SceneObject* object = find(scene, id);
    const Mesh* mesh = object != nullptr ? std::get_if<Mesh>(&object->shape) : nullptr;
    return mesh != nullptr && mesh->triangles.empty();
  });
  if (waits || groupInFocus(scene, m_selection->ids())) return;
  if (const auto pair = pairInFocus(scene, m_selection->ids())) {
    m_document->setFocus({pair->first, pair->second});
    return;
  }
  // What is left of a pair is none.
  const bool isWhole =
      scene.focus.size() >= 2 && std::ranges::all_of(scene.focus, [&scene](const std::string& id) {
        return find(scene, id) != nullptr;
      });
  if (!isWhole) m_document->setFocus({});
}

void FocusFollower::setPinned(bool pinned) {
  m_pinned = pinned;
  follow();
}

void FocusFollower::follow() {
  if (m_pinned) return;
  const SelectionIds& ids = m_selection->ids();
  const std::vector<std::string>& focus = m_document->scene().focus;
  if (ids.size() >= 3) {
    if (std::ranges::is_permutation(focus, ids)) return;
    if (isFittingGroup(m_document->scene(), ids)) m_document->setFocus(ids);
    return;
  }
  if (ids.size() != 2) return;
  // The letters A and B stay if the pair is the same.
  if (focus.size() == 2 &&
      ((focus[0] == ids[0] && focus[1] == ids[1]) || (focus[0] == ids[1] && focus[1] == ids[0]))) {
    return;
  }
  if (const auto pair = fittingPair(m_document->scene(), ids[0], ids[1])) {
    m_document->setFocus({pair->first, pair->second});
  }
}

}  // namespace hairline
