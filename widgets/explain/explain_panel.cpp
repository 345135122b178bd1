#include "widgets/explain/explain_panel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>

#include "core/base/atomic_file.h"
#include "core/scene/object_part.h"
#include "core/search/plugin/own_report.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/explain/projection_drawing.h"
#include "widgets/explain/step_list.h"
#include "widgets/explain/step_player.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/report_tables.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

constexpr int drawingsSideBySide = 560;  // pixels of width

QLabel* makeText(const char* name) {
  auto* label = named(new QLabel, QLatin1String(name));
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

QString legendEntry(const QColor& color, const QString& name) {
  return QStringLiteral("<span style=\"color:%1\">■</span> %2")
      .arg(color.name(), name.toHtmlEscaped());
}

}  // namespace

ExplainPanel::ExplainPanel(QueryRunner* runner, TraceCursor* cursor, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_cursor(cursor),
      m_model(new StepsModel(this)),
      m_pages(new QStackedWidget),
      m_empty(makeText("explainEmpty")) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  m_pages->addWidget(m_empty);

  auto* page = new QWidget;
  columnOf(page, {makeHead(), {makeSteps(), 1}}, {}, 0);
  m_pages->addWidget(page);

  columnOf(this, {m_pages}, {});

  addCommand(this, "actionCopyExplanation", tr("&Copy explanation"),
             tr("Copy the explanation as text"), {QKeySequence::Copy},
             [this] { copyExplanation(); })
      ->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  addTableActions();

  connect(m_runner, &QueryRunner::updated, this, &ExplainPanel::refresh);
  connect(m_cursor, &TraceCursor::changed, this, &ExplainPanel::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &ExplainPanel::applyTheme);
  applyTheme();
}

QWidget* ExplainPanel::makeHead() {
  m_methods = named(new QComboBox, "explainMethod", {}, tr("Method explained"));
  m_methods->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_scalars = named(new QComboBox, "explainScalar", {}, tr("Scalar explained"));
  connect(m_methods, &QComboBox::activated, this, &ExplainPanel::choose);
  connect(m_scalars, &QComboBox::activated, this, &ExplainPanel::choose);
  auto* choices = rowOf({{m_methods, 1}, new QLabel(tr("in")), m_scalars}, styleMargins, 6);

  m_conclusion = new SteadyLabel("explainConclusion", 2);
  m_conclusion->label()->setTextFormat(Qt::PlainText);
  m_conclusion->label()->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_conclusion->label()->setAccessibleName(tr("Conclusion"));
  m_legend = makeText("explainLegend");
  m_legend->setTextFormat(Qt::RichText);

  auto* head = new QWidget;
  m_player = new StepPlayer(m_cursor);
  columnOf(head, {choices, m_conclusion, m_player, m_legend}, {8, 8, 8, 4}, 6);
  return head;
}

QWidget* ExplainPanel::makeSteps() {
  m_list = named(new StepList(m_model, m_cursor), "stepList");
  m_list->installEventFilter(this);
  m_noSteps = makeText("explainNoSteps");
  m_noSteps->setText(tr("This method records no steps, only a verdict and its proof."));
  m_noSteps->setContentsMargins(8, 4, 8, 4);
  m_drawingsLayout = new QBoxLayout(QBoxLayout::TopToBottom);
  m_drawingsLayout->setContentsMargins(4, 4, 4, 4);
  m_drawingsLayout->setSpacing(4);
  for (std::size_t i = 0; i < m_drawings.size(); ++i) {
    m_drawings[i] = new ProjectionDrawing(projectionPlanes[i], m_model, m_cursor);
    m_drawings[i]->installEventFilter(this);
    m_drawingsLayout->addWidget(m_drawings[i]);
  }
  auto* content = new QWidget;
  columnOf(content, {m_noSteps, m_list, m_drawingsLayout, Stretch{}}, {0, 0, 0, 4}, 2);
  m_scroll = new QScrollArea;
  m_scroll->setWidget(content);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  // While panels are being resized the row stays in sight, until the user scrolls.
  const QScrollBar* bar = m_scroll->verticalScrollBar();
  connect(bar, &QScrollBar::rangeChanged, this, &ExplainPanel::followDeciding);
  connect(bar, &QScrollBar::actionTriggered, this, [this] { m_followsDeciding = false; });
  return m_scroll;
}

QSize ExplainPanel::sizeHint() const { return {360, 560}; }

void ExplainPanel::applyTheme() {
  m_model->refreshColors();
  refresh();
}

void ExplainPanel::refresh() {
  const PairReports* pair = m_runner->focus();
  const Report* report = m_cursor->report(pair);
  m_pages->setCurrentIndex(report != nullptr ? 1 : 0);
  if (report == nullptr) {
    m_empty->setText(
        m_runner->isWithheld()
            ? withheldText()
            : tr("Nothing to explain yet.\n\nAdd two objects, such as a triangle and a "
                 "box, or select two in the scene. For a grid or mesh, click one cell "
                 "or triangle."));
    m_model->setReport(nullptr, nullptr, nullptr);
    return;
  }
  const Scene& scene = m_runner->document().scene();
  m_model->setReport(report, Operand(scene, pair->a).get(), Operand(scene, pair->b).get(), &scene);
  refreshChoices(*report);
  const OwnFailure* failure = failureOf(*pair, *report);
  const QString conclusion =
      failure != nullptr
          ? tr("%1 gave no answer: %2.").arg(methodText(report->info), coreMessage(failure->what))
      : isUnanswered(*pair, *report) ? unansweredText(*pair, *report)
      : report->trace.cut            ? cutText(*report)
                                     : conclusionText(*report);
  const QString missed = missedText(*pair, *report);
  m_conclusion->setText(missed.isEmpty() ? conclusion : conclusion + QLatin1Char('\n') + missed);
  const int rows = m_model->rowCount();
  m_noSteps->setVisible(rows == 0);
  m_list->setVisible(m_list->model()->rowCount() > 0);
  m_legend->setVisible(rows > 0);
  m_player->setVisible(rows > 0);
  m_player->setCount(rows, static_cast<int>(report->trace.neededCount()));
  if (rows > 0) {
    const StepContext context = m_model->context(0);
    m_legend->setText(legendEntry(context.colorA, context.nameA) + QStringLiteral("&nbsp;&nbsp; ") +
                      legendEntry(context.colorB, context.nameB));
  }
  for (ProjectionDrawing* drawing : m_drawings) {
    drawing->refresh();
    drawing->setVisible(drawing->hasSteps());
  }
  showPinned();
  showDeciding();
}

QString ExplainPanel::cutText(const Report& report) const {
  //: %1 is the verdict and its reason in sentences, %2 a number.
  return tr("%1 Only the first %2 steps are listed.")
      .arg(conclusionText(report), QLocale().toString(qulonglong{mostSteps}));
}

void ExplainPanel::refreshChoices(const Report& report) {
  const auto refill = [](QComboBox* box, const QList<QPair<QString, QVariant>>& items,
                         const QVariant& current) {
    bool same = box->count() == items.size();
    for (int i = 0; same && i < box->count(); ++i) {
      same = box->itemData(i) == items[i].second && box->itemText(i) == items[i].first;
    }
    if (!same) {
      box->clear();
      for (const auto& item : items) box->addItem(item.first, item.second);
    }
    box->setCurrentIndex(box->findData(current));
  };
  const auto key = [](const Report& r) {
    return QStringLiteral("%1/%2")
        .arg(static_cast<int>(r.info.kind))
        .arg(QString::fromUtf8(r.info.method.data(), static_cast<qsizetype>(r.info.method.size())));
  };
  QList<QPair<QString, QVariant>> methods;
  QList<QPair<QString, QVariant>> scalars;
  qsizetype ownCount = 0;
  const std::vector<Report>& all = m_runner->focus()->reports;
  const bool manyKinds = std::any_of(all.begin(), all.end(), [&](const Report& other) {
    return other.info.kind != report.info.kind;
  });
  for (const Report& other : all) {
    const QString method = methodText(other.info);
    const QPair<QString, QVariant> item{
        manyKinds ? tr("%1: %2").arg(kindText(other.info.kind), method) : method, key(other)};
    if (!methods.contains(item)) methods.insert(isOwn(other) ? ownCount++ : methods.size(), item);
    if (key(other) == key(report)) {
      scalars << QPair<QString, QVariant>{scalarText(other.scalar), static_cast<int>(other.scalar)};
    }
  }
  refill(m_methods, methods, key(report));
  refill(m_scalars, scalars, static_cast<int>(report.scalar));
}

void ExplainPanel::choose() {
  const QString key = m_methods->currentData().toString();
  const auto kind = static_cast<Kind>(key.section(QLatin1Char('/'), 0, 0).toInt());
  const std::string method = key.section(QLatin1Char('/'), 1).toStdString();
  const auto wished = static_cast<ScalarKind>(m_scalars->currentData().toInt());
  const PairReports* pair = m_runner->focus();
  if (pair == nullptr) return;
  const Report* fallback = nullptr;
  for (const Report& report : pair->reports) {
    if (report.info.kind == kind && report.info.method == method) fallback = &report;
  }
  const Report* found = findReport(*pair, kind, method, wished);
  if (found == nullptr) found = fallback;
  if (found != nullptr) m_cursor->setReport(method, found->scalar, kind);
}

bool ExplainPanel::moveByKey(int key) {
  const int count = m_model->rowCount();
  if (count == 0) return false;
  const int now = m_cursor->pinned();
  switch (key) {
    case Qt::Key_Up:
      m_cursor->pin(now < 0 ? count - 1 : std::max(now - 1, 0));
      return true;
    case Qt::Key_Down:
      m_cursor->pin(std::min(now + 1, count - 1));
      return true;
    case Qt::Key_Home:
      m_cursor->pin(0);
      return true;
    case Qt::Key_End:
      m_cursor->pin(count - 1);
      return true;
    case Qt::Key_Escape:
      if (now < 0) return false;
      m_cursor->pin(-1);
      return true;
    default:
      return false;
  }
}

void ExplainPanel::showPinned() { bringIntoSight(m_cursor->pinned()); }

void ExplainPanel::showDeciding() {
  const Report* report = m_model->report();
  if (report == nullptr || m_cursor->pinned() >= 0) return;
  const Explained now{m_runner->focus()->a, m_runner->focus()->b, report->info.kind,
                      report->info.method,  report->scalar,       report->trace.deciding};
  if (now == m_explained) return;
  m_explained = now;
  m_followsDeciding = true;
  m_conclusion->letGo();
  // Once the rows are those of the new report.
  QTimer::singleShot(0, this, [this] {
    m_scroll->widget()->layout()->activate();
    followDeciding();
  });
}

void ExplainPanel::followDeciding() {
  const Report* report = m_model->report();
  if (report == nullptr || m_cursor->pinned() >= 0 || !m_followsDeciding) return;
  int step = report->trace.deciding;
  // Of a hit no axis decides, and the one of least overlap is named.
  for (int row = 0; step < 0 && row < m_model->rowCount(); ++row) {
    if (m_model->context(row).leastOverlap) step = row;
  }
  bringIntoSight(step);
}

void ExplainPanel::bringIntoSight(int step) {
  if (step < 0 || step >= m_model->rowCount()) return;
  QWidget* widget = m_list;
  QRect rect = m_list->stepRect(step);
  if (const auto* edge = std::get_if<EdgeFunctionStep>(&m_model->step(step))) {
    widget = m_drawings[static_cast<std::size_t>(edge->plane)];
    rect = widget->rect();
  }
  if (!rect.isValid() || !widget->isVisible()) return;
  const QPoint corner = widget->mapTo(m_scroll->widget(), rect.topLeft());
  m_scroll->ensureVisible(corner.x(), corner.y() + rect.height() / 2, 0, rect.height() / 2 + 4);
}

bool ExplainPanel::eventFilter(QObject* watched, QEvent* event) {
  // The window's own Copy is for objects: if the rows have the focus, this one takes precedence.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress) {
    const auto* press = static_cast<QKeyEvent*>(event);
    if (press->matches(QKeySequence::Copy)) {
      copyExplanation();
      return true;
    }
    if (press->modifiers() == Qt::NoModifier && moveByKey(press->key())) return true;
  }
  return QWidget::eventFilter(watched, event);
}

void ExplainPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_explained.reset();
  showDeciding();
}

void ExplainPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const auto direction =
      width() >= drawingsSideBySide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  if (m_drawingsLayout->direction() != direction) m_drawingsLayout->setDirection(direction);
}

void ExplainPanel::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addActions(actions());
  menu.exec(event->globalPos());
}

void ExplainPanel::copyExplanation() {
  const QString text = m_model->asText();
  if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

// The steps shown by the panel Explain, as a table for other programs.

void ExplainPanel::addTableActions() {
  const auto addCopy = [this](const char* id, const QString& text, const QString& tip,
                              QString (*format)(const TextTable&)) {
    addCommand(this, id, text, tip, {}, [this, format] {
      if (m_model->rowCount() > 0) {
        QGuiApplication::clipboard()->setText(format(stepsTable(*m_model)));
      }
    });
  };
  addCopy("actionCopyStepsMarkdown", tr("Copy Steps as &Markdown"),
          tr("Copy the steps as a table of Markdown"), &toMarkdown);
  addCopy("actionCopyStepsCsv", tr("Copy Steps as CS&V"),
          tr("Copy the steps as a table for spreadsheets"), &toCsv);
  addCommand(this, "actionSaveSteps", tr("&Save Steps…"),
             tr("Save the steps as a CSV or Markdown table"), {}, [this] { saveTable(); });
}

void ExplainPanel::saveTable() {
  if (m_model->rowCount() == 0) return;
  const QString folder = QSettings().value(QStringLiteral("exportFolder")).toString();
  const QString proposed =
      (folder.isEmpty() ? QString() : folder + QLatin1Char('/')) + QStringLiteral("steps.csv");
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save Steps"), proposed, tr("Tables (*.csv);;Markdown (*.md);;All files (*)"));
  if (path.isEmpty()) return;
  const bool markdown = path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
  const TextTable table = stepsTable(*m_model);
  const std::string text = (markdown ? toMarkdown(table) : toCsv(table)).toStdString();
  if (const auto error = writeFileAtomically(path.toStdString(), text)) {
    QMessageBox::critical(this, tr("Not saved"), coreMessage(error->message));
    return;
  }
  QSettings().setValue(QStringLiteral("exportFolder"), QFileInfo(path).absolutePath());
}

}  // namespace hairline
