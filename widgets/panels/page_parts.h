#pragma once

#include <QLabel>
#include <QObject>

namespace hairline {

/// A label that breaks its text into lines, with a name for tests.
QLabel* makeWrappedLabel(const char* objectName, const QString& text = {});

/// Leaves the wheel to the page that scrolls: a guarded control heeds it only while it has the
/// focus, so that nobody changes a value by scrolling past it.
class WheelGuard : public QObject {
 public:
  using QObject::QObject;
  /// The control takes the focus by click and by Tab from now on, not by the wheel.
  void guard(QWidget* control);
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace hairline
