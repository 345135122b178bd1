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

/// Searches beside the window for inputs on which answers are wrong or disagree, and shows what was
/// found. Beside the window stays usable.
class FindDialog : public QDialog {
  Q_OBJECT

 public:
  /// It starts with the question of the pair in focus where there is one, near which can be
  /// searched. Methods of the user's can be chosen too, where there are any; they live longer.
  FindDialog(const Scene& scene, const std::vector<std::string>& selection, QWidget* parent,
             OwnMethods* own = nullptr);
  /// Remembers the settings for the next one.
  ~FindDialog() override;

  /// The settings as a file: the first line of a file of findings, without findings. On failure the
  /// dialog says why.
  void saveSettings(const QString& path);
  /// Takes them over, also from a file of findings. What is wrong with the file changes nothing and
  /// is said.
  void loadSettings(const QString& path);

 signals:
  /// A finding is wanted in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);

 private:
  void start();
  void stop();
  void updateButtons();
  void showState(const SearchState& state);
  /// Tells the user's methods of what went wrong with them.
  void tellFailures(const std::vector<ListedFinding>& found);

  OwnMethods* m_own;
  SearchForm* m_form;
  FindingsView* m_findings;
  QLabel* m_state;
  QPushButton* m_start;
  Job m_searcher;
};

}  // namespace hairline
