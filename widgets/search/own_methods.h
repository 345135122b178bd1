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

/// A method of the user's, as it is set up.
struct OwnMethodEntry {
  /// As the window shows it; no two have the same.
  QString name;
  /// The path of a shared library, or the command line of a program.
  QString source;
  /// Of the library's methods those of this name; all of them where it is empty.
  QString method = {};
  bool enabled = true;
  /// In seconds, for each answer.
  double timeLimit = 2;

  friend bool operator==(const OwnMethodEntry&, const OwnMethodEntry&) = default;
};

/// The methods of the user's that there are, kept in the settings, and what went wrong with each
/// the last time. The files that they are made of are watched: where one is rebuilt its method is
/// another, and is loaded again.
class OwnMethods : public QObject {
  Q_OBJECT

 public:
  struct Failure {
    QString what;
    /// The input that did it.
    Scene scene;
  };

  /// Reads the settings.
  explicit OwnMethods(QObject* parent = nullptr);

  const std::vector<OwnMethodEntry>& entries() const { return m_entries; }
  bool anyEnabled() const;
  /// Appends an entry, under another name where it has one that is taken; its place.
  int add(OwnMethodEntry entry);
  void remove(int place);
  void change(int place, OwnMethodEntry entry);

  /// What last went wrong with a method; null where nothing did.
  const Failure* failure(const QString& name) const;
  void tellFailure(const QString& name, const QString& what, const SearchCase& given);

  /// The program `hairline`, in a process of which shared libraries are loaded: this one, unless
  /// the other one is set.
  QString program() const;
  void setProgram(const QString& path) { m_program = path; }

  /// Makes a process of a method, on any thread, however the entries change.
  using Maker = std::function<std::unique_ptr<PluginProcess>()>;
  /// Of those that are switched on, and of those of some names.
  std::vector<Maker> makers() const;
  std::vector<Maker> makersOf(const std::vector<std::string>& names) const;

 signals:
  /// There are others, or one is another.
  void changed();
  void failureChanged(const QString& name);
  /// The file of a method has changed, and it is asked anew.
  void reloaded(const QString& name);

 private:
  /// Watches the files of the methods, as they are now.
  void watch();
  /// Looks which files have changed.
  void look();
  Maker makerOf(const OwnMethodEntry& entry) const;
  QString freeName(const QString& wish, int except) const;
  void keep();

  std::vector<OwnMethodEntry> m_entries;
  std::map<QString, Failure> m_failures;
  QString m_program;
  QFileSystemWatcher m_files;
  /// Whoever writes a file does so in several steps.
  QTimer m_settled;
  /// By the source, what its files were when they were last looked at (`pluginIdentity`).
  std::map<QString, Json> m_code;
};

}  // namespace hairline
