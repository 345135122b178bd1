#include "widgets/search/own_methods.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

#include "core/search/plugin/plugin_command.h"

namespace hairline {
namespace {

QString listKey() { return QStringLiteral("ownMethods"); }

}  // namespace

OwnMethods::OwnMethods(QObject* parent) : QObject(parent) {
  QSettings settings;
  const int count = settings.beginReadArray(listKey());
  for (int i = 0; i < count; ++i) {
    settings.setArrayIndex(i);
    OwnMethodEntry entry;
    entry.name = settings.value(QStringLiteral("name")).toString();
    entry.source = settings.value(QStringLiteral("source")).toString();
    entry.method = settings.value(QStringLiteral("method")).toString();
    entry.enabled = settings.value(QStringLiteral("enabled"), true).toBool();
    entry.timeLimit = settings.value(QStringLiteral("timeLimit"), entry.timeLimit).toDouble();
    entry.name = freeName(entry.name, -1);
    m_entries.push_back(entry);
  }
  settings.endArray();
  constexpr int settlingTime = 200;
  m_settled.setSingleShot(true);
  m_settled.setInterval(settlingTime);
  const auto wait = [this] { m_settled.start(); };
  connect(&m_files, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&m_files, &QFileSystemWatcher::directoryChanged, this, wait);
  connect(&m_settled, &QTimer::timeout, this, &OwnMethods::look);
  watch();
}

void OwnMethods::watch() {
  std::map<QString, Json> code;
  QStringList paths;
  for (const OwnMethodEntry& entry : m_entries) {
    if (!entry.enabled) continue;
    const auto known = m_code.find(entry.source);
    const Json& identity =
        code.emplace(entry.source, known != m_code.end()
                                       ? known->second
                                       : pluginIdentity(entry.source.toStdString()))
            .first->second;
    for (const Json& file : identity["files"]) {
      const QFileInfo info(QString::fromStdString(file["path"].get<std::string>()));
      // A replaced file is a new one; its folder reports that.
      for (const QString& path : {info.filePath(), info.path()}) {
        if (!paths.contains(path)) paths << path;
      }
    }
  }
  m_code = std::move(code);
  const QStringList before = m_files.files() + m_files.directories();
  if (!before.isEmpty()) m_files.removePaths(before);
  if (!paths.isEmpty()) m_files.addPaths(paths);
}

void OwnMethods::look() {
  QStringList names;
  for (auto& [source, code] : m_code) {
    Json now = pluginIdentity(source.toStdString());
    // A removed file may be about to be replaced.
    const bool isWhole =
        now["files"].size() == code["files"].size() &&
        std::ranges::none_of(now["files"], [](const Json& file) { return file["hash"] == ""; });
    if (!isWhole || now == code) continue;
    code = std::move(now);
    for (const OwnMethodEntry& entry : m_entries) {
      if (entry.enabled && entry.source == source) names << entry.name;
    }
  }
  watch();
  if (names.isEmpty()) return;
  for (const QString& name : names) m_failures.erase(name);
  emit changed();
  for (const QString& name : names) emit reloaded(name);
}

bool OwnMethods::anyEnabled() const {
  return std::ranges::any_of(m_entries, &OwnMethodEntry::enabled);
}

int OwnMethods::add(OwnMethodEntry entry) {
  entry.name = freeName(entry.name, -1);
  m_entries.push_back(std::move(entry));
  keep();
  return static_cast<int>(m_entries.size()) - 1;
}

void OwnMethods::remove(int place) {
  m_failures.erase(m_entries[static_cast<std::size_t>(place)].name);
  m_entries.erase(m_entries.begin() + place);
  keep();
}

void OwnMethods::change(int place, OwnMethodEntry entry) {
  OwnMethodEntry& changed = m_entries[static_cast<std::size_t>(place)];
  entry.name = freeName(entry.name, place);
  if (entry == changed) return;
  m_failures.erase(changed.name);
  changed = std::move(entry);
  keep();
}

const OwnMethods::Failure* OwnMethods::failure(const QString& name) const {
  const auto found = m_failures.find(name);
  return found == m_failures.end() ? nullptr : &found->second;
}

void OwnMethods::reportFailure(const QString& name, const QString& what, const SearchCase& given) {
  const bool isKnown = std::ranges::any_of(
      m_entries, [&](const OwnMethodEntry& entry) { return entry.name == name; });
  if (!isKnown) return;
  m_failures[name] = {what, sceneOf(given)};
  emit failureChanged(name);
}

QString OwnMethods::program() const {
  return m_program.isEmpty() ? QCoreApplication::applicationFilePath() : m_program;
}

OwnMethods::Maker OwnMethods::makerOf(const OwnMethodEntry& entry) const {
  PluginLimits limits;
  limits.time = std::chrono::duration<double>(entry.timeLimit);
  const std::string command = pluginCommand(entry.source.toStdString(), program().toStdString(),
                                            entry.method.toStdString());
  return [command, limits, name = entry.name.toStdString()] {
    return std::make_unique<PluginProcess>(command, limits, name);
  };
}

std::vector<OwnMethods::Maker> OwnMethods::makers() const {
  std::vector<Maker> made;
  for (const OwnMethodEntry& entry : m_entries) {
    if (entry.enabled) made.push_back(makerOf(entry));
  }
  return made;
}

std::vector<OwnMethods::Maker> OwnMethods::makersOf(const std::vector<std::string>& names) const {
  std::vector<Maker> made;
  for (const OwnMethodEntry& entry : m_entries) {
    const bool isNamed = std::ranges::find(names, entry.name.toStdString()) != names.end();
    if (isNamed) made.push_back(makerOf(entry));
  }
  return made;
}

QString OwnMethods::freeName(const QString& wish, int except) const {
  const auto isTaken = [&](const QString& name) {
    for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
      if (i != except && m_entries[static_cast<std::size_t>(i)].name == name) return true;
    }
    return name.isEmpty();
  };
  const QString start = wish.trimmed().isEmpty() ? QStringLiteral("own") : wish.trimmed();
  QString name = start;
  for (int number = 2; isTaken(name); ++number)
    name = QStringLiteral("%1_%2").arg(start).arg(number);
  return name;
}

void OwnMethods::keep() {
  QSettings settings;
  settings.remove(listKey());
  settings.beginWriteArray(listKey(), static_cast<int>(m_entries.size()));
  for (int i = 0; i < static_cast<int>(m_entries.size()); ++i) {
    const OwnMethodEntry& entry = m_entries[static_cast<std::size_t>(i)];
    settings.setArrayIndex(i);
    settings.setValue(QStringLiteral("name"), entry.name);
    settings.setValue(QStringLiteral("source"), entry.source);
    settings.setValue(QStringLiteral("method"), entry.method);
    settings.setValue(QStringLiteral("enabled"), entry.enabled);
    settings.setValue(QStringLiteral("timeLimit"), entry.timeLimit);
  }
  settings.endArray();
  watch();
  emit changed();
}

}  // namespace hairline
