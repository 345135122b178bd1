#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "widgets/document/selection.h"

namespace hairline {

class Document;
struct PairReports;
struct Scene;

/// The operands for a request to test these selected objects: the two or three if some query fits
/// them; for one object, the first of the active pair and it, if a query fits those. Empty if there
/// is no query.
std::vector<std::string> askableObjects(const Scene& scene, const SelectionIds& selected,
                                        const PairReports* focus);

/// Lets the active pair follow the selection: two or three selected objects that some query fits
/// become active, unless the focus is pinned. The scene's focus always names the active pair, in
/// the order of the operands: A and B are the same everywhere.
class FocusFollower : public QObject {
  Q_OBJECT

 public:
  FocusFollower(Document* document, Selection* selection, QObject* parent = nullptr);

  /// After unpinning, the focus follows the selection at once.
  void setPinned(bool pinned);

 private:
  void follow();
  void order();

  Document* m_document;
  Selection* m_selection;
  bool m_pinned = false;
};

}  // namespace hairline
