#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace hairline {

/// Lets the shortcuts of a window work on keyboards of another script (Cyrillic, Greek, Arabic)
/// that have no Latin letters besides, where the window system knows of none to look for: the key
/// that stands in a letter's place is that letter. Texts are typed as ever.
class ScriptShortcuts : public QObject {
 public:
  explicit ScriptShortcuts(QWidget* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool take(const QKeyEvent& event);

  QWidget* m_window;
  bool m_isSending = false;
};

}  // namespace hairline
