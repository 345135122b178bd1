#include "widgets/search/search_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <set>
#include <thread>

#include "core/search/findings_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/search/domain_fields.h"
#include "widgets/search/finding_text.h"
#include "widgets/search/own_processes.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// Per sort: enough to choose from.
constexpr std::uint64_t keptOfEachSort = 20;

/// A list of checkable entries.
QListWidget* tickList(const char* name, const QString& title, QWidget* parent) {
  return named(new QListWidget(parent), QLatin1String(name), title, title);
}

void addTick(QListWidget* list, const QString& text, const QVariant& data, bool isTicked) {
  auto* item = new QListWidgetItem(text, list);
  item->setData(Qt::UserRole, data);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
}

/// For an item of the methods: whether it is the user's.
constexpr int ownRole = Qt::UserRole + 1;

/// All cores except the one that the window needs.
int threadsBeside() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace

SearchForm::SearchForm(OwnMethods* own, QWidget* parent) : QWidget(parent), m_own(own) {
  std::set<std::pair<Kind, std::vector<std::size_t>>> known;
  for (const QueryEntry* entry : allQueries()) {
    if (known.insert({entry->info.kind, entry->operands}).second) {
      m_questions.push_back({entry->info.kind, entry->operands});
    }
  }
  m_kind = named(new QComboBox(this), "findKind");
  for (std::size_t i = 0; i < kindNames.size(); ++i) {
    m_kind->addItem(kindText(static_cast<Kind>(i)), static_cast<int>(i));
  }
  m_operands = named(new QComboBox(this), "findOperands");
  m_operands->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_methods = tickList("findMethods", tr("Methods under test"), this);
  m_kinds = tickList("findKinds", tr("What counts as a finding"), this);
  for (std::size_t i = 0; i < findingKindNames.size(); ++i) {
    const auto kind = static_cast<FindingKind>(i);
    // Timing does not belong into a window, and only the user's methods can fail.
    const bool isOwn = kind == FindingKind::failure || kind == FindingKind::points;
    const bool hasOwn = m_own != nullptr && !m_own->entries().empty();
    const bool isOwnAlone = kind == FindingKind::failure || kind == FindingKind::inputRounding;
    if (kind == FindingKind::time || (isOwnAlone && !hasOwn)) continue;
    addTick(m_kinds, findingKindText(kind), static_cast<int>(i),
            kind == FindingKind::exact || kind == FindingKind::methods ||
                kind == FindingKind::distance || (isOwn && hasOwn));
  }
  auto* scalars = new QHBoxLayout;
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    const std::string_view plain = name(scalar);
    auto* box = named(new QCheckBox(scalarText(scalar), this),
                      QStringLiteral("findScalar_") +
                          QString::fromUtf8(plain.data(), static_cast<qsizetype>(plain.size())));
    box->setChecked(scalar != ScalarKind::exact);
    m_scalars[static_cast<std::size_t>(scalar)] = box;
    scalars->addWidget(box);
  }
  scalars->addStretch();
  m_nearby = named(new QCheckBox(tr("&Near the active pair"), this), "findNearby",
                   tr("Half of the cases are variations of the active pair"));
  m_nearby->setEnabled(false);
  m_seed = named(new QSpinBox(this), "findSeed");
  m_seed->setRange(1, 1'000'000'000);
  m_seed->setToolTip(tr("The same seed gives the same findings"));

  m_domain = new DomainFields(this);
  m_domainButton =
      named(new QToolButton(this), "findDomain",
            tr("Search the inputs that a method is made for, and leave out small errors"));
  m_domainButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_domainButton->setAutoRaise(true);
  m_domainButton->setCheckable(true);
  const auto showDomain = [this](bool isShown) {
    m_domain->setVisible(isShown);
    m_domainButton->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
  };
  showDomain(false);
  connect(m_domainButton, &QToolButton::toggled, this, showDomain);
  // The list beside it needs the room.
  constexpr int mostWidth = 330;
  setMaximumWidth(mostWidth);
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("&Kind"), m_kind);
  form->addRow(tr("&Shapes"), m_operands);
  form->addRow(tr("Methods"), m_methods);
  form->addRow(tr("Scalars"), scalars);
  form->addRow(tr("Findings"), m_kinds);
  form->addRow(m_domainButton);
  form->addRow(m_domain);
  form->addRow(tr("S&eed"), m_seed);
  form->addRow(m_nearby);
  fillOperands();
  connect(m_kind, &QComboBox::currentIndexChanged, this, &SearchForm::fillOperands);
  connect(m_operands, &QComboBox::currentIndexChanged, this, &SearchForm::fillMethods);
  connect(m_methods, &QListWidget::itemChanged, this, &SearchForm::changed);
  connect(m_kinds, &QListWidget::itemChanged, this, &SearchForm::changed);
  connect(m_domain, &DomainFields::changed, this, &SearchForm::changed);
  for (QCheckBox* box : m_scalars) connect(box, &QCheckBox::toggled, this, &SearchForm::changed);
  const auto nameDomain = [this] {
    m_domainButton->setText(m_domain->isNarrowed() ? tr("&Domain: narrowed")
                                                   : tr("&Domain: all inputs"));
  };
  connect(m_domain, &DomainFields::changed, this, nameDomain);
  nameDomain();
  if (m_own != nullptr) {
    connect(m_own, &OwnMethods::changed, this, [this] {
      m_answers.clear();
      fillMethods();
    });
  }
}

std::optional<int> SearchForm::find(const Question& wanted) const {
  const auto found = std::ranges::find(m_questions, wanted);
  if (found == m_questions.end()) return std::nullopt;
  return static_cast<int>(found - m_questions.begin());
}

void SearchForm::choose(int question) {
  m_kind->setCurrentIndex(static_cast<int>(m_questions[static_cast<std::size_t>(question)].kind));
  m_operands->setCurrentIndex(m_operands->findData(question));
}

void SearchForm::chooseQuestionOf(const SearchCase& given, bool isOnlyTranslated) {
  m_near = given;
  m_canBeNear = isOnlyTranslated;
  if (!m_canBeNear) {
    m_nearby->setToolTip(
        tr("A search cannot start from an object that rotates, or whose vertices "
           "move on their own lines"));
  }
  const auto typesOf = [](const SearchCase& pair) {
    return std::vector<std::size_t>{pair.shapes[0].index(), pair.shapes[1].index()};
  };
  const auto isOf = [&](const Question& candidate) {
    return candidate.operands == typesOf(*m_near);
  };
  if (std::ranges::none_of(m_questions, isOf)) {
    // The pair may be in the opposite order to the catalogue's.
    std::swap(m_near->shapes[0], m_near->shapes[1]);
    std::swap(m_near->displacements[0], m_near->displacements[1]);
  }
  const auto first = std::ranges::find_if(m_questions, isOf);
  if (first == m_questions.end()) return;
  // The kind of the last search, if it fits.
  choose(find({kind(), first->operands}).value_or(static_cast<int>(first - m_questions.begin())));
  // An unchanged choice sends no signal, and now the pair is near it.
  fillMethods();
}

Kind SearchForm::kind() const { return static_cast<Kind>(m_kind->currentData().toInt()); }

void SearchForm::fillOperands() {
  const QSignalBlocker blocker(m_operands);
  m_operands->clear();
  for (std::size_t i = 0; i < m_questions.size(); ++i) {
    if (m_questions[i].kind != kind()) continue;
    QStringList names;
    for (const std::size_t type : m_questions[i].operands) names << shapeText(shapeTypeNames[type]);
    m_operands->addItem(names.join(QStringLiteral(" – ")), static_cast<int>(i));
  }
  fillMethods();
}

const SearchForm::Question& SearchForm::question() const {
  return m_questions[static_cast<std::size_t>(m_operands->currentData().toInt())];
}

void SearchForm::fillMethods() {
  const QSignalBlocker blocker(m_methods);
  for (int i = 0; i < m_methods->count(); ++i) {
    const QListWidgetItem* item = m_methods->item(i);
    m_ticked[item->data(Qt::UserRole).toString()] = item->checkState() == Qt::Checked;
  }
  m_methods->clear();
  addOwnMethods();
  for (const QueryEntry* entry : allQueries()) {
    if (entry->info.kind != question().kind || entry->operands != question().operands) continue;
    const std::string_view plain = entry->info.method;
    const QString name = QString::fromUtf8(plain.data(), static_cast<qsizetype>(plain.size()));
    // References are slow, and correct if they have only exact.
    const auto ticked = m_ticked.find(name);
    addTick(m_methods, methodText(plain), name,
            ticked != m_ticked.end() ? ticked->second : plain != "reference");
  }
  bool isNear = m_near && m_canBeNear;
  for (std::size_t i = 0; isNear && i < m_near->shapes.size(); ++i) {
    isNear = question().operands.size() == m_near->shapes.size() &&
             question().operands[i] == m_near->shapes[i].index();
  }
  m_nearby->setEnabled(isNear);
  if (!isNear) m_nearby->setChecked(false);
  emit changed();
}

void SearchForm::addOwnMethods() {
  if (m_own == nullptr) return;
  const int place = m_operands->currentData().toInt();
  std::vector<std::string> unknown;
  for (const OwnMethodEntry& entry : m_own->entries()) {
    if (!entry.enabled) continue;
    const auto answers = m_answers.find({entry.name, place});
    if (answers == m_answers.end()) unknown.push_back(entry.name.toStdString());
    if (answers == m_answers.end() || !answers->second) continue;
    //: A user's method in a list of methods.
    addTick(m_methods, tr("★ %1 (your own)").arg(entry.name), entry.name, m_ticked[entry.name]);
    m_methods->item(m_methods->count() - 1)->setData(ownRole, true);
  }
  if (unknown.empty()) return m_asker.drop();
  m_asker.start([this, unknown, place, kind = question().kind, operands = question().operands,
                 processes = std::make_shared<OwnProcesses>(m_own->makersOf(unknown))](
                    Job::Run&) -> Job::Take {
    CasePlan plan;
    plan.operands = operands;
    plan.isMoving = kind == Kind::sweep;
    SearchCase given;
    CaseGenerator(plan, 1).make(0, given);
    std::map<std::pair<QString, int>, bool> answers;
    for (OwnMethod* method : processes->ofThread()) {
      bool& isAnswered = answers[{QString::fromStdString(method->name()), place}];
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        isAnswered = isAnswered || !method->answer(given, kind, scalar).isUnsupported;
      }
    }
    return [this, answers] {
      m_answers.insert(answers.begin(), answers.end());
      fillMethods();
    };
  });
}

SearchForm::Search SearchForm::search() const {
  Search made;
  SearchPlan& plan = made.plan;
  plan.question.kind = question().kind;
  plan.question.operands = plan.cases.operands = question().operands;
  for (int i = 0; i < m_methods->count(); ++i) {
    const QListWidgetItem* item = m_methods->item(i);
    if (item->checkState() != Qt::Checked) continue;
    const bool isOwn = item->data(ownRole).toBool();
    (isOwn ? made.own : plan.question.methods)
        .push_back(item->data(Qt::UserRole).toString().toStdString());
  }
  for (int i = 0; i < m_kinds->count(); ++i) {
    const QListWidgetItem* item = m_kinds->item(i);
    plan.question.kinds.set(static_cast<std::size_t>(item->data(Qt::UserRole).toInt()),
                            item->checkState() == Qt::Checked);
  }
  for (std::size_t i = 0; i < m_scalars.size(); ++i) {
    if (m_scalars[i]->isChecked()) plan.question.scalars.push_back(static_cast<ScalarKind>(i));
  }
  plan.cases.isMoving = plan.question.kind == Kind::sweep;
  plan.cases.domain = m_domain->domain();
  plan.least = m_domain->least();
  plan.seed = static_cast<std::uint64_t>(m_seed->value());
  plan.keep = keptOfEachSort;
  plan.threads = threadsBeside();
  if (m_nearby->isChecked()) plan.cases.near = m_near;
  return made;
}

std::string SearchForm::settings() const {
  Search chosen = search();
  chosen.plan.cases.near.reset();
  Json line;
  line["search"] = searchOf(chosen.plan);
  if (!chosen.own.empty()) {
    line["asked_by"]["plugins"] = Json::array();
    for (const std::string& method : chosen.own) {
      Json plugin;
      plugin["name"] = method;
      line["asked_by"]["plugins"].push_back(std::move(plugin));
    }
  }
  return writeJson(line) + '\n';
}

std::optional<Error> SearchForm::apply(const std::string& text) {
  const Result<Json> line = parseJson(text);
  if (!line) return line.error();
  if (!line->is_object() || !line->contains("search")) {
    return Error{"shape", Message("No settings of a search")};
  }
  const Result<SearchPlan> plan = planFrom((*line)["search"]);
  if (!plan) return plan.error();
  if (!find({plan->question.kind, plan->question.operands})) {
    return Error{"unsupported", Message("These operands do not fit the query")};
  }
  applyPlan(*plan, pluginNamesIn(line->value("asked_by", Json())));
  return std::nullopt;
}

void SearchForm::applyPlan(const SearchPlan& plan, const std::vector<std::string>& own) {
  choose(*find({plan.question.kind, plan.question.operands}));
  for (const std::string& method : own) m_ticked[QString::fromStdString(method)] = true;
  // If none is named, all are meant.
  const bool isAll = plan.question.methods.empty() && own.empty();
  for (int i = 0; i < m_methods->count() && !isAll; ++i) {
    QListWidgetItem* item = m_methods->item(i);
    const std::string name = item->data(Qt::UserRole).toString().toStdString();
    const auto& named = item->data(ownRole).toBool() ? own : plan.question.methods;
    const bool isNamed = std::ranges::find(named, name) != named.end();
    item->setCheckState(isNamed ? Qt::Checked : Qt::Unchecked);
  }
  for (int i = 0; i < m_kinds->count(); ++i) {
    QListWidgetItem* item = m_kinds->item(i);
    const auto kind = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    item->setCheckState(plan.question.kinds[kind] ? Qt::Checked : Qt::Unchecked);
  }
  for (std::size_t i = 0; i < m_scalars.size(); ++i) {
    const auto& scalars = plan.question.scalars;
    const auto scalar = static_cast<ScalarKind>(i);
    m_scalars[i]->setChecked(std::ranges::find(scalars, scalar) != scalars.end());
  }
  m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(plan.seed, m_seed->maximum())));
  m_domain->set(plan.cases.domain, plan.least);
  m_domainButton->setChecked(m_domain->isNarrowed());
}

bool SearchForm::isComplete() const {
  const Search chosen = search();
  const SearchQuestion& question = chosen.plan.question;
  return !(question.methods.empty() && chosen.own.empty()) && question.kinds.any() &&
         !question.scalars.empty() && m_domain->fault().isEmpty();
}

}  // namespace hairline
