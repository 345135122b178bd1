#pragma once

#include <QFrame>

namespace hairline {

/// A line above the view that offers the first lesson to those who start the program for the first
/// time. It takes no focus, and goes when it is answered.
class WelcomeBar : public QFrame {
  Q_OBJECT

 public:
  explicit WelcomeBar(QWidget* parent = nullptr);

 signals:
  void lessonWanted();

 private:
  void applyTheme();
};

}  // namespace hairline
