#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace hairline {

/// Makes the shortcuts of a window work on keyboards of another script (Cyrillic, Greek, Arabic)
/// without Latin letters, if the window system offers no fallback: the key at a letter's place
/// counts as that letter. Typing is unaffected.
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
