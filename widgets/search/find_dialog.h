#pragma once

#include <QDialog>

#include "core/scene/scene.h"
#include "core/search/search.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QPushButton;

namespace hairline {

class FindingsView;
class OwnMethods;
class SearchForm;
struct ListedFinding;

/// Searches in the background for inputs on which answers are wrong or disagree, and shows the
/// findings. The window stays usable.
class FindDialog : public QDialog {
  Q_OBJECT

 public:
  /// It starts with the question of the active pair if there is one, which can be searched near.
  /// The user's methods can be chosen too, if there are any; they outlive it.
  FindDialog(const Scene& scene, const std::vector<std::string>& selection, QWidget* parent,
             OwnMethods* own = nullptr);
  /// Saves the settings for the next search.
  ~FindDialog() override;

  /// The settings as a file: the first line of a findings file, without findings. On failure the
  /// dialog shows the reason.
  void saveSettings(const QString& path);
  /// Loads them, also from a findings file. Errors in the file change nothing and are reported.
  void loadSettings(const QString& path);

 signals:
  /// A finding should be opened in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);

 private:
  void start();
  void stop();
  void updateButtons();
  void showState(const SearchState& state);
  /// Passes failures to the user's methods.
  void reportFailures(const std::vector<ListedFinding>& found);

  OwnMethods* m_own;
  SearchForm* m_form;
  FindingsView* m_findings;
  QLabel* m_state;
  QPushButton* m_start;
  Job m_searcher;
};

}  // namespace hairline
