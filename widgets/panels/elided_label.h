#pragma once

#include <QLabel>

namespace hairline {

/// One line of text that ends in an ellipsis where there is no room for all of it. The whole text
/// stays its text(), its tooltip and what a screen reader says.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setWholeText(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace hairline
