#pragma once

#include <QLineEdit>
#include <functional>

namespace hairline {

/// A number as text: the shortest decimal that reads back to the same double, or a hexadecimal
/// float. Enter and leaving the field accept the text. A refused text stays in the field, in red
/// and with the reason, until it is corrected or Esc restores the number.
///
/// Up and down step by a tenth of the leading digit's place, with Shift ten times as far, with Ctrl
/// a tenth, with Alt to the next double.
///
/// Without the focus, a number that is too long for the field is elided before its exponent.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  /// Accepts a number that the user typed or stepped to; returns the reason if refused.
  using Commit = std::function<QString(double value, bool stepped)>;

  explicit NumberField(QWidget* parent = nullptr);

  void setCommit(Commit commit) { m_commit = std::move(commit); }

  double value() const { return m_value; }
  /// Shows another number; a text being typed or refused stays.
  void setValue(double value);
  /// Shows another number, and discards any text being typed or refused.
  void resetValue(double value);
  void setHexadecimal(bool hexadecimal);
  /// The magnitude of the neighbouring numbers, for stepping zero.
  void setScale(double scale) { m_scale = scale; }

  /// Why the text is refused; empty if it is not.
  QString refusal() const { return m_refusal; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The refusal changed, or ended.
  void refusalChanged(const QString& reason);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool takeText();
  bool step(const QKeyEvent& event);
  void showValue();
  /// The full number if it fits or is being edited; else without its last digits.
  QString shownText() const;
  void refuse(const QString& reason);

  Commit m_commit;
  double m_value = 0;
  double m_scale = 1;
  bool m_hexadecimal = false;
  /// The text is of an earlier number, because the field is scrolled out of sight: a mesh has 180
  /// fields, and each step of a drag changes all of them.
  bool m_isOutdated = false;
  QString m_refusal;
};

}  // namespace hairline
