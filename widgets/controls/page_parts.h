#pragma once

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace hairline {

/// A word-wrapping label with an object name for tests.
QLabel* makeWrappedLabel(const char* objectName, const QString& text = {});

/// The title of a part of a page.
QLabel* makeSectionTitle(const QString& text);
/// A text that breaks into lines and takes the place of what is not there yet.
QLabel* makeHint(const char* objectName, const QString& text);
/// A text stands out.
void embolden(QLabel* label);

/// A page that scrolls up and down where there is no room for it, with a name for tests.
QScrollArea* makeScrollPage(const char* objectName, QWidget* page);

/// Gives a window a size, or as much of it as its screen has room for.
void resizeOnScreen(QWidget* window, const QSize& wish);

/// Leaves the wheel to the scrolling page: sliders, spin boxes and combo boxes of the whole program
/// accept it only while they have the focus, which they get by click and by Tab, so that nobody
/// changes a value by scrolling past it.
class WheelGuard : public QObject {
 public:
  /// Watches the application, which must exist.
  explicit WheelGuard(QObject* parent);
  bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A combo box of some texts, with an object name for tests, a name for screen readers, and a
/// tooltip. In narrow places it elides its texts instead of growing.
inline QComboBox* makeChoiceBox(const char* objectName, const QString& title, const QString& tip,
                                const QStringList& texts) {
  constexpr int leastCharacters = 6;
  auto* box = new QComboBox;
  box->setObjectName(QLatin1String(objectName));
  box->setAccessibleName(title);
  box->setToolTip(tip);
  box->addItems(texts);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(leastCharacters);
  return box;
}

/// A single line of text, elided if it does not fit. The whole text stays in text(), in its tooltip
/// and for screen readers.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void setWholeText(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// A word-wrapping label that keeps its height while that suffices, so that its neighbours keep
/// their places. Otherwise a picture rendered for each size would never settle, because the text
/// about it changes while it is rendered; and a plain label has its whole panel laid out again for
/// each new text, which was more than half of the cost of a step of a drag.
class SteadyLabel : public QWidget {
  Q_OBJECT

 public:
  /// It has room for some lines from the start. The name is that of the label.
  explicit SteadyLabel(const char* objectName, int lines = 1);

  QLabel* label() const { return m_label; }
  void setText(const QString& text);
  /// Takes the height of its text, even if that is less, as it does when its width changes.
  void letGo();

  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int neededHeight() const;

  QLabel* m_label;
  int m_lines;
};

}  // namespace hairline
