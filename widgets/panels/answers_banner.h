#pragma once

#include <QFrame>

#include "widgets/text/verdicts.h"

class QLabel;
class QMenu;
class QToolButton;

namespace hairline {

class Freeze;

/// Says whether all answers agree, and if not, which differ; always of the same height, so that
/// nothing jumps while the user drags. Its button freezes the case; the menu of the button brings
/// frozen cases back.
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
  QRect detailsRect() const;

  Freeze* m_freeze;
  Agreement m_agreement;
  QToolButton* m_button;
  QMenu* m_menu;
};

}  // namespace hairline
