#pragma once

#include <QTableView>

namespace hairline {

/// The table of verdicts. A cell says its verdict as a word and a sign of its own shape, the proof
/// as a second sign; a verdict that differs from the exact one is framed and hatched.
class VerdictTable : public QTableView {
  Q_OBJECT

 public:
  explicit VerdictTable(QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fitToFont();
  /// What the widest heading of a column takes.
  int headingWidth() const;
};

}  // namespace hairline
