#include "widgets/recording/recording_window.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <algorithm>
#include <chrono>

#include "core/base/atomic_file.h"
#include "core/search/findings_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/recording/time_line.h"
#include "widgets/search/margin_delegate.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

/// So many findings become a list or tests, those of the largest margins: as `hairline replay`
/// keeps.
constexpr std::size_t mostFindings = 1000;
/// So many places or threads can be chosen from.
constexpr std::size_t mostChoices = 1000;

constexpr std::chrono::milliseconds refreshPause{150};
constexpr std::chrono::milliseconds clockPace{100};

/// A list of which a row is copied as text, and opened by Enter, which is no dialog's then.
class RecordTable : public QTableView {
 public:
  using QTableView::QTableView;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    const QModelIndex current = currentIndex();
    if (event->matches(QKeySequence::Copy) && current.isValid()) {
      QStringList cells;
      for (int column = 0; column < model()->columnCount(); ++column) {
        cells << current.siblingAtColumn(column).data().toString();
      }
      QGuiApplication::clipboard()->setText(cells.join(QLatin1Char('\t')));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
      if (current.isValid()) emit activated(current);
    } else {
      QTableView::keyPressEvent(event);
    }
  }
};

/// What `hairline replay` looks for.
ReplayPlan planOfReplay() {
  ReplayPlan plan;
  for (const FindingKind kind :
       {FindingKind::exact, FindingKind::distance, FindingKind::points, FindingKind::failure}) {
    plan.question.kinds.set(static_cast<std::size_t>(kind));
  }
  return plan;
}

std::pair<qint64, QDateTime> stampOfFile(const QString& path) {
  const QFileInfo file(path);
  return {file.size(), file.lastModified()};
}

QPushButton* recordingButton(const char* name, const QString& text, const QString& tip) {
  auto* button = named(new QPushButton(text), QLatin1String(name), tip);
  button->setAutoDefault(false);
  return button;
}

}  // namespace

RecordingWindow::RecordingWindow(const QString& path, QWidget* parent)
    : QDialog(parent), m_path(QFileInfo(path).absoluteFilePath()) {
  setObjectName(QStringLiteral("recordingWindow"));
  //: %1 is a file.
  setWindowTitle(tr("Recording: %1").arg(QFileInfo(path).fileName()));
  makeControls();
  connectControls();
  m_refresh.setSingleShot(true);
  m_refresh.setInterval(refreshPause);
  m_clock.setInterval(clockPace);
  place();
  read();
}

void RecordingWindow::place() {
  constexpr QSize wish(1120, 620);
  if (parentWidget() == nullptr) return resize(wish);
  // The view above stays in sight.
  const QRect room = parentWidget()->geometry();
  resize(std::min(wish.width(), room.width()), std::min(wish.height(), room.height() / 2));
  move(room.center().x() - width() / 2, room.bottom() - height());
}

void RecordingWindow::makeControls() {
  m_timeLine = named(new TimeLine, "recordingTimeLine", {}, tr("Time line of the recording"));
  m_wrongOnly = named(new QCheckBox(tr("&Wrong only")), "recordingWrongOnly",
                      tr("Show only records whose answer differs from the exact one"));
  m_question = makeChoiceBox("recordingQuestion", tr("Question"),
                             tr("Show only records of this query and these shapes"), {});
  m_site = makeChoiceBox("recordingSite", tr("Call site"),
                         tr("Show only records of this place in the source"), {});
  m_thread = makeChoiceBox("recordingThread", tr("Thread"),
                           tr("Show only records of this thread of the program"), {});
  m_count = named(new QLabel, "recordingCount");

  m_list = named(new RecordTable, "records", {}, tr("Records"));
  m_list->setModel(&m_model);
  m_list->setItemDelegateForColumn(RecordsModel::MarginColumn, new MarginDelegate(m_list));
  m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_list->setSelectionMode(QAbstractItemView::SingleSelection);
  m_list->setAlternatingRowColors(true);
  m_list->setShowGrid(false);
  m_list->setWordWrap(false);
  m_list->setTabKeyNavigation(false);
  m_list->verticalHeader()->hide();
  m_list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_list->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  QHeaderView* header = m_list->horizontalHeader();
  header->setHighlightSections(false);
  header->setSectionsClickable(false);
  const int letter = fontMetrics().averageCharWidth();
  for (const auto& [column, letters] :
       {std::pair{RecordsModel::NumberColumn, 14}, std::pair{RecordsModel::FrameColumn, 9},
        std::pair{RecordsModel::ThreadColumn, 9}, std::pair{RecordsModel::SiteColumn, 28},
        std::pair{RecordsModel::SaysColumn, 17}, std::pair{RecordsModel::AgainstColumn, 17},
        std::pair{RecordsModel::MarginColumn, 26}}) {
    header->resizeSection(column, letters * letter);
  }
  header->setSectionResizeMode(RecordsModel::QuestionColumn, QHeaderView::Stretch);

  m_state = makeWrappedLabel("recordingState", tr("Reading…"));
  m_state->setTextFormat(Qt::PlainText);
  m_state->setToolTip(QDir::toNativeSeparators(m_path));
  m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_progress = named(new QProgressBar, "recordingProgress", {}, tr("Progress of the computation"));
  m_progress->setTextVisible(false);
  m_progress->setFixedSize(18 * letter, fontMetrics().height() * 2 / 3);
  m_cancel = recordingButton("recordingCancel", tr("Cancel"), tr("Cancel the computation"));
  m_reload = recordingButton("recordingReload", tr("Reload"), tr("Read the file again"));
  m_reload->hide();

  m_previous = recordingButton("recordingPrevious", tr("&Previous Wrong"),
                               tr("Open the wrong record before (Shift+F8)"));
  m_next =
      recordingButton("recordingNext", tr("&Next Wrong"), tr("Open the next wrong record (F8)"));
  m_findings =
      recordingButton("recordingFindings", tr("Wrong Ones as &Findings"),
                      tr("List the wrong records shown by cause, where they can be shrunk"));
  m_save = recordingButton("recordingSave", tr("&Save Findings…"),
                           tr("Write the wrong records shown to a file of findings"));
  m_tests = recordingButton("recordingTests", tr("&Export as Tests…"),
                            tr("Write the wrong records shown as unit tests"));
  m_open =
      recordingButton("recordingOpen", tr("&Open"), tr("Open the chosen record in the window"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);

  columnOf(
      this,
      {m_timeLine,
       rowOf({m_wrongOnly, {m_question, 3}, {m_site, 3}, {m_thread, 2}, m_count}, {}),
       {m_list, 1},
       rowOf({{m_state, 1}, m_progress, m_cancel, m_reload}, {}),
       rowOf({m_previous, m_next, m_open, Stretch{}, m_findings, m_save, m_tests, buttons}, {})});
}

void RecordingWindow::connectControls() {
  connect(m_timeLine, &TimeLine::frameChosen, this, [this](quint32 frame) {
    const auto& frames = m_model.shown().frames;
    const auto found = std::ranges::lower_bound(frames, frame, {}, &FrameRecords::frame);
    if (found != frames.end()) select(found->first);
  });
  connect(m_wrongOnly, &QCheckBox::toggled, this, &RecordingWindow::refresh);
  for (QComboBox* box : {m_question, m_site, m_thread}) {
    connect(box, &QComboBox::currentIndexChanged, this, &RecordingWindow::refresh);
  }
  connect(m_list, &QTableView::activated, this,
          [this](const QModelIndex& row) { open(m_model.placeOf(row.row())); });
  connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& row) {
            if (m_isSelecting || !row.isValid()) return;
            m_place = m_model.placeOf(row.row());
            m_timeLine->setCurrent(m_model.index()->frame[*m_place]);
            updateButtons();
          });
  connect(m_open, &QPushButton::clicked, this, [this] {
    if (const auto place = chosen()) open(*place);
  });
  connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
  connect(new QShortcut(Qt::SHIFT | Qt::Key_F8, this), &QShortcut::activated, this,
          [this] { step(-1); });
  connect(new QShortcut(Qt::Key_F8, this), &QShortcut::activated, this, [this] { step(1); });
  connect(m_findings, &QPushButton::clicked, this, [this] {
    collect([this](const std::vector<Scene>& found) { emit findingsWanted(found, stem()); });
  });
  connect(m_save, &QPushButton::clicked, this, &RecordingWindow::chooseSave);
  connect(m_tests, &QPushButton::clicked, this, [this] {
    collect([this](const std::vector<Scene>& found) { emit testsWanted(found, stem()); });
  });
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    if (m_collector.isPending()) return m_collector.cancel();
    Job& job = m_reader.isPending() || m_reader.isCancelled() ? m_reader : m_judge;
    if (job.isPending()) {
      job.cancel();
    } else {
      job.resume();
    }
  });
  connect(m_reload, &QPushButton::clicked, this, &RecordingWindow::read);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &RecordingWindow::look);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &RecordingWindow::look);
  connect(&m_refresh, &QTimer::timeout, this, &RecordingWindow::refreshSoon);
  connect(&m_clock, &QTimer::timeout, this, &RecordingWindow::showState);
  for (Job* job : {&m_reader, &m_judge, &m_filter, &m_collector}) {
    connect(job, &Job::changed, this, &RecordingWindow::showState);
  }
}

void RecordingWindow::read() {
  m_judge.drop();
  m_filter.drop();
  m_collector.drop();
  m_error.clear();
  m_notes.clear();
  m_done.clear();
  m_hasChanged = false;
  m_stamp = stampOfFile(m_path);
  // Watching a file ends when it is replaced; watching its folder does not.
  m_watcher.addPaths({m_path, QFileInfo(m_path).absolutePath()});
  m_reader.start([this, path = m_path.toStdString()](Job::Run& run) -> Job::Take {
    Result<Recording> recording = Recording::open(path, run.work(0, 0.5));
    if (!recording) {
      if (run.isStopped()) return nullptr;
      return [this, error = recording.error()] {
        m_model.setRecording(nullptr, nullptr);
        m_timeLine->setFrames({});
        m_error = coreMessage(error.message);
      };
    }
    const auto kept = std::make_shared<const Recording>(std::move(*recording));
    Result<RecordIndex> index = RecordIndex::read(*kept, run.work(0.5, 1));
    if (!index) return nullptr;
    return [this, kept, index = std::make_shared<const RecordIndex>(std::move(*index))] {
      take(kept, index);
    };
  });
}

void RecordingWindow::take(std::shared_ptr<const Recording> recording,
                           std::shared_ptr<const RecordIndex> index) {
  m_model.setRecording(std::move(recording), std::move(index));
  const Recording& known = *m_model.recording();
  if (m_place && *m_place >= known.size()) m_place.reset();
  if (known.damagedChunks() > 0) {
    m_notes << tr("%n part(s) of the recording are missing or damaged", nullptr,
                  static_cast<int>(known.damagedChunks()));
  }
  if (known.dropped() > 0) {
    m_notes << tr("There was no room for %1 records; raise the option bytes, or record every n-th "
                  "call")
                   .arg(countText(known.dropped()));
  }
  if (known.signal() != 0) m_notes << tr("The program ended by signal %1").arg(known.signal());
  fillFilters();
  refresh();
  judge();
  emit opened(m_path);
}

void RecordingWindow::fillFilters() {
  const RecordIndex& index = *m_model.index();
  const auto fill = [](QComboBox* box, const QString& all, std::size_t count, const auto& textOf,
                       const auto& valueOf) {
    const QSignalBlocker blocker(box);
    const QString before = box->currentIndex() > 0 ? box->currentText() : QString();
    box->clear();
    box->addItem(all);
    for (std::size_t i = 0; i < std::min(count, mostChoices); ++i) {
      box->addItem(textOf(i), valueOf(i));
      box->setItemData(box->count() - 1, textOf(i), Qt::ToolTipRole);
    }
    box->setCurrentIndex(std::max(0, before.isEmpty() ? 0 : box->findText(before)));
    box->setEnabled(count > 1);
  };
  fill(
      m_question, tr("All questions"), index.questions.size(),
      [&](std::size_t i) { return RecordsModel::questionText(index.questions[i]); },
      [](std::size_t i) { return static_cast<uint>(i); });
  fill(
      m_site, tr("All call sites"), index.sites.size(),
      [&](std::size_t i) { return m_model.siteText(index.sites[i]); },
      [&](std::size_t i) { return uint{index.sites[i]}; });
  fill(
      m_thread, tr("All threads"), index.threads.size(),
      [&](std::size_t i) { return tr("Thread %1").arg(index.threads[i]); },
      [&](std::size_t i) { return uint{index.threads[i]}; });
}

RecordFilter RecordingWindow::filter() const {
  const auto valueOf = [](const QComboBox* box) -> std::optional<std::uint16_t> {
    if (box->currentIndex() <= 0) return std::nullopt;
    return static_cast<std::uint16_t>(box->currentData().toUInt());
  };
  return {m_wrongOnly->isChecked(), valueOf(m_question), valueOf(m_site), valueOf(m_thread)};
}

void RecordingWindow::judge() {
  const auto recording = m_model.sharedRecording();
  m_judge.start([this, recording](Job::Run& run) -> Job::Take {
    ReplayPlan plan = planOfReplay();
    // All of them come by the parts.
    plan.keep = 1;
    plan.partJudged = [this, &run](const ReplayPart& part) {
      run.deliver(
          [this, first = part.first, count = part.count,
           findings = std::vector<ReplayFinding>(part.findings.begin(), part.findings.end()),
           unjudged = std::vector<std::size_t>(part.unjudged.begin(), part.unjudged.end())] {
            m_model.outcomes().take({first, count, findings, unjudged});
            if (!m_refresh.isActive()) m_refresh.start();
          });
    };
    const Result<ReplayState> state = replay(*recording, plan, run.work());
    if (!state) return nullptr;
    return [this, judged = *state] { takeState(judged); };
  });
}

void RecordingWindow::takeState(const ReplayState& state) {
  const Recording& recording = *m_model.recording();
  for (const auto& [reason, refused] : state.refused) {
    RecordedCall call;
    const auto error = recording.read(refused.first, call);
    //: How many records, the number of the first of them, and why.
    m_notes << tr("%n record(s) cannot be judged, the first is %1: %2", nullptr,
                  static_cast<int>(refused.count))
                   .arg(QString::number(refused.first + 1),
                        error ? coreMessage(error->message) : QString::fromStdString(reason));
  }
  if (state.unanswered > 0) {
    m_notes << tr("%n record(s) have no answer", nullptr, static_cast<int>(state.unanswered));
  }
  if (state.adjusted > 0) {
    m_notes << tr("%n record(s) have axes that are orthonormal to the precision of float only",
                  nullptr, static_cast<int>(state.adjusted));
  }
  if (state.firstWrong) {
    m_notes.prepend(tr("The first wrong one is record %1 in frame %2")
                        .arg(*state.firstWrong + 1)
                        .arg(m_model.index()->frame[*state.firstWrong]));
  }
}

void RecordingWindow::refresh() {
  if (m_model.recording() == nullptr) return;
  m_filter.start([this, index = m_model.index(), outcomes = m_model.outcomes().all(),
                  filter = filter()](Job::Run& run) -> Job::Take {
    const auto shown =
        std::make_shared<ShownRecords>(shownRecords(*index, outcomes, filter, run.stopToken()));
    return [this, shown] { takeShown(std::move(*shown)); };
  });
}

void RecordingWindow::refreshSoon() {
  // What is filtered now is shown first, or nothing would ever be.
  if (m_filter.isPending()) {
    m_refresh.start();
  } else {
    refresh();
  }
}

void RecordingWindow::takeShown(ShownRecords shown) {
  const bool isFirst = m_model.shown().places.empty();
  m_isSelecting = true;
  m_model.setShown(std::move(shown));
  m_isSelecting = false;
  m_timeLine->setFrames(m_model.shown().frames);
  const std::size_t count = m_model.shown().places.size();
  //: How many records are shown of how many.
  m_count->setText(tr("%1 of %2").arg(countText(count), countText(m_model.index()->size())));
  const auto number = m_place ? m_model.numberOf(*m_place) : std::nullopt;
  if (number && !m_list->currentIndex().isValid()) {
    select(*number);
  } else if (count > 0 && isFirst && !m_place) {
    select(0);
  }
  updateButtons();
}

void RecordingWindow::select(std::size_t number) {
  m_isSelecting = true;
  const int row = m_model.reveal(number);
  m_list->selectRow(row);
  m_isSelecting = false;
  m_list->scrollTo(m_model.QAbstractTableModel::index(row, 0));
  m_place = m_model.placeOf(row);
  m_timeLine->setCurrent(m_model.index()->frame[*m_place]);
  updateButtons();
}

std::optional<std::size_t> RecordingWindow::chosen() const {
  const QModelIndex current = m_list->currentIndex();
  return current.isValid() ? std::optional(m_model.placeOf(current.row())) : std::nullopt;
}

void RecordingWindow::open(std::size_t place) {
  const Recording& recording = *m_model.recording();
  RecordedCall call;
  if (const auto error = recording.read(place, call)) {
    m_done = tr("Record %1 cannot be opened: %2")
                 .arg(QString::number(place + 1), coreMessage(error->message));
    return showState();
  }
  m_done.clear();
  showState();
  const bool isWrong = m_model.outcomes().at(place) == RecordOutcome::wrong;
  const Scene scene =
      isWrong ? sceneOf(recording, place, call, m_model.outcomes().findingOf(place, call))
              : sceneOf(recording, place, call);
  //: The number of a record and the name of a recording.
  emit sceneChosen(scene, tr("Record %1 of %2").arg(QString::number(place + 1), stem()));
}

void RecordingWindow::step(int by) {
  const std::vector<std::uint32_t>& places = m_model.shown().places;
  const QModelIndex current = m_list->currentIndex();
  const bool isCurrent = current.isValid();
  const auto count = static_cast<std::ptrdiff_t>(places.size());
  auto number = isCurrent ? static_cast<std::ptrdiff_t>(m_model.numberOfRow(current.row())) : -1;
  for (number += by; number >= 0 && number < count; number += by) {
    const std::size_t place = places[static_cast<std::size_t>(number)];
    if (m_model.outcomes().at(place) != RecordOutcome::wrong) continue;
    select(static_cast<std::size_t>(number));
    return open(place);
  }
  m_done = by > 0 ? tr("No wrong record follows") : tr("No wrong record comes before");
  showState();
}

void RecordingWindow::chooseSave() {
  const QString suggestion =
      QFileInfo(m_path).dir().filePath(stem() + QStringLiteral("_wrong.jsonl"));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save Findings"), suggestion, tr("Findings (*.jsonl)"));
  if (!path.isEmpty()) saveFindings(path);
}

void RecordingWindow::saveFindings(const QString& path) {
  collect([this, path](const std::vector<Scene>& found) {
    std::string lines;
    for (const Scene& scene : found) lines += findingLine(scene);
    const auto error = writeFileAtomically(path.toStdString(), lines);
    m_done = error ? coreMessage(error->message)
                   : tr("Saved %n finding(s) to %1", nullptr, static_cast<int>(found.size()))
                         .arg(QFileInfo(path).fileName());
    showState();
  });
}

void RecordingWindow::collect(const UseFindings& use) {
  std::vector<std::size_t> places;
  const RecordOutcomes& outcomes = m_model.outcomes();
  for (const std::uint32_t place : m_model.shown().places) {
    if (outcomes.at(place) == RecordOutcome::wrong) places.push_back(place);
  }
  if (places.size() > mostFindings) {
    const auto marginOf = [&](std::size_t place) { return outcomes.relativeMargin(place); };
    std::ranges::nth_element(places, places.begin() + mostFindings, std::ranges::greater(),
                             marginOf);
    places.resize(mostFindings);
  }
  std::ranges::sort(places);
  m_done.clear();
  m_collector.start(
      [this, use, places, recording = m_model.sharedRecording()](Job::Run& run) -> Job::Take {
        ReplayPlan plan = planOfReplay();
        plan.places = &places;
        const Result<ReplayState> state = replay(*recording, plan, run.work());
        if (!state) return nullptr;
        std::vector<Scene> scenes;
        RecordedCall call;
        for (const ReplayFinding& found : state->findings) {
          if (run.isStopped()) return nullptr;
          if (recording->read(found.place, call)) continue;
          scenes.push_back(sceneOf(*recording, found.place, call, found));
        }
        return [use, scenes = std::move(scenes)] { use(scenes); };
      });
}

void RecordingWindow::look() {
  // Who replaces a file takes the watched one away.
  if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
  m_hasChanged = m_hasChanged || stampOfFile(m_path) != m_stamp;
  showState();
}

void RecordingWindow::showState() {
  const bool isReading = m_reader.isPending();
  const bool isPending = isReading || m_judge.isPending() || m_collector.isPending();
  const Job& shown = m_collector.isPending() ? m_collector : isReading ? m_reader : m_judge;
  QStringList lines;
  if (isReading) {
    lines << tr("Reading…");
  } else if (m_reader.isCancelled()) {
    lines << (m_reader.error().isEmpty() ? tr("Cancelled") : m_reader.error());
  } else if (!m_error.isEmpty()) {
    lines << m_error;
  } else if (m_model.recording() != nullptr) {
    const QString records = countText(m_model.index()->size());
    const QString wrong = countText(m_model.outcomes().wrongCount());
    lines << (m_judge.isPending() ? tr("Judging %1 records; wrong so far: %2").arg(records, wrong)
              : m_judge.isCancelled()
                  ? (m_judge.error().isEmpty()
                         ? tr("Judging was cancelled; wrong so far: %1").arg(wrong)
                         : m_judge.error())
                  : tr("%1 records, %2 wrong").arg(records, wrong));
    lines << m_notes;
  }
  if (m_collector.isPending()) lines << tr("Collecting findings…");
  if (m_collector.isCancelled() && !m_collector.error().isEmpty()) lines << m_collector.error();
  if (m_hasChanged) lines << tr("The file has changed on disk; Reload reads it again");
  if (!m_done.isEmpty()) lines << m_done;
  const QString text = lines.join(QLatin1Char('\n'));
  if (m_state->text() != text) m_state->setText(text);
  m_reload->setVisible(m_hasChanged || !m_error.isEmpty());
  m_progress->setVisible(isPending);
  m_progress->setValue(qRound(shown.progress().value_or(0) * 100));
  const bool canResume = !isPending && (m_judge.isCancelled() || m_reader.isCancelled());
  m_cancel->setVisible(isPending || canResume);
  m_cancel->setText(canResume ? tr("Resume") : tr("Cancel"));
  if (isPending != m_clock.isActive()) isPending ? m_clock.start() : m_clock.stop();
  updateButtons();
}

void RecordingWindow::updateButtons() {
  const bool isThere = m_model.recording() != nullptr && !m_reader.isPending();
  const bool hasWrong = isThere && m_model.outcomes().wrongCount() > 0;
  m_open->setEnabled(isThere && m_list->currentIndex().isValid());
  for (QPushButton* button : {m_previous, m_next}) button->setEnabled(hasWrong);
  for (QPushButton* button : {m_findings, m_save, m_tests}) {
    button->setEnabled(hasWrong && !m_collector.isPending());
  }
}

QString RecordingWindow::stem() const { return QFileInfo(m_path).completeBaseName(); }

}  // namespace hairline
