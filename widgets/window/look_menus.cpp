#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>

#include "widgets/text/language.h"
#include "widgets/theme/theme.h"
#include "widgets/window/window_actions.h"

// Menus of how the window looks and speaks.

namespace hairline {

void WindowActions::addThemeMenu(QMenu* menu) {
  QMenu* themes = menu->addMenu(tr("&Theme"));
  auto* group = new QActionGroup(this);
  const auto theme = [&](const char* name, const QString& text, ThemeChoice choice) {
    QAction* action = add(themes, name, text, text,
                          [choice] {
                            ThemeSwitch::instance().setChoice(choice);
                            QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
                          },
                          {});
    action->setCheckable(true);
    action->setChecked(ThemeSwitch::instance().choice() == choice);
    group->addAction(action);
  };
  theme("actionThemeSystem", tr("As the &System"), ThemeChoice::system);
  theme("actionThemeLight", tr("&Light"), ThemeChoice::light);
  theme("actionThemeDark", tr("&Dark"), ThemeChoice::dark);
}

void WindowActions::addLanguageMenu(QMenu* menu) {
  QMenu* choices = menu->addMenu(tr("Lan&guage"));
  auto* group = new QActionGroup(this);
  const auto choice = [&](const QByteArray& name, const QString& text, const QString& code) {
    QAction* action = add(choices, name.constData(), text, text,
                          [this, code] {
                            chooseLanguage(code);
                            emit languageChosen();
                          },
                          {});
    action->setCheckable(true);
    action->setChecked(code == chosenLanguage());
    group->addAction(action);
  };
  choice("actionLanguageSystem", tr("As the &System"), QString());
  for (const Language& language : languages()) {
    // Languages are named in themselves, so that they are found by those who know no other.
    choice(QByteArray("actionLanguage_") + language.code, QString::fromUtf8(language.name),
           QLatin1String(language.code));
  }
}

}  // namespace hairline
