#pragma once

#include <QDialog>

#include "core/search/search.h"
#include "widgets/own_methods/own_methods.h"
#include "widgets/run/latest_job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace hairline {

class FindingsView;
struct ListedFinding;

/// Searches beside the window for inputs on which answers are wrong or disagree, and shows what was
/// found. Beside the window stays usable.
class FindDialog : public QDialog {
  Q_OBJECT

 public:
  /// It starts with the question of the pair in focus where there is one, near which can be
  /// searched.
  /// Methods of the user's can be chosen too, where there are any; they live longer.
  FindDialog(const Scene& scene, const std::vector<std::string>& selection, QWidget* parent,
             OwnMethods* own = nullptr);

 signals:
  /// A finding is wanted in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);

 private:
  struct Question {
    Kind kind;
    std::vector<std::size_t> operands;
  };

  void makeControls();
  void chooseQuestionOf(const SearchCase& given);
  void fillOperands();
  void fillMethods();
  const Question& question() const;
  void start();
  void stop();
  void updateButtons();
  void search(const SearchPlan& plan, const std::vector<std::string>& own);
  void showState(const SearchState& state);
  void showError(const Error& error);

  /// Tells the user's methods of what went wrong with them.
  void tellFailures(const std::vector<ListedFinding>& found);

  OwnMethods* m_own;
  std::vector<Question> m_questions;
  std::optional<SearchCase> m_near;
  QComboBox* m_kind;
  QComboBox* m_operands;
  QListWidget* m_methods;
  QListWidget* m_kinds;
  std::array<QCheckBox*, 3> m_scalars{};
  QCheckBox* m_nearby;
  QSpinBox* m_seed;
  FindingsView* m_findings;
  QLabel* m_state;
  QPushButton* m_start;
  Job m_searcher;
};

}  // namespace hairline
