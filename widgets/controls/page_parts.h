#pragma once

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace hairline {

/// A label that breaks its text into lines, with a name for tests.
QLabel* makeWrappedLabel(const char* objectName, const QString& text = {});

/// The title of a part of a page.
QLabel* makeSectionTitle(const QString& text);
/// A text that breaks into lines and takes the place of what is not there yet.
QLabel* makeHint(const char* objectName, const QString& text);
/// A text stands out.
void embolden(QLabel* label);

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

/// A box to choose one of some texts from, with a name for tests, one for screen readers, and a
/// tooltip. In narrow places it cuts its texts rather than growing.
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
