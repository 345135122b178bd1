#pragma once

#include <QLabel>

namespace hairline {

/// A label that breaks its text into lines and does not shrink when a shorter text comes: what
/// stands beside it stays where it is. A picture that is made anew for each size would otherwise
/// never come to rest, as the words about it change while it is made.
class SteadyLabel : public QLabel {
  Q_OBJECT

 public:
  /// It has room for some lines from the start.
  explicit SteadyLabel(const char* objectName, int lines = 1);

  /// The height starts anew: for a page that has got another width.
  void letGo();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  int m_lines;
};

}  // namespace hairline
