#pragma once

#include <QDialog>

#include "widgets/jobs/latest_job.h"
#include "widgets/search/own_methods.h"

class QLabel;

namespace hairline {

class FindingsView;

/// The findings of a file of `hairline fuzz`, in a window of its own. It reads the file, and never
/// writes it.
class FindingsWindow : public QDialog {
  Q_OBJECT

 public:
  /// The user's methods, if any, outlive it.
  FindingsWindow(const QString& path, OwnMethods* own, QWidget* parent);

  const QString& path() const { return m_path; }

 signals:
  /// A finding should be opened in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);
  /// The file has findings.
  void opened(const QString& path);

 private:
  void read();
  void showCount(const QStringList& notes);
  /// The missing methods of findings; empty if there are all.
  QString missingMethods() const;

  QString m_path;
  OwnMethods* m_own;
  FindingsView* m_findings;
  QLabel* m_state;
  Job m_reader;
};

}  // namespace hairline
