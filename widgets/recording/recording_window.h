#pragma once

#include <QDateTime>
#include <QDialog>
#include <QFileSystemWatcher>
#include <QTimer>

#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/recording/records_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace hairline {

class TimeLine;

/// A recording (`*.hcap`) beside the window: its frames as a time line, its records as a list, both
/// filtered; each can be opened as a scene. The records are judged meanwhile. It reads the file and
/// never writes it.
class RecordingWindow : public QDialog {
  Q_OBJECT

 public:
  RecordingWindow(const QString& path, QWidget* parent);

  const QString& path() const { return m_path; }

  /// Writes the wrong ones that are shown as findings.
  void saveFindings(const QString& path);

 signals:
  /// A record is wanted in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);
  /// The wrong ones are wanted as a list of findings, and as unit tests.
  void findingsWanted(const std::vector<hairline::Scene>& findings, const QString& title);
  void testsWanted(const std::vector<hairline::Scene>& findings, const QString& name);
  /// The file is a recording.
  void opened(const QString& path);

 private:
  /// What is done with findings once they are collected.
  using UseFindings = std::function<void(const std::vector<Scene>&)>;

  void place();
  void makeControls();
  void connectControls();
  void read();
  void take(std::shared_ptr<const Recording> recording, std::shared_ptr<const RecordIndex> index);
  void fillFilters();
  RecordFilter filter() const;
  void judge();
  void takeState(const ReplayState& state);
  /// Filters again, now or after the running filter has ended.
  void refresh();
  void refreshSoon();
  void takeShown(ShownRecords shown);
  /// Selects one of the records that are shown.
  void select(std::size_t number);
  std::optional<std::size_t> chosen() const;
  void open(std::size_t place);
  /// Opens the next record that is wrong, or the one before.
  void step(int by);
  void chooseSave();
  void collect(const UseFindings& use);
  void showState();
  void look();
  void updateButtons();
  /// The name of the file without its ending.
  QString stem() const;

  const QString m_path;
  RecordsModel m_model;
  QString m_error;
  /// What is to be told of the recording, a line each.
  QStringList m_notes;
  /// What was done last.
  QString m_done;
  /// Of the file, when it was read.
  std::pair<qint64, QDateTime> m_stamp;
  bool m_hasChanged = false;
  /// The record that is chosen, wherever its row is.
  std::optional<std::size_t> m_place;
  bool m_isSelecting = false;
  QFileSystemWatcher m_watcher;
  QTimer m_refresh;
  QTimer m_clock;

  TimeLine* m_timeLine;
  QCheckBox* m_wrongOnly;
  QComboBox* m_question;
  QComboBox* m_site;
  QComboBox* m_thread;
  QLabel* m_count;
  QTableView* m_list;
  QLabel* m_state;
  QProgressBar* m_progress;
  QPushButton* m_cancel;
  QPushButton* m_reload;
  QPushButton* m_previous;
  QPushButton* m_next;
  QPushButton* m_findings;
  QPushButton* m_save;
  QPushButton* m_tests;
  QPushButton* m_open;

  Job m_reader;
  Job m_judge;
  Job m_filter;
  Job m_collector;
};

}  // namespace hairline
