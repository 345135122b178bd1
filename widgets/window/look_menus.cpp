#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>

#include "widgets/document/document.h"
#include "widgets/text/language.h"
#include "widgets/theme/theme.h"
#include "widgets/window/window_actions.h"

// Menus of how the window looks and speaks, and of what it keeps: one of several is chosen.

namespace hairline {

QAction* WindowActions::addChoice(QMenu* menu, const QByteArray& name, const QString& text,
                                  const QString& tip, bool isChosen,
                                  const std::function<void()>& choose, const QKeySequence& keys) {
  QAction* action = add(menu, name.constData(), text, tip, choose, keys);
  action->setCheckable(true);
  action->setChecked(isChosen);
  auto* group = menu->findChild<QActionGroup*>();
  return (group != nullptr ? group : new QActionGroup(menu))->addAction(action);
}

QAction* WindowActions::addSwitch(QMenu* menu, const char* name, const QString& text,
                                  const QString& tip, bool isOn) {
  QAction* action = add(menu, name, text, tip, [] {}, {});
  action->setCheckable(true);
  action->setChecked(isOn);
  return action;
}

void WindowActions::addThemeMenu(QMenu* menu) {
  QMenu* themes = menu->addMenu(tr("&Theme"));
  const auto theme = [&](const char* name, const QString& text, ThemeChoice choice) {
    addChoice(themes, name, text, text, ThemeSwitch::instance().choice() == choice, [choice] {
      ThemeSwitch::instance().setChoice(choice);
      QSettings().setValue(QStringLiteral("theme"), static_cast<int>(choice));
    });
  };
  theme("actionThemeSystem", tr("As the &System"), ThemeChoice::system);
  theme("actionThemeLight", tr("&Light"), ThemeChoice::light);
  theme("actionThemeDark", tr("&Dark"), ThemeChoice::dark);
}

void WindowActions::addLanguageMenu(QMenu* menu) {
  QMenu* choices = menu->addMenu(tr("Lan&guage"));
  const auto choice = [&](const QByteArray& name, const QString& text, const QString& code) {
    addChoice(choices, name, text, text, code == chosenLanguage(), [this, code] {
      chooseLanguage(code);
      emit languageChosen();
    });
  };
  choice("actionLanguageSystem", tr("As the &System"), QString());
  for (const Language& language : languages()) {
    // Languages are named in themselves, so that they are found by those who know no other.
    choice(QByteArray("actionLanguage_") + language.code, QString::fromUtf8(language.name),
           QLatin1String(language.code));
  }
}

void WindowActions::addUndoMemoryMenu(QMenu* menu) {
  constexpr int bytesOfMegabyte = 1'000'000;
  const QString key = QStringLiteral("undoMemory");
  Document* document = m_targets.document;
  const int chosen = QSettings().value(key, 256).toInt();
  document->setUndoMemory(std::size_t(chosen) * bytesOfMegabyte);
  QMenu* choices = menu->addMenu(tr("Undo &Memory"));
  for (const int megabytes : {64, 256, 1024, 4096}) {
    addChoice(choices, "actionUndoMemory" + QByteArray::number(megabytes),
              tr("%1 MB").arg(megabytes),
              tr("Keep undo steps up to %1 MB; older steps are forgotten").arg(megabytes),
              megabytes == chosen, [document, key, megabytes] {
                QSettings().setValue(key, megabytes);
                document->setUndoMemory(std::size_t(megabytes) * bytesOfMegabyte);
              });
  }
}

}  // namespace hairline
