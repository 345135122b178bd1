#include "widgets/document/selection.h"

#include <algorithm>

#include "widgets/document/document.h"

namespace hairline {

Selection::Selection(Document* document, QObject* parent) : QObject(parent) {
  if (document == nullptr) return;
  connect(document, &Document::changed, this,
          [this, document](const Change& change) { prune(*document, change); });
}

bool Selection::contains(const std::string& id) const {
  return std::find(m_ids.begin(), m_ids.end(), id) != m_ids.end();
}

void Selection::set(SelectionIds ids) {
  if (ids == m_ids) return;
  m_ids = std::move(ids);
  emit changed();
}

void Selection::toggle(const std::string& id) {
  SelectionIds ids = m_ids;
  const auto place = std::find(ids.begin(), ids.end(), id);
  if (place == ids.end()) {
    ids.push_back(id);
  } else {
    ids.erase(place);
  }
  set(std::move(ids));
}

void Selection::prune(const Document& document, const Change& change) {
  // Ids of another scene may be the same by chance.
  if (change.reset) return set(SelectionIds{});
  if (!change.order) return;
  SelectionIds ids = m_ids;
  std::erase_if(
      ids, [&document](const std::string& id) { return find(document.scene(), id) == nullptr; });
  set(std::move(ids));
}

}  // namespace hairline
