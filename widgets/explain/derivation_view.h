#pragma once

#include <QTextEdit>

#include "widgets/explain/derivation.h"

namespace hairline {

class TraceCursor;

/// A derivation as rich text. Hovering over a line moves the trace cursor, clicking pins it; Up,
/// Down, Home and End move the pinned step, Escape releases it. The lines of the hovered step are
/// highlighted, and scrolled into view when it changes.
class DerivationView : public QTextEdit {
  Q_OBJECT

 public:
  explicit DerivationView(TraceCursor* cursor, QWidget* parent = nullptr);

  /// Shows a derivation of a trace with this many steps, at the previous scroll position.
  void setDerivation(const Derivation& derivation, int stepCount);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  int stepAt(const QPoint& place) const;
  void mark();
  void showPinned();

  TraceCursor* m_cursor;
  QString m_html;
  int m_count = 0;
  int m_shown = -1;
};

}  // namespace hairline
