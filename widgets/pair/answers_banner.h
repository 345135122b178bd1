#pragma once

#include <QFrame>

#include "widgets/text/verdicts.h"

class QMenu;
class QToolButton;

namespace hairline {

class Freeze;

/// Shows the answer to each question, or which answers differ; its height is constant, so that
/// nothing jumps during a drag. Its button freezes the case; the button's menu restores frozen
/// cases.
class AnswersBanner : public QFrame {
  Q_OBJECT

 public:
  explicit AnswersBanner(Freeze* freeze, QWidget* parent = nullptr);

  void setAgreement(const Agreement& agreement);

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fillMenu();
  int detailLines() const;
  QRect detailsRect() const;

  Freeze* m_freeze;
  Agreement m_agreement;
  QToolButton* m_button;
  QMenu* m_menu;
};

}  // namespace hairline
