#pragma once

#include <QTextEdit>

#include "widgets/explain/derivation.h"

namespace hairline {

class TraceCursor;

/// A derivation as Qt's rich text sets it. Pointing at a line moves the trace cursor, clicking pins
/// it; Up, Down, Home and End move the pinned step, Escape lets it go. The lines of the step that
/// is pointed at are marked, and brought into sight when it is another one.
class DerivationView : public QTextEdit {
  Q_OBJECT

 public:
  explicit DerivationView(TraceCursor* cursor, QWidget* parent = nullptr);

  /// Shows a derivation of a trace of so many steps, at the place where the last one was.
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
