#pragma once

#include <QSortFilterProxyModel>
#include <QWidget>

#include "widgets/jobs/latest_job.h"
#include "widgets/search/findings_model.h"
#include "widgets/search/own_processes.h"

class QPushButton;
class QTreeView;

namespace hairline {

/// The list of findings by cause, the worst first, with its actions: opening one after the other,
/// and shrinking.
class FindingsView : public QWidget {
  Q_OBJECT

 public:
  /// The user's methods, if any, outlive it.
  FindingsView(OwnMethods* own, QWidget* parent);

  const FindingsModel& model() const { return m_model; }
  void append(const std::vector<ListedFinding>& found) { m_model.append(found); }
  /// Stops shrinking as well.
  void clear();

  std::shared_ptr<OwnProcesses> processesOf(const std::vector<std::string>& names) const;

 signals:
  /// A finding should be opened in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);
  /// A finding is about to be shrunk: other work may make room.
  void aboutToShrink();
  /// The progress of shrinking, or its error.
  void message(const QString& text);

 private:
  /// The selected finding; for a cause its first visible one.
  std::optional<std::size_t> chosen() const;
  void open(std::size_t place);
  /// Opens the next or the previous finding.
  void step(int by);
  void shrink();
  void updateButtons();

  OwnMethods* m_own;
  FindingsModel m_model;
  QSortFilterProxyModel m_sorted;
  QTreeView* m_list;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_shrink;
  QPushButton* m_open;
  Job m_shrinker;
};

}  // namespace hairline
