#include "widgets/window/welcome_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "widgets/panels/page_parts.h"
#include "widgets/theme/box_layouts.h"
#include "widgets/theme/theme.h"

namespace hairline {

WelcomeBar::WelcomeBar(QWidget* parent) : QFrame(parent) {
  setObjectName(QStringLiteral("welcomeBar"));
  auto* text = new ElidedLabel(this);
  text->setWholeText(tr("New here? Lesson 1 shows how a test finds that two shapes are disjoint."));
  auto* start = new QToolButton(this);
  start->setObjectName(QStringLiteral("welcomeStart"));
  start->setText(tr("Start Lesson 1"));
  auto* dismiss = new QToolButton(this);
  dismiss->setObjectName(QStringLiteral("welcomeDismiss"));
  dismiss->setText(tr("Dismiss"));
  dismiss->setToolTip(tr("Hide this line. Help > Lessons lists all lessons."));
  connect(start, &QToolButton::clicked, this, &WelcomeBar::lessonWanted);
  for (QToolButton* button : {start, dismiss}) {
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, &QWidget::hide);
  }
  rowOf(this, {{text, 1}, start, dismiss}, {8, 3, 6, 3});
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &WelcomeBar::applyTheme);
  applyTheme();
  hide();
}

void WelcomeBar::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("#welcomeBar { background: %1; border-bottom: 1px solid %2; }")
                    .arg(theme.raised.name(), theme.border.name()));
}

}  // namespace hairline
