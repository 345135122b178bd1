#include "widgets/search/find_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/scene/object_part.h"
#include "core/search/findings_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/search/findings_view.h"
#include "widgets/search/own_methods.h"
#include "widgets/search/search_form.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

constexpr const char* settingsKey = "findSettings";

QString settingsFilter() {
  return FindDialog::tr("Settings of a search (*.json);;Findings (*.jsonl);;All files (*)");
}

}  // namespace

FindDialog::FindDialog(const Scene& scene, const std::vector<std::string>& selection,
                       QWidget* parent, OwnMethods* own)
    : QDialog(parent), m_own(own), m_form(new SearchForm(own, this)) {
  setObjectName(QStringLiteral("findDialog"));
  setWindowTitle(tr("Find Disagreements"));
  m_findings = new FindingsView(m_own, this);
  m_state = makeWrappedLabel("findState", tr("No search has run yet."));

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_start = buttons->addButton(tr("&Search"), QDialogButtonBox::ActionRole);
  m_start->setObjectName(QStringLiteral("findStart"));
  m_start->setToolTip(tr("Search until stopped"));
  m_start->setDefault(true);

  QPushButton* load = buttons->addButton(tr("&Load Settings…"), QDialogButtonBox::ResetRole);
  QPushButton* save = buttons->addButton(tr("Sa&ve Settings…"), QDialogButtonBox::ResetRole);
  named(load, "findLoad", tr("Load the search from a file of settings or of earlier findings"));
  named(save, "findSave", tr("Save the settings of this search"));
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
  columnOf(this, {rowOf({m_form, {columnOf({{m_findings, 1}, m_state}), 1}}), buttons});
  resizeOnScreen(this, {1240, 620});

  connect(m_form, &SearchForm::changed, this, &FindDialog::updateButtons);
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
  const QString last = QSettings().value(QLatin1String(settingsKey)).toString();
  // An unreadable entry is from another version.
  if (!last.isEmpty()) m_form->apply(last.toStdString());
  if (const auto pair = pairInFocus(scene, selection)) {
    const PairQuestion question(*Operand(scene, pair->first), *Operand(scene, pair->second), {});
    m_form->chooseQuestionOf(question.asCase(), question.isOnlyTranslated());
  }
  updateButtons();
}

FindDialog::~FindDialog() {
  QSettings().setValue(QLatin1String(settingsKey), QString::fromStdString(m_form->settings()));
}

void FindDialog::saveSettings(const QString& path) {
  const auto error = writeFileAtomically(path.toStdString(), m_form->settings());
  m_state->setText(error ? coreMessage(error->message)
                         : tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

void FindDialog::loadSettings(const QString& path) {
  Result<std::string> text = readFile(path.toStdString());
  const std::optional<Error> error =
      text ? m_form->apply(text->substr(0, text->find('\n'))) : std::optional(text.error());
  if (!error) {
    m_state->setText(tr("Loaded %1").arg(QDir::toNativeSeparators(path)));
  } else if (text) {
    m_state->setText(tr("%1: %2").arg(QDir::toNativeSeparators(path), coreMessage(error->message)));
  } else {
    m_state->setText(coreMessage(error->message));
  }
}

void FindDialog::start() {
  const SearchForm::Search wanted = m_form->search();
  m_findings->clear();
  m_state->setText(tr("Searching…"));
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
        reportFailures(found);
        m_findings->append(found);
        showState(state);
      });
    };
    const auto refusing = [this](const Error& error) -> Job::Take {
      return [this, error] { m_state->setText(coreMessage(error.message)); };
    };
    SearchPlan plan = wanted;
    if (const auto error = tryOwnMethods(plan, processes->ofThread(), work)) {
      return refusing(*error);
    }
    const Result<SearchState> end =
        search(plan, listener, work, [&processes] { return processes->ofThread(); });
    return end ? nullptr : refusing(end.error());
  });
}

void FindDialog::reportFailures(const std::vector<ListedFinding>& found) {
  if (m_own == nullptr) return;
  for (const ListedFinding& item : found) {
    if (item.finding.kind != FindingKind::failure) continue;
    m_own->reportFailure(QString::fromStdString(item.finding.method),
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
  m_state->setText(tr("Cases: %1 (%2 a second), findings: %3")
                       .arg(locale.toString(static_cast<qulonglong>(state.cases)),
                            locale.toString(static_cast<qulonglong>(state.rate())),
                            locale.toString(static_cast<qulonglong>(state.findings()))));
}

void FindDialog::updateButtons() {
  const bool isSearching = m_searcher.isPending();
  m_start->setText(isSearching ? tr("&Stop") : tr("&Search"));
  m_start->setEnabled(isSearching || m_form->isComplete());
}

}  // namespace hairline
