#pragma once

#include <QObject>

namespace hairline {

class Document;
class Selection;

/// Lets the pair in focus follow the selection: two selected objects, or three, that some query
/// fits come into focus, unless the focus is pinned.
class FocusFollower : public QObject {
  Q_OBJECT

 public:
  /// Document and selection are not owned and live longer.
  FocusFollower(Document* document, Selection* selection, QObject* parent = nullptr);

  bool isPinned() const { return m_pinned; }
  /// A focus that is let go follows what is selected now.
  void setPinned(bool pinned);

 private:
  void follow();

  Document* m_document;
  Selection* m_selection;
  bool m_pinned = false;
};

}  // namespace hairline
