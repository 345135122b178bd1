#pragma once

#include <QDialog>

#include "widgets/jobs/latest_job.h"
#include "widgets/search/own_methods.h"

class QLabel;
class QPushButton;

namespace hairline {

class FindingsView;

/// The findings of a file of `hairline fuzz`, or of a recording, beside the window. It reads the
/// file, and never writes it; what was shrunk can be saved to another.
class FindingsWindow : public QDialog {
  Q_OBJECT

 public:
  /// The user's methods, if any, outlive it.
  FindingsWindow(const QString& path, OwnMethods* own, QWidget* parent);
  /// Of findings at hand, with the name of what they are of.
  FindingsWindow(const std::vector<Scene>& findings, const QString& title, OwnMethods* own,
                 QWidget* parent);

  /// Empty where they are of no file.
  const QString& path() const { return m_path; }

  /// Writes the findings as they stand here, those that were shrunk as such.
  void save(const QString& path);

 signals:
  /// A finding should be opened in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);
  /// The file has findings.
  void opened(const QString& path);

 private:
  void makeParts();
  void chooseSave();
  void read();
  /// Lists findings as their causes are known, and then what there is to say of them. `path` is
  /// what they are of.
  Job::Take list(Job::Run& run, std::vector<Scene> scenes, const std::string& path,
                 QStringList notes);
  void showCount(const QStringList& notes);
  /// The missing methods of findings; empty if there are all.
  QString missingMethods() const;

  QString m_path;
  QString m_title;
  OwnMethods* m_own;
  FindingsView* m_findings;
  QLabel* m_state;
  QPushButton* m_save;
  Job m_reader;
};

}  // namespace hairline
