#pragma once

#include <QLabel>
#include <QScrollArea>

namespace hairline {

/// A label that breaks its text into lines, with a name for tests.
QLabel* makeWrappedLabel(const char* objectName, const QString& text = {});

/// A page that scrolls up and down where there is no room for it, with a name for tests.
QScrollArea* makeScrollPage(const char* objectName, QWidget* page);

/// Leaves the wheel to the page that scrolls: sliders, spin boxes and combo boxes of the whole
/// program heed it only while they have the focus, which they take by click and by Tab, so that
/// nobody changes a value by scrolling past it.
class WheelGuard : public QObject {
 public:
  /// Watches the application, which has to exist.
  explicit WheelGuard(QObject* parent);
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace hairline
