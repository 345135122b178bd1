#include "widgets/window/command.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <algorithm>

#include "widgets/controls/theme.h"

namespace hairline {
namespace {

QString plain(const QString& text) {
  return text.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
}

}  // namespace

Command::Command(QWidget* place, const QString& id, const QString& text, const QString& tip,
                 const Access& access)
    : QAction(text, place), m_tip(tip), m_standardKeys(access.keys), m_toolGroup(access.group) {
  setObjectName(id);
  m_standardKeys.removeAll(QKeySequence());
  const QVariant kept = QSettings().value(settingsKey());
  setShortcuts(kept.isValid() ? QKeySequence::listFromString(kept.toString()) : m_standardKeys);
  showTip();
  if (access.icon != nullptr) {
    const auto draw = [this, icon = QByteArray(access.icon)] { setIcon(themedIcon(icon)); };
    connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, draw);
    draw();
  }
  place->addAction(this);
}

QString Command::settingsKey() const { return QStringLiteral("shortcuts/") + objectName(); }

void Command::setTip(const QString& tip) {
  m_tip = tip;
  showTip();
}

void Command::showTip() {
  const QString keys = shortcut().toString(QKeySequence::NativeText);
  setToolTip(keys.isEmpty() ? m_tip : tr("%1 (%2)").arg(m_tip, keys));
}

void Command::enableWhen(std::function<bool()> condition) { m_condition = std::move(condition); }

void Command::refresh() {
  if (m_condition) setEnabled(m_condition());
}

void Command::changeKeys(const QList<QKeySequence>& keys) {
  setShortcuts(keys);
  showTip();
  QSettings settings;
  if (shortcuts() == m_standardKeys) {
    settings.remove(settingsKey());
  } else {
    settings.setValue(settingsKey(), QKeySequence::listToString(shortcuts()));
  }
  emit keysChanged();
}

QString Command::title() const {
  const auto* menu = qobject_cast<const QMenu*>(parent());
  const QString text = plain(this->text());
  return menu != nullptr ? tr("%1: %2").arg(plain(menu->title()), text) : text;
}

QList<Command*> Command::all(const QWidget* window) { return window->findChildren<Command*>(); }

QList<Command*> Command::sorted(const QWidget* window) {
  QList<Command*> commands = all(window);
  std::ranges::sort(commands, [](const Command* a, const Command* b) {
    return a->title().localeAwareCompare(b->title()) < 0;
  });
  return commands;
}

Command* Command::withKeys(const QWidget* window, const QKeySequence& keys, const Command* except) {
  if (keys.isEmpty()) return nullptr;
  for (Command* command : all(window)) {
    if (command == except || command->shortcutContext() != Qt::WindowShortcut) continue;
    const QString own = command->text().section(QLatin1Char('\t'), 1, 1);
    if (command->shortcuts().contains(keys) || (!own.isEmpty() && QKeySequence(own) == keys)) {
      return command;
    }
  }
  return nullptr;
}

Command* addCommand(QWidget* place, const QString& id, const QString& text, const QString& tip,
                    const Access& access, std::function<void()> run) {
  auto* command = new Command(place, id, text, tip, access);
  QObject::connect(command, &QAction::triggered, command, std::move(run));
  return command;
}

Command* addSwitch(QWidget* place, const QString& id, const QString& text, const QString& tip,
                   const Access& access, bool isOn, std::function<void(bool)> set) {
  auto* command = new Command(place, id, text, tip, access);
  command->setCheckable(true);
  command->setChecked(isOn);
  QObject::connect(command, &QAction::triggered, command, std::move(set));
  return command;
}

Command* addSetting(QWidget* place, const QString& id, const QString& text, const QString& tip,
                    const Access& access, const QString& key, bool standard,
                    const std::function<void(bool)>& set) {
  const bool isOn = QSettings().value(key, standard).toBool();
  set(isOn);
  Command* command = addSwitch(place, id, text, tip, access, isOn, set);
  QObject::connect(command, &QAction::toggled, command,
                   [key](bool on) { QSettings().setValue(key, on); });
  return command;
}

Command* addChoice(QWidget* menu, const QString& id, const QString& text, const QString& tip,
                   const Access& access, bool isChosen, std::function<void()> choose) {
  Command* command = addCommand(menu, id, text, tip, access, std::move(choose));
  command->setCheckable(true);
  command->setChecked(isChosen);
  auto* group = menu->findChild<QActionGroup*>();
  (group != nullptr ? group : new QActionGroup(menu))->addAction(command);
  return command;
}

}  // namespace hairline
