#include "widgets/explain/step_through_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <limits>

#include "core/scene/object_part.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/explain/derivation_text.h"

namespace hairline {
namespace {

const QString formatKey = QStringLiteral("stepThrough/format");
const QString sizeKey = QStringLiteral("stepThrough/size");
const QString folderKey = QStringLiteral("exportFolder");

constexpr QSize sizes[] = {{1280, 720}, {1920, 1080}, {3840, 2160}, {1024, 768}, {800, 800}};

}  // namespace

StepThroughDialog::StepThroughDialog(StepThroughSubject subject, QWidget* parent)
    : QDialog(parent), m_subject(std::move(subject)) {
  setObjectName(QStringLiteral("stepThroughDialog"));
  setWindowTitle(tr("Export the Steps"));
  makeControls();
  connect(m_formats, &QComboBox::currentIndexChanged, this, &StepThroughDialog::update);
  connect(&m_job, &Job::changed, this, &StepThroughDialog::conclude);
  update();
}

void StepThroughDialog::makeControls() {
  const QSettings settings;
  m_formats = named(new QComboBox(this), "stepThroughFormat");
  m_formats->addItem(tr("Pictures (PNG), one per step"));
  m_formats->addItem(tr("Vector pictures (SVG), one per step"));
  m_formats->addItem(tr("Animation (WebP)"));
  m_formats->addItem(tr("Animation (GIF)"));
  m_formats->addItem(tr("Video (MP4)"));
  for (int i = 0; i < m_formats->count(); ++i) {
    if (isWritable(static_cast<StepThroughFormat>(i))) continue;
    QStandardItem* const item = qobject_cast<QStandardItemModel*>(m_formats->model())->item(i);
    item->setEnabled(false);
    item->setText(tr("%1 (needs ffmpeg)").arg(item->text()));
  }
  const int last = settings.value(formatKey).toInt();
  const bool canBeLast =
      last >= 0 && last < m_formats->count() && isWritable(static_cast<StepThroughFormat>(last));
  m_formats->setCurrentIndex(canBeLast ? last : 0);
  m_sizes = named(new QComboBox(this), "stepThroughSize");
  for (const QSize& each : sizes) {
    //: The width and the height of a picture.
    m_sizes->addItem(tr("%1 × %2").arg(each.width()).arg(each.height()), each);
  }
  m_sizes->setCurrentIndex(
      std::clamp(settings.value(sizeKey).toInt(), 0, static_cast<int>(std::size(sizes)) - 1));
  m_seconds = named(new QDoubleSpinBox(this), "stepThroughSeconds");
  m_seconds->setRange(0.1, 60);
  m_seconds->setDecimals(1);
  m_seconds->setSingleStep(0.5);
  m_seconds->setValue(2);
  m_secondsLabel = new QLabel(tr("Seconds &each"), this);
  m_secondsLabel->setBuddy(m_seconds);
  m_formulas =
      named(new QCheckBox(tr("With the for&mulas of the step"), this), "stepThroughFormulas");
  m_formulas->setChecked(true);
  m_progress = named(new QProgressBar(this), "stepThroughProgress", {}, tr("Progress"));
  m_progress->setRange(0, 1000);
  m_remark = makeWrappedLabel("stepThroughRemark");

  auto* form = new QFormLayout;
  form->addRow(tr("&Format"), m_formats);
  form->addRow(tr("Si&ze"), m_sizes);
  form->addRow(m_secondsLabel, m_seconds);
  form->addRow(m_formulas);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
  m_save->setObjectName(QStringLiteral("stepThroughSave"));
  buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("stepThroughCancel"));
  connect(m_save, &QPushButton::clicked, this, &StepThroughDialog::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &StepThroughDialog::cancel);
  columnOf(this, {form, m_progress, {m_remark, 1}, buttons});
  resize(460, sizeHint().height());
}

StepThroughFormat StepThroughDialog::format() const {
  return static_cast<StepThroughFormat>(m_formats->currentIndex());
}

QSize StepThroughDialog::size() const { return m_sizes->currentData().toSize(); }

void StepThroughDialog::update() {
  const bool busy = m_job.isPending();
  const bool animated = isAnimated(format());
  for (QWidget* control : {static_cast<QWidget*>(m_formats), static_cast<QWidget*>(m_sizes),
                           static_cast<QWidget*>(m_formulas), static_cast<QWidget*>(m_save)}) {
    control->setEnabled(!busy);
  }
  m_seconds->setEnabled(!busy && animated);
  m_secondsLabel->setEnabled(m_seconds->isEnabled());
  m_progress->setEnabled(busy);
  if (!busy) m_progress->setValue(0);
  const Trace& trace = m_subject.pair.reports[m_subject.report].trace;
  // An animation ends with the step that decides.
  const int steps = static_cast<int>(animated ? trace.neededCount() : trace.steps.size());
  m_remark->setText(busy       ? tr("Writing…")
                    : animated ? tr("One file of %n steps.", nullptr, steps)
                               : tr("%n files, to a folder that you choose.", nullptr, steps));
}

void StepThroughDialog::choose() {
  const QString folder = QSettings().value(folderKey).toString();
  QString path =
      isAnimated(format())
          ? QFileDialog::getSaveFileName(
                this, windowTitle(),
                QDir(folder).filePath(QStringLiteral("steps.") + suffixOf(format())),
                tr("Animation (*.%1)").arg(suffixOf(format())))
          : QFileDialog::getExistingDirectory(this, tr("Folder for the Pictures"), folder);
  if (path.isEmpty()) return;
  if (isAnimated(format()) && QFileInfo(path).suffix().isEmpty()) {
    path += QLatin1Char('.') + suffixOf(format());
  }
  // The ending of the name decides, whatever was chosen above.
  const QString ending = QFileInfo(path).suffix().toLower();
  for (int i = 0; isAnimated(format()) && i < m_formats->count(); ++i) {
    const auto other = static_cast<StepThroughFormat>(i);
    if (isAnimated(other) && isWritable(other) && ending == suffixOf(other)) {
      m_formats->setCurrentIndex(i);
    }
  }
  writeTo(path);
}

std::vector<QString> StepThroughDialog::captions() const {
  if (!m_formulas->isChecked()) return {};
  const Operand a(m_subject.scene, m_subject.pair.a);
  const Operand b(m_subject.scene, m_subject.pair.b);
  const Operand c(m_subject.scene, m_subject.pair.c);
  DerivationInput input;
  input.report = &m_subject.pair.reports[m_subject.report];
  input.take(a.get(), b.get(), c.get());
  input.mostSteps = std::numeric_limits<int>::max() / 2;
  const Derivation whole = derive(input);
  std::vector<QString> captions;
  for (const DerivationPart& part : whole.parts) {
    if (part.step < 0) continue;
    Derivation one;
    one.heading = whole.heading;
    one.source = whole.source;
    one.parts = {part};
    captions.push_back(derivationToHtml(one));
  }
  return captions;
}

void StepThroughDialog::writeTo(const QString& path) {
  QSettings settings;
  settings.setValue(formatKey, m_formats->currentIndex());
  settings.setValue(sizeKey, m_sizes->currentIndex());
  settings.setValue(folderKey, isAnimated(format()) ? QFileInfo(path).absolutePath() : path);
  const StepThroughTarget target{format(), path, qRound(1000 * m_seconds->value())};
  const auto frames = std::make_shared<const StepFrames>(
      m_subject.scene, m_subject.pair, m_subject.report, captions(), m_subject.view,
      Theme::current(), size(), font());
  m_outcome.reset();
  m_job.start([this, frames, target](Job::Run& run) -> Job::Take {
    const QString error = writeStepThrough(*frames, target, [&](double part) {
      run.deliver([this, part] { m_progress->setValue(qRound(1000 * part)); });
      return !run.isStopped();
    });
    return [this, outcome = Outcome{target.path, error}] { m_outcome = outcome; };
  });
}

void StepThroughDialog::conclude() {
  update();
  if (m_job.state() == Job::State::failed) m_outcome = {QString(), m_job.error()};
  if (m_job.isPending() || !m_outcome) return;
  const Outcome outcome = *std::exchange(m_outcome, {});
  if (!outcome.error.isEmpty()) {
    m_remark->setText(outcome.error);
    return;
  }
  emit message(tr("Exported the steps to %1.").arg(outcome.path));
  accept();
}

void StepThroughDialog::cancel() {
  if (!m_job.isPending()) {
    reject();
    return;
  }
  m_job.cancel();
  m_remark->setText(tr("Cancelled. No file was written."));
}

}  // namespace hairline
