#include "widgets/search/find_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <thread>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/scene/object_part.h"
#include "core/search/findings_file.h"
#include "widgets/run/pair_reports.h"
#include "widgets/search/domain_fields.h"
#include "widgets/search/finding_text.h"
#include "widgets/search/findings_view.h"
#include "widgets/text/labels.h"
#include "widgets/theme/box_layouts.h"

namespace hairline {
namespace {

/// Of each sort: enough to choose from.
constexpr std::uint64_t keptOfEachSort = 20;

/// A list whose entries can be ticked.
QListWidget* tickList(const char* name, const QString& title, QWidget* parent) {
  auto* list = new QListWidget(parent);
  list->setObjectName(QLatin1String(name));
  list->setAccessibleName(title);
  list->setToolTip(title);
  return list;
}

void addTick(QListWidget* list, const QString& text, const QVariant& data, bool isTicked) {
  auto* item = new QListWidgetItem(text, list);
  item->setData(Qt::UserRole, data);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
}

template <typename Use>
void forEachTicked(const QListWidget* list, const Use& use) {
  for (int i = 0; i < list->count(); ++i) {
    if (list->item(i)->checkState() == Qt::Checked) use(list->item(i)->data(Qt::UserRole));
  }
}

/// Of an item of the methods: whether it is the user's.
constexpr int ownRole = Qt::UserRole + 1;

constexpr const char* settingsKey = "findSettings";

QString settingsFilter() {
  return FindDialog::tr("Settings of a search (*.json);;Findings (*.jsonl);;All files (*)");
}

/// All cores but the one that the window needs.
int threadsBeside() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace

FindDialog::FindDialog(const Scene& scene, const std::vector<std::string>& selection,
                       QWidget* parent, OwnMethods* own)
    : QDialog(parent), m_own(own) {
  setObjectName(QStringLiteral("findDialog"));
  setWindowTitle(tr("Find Disagreements"));
  std::set<std::pair<Kind, std::vector<std::size_t>>> known;
  for (const QueryEntry* entry : allQueries()) {
    if (known.insert({entry->info.kind, entry->operands}).second) {
      m_questions.push_back({entry->info.kind, entry->operands});
    }
  }
  makeControls();
  const QString last = QSettings().value(QLatin1String(settingsKey)).toString();
  // What cannot be read is of another version.
  if (!last.isEmpty()) apply(last.toStdString());
  if (const auto pair = pairInFocus(scene, selection)) {
    SearchCase given;
    for (const std::string& id : {pair->first, pair->second}) {
      if (const Operand operand(scene, id); operand) {
        if (operand->displacement)
          given.displacements[given.shapes.size()] = *operand->displacement;
        given.shapes.push_back(operand->shape);
      }
    }
    if (given.shapes.size() == 2) chooseQuestionOf(given);
  }
  updateButtons();
}

FindDialog::~FindDialog() {
  QSettings().setValue(QLatin1String(settingsKey), QString::fromStdString(settings()));
}

void FindDialog::makeControls() {
  m_kind = new QComboBox(this);
  m_kind->setObjectName(QStringLiteral("findKind"));
  for (std::size_t i = 0; i < kindNames.size(); ++i) {
    m_kind->addItem(kindText(static_cast<Kind>(i)), static_cast<int>(i));
  }
  m_operands = new QComboBox(this);
  m_operands->setObjectName(QStringLiteral("findOperands"));
  m_operands->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_methods = tickList("findMethods", tr("Methods that are judged"), this);
  m_kinds = tickList("findKinds", tr("What counts as a finding"), this);
  for (std::size_t i = 0; i < findingKindNames.size(); ++i) {
    const auto kind = static_cast<FindingKind>(i);
    // How long answers take is not for a window, and only those of the user's methods fail.
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
    auto* box = new QCheckBox(scalarText(scalar), this);
    const std::string_view plain = name(scalar);
    box->setObjectName(QStringLiteral("findScalar_") +
                       QString::fromUtf8(plain.data(), static_cast<qsizetype>(plain.size())));
    box->setChecked(scalar != ScalarKind::exact);
    m_scalars[static_cast<std::size_t>(scalar)] = box;
    scalars->addWidget(box);
  }
  scalars->addStretch();
  m_nearby = new QCheckBox(tr("&Near the pair in focus"), this);
  m_nearby->setObjectName(QStringLiteral("findNearby"));
  m_nearby->setToolTip(tr("Half of the cases are variations of the active pair"));
  m_nearby->setEnabled(false);
  m_seed = new QSpinBox(this);
  m_seed->setObjectName(QStringLiteral("findSeed"));
  m_seed->setRange(1, 1'000'000'000);
  m_seed->setToolTip(tr("The same seed finds the same again"));

  m_domain = new DomainFields(this);
  m_domainButton = new QToolButton(this);
  nameControl(m_domainButton, "findDomain",
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
  m_findings = new FindingsView(m_own, this);
  m_state = new QLabel(tr("Nothing was searched for yet."), this);
  m_state->setObjectName(QStringLiteral("findState"));
  m_state->setWordWrap(true);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_start = buttons->addButton(tr("&Search"), QDialogButtonBox::ActionRole);
  m_start->setObjectName(QStringLiteral("findStart"));
  m_start->setToolTip(tr("Search until stopped"));
  m_start->setDefault(true);

  QPushButton* load = buttons->addButton(tr("&Load Settings…"), QDialogButtonBox::ResetRole);
  QPushButton* save = buttons->addButton(tr("Sa&ve Settings…"), QDialogButtonBox::ResetRole);
  nameControl(load, "findLoad", tr("Search as a file says: saved settings, or earlier findings"));
  nameControl(save, "findSave", tr("Save what is searched, to load it again or pass it on"));
  for (QPushButton* button : {load, save}) button->setAutoDefault(false);
  connect(load, &QPushButton::clicked, this, [this] {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Load Settings"), {}, settingsFilter());
    if (!path.isEmpty()) loadSettings(path);
  });
  connect(save, &QPushButton::clicked, this, [this] {
    QString path = QFileDialog::getSaveFileName(this, tr("Save Settings"),
                                                QStringLiteral("search.json"), settingsFilter());
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".json");
    saveSettings(path);
  });

  auto* choices = new QWidget(this);
  // The list beside it needs the room.
  constexpr int mostWidth = 330;
  choices->setMaximumWidth(mostWidth);
  auto* form = new QFormLayout(choices);
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
  auto* right = new QVBoxLayout;
  right->addWidget(m_findings, 1);
  right->addWidget(m_state);
  auto* columns = new QHBoxLayout;
  columns->addWidget(choices);
  columns->addLayout(right, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(columns);
  layout->addWidget(buttons);
  resize(1240, 620);

  fillOperands();
  connect(m_kind, &QComboBox::currentIndexChanged, this, &FindDialog::fillOperands);
  connect(m_operands, &QComboBox::currentIndexChanged, this, &FindDialog::fillMethods);
  connect(m_methods, &QListWidget::itemChanged, this, &FindDialog::updateButtons);
  connect(m_kinds, &QListWidget::itemChanged, this, &FindDialog::updateButtons);
  connect(m_domain, &DomainFields::changed, this, &FindDialog::updateButtons);
  if (m_own != nullptr) {
    connect(m_own, &OwnMethods::changed, this, [this] {
      m_answers.clear();
      fillMethods();
    });
  }
  for (QCheckBox* box : m_scalars)
    connect(box, &QCheckBox::toggled, this, &FindDialog::updateButtons);
  connect(m_start, &QPushButton::clicked, this,
          [this] { m_searcher.isPending() ? stop() : start(); });
  connect(m_findings, &FindingsView::sceneChosen, this, &FindDialog::sceneChosen);
  connect(m_findings, &FindingsView::message, m_state, &QLabel::setText);
  connect(m_findings, &FindingsView::aboutToShrink, &m_searcher, &Job::drop);
  connect(&m_searcher, &Job::changed, this, [this] {
    if (m_searcher.isCancelled()) m_state->setText(m_searcher.error());
    updateButtons();
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

void FindDialog::chooseQuestionOf(const SearchCase& given) {
  const auto isOf = [](const SearchCase& pair) {
    return [types = std::vector<std::size_t>{pair.shapes[0].index(), pair.shapes[1].index()}](
               const Question& candidate) { return candidate.operands == types; };
  };
  m_near = given;
  auto found = std::ranges::find_if(m_questions, isOf(*m_near));
  if (found == m_questions.end()) {
    // The pair may be named in the other order than the catalogue's.
    std::swap(m_near->shapes[0], m_near->shapes[1]);
    std::swap(m_near->displacements[0], m_near->displacements[1]);
    found = std::ranges::find_if(m_questions, isOf(*m_near));
  }
  if (found == m_questions.end()) return;
  // The kind of the last search, where it fits.
  const auto last = static_cast<Kind>(m_kind->currentData().toInt());
  const auto same = std::ranges::find_if(m_questions, [&](const Question& candidate) {
    return candidate.kind == last && candidate.operands == found->operands;
  });
  if (same != m_questions.end()) found = same;
  const auto place = static_cast<int>(found - m_questions.begin());
  m_kind->setCurrentIndex(static_cast<int>(found->kind));
  m_operands->setCurrentIndex(m_operands->findData(place));
  // Nothing tells of a choice that was there already, and now the pair is near it.
  fillMethods();
}

void FindDialog::fillOperands() {
  const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
  const QSignalBlocker blocker(m_operands);
  m_operands->clear();
  for (std::size_t i = 0; i < m_questions.size(); ++i) {
    if (m_questions[i].kind != kind) continue;
    QStringList names;
    for (const std::size_t type : m_questions[i].operands) names << shapeText(shapeTypeNames[type]);
    m_operands->addItem(names.join(QStringLiteral(" – ")), static_cast<int>(i));
  }
  fillMethods();
}

const FindDialog::Question& FindDialog::question() const {
  return m_questions[static_cast<std::size_t>(m_operands->currentData().toInt())];
}

void FindDialog::fillMethods() {
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
    // References take long, and are right where they have only exact.
    const auto ticked = m_ticked.find(name);
    addTick(m_methods, methodText(plain), name,
            ticked != m_ticked.end() ? ticked->second : plain != "reference");
  }
  bool isNear = m_near.has_value();
  for (std::size_t i = 0; isNear && i < m_near->shapes.size(); ++i) {
    isNear = question().operands.size() == m_near->shapes.size() &&
             question().operands[i] == m_near->shapes[i].index();
  }
  m_nearby->setEnabled(isNear);
  if (!isNear) m_nearby->setChecked(false);
  updateButtons();
}

void FindDialog::addOwnMethods() {
  if (m_own == nullptr) return;
  const int place = m_operands->currentData().toInt();
  std::vector<std::string> unknown;
  for (const OwnMethodEntry& entry : m_own->entries()) {
    if (!entry.enabled) continue;
    const auto answers = m_answers.find({entry.name, place});
    if (answers == m_answers.end()) unknown.push_back(entry.name.toStdString());
    if (answers == m_answers.end() || !answers->second) continue;
    //: A method of the user's in a list of methods.
    addTick(m_methods, tr("★ %1 (your own)").arg(entry.name), entry.name, m_ticked[entry.name]);
    m_methods->item(m_methods->count() - 1)->setData(ownRole, true);
  }
  if (unknown.empty()) return m_asker.drop();
  m_asker.start([this, unknown, place, kind = question().kind, operands = question().operands,
                 processes = m_findings->processesOf(unknown)](Job::Run&) -> Job::Take {
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

FindDialog::Search FindDialog::chosenSearch() const {
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
  forEachTicked(m_kinds, [&](const QVariant& kind) {
    plan.question.kinds.set(static_cast<std::size_t>(kind.toInt()));
  });
  for (std::size_t i = 0; i < m_scalars.size(); ++i) {
    if (m_scalars[i]->isChecked()) plan.question.scalars.push_back(static_cast<ScalarKind>(i));
  }
  plan.cases.isMoving = plan.question.kind == Kind::sweep;
  plan.cases.domain = m_domain->domain();
  plan.least = m_domain->least();
  plan.seed = static_cast<std::uint64_t>(m_seed->value());
  plan.keep = keptOfEachSort;
  plan.threads = threadsBeside();
  return made;
}

std::string FindDialog::settings() const {
  const Search chosen = chosenSearch();
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

std::optional<Error> FindDialog::apply(const std::string& text) {
  const Result<Json> line = parseJson(text);
  if (!line) return line.error();
  if (!line->is_object() || !line->contains("search")) {
    return Error{"shape", Message("No settings of a search")};
  }
  const Result<SearchPlan> plan = planFrom((*line)["search"]);
  if (!plan) return plan.error();
  const auto isSame = [&](const Question& candidate) {
    return candidate.kind == plan->question.kind && candidate.operands == plan->question.operands;
  };
  if (std::ranges::none_of(m_questions, isSame)) {
    return Error{"unsupported", Message("These operands do not fit the query")};
  }
  applyPlan(*plan, pluginNamesIn(line->value("asked_by", Json())));
  return std::nullopt;
}

void FindDialog::applyPlan(const SearchPlan& plan, const std::vector<std::string>& own) {
  for (std::size_t i = 0; i < m_questions.size(); ++i) {
    if (m_questions[i].kind != plan.question.kind ||
        m_questions[i].operands != plan.question.operands) {
      continue;
    }
    m_kind->setCurrentIndex(static_cast<int>(plan.question.kind));
    m_operands->setCurrentIndex(m_operands->findData(static_cast<int>(i)));
  }
  for (const std::string& method : own) m_ticked[QString::fromStdString(method)] = true;
  // Where none is named all are meant.
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

void FindDialog::saveSettings(const QString& path) {
  const auto error = writeFileAtomically(path.toStdString(), settings());
  m_state->setText(error ? coreMessage(error->message)
                         : tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

void FindDialog::loadSettings(const QString& path) {
  Result<std::string> text = readFile(path.toStdString());
  const std::optional<Error> error =
      text ? apply(text->substr(0, text->find('\n'))) : std::optional(text.error());
  if (!error) {
    m_state->setText(tr("Loaded %1").arg(QDir::toNativeSeparators(path)));
  } else if (text) {
    m_state->setText(tr("%1: %2").arg(QDir::toNativeSeparators(path), coreMessage(error->message)));
  } else {
    m_state->setText(coreMessage(error->message));
  }
}

void FindDialog::start() {
  Search wanted = chosenSearch();
  if (m_nearby->isChecked()) wanted.plan.cases.near = m_near;
  m_findings->clear();
  m_state->setText(tr("Searching…"));
  search(wanted);
}

void FindDialog::search(const Search& wanted) {
  m_searcher.start([this, wanted = wanted.plan,
                    processes = m_findings->processesOf(wanted.own)](Job::Run& run) -> Job::Take {
    const Work work{{}, run.stopToken()};
    std::vector<ListedFinding> waiting;
    SearchListener listener;
    listener.found = [&](const FoundCase& found) {
      if (auto listed = listedFinding(sceneOf(found))) waiting.push_back(std::move(*listed));
      return true;
    };
    listener.state = [&](const SearchState& state) {
      run.deliver([this, found = std::exchange(waiting, {}), state] {
        tellFailures(found);
        m_findings->append(found);
        showState(state);
      });
    };
    const auto refusing = [this](const Error& error) -> Job::Take {
      return [this, error] { showError(error); };
    };
    SearchPlan plan = wanted;
    if (const auto error = tryOwnMethods(plan, processes->ofThread(), work)) {
      return refusing(*error);
    }
    const Result<SearchState> end =
        hairline::search(plan, listener, work, [&processes] { return processes->ofThread(); });
    return end ? nullptr : refusing(end.error());
  });
}

void FindDialog::showError(const Error& error) { m_state->setText(coreMessage(error.message)); }

void FindDialog::tellFailures(const std::vector<ListedFinding>& found) {
  if (m_own == nullptr) return;
  for (const ListedFinding& item : found) {
    if (item.finding.kind != FindingKind::failure) continue;
    m_own->tellFailure(QString::fromStdString(item.finding.method),
                       QString::fromStdString(item.finding.other),
                       caseOf(item.scene, item.scene.focus));
  }
}

void FindDialog::stop() {
  m_searcher.drop();
  m_state->setText(tr("Stopped. %1").arg(m_state->text()));
}

void FindDialog::showState(const SearchState& state) {
  const QLocale locale;
  m_state->setText(tr("%1 cases, %2 a second, %3 findings")
                       .arg(locale.toString(static_cast<qulonglong>(state.cases)),
                            locale.toString(static_cast<qulonglong>(state.rate())),
                            locale.toString(static_cast<qulonglong>(state.findings()))));
}

void FindDialog::updateButtons() {
  const auto anyTicked = [](const QListWidget* list) {
    bool any = false;
    forEachTicked(list, [&](const QVariant&) { any = true; });
    return any;
  };
  const bool isSearching = m_searcher.isPending();
  const bool anyScalar =
      std::ranges::any_of(m_scalars, [](const QCheckBox* box) { return box->isChecked(); });
  m_start->setText(isSearching ? tr("&Stop") : tr("&Search"));
  m_start->setEnabled(isSearching || (anyTicked(m_methods) && anyTicked(m_kinds) && anyScalar &&
                                      m_domain->fault().isEmpty()));
  m_domainButton->setText(m_domain->isNarrowed() ? tr("&Domain: narrowed")
                                                 : tr("&Domain: all inputs"));
}

}  // namespace hairline
