#include "widgets/search/findings_window.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <set>

#include "core/base/atomic_file.h"
#include "core/queries.h"
#include "core/search/findings_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/search/findings_view.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// The number of findings shown at once while others are still being read.
constexpr std::size_t shownAtOnce = 100;

}  // namespace

FindingsWindow::FindingsWindow(const QString& path, OwnMethods* own, QWidget* parent)
    : QDialog(parent),
      m_path(QFileInfo(path).absoluteFilePath()),
      m_title(QFileInfo(path).fileName()),
      m_own(own) {
  makeParts();
  m_state->setToolTip(QDir::toNativeSeparators(m_path));
  read();
}

FindingsWindow::FindingsWindow(const std::vector<Scene>& findings, const QString& title,
                               OwnMethods* own, QWidget* parent)
    : QDialog(parent), m_title(title), m_own(own) {
  makeParts();
  m_reader.start([this, findings, name = title.toStdString()](Job::Run& run) {
    return list(run, findings, name, {});
  });
}

void FindingsWindow::makeParts() {
  setObjectName(QStringLiteral("findingsWindow"));
  //: %1 is a file.
  setWindowTitle(tr("Findings: %1").arg(m_title));
  m_findings = new FindingsView(m_own, this);
  m_state = named(new QLabel(tr("Reading…"), this), "findingsState");
  m_state->setWordWrap(true);
  m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_save =
      named(buttons->addButton(tr("&Save Findings…"), QDialogButtonBox::ActionRole), "findingsSave",
            tr("Write the findings, those that were shrunk as such, to a file"));
  m_save->setEnabled(false);
  for (QPushButton* button : {m_save, buttons->button(QDialogButtonBox::Close)}) {
    button->setAutoDefault(false);
  }
  columnOf(this, {{m_findings, 1}, m_state, buttons});
  resizeOnScreen(this, {1080, 480});
  connect(m_save, &QPushButton::clicked, this, &FindingsWindow::chooseSave);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(m_findings, &FindingsView::sceneChosen, this, &FindingsWindow::sceneChosen);
  connect(m_findings, &FindingsView::message, m_state, &QLabel::setText);
  connect(&m_reader, &Job::changed, this, [this] {
    if (m_reader.isCancelled()) m_state->setText(m_reader.error());
  });
}

void FindingsWindow::read() {
  m_reader.start([this, path = m_path.toStdString()](Job::Run& run) -> Job::Take {
    Result<std::vector<Scene>> scenes = readFindings(path, HalfLine::refuse);
    QStringList notes;
    if (!scenes) {
      // Everything before an incomplete line is complete.
      const Error refused = scenes.error();
      scenes = readFindings(path, HalfLine::passOver);
      if (!scenes || scenes->empty()) {
        return [this, refused] { m_state->setText(coreMessage(refused.message)); };
      }
      notes << coreMessage(refused.message);
    }
    return list(run, std::move(*scenes), path, notes);
  });
}

Job::Take FindingsWindow::list(Job::Run& run, std::vector<Scene> scenes, const std::string& path,
                               QStringList notes) {
  std::vector<ListedFinding> listed;
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    if (run.isStopped()) return nullptr;
    if (auto finding = listedFinding(std::move(scenes[i]))) {
      listed.push_back(std::move(*finding));
    } else if (notes.size() < 2) {
      notes << coreMessage(Message("%1: Finding %2 cannot be read by this version", path, i + 1));
    }
    if (listed.size() < shownAtOnce) continue;
    run.deliver([this, some = std::exchange(listed, {})] { m_findings->append(some); });
  }
  return [this, listed, notes] {
    m_findings->append(listed);
    showCount(notes);
  };
}

void FindingsWindow::chooseSave() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save Findings"), {}, tr("Findings (*.jsonl)"));
  if (!path.isEmpty()) save(path);
}

void FindingsWindow::save(const QString& path) {
  std::string lines;
  const FindingsModel& model = m_findings->model();
  for (std::size_t i = 0; i < model.count(); ++i) lines += findingLine(model.at(i).scene);
  const auto error = writeFileAtomically(path.toStdString(), lines);
  m_state->setText(error ? coreMessage(error->message)
                         : tr("Saved to %1.").arg(QFileInfo(path).fileName()));
}

void FindingsWindow::showCount(const QStringList& notes) {
  const auto count = static_cast<int>(m_findings->model().count());
  const auto causes = m_findings->model().rowCount();
  QStringList lines{tr("Findings: %1, causes: %2").arg(QLocale().toString(count)).arg(causes)};
  lines << notes;
  const QString missing = missingMethods();
  if (!missing.isEmpty()) {
    lines
        << tr("Find > Own Methods has no %1: its findings can be opened, not shrunk").arg(missing);
  }
  m_state->setText(lines.join(QLatin1Char('\n')));
  m_save->setEnabled(count > 0);
  if (count > 0 && !m_path.isEmpty()) emit opened(m_path);
}

QString FindingsWindow::missingMethods() const {
  std::set<std::string> methods;
  const FindingsModel& model = m_findings->model();
  for (std::size_t i = 0; i < model.count(); ++i) methods.insert(model.at(i).finding.method);
  for (const QueryEntry* entry : allQueries()) methods.erase(std::string(entry->info.method));
  if (m_own != nullptr) {
    for (const OwnMethodEntry& entry : m_own->entries()) methods.erase(entry.name.toStdString());
  }
  QStringList missing;
  for (const std::string& method : methods) {
    missing << QStringLiteral("“%1”").arg(QString::fromStdString(method).simplified());
  }
  return missing.join(QStringLiteral(", "));
}

}  // namespace hairline
