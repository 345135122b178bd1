#pragma once

#include <QDialog>
#include <map>

#include "core/search/search.h"
#include "widgets/own_methods/own_methods.h"
#include "widgets/run/latest_job.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace hairline {

class DomainFields;
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
  /// What is searched, and which methods of the user's are asked.
  struct Search {
    SearchPlan plan;
    std::vector<std::string> own;
  };
  struct Question {
    Kind kind;
    std::vector<std::size_t> operands;
  };

  void makeControls();
  void chooseQuestionOf(const SearchCase& given);
  void fillOperands();
  void fillMethods();
  /// Those of the user's methods that answer the question. Of one that was not asked yet that is
  /// found out first.
  void addOwnMethods();
  Search chosenSearch() const;
  /// The settings as text, and taken from such a text.
  std::string settings() const;
  std::optional<Error> apply(const std::string& text);
  void applyPlan(const SearchPlan& plan, const std::vector<std::string>& own);
  const Question& question() const;
  void start();
  void stop();
  void updateButtons();
  void search(const Search& wanted);
  void showState(const SearchState& state);
  void showError(const Error& error);

  /// Tells the user's methods of what went wrong with them.
  void tellFailures(const std::vector<ListedFinding>& found);

  OwnMethods* m_own;
  std::vector<Question> m_questions;
  /// By the name of a method whether it is ticked, and whether it is the user's and answers a
  /// question.
  std::map<QString, bool> m_ticked;
  std::map<std::pair<QString, int>, bool> m_answers;
  std::optional<SearchCase> m_near;
  QComboBox* m_kind;
  QComboBox* m_operands;
  QListWidget* m_methods;
  QListWidget* m_kinds;
  std::array<QCheckBox*, 3> m_scalars{};
  QCheckBox* m_nearby;
  QSpinBox* m_seed;
  DomainFields* m_domain;
  QToolButton* m_domainButton;
  FindingsView* m_findings;
  QLabel* m_state;
  QPushButton* m_start;
  Job m_searcher;
  Job m_asker;
};

}  // namespace hairline
