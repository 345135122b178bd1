#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "widgets/document/selection.h"

namespace hairline {

class Document;
struct PairReports;
struct Scene;

/// What a user asks about who selects these objects and says so: the two or three where some query
/// fits them; of one, the first of the pair that is asked about now and it, where a query fits
/// those. Empty where nothing comes of it.
std::vector<std::string> askableObjects(const Scene& scene, const SelectionIds& selected,
                                        const PairReports* focus);

/// Lets the pair in focus follow the selection: two selected objects, or three, that some query
/// fits come into focus, unless the focus is pinned. The scene's focus always names the pair that
/// is asked about, in the order of the operands: A and B are the same everywhere.
class FocusFollower : public QObject {
  Q_OBJECT

 public:
  FocusFollower(Document* document, Selection* selection, QObject* parent = nullptr);

  /// A focus that is let go follows what is selected now.
  void setPinned(bool pinned);

 private:
  void follow();
  void order();

  Document* m_document;
  Selection* m_selection;
  bool m_pinned = false;
};

}  // namespace hairline
