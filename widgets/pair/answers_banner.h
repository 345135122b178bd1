#pragma once

#include <QFrame>

#include "widgets/text/verdicts.h"

class QMenu;
class QToolButton;

namespace hairline {

class Freeze;

/// Says what is answered to each question, or which answers differ; of the same height whatever the
/// answers are, so that nothing jumps while the user drags. Its button freezes the case; the menu
/// of the button brings frozen cases back.
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
