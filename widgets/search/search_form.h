#pragma once

#include <QWidget>
#include <array>
#include <map>
#include <optional>

#include "core/search/search.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/search/own_methods.h"

class QCheckBox;
class QComboBox;
class QListWidget;
class QSpinBox;
class QToolButton;

namespace hairline {

class DomainFields;

/// What a search looks for: the question with its methods, what counts as a finding, and which
/// inputs are tried.
class SearchForm : public QWidget {
  Q_OBJECT

 public:
  /// The user's methods can be chosen too, if there are any; they outlive it.
  SearchForm(OwnMethods* own, QWidget* parent);

  /// The plan of the search, and its user's methods.
  struct Search {
    SearchPlan plan;
    std::vector<std::string> own;
  };
  Search search() const;
  /// The form is complete enough to search.
  bool isComplete() const;

  /// The same as text, and read from such a text.
  std::string settings() const;
  std::optional<Error> apply(const std::string& text);
  /// Selects the question of a pair, near which can be searched unless it moves in a way that cases
  /// do not.
  void chooseQuestionOf(const SearchCase& given, bool isOnlyTranslated);

 signals:
  void changed();

 private:
  struct Question {
    Kind kind;
    std::vector<std::size_t> operands;
    bool operator==(const Question&) const = default;
  };

  /// The index of a question in the list; nothing if it is not listed.
  std::optional<int> find(const Question& wanted) const;
  void choose(int question);
  void fillOperands();
  void fillMethods();
  /// The user's methods that answer the question. Untested ones are tried first.
  void addOwnMethods();
  void applyPlan(const SearchPlan& plan, const std::vector<std::string>& own);
  Kind kind() const;
  const Question& question() const;

  OwnMethods* m_own;
  std::vector<Question> m_questions;
  /// By the name of a method whether it is checked, and whether it is the user's and answers a
  /// question.
  std::map<QString, bool> m_ticked;
  std::map<std::pair<QString, int>, bool> m_answers;
  std::optional<SearchCase> m_near;
  bool m_canBeNear = false;
  QComboBox* m_kind;
  QComboBox* m_operands;
  QListWidget* m_methods;
  QListWidget* m_kinds;
  std::array<QCheckBox*, 3> m_scalars{};
  QCheckBox* m_nearby;
  QSpinBox* m_seed;
  DomainFields* m_domain;
  QToolButton* m_domainButton;
  Job m_asker;
};

}  // namespace hairline
