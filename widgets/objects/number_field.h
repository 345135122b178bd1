#pragma once

#include <QLineEdit>
#include <functional>

namespace hairline {

/// A number as text: the shortest decimal that reads back to the same double, or a hexadecimal
/// float. Enter and leaving the field take what was typed. What is refused stays in the field, in
/// red and with the reason, until it is mended or Esc brings back the number.
///
/// Up and down step by a tenth of the leading digit's place, with Shift ten times as far, with Ctrl
/// a tenth, with Alt to the next double.
///
/// Without the focus, a number that is longer than the field ends in an ellipsis, before its
/// exponent.
class NumberField : public QLineEdit {
  Q_OBJECT

 public:
  /// Takes a number that the user entered, or stepped to; returns why not, or nothing.
  using Commit = std::function<QString(double value, bool stepped)>;

  explicit NumberField(QWidget* parent = nullptr);

  void setCommit(Commit commit) { m_commit = std::move(commit); }

  double value() const { return m_value; }
  /// Shows another number; a text that is being typed or was refused stays.
  void setValue(double value);
  /// Shows another number even so.
  void resetValue(double value);
  void setHexadecimal(bool hexadecimal);
  /// The size of numbers around this one, by which zero is stepped.
  void setScale(double scale) { m_scale = scale; }

  /// Why the text is refused; empty when it is not.
  QString refusal() const { return m_refusal; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// Another refusal, or none any more.
  void refusalChanged(const QString& reason);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  bool takeText();
  bool step(const QKeyEvent& event);
  void showValue();
  /// The number in full where it fits or is about to be edited; else without its last digits.
  QString shownText() const;
  void refuse(const QString& reason);

  Commit m_commit;
  double m_value = 0;
  double m_scale = 1;
  bool m_hexadecimal = false;
  QString m_refusal;
};

}  // namespace hairline
