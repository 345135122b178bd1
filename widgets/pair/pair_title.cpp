#include "widgets/pair/pair_title.h"

#include <QBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "core/scene/object_part.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/text/labels.h"

namespace hairline {

/// A name that is elided if it does not fit.
class OperandButton : public QToolButton {
 public:
  using QToolButton::QToolButton;

  const QString& name() const { return m_name; }
  void setName(const QString& name) {
    if (name == m_name) return;
    m_name = name;
    updateGeometry();
    elide();
  }

  QSize sizeHint() const override {
    QSize size = QToolButton::sizeHint();
    size.rwidth() +=
        fontMetrics().horizontalAdvance(m_name) - fontMetrics().horizontalAdvance(text());
    return size;
  }
  QSize minimumSizeHint() const override {
    return {iconSize().width() + 40, QToolButton::sizeHint().height()};
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QToolButton::resizeEvent(event);
    elide();
  }

 private:
  void elide() {
    const int room = fontMetrics().horizontalAdvance(m_name) - (sizeHint().width() - width());
    setText(fontMetrics().elidedText(m_name, Qt::ElideRight, room + 2));
  }

  QString m_name;
};

PairTitle::PairTitle(const Document* document, QWidget* parent)
    : QWidget(parent), m_document(document), m_swap(named(new QToolButton, "swapOperands")) {
  setObjectName(QStringLiteral("verdictPair"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  m_swap->setAutoRaise(true);
  m_swap->setFocusPolicy(Qt::StrongFocus);
  m_swap->setAccessibleName(tr("Swap A and B"));
  connect(m_swap, &QToolButton::clicked, this, [this] { emit pairWanted({m_ids[1], m_ids[0]}); });
  for (std::size_t i = 0; i < m_operands.size(); ++i) {
    auto* button = new OperandButton;
    m_operands[i] = button;
    button->setObjectName(QStringLiteral("operand%1").arg(QLatin1Char("ABCDE"[i])));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    // The name and tool tip until there is an object.
    button->setAccessibleName(QString(QLatin1Char("ABCDE"[i])));
    button->setToolTip(button->accessibleName());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    QFont bold = button->font();
    bold.setBold(true);
    button->setFont(bold);
    if (i < 2) {
      auto* menu = new QMenu(button);
      button->setMenu(menu);
      connect(menu, &QMenu::aboutToShow, this, [this, i] { fillMenu(i); });
    }
    layout->addWidget(button);
    button->hide();
  }
  layout->addWidget(m_swap);
  layout->addStretch(1);
}

QString PairTitle::text() const {
  if (!m_ids[3].empty()) {
    QStringList names;
    for (std::size_t i = 0; i < m_ids.size() && !m_ids[i].empty(); ++i) {
      names << m_operands[i]->name();
    }
    return names.join(QStringLiteral(", "));
  }
  if (!m_ids[2].empty()) {
    // : The three active objects: "Floor, Wall and Roof".
    return tr("%1, %2 and %3")
        .arg(m_operands[0]->name(), m_operands[1]->name(), m_operands[2]->name());
  }
  // : The two active objects: "Triangle and Box".
  return tr("%1 and %2").arg(m_operands[0]->name(), m_operands[1]->name());
}

void PairTitle::setPair(const PairReports& pair) {
  const Scene& scene = m_document->scene();
  m_ids = {pair.a, pair.b, pair.c};
  std::ranges::copy(pair.more, m_ids.begin() + 3);
  for (std::size_t i = 0; i < m_operands.size(); ++i) {
    OperandButton* button = m_operands[i];
    const Operand operand(scene, m_ids[i]);
    button->setVisible(bool(operand));
    if (!operand) continue;
    const QChar letter = QLatin1Char("ABCDE"[i]);
    button->setName(objectText(*operand));
    showIcon(button, badge(colorOf(*operand, scene, Theme::current()), letter));
    //: %1 is a letter, %2 the name of an object.
    button->setAccessibleName(tr("%1: %2").arg(letter).arg(button->name()));
    button->setToolTip(
        tr("%1: %2. Click to choose another object.").arg(letter).arg(button->name()));
  }
  const auto turned = fittingPair(scene, m_ids[1], m_ids[0]);
  const bool isSwappable = turned && turned->first == m_ids[1] && m_ids[2].empty();
  showIcon(m_swap, themedIcon("swap"));
  m_swap->setVisible(m_ids[2].empty());
  m_swap->setEnabled(isSwappable);
  m_swap->setToolTip(isSwappable ? tr("Swap A and B")
                                 : tr("The queries on this pair have a fixed order of operands"));
}

void PairTitle::fillMenu(std::size_t place) {
  // Longer menus would leave the screen.
  constexpr int most = 40;
  QMenu* menu = m_operands[place]->menu();
  menu->clear();
  const Scene& scene = m_document->scene();
  const std::string& other = m_ids[1 - place];
  for (const SceneObject& object : scene.objects) {
    if (menu->actions().size() == most) break;
    const auto pair =
        place == 0 ? fittingPair(scene, object.id, other) : fittingPair(scene, other, object.id);
    if (!pair) continue;
    QString name = objectText(object);
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    QAction* action = menu->addAction(badge(colorOf(object, scene, Theme::current()), {}), name);
    action->setCheckable(true);
    action->setChecked(object.id == m_ids[place]);
    connect(action, &QAction::triggered, this, [this, pair] {
      emit pairWanted({pair->first, pair->second});
    });
  }
}

}  // namespace hairline
