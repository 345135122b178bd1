#include "widgets/search/findings_window.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <set>

#include "core/queries.h"
#include "core/search/findings_file.h"
#include "widgets/controls/box_layouts.h"
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
      m_own(own),
      m_findings(new FindingsView(own, this)),
      m_state(named(new QLabel(tr("Reading…"), this), "findingsState",
                    QDir::toNativeSeparators(m_path))) {
  setObjectName(QStringLiteral("findingsWindow"));
  //: %1 is a file.
  setWindowTitle(tr("Findings: %1").arg(QFileInfo(path).fileName()));
  m_state->setWordWrap(true);
  m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  columnOf(this, {{m_findings, 1}, m_state, buttons});
  resize(1080, 480);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(m_findings, &FindingsView::sceneChosen, this, &FindingsWindow::sceneChosen);
  connect(m_findings, &FindingsView::message, m_state, &QLabel::setText);
  connect(&m_reader, &Job::changed, this, [this] {
    if (m_reader.isCancelled()) m_state->setText(m_reader.error());
  });
  read();
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
    std::vector<ListedFinding> listed;
    for (std::size_t i = 0; i < scenes->size(); ++i) {
      if (run.isStopped()) return nullptr;
      if (auto finding = listedFinding(std::move((*scenes)[i]))) {
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
  });
}

void FindingsWindow::showCount(const QStringList& notes) {
  const auto count = static_cast<int>(m_findings->model().count());
  const auto causes = m_findings->model().rowCount();
  QStringList lines{tr("%1 findings, %2 causes").arg(QLocale().toString(count)).arg(causes)};
  lines << notes;
  const QString missing = missingMethods();
  if (!missing.isEmpty()) {
    lines
        << tr("Find > Own Methods has no %1: its findings can be opened, not shrunk").arg(missing);
  }
  m_state->setText(lines.join(QLatin1Char('\n')));
  if (count > 0) emit opened(m_path);
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
