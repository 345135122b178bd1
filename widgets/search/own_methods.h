#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/scene/scene.h"
#include "core/search/plugin/plugin_process.h"

namespace hairline {

/// A user's method, as configured.
struct OwnMethodEntry {
  /// Its name in the window; unique.
  QString name;
  /// The path of a shared library, or the command line of a program.
  QString source;
  /// Only the library's methods of this name; all if it is empty.
  QString method = {};
  bool enabled = true;
  /// In seconds, for each answer.
  double timeLimit = 2;

  friend bool operator==(const OwnMethodEntry&, const OwnMethodEntry&) = default;
};

/// The user's methods, stored in the settings, and the last failure of each. Their files are
/// watched: a rebuilt method counts as another, and is loaded again.
class OwnMethods : public QObject {
  Q_OBJECT

 public:
  struct Failure {
    QString what;
    /// The input that caused it.
    Scene scene;
  };

  /// Reads the settings.
  explicit OwnMethods(QObject* parent = nullptr);

  const std::vector<OwnMethodEntry>& entries() const { return m_entries; }
  bool anyEnabled() const;
  /// Appends an entry, under another name if its own is taken; returns its index.
  int add(OwnMethodEntry entry);
  void remove(int place);
  void change(int place, OwnMethodEntry entry);

  /// The last failure of a method; null if there was none.
  const Failure* failure(const QString& name) const;
  void reportFailure(const QString& name, const QString& what, const SearchCase& given);

  /// The program `hairline`, whose processes load shared libraries: this program, unless another
  /// one is set.
  QString program() const;
  void setProgram(const QString& path) { m_program = path; }

  /// Makes a process of a method, on any thread, however the entries change.
  using Maker = std::function<std::unique_ptr<PluginProcess>()>;
  /// For the enabled methods, and for those with given names.
  std::vector<Maker> makers() const;
  std::vector<Maker> makersOf(const std::vector<std::string>& names) const;

 signals:
  /// Methods were added, removed or changed.
  void changed();
  void failureChanged(const QString& name);
  /// The file of a method has changed, and it is asked again.
  void reloaded(const QString& name);

 private:
  /// Watches the current files of the methods.
  void watch();
  /// Checks which files have changed.
  void look();
  Maker makerOf(const OwnMethodEntry& entry) const;
  QString freeName(const QString& wish, int except) const;
  void keep();

  std::vector<OwnMethodEntry> m_entries;
  std::map<QString, Failure> m_failures;
  QString m_program;
  QFileSystemWatcher m_files;
  /// Files are written in several steps.
  QTimer m_settled;
  /// By the source, the last known state of its files (`pluginIdentity`).
  std::map<QString, Json> m_code;
};

}  // namespace hairline
