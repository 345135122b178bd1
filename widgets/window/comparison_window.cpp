#include "widgets/window/comparison_window.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTreeView>

#include "core/scene/scene_file.h"
#include "widgets/models/kept_differences_model.h"
#include "widgets/panels/choice_box.h"
#include "widgets/text/core_message.h"
#include "widgets/viewport/viewport.h"
#include "widgets/voxels/cell_text.h"
#include "widgets/window/comparison_pictures.h"

namespace hairline {
namespace {

QPushButton* button(const char* name, const QString& text, const QString& tip) {
  auto* result = new QPushButton(text);
  result->setObjectName(QLatin1String(name));
  result->setToolTip(tip);
  result->setAutoDefault(false);
  return result;
}

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  QFont font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

QString fileNameOf(const KeptDifference& kept) {
  return QStringLiteral("cells-differ-%1-%2.hairline.json").arg(kept.seed).arg(kept.frame);
}

}  // namespace

ComparisonWindow::ComparisonWindow(QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_model(new KeptDifferencesModel(&m_comparison, this)),
      m_viewport(new Viewport) {
  setObjectName(QStringLiteral("comparisonWindow"));
  setWindowTitle(tr("Voxels by PEF, SAT and Exactly"));
  m_viewport->setShownPanes({0, 1, 2, 3}, false);
  m_viewport->setGizmoVisible(false);
  m_viewport->setGridVisible(false);
  m_viewport->setTool(this);
  m_viewport->setTheme(Theme::current().view);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_viewport, 1);
  layout->addWidget(makeControls());
  resize(1120, 680);
  connectAll();
  refresh();
  m_play->setFocus();
}

ComparisonWindow::~ComparisonWindow() {
  m_viewport->setTool(nullptr);
  m_viewport->disconnect(this);
  m_comparison.disconnect(this);
}

QWidget* ComparisonWindow::makeControls() {
  auto* side = new QWidget;
  side->setFixedWidth(fontMetrics().averageCharWidth() * 50);
  m_motion =
      makeChoiceBox("comparisonMotion", tr("Motion"), tr("How the triangle goes on"),
                    {tr("glides"), tr("glides by tenths of a cell"), tr("jumps near walls")});
  m_scalar = makeChoiceBox("comparisonScalar", tr("Scalar"), tr("The number type of PEF and SAT"),
                           {tr("float"), tr("double")});
  m_scalar->setCurrentIndex(1);
  m_separating =
      makeChoiceBox("comparisonSeparating", tr("Separating"),
                    tr("Test the whole box of a cell, or the three lines through its centre"),
                    {tr("26 (box)"), tr("6 (cross)")});
  m_open = makeChoiceBox("comparisonOpen", tr("Boundary"), tr("Whether touching counts as meeting"),
                         {tr("closed"), tr("open")});
  m_seed = new QLineEdit;
  m_seed->setObjectName(QStringLiteral("comparisonSeed"));
  m_seed->setAccessibleName(tr("Seed"));
  m_seed->setToolTip(tr("The same seed gives the same animation, everywhere"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
  m_tally = new QLabel;
  m_tally->setObjectName(QStringLiteral("comparisonTally"));
  m_tally->setWordWrap(true);
  m_state = new QLabel;
  m_state->setObjectName(QStringLiteral("comparisonState"));
  m_state->setWordWrap(true);
  QLayout* play = makePlayRow();
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("Spee&d"), m_speed);
  form->addRow(tr("S&eed"), m_seed);
  form->addRow(tr("&Motion"), m_motion);
  form->addRow(tr("&Shown in"), m_scalar);
  auto* meeting = new QHBoxLayout;
  meeting->addWidget(m_separating, 1);
  meeting->addWidget(m_open, 1);
  form->addRow(tr("Meeting"), meeting);
  auto* layout = new QVBoxLayout(side);
  layout->addLayout(play);
  layout->addLayout(form);
  layout->addWidget(m_state);
  layout->addWidget(heading(tr("Tally")));
  layout->addWidget(m_tally);
  layout->addLayout(makeKept(), 1);
  return side;
}

QLayout* ComparisonWindow::makePlayRow() {
  m_play = button("comparisonPlay", tr("&Play"), tr("Play or pause (Space)"));
  m_play->setCheckable(true);
  m_step = button("comparisonStep", tr("S&tep"), tr("Go on by one frame (.)"));
  m_restart = button("comparisonRestart", tr("&Restart"),
                     tr("Restart at frame 0 and reset the counts (Home)"));
  QStringList speeds;
  for (const int each : VoxelComparison::speeds) {
    speeds << (each > 0 ? tr("%1 a second").arg(each) : tr("maximum"));
  }
  m_speed = makeChoiceBox("comparisonSpeed", tr("Speed"), tr("Frames a second"), speeds);
  m_stop = new QCheckBox(tr("Stop at the &first difference"));
  m_stop->setObjectName(QStringLiteral("comparisonStop"));
  m_stop->setToolTip(tr("Pause at frames in which methods or scalars differ; Play continues"));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* each : {m_play, m_step, m_restart}) buttons->addWidget(each);
  auto* layout = new QVBoxLayout;
  layout->addLayout(buttons);
  layout->addWidget(m_stop);
  return layout;
}

QLayout* ComparisonWindow::makeKept() {
  m_kept = new QTreeView;
  m_kept->setObjectName(QStringLiteral("keptList"));
  m_kept->setAccessibleName(tr("Frames in which methods or scalars differ"));
  m_kept->setToolTip(tr("A double click or Enter opens the frame as a scene"));
  m_kept->setModel(m_model);
  m_kept->setRootIsDecorated(false);
  m_kept->setUniformRowHeights(true);
  m_kept->setMinimumHeight(80);
  m_kept->header()->setStretchLastSection(true);
  m_kept->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_openKept = button("keptOpen", tr("&Open"), tr("Open the chosen frame as a scene"));
  m_save = button("keptSave", tr("Sa&ve…"), tr("Save the chosen frame as a scene file"));
  m_saveAll = button("keptSaveAll", tr("Save &All…"), tr("Save each frame kept into a folder"));
  m_clear = button("keptClear", tr("&Clear"), tr("Give up the frames kept"));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* each : {m_openKept, m_save, m_saveAll, m_clear}) buttons->addWidget(each);
  auto* layout = new QVBoxLayout;
  layout->addWidget(heading(tr("Differences kept")));
  layout->addWidget(m_kept, 1);
  layout->addLayout(buttons);
  return layout;
}

void ComparisonWindow::connectAll() {
  connect(&m_comparison, &VoxelComparison::changed, this, &ComparisonWindow::refresh);
  connect(&m_comparison, &VoxelComparison::keptChanged, this, &ComparisonWindow::refresh);
  connect(m_play, &QPushButton::clicked, &m_comparison, &VoxelComparison::setPlaying);
  connect(m_step, &QPushButton::clicked, &m_comparison, &VoxelComparison::step);
  connect(m_restart, &QPushButton::clicked, &m_comparison, &VoxelComparison::restart);
  connect(m_stop, &QCheckBox::clicked, &m_comparison, &VoxelComparison::setStopsAtDifference);
  connect(m_speed, &QComboBox::activated, this, [this](int place) {
    m_comparison.setSpeed(VoxelComparison::speeds[static_cast<std::size_t>(place)]);
  });
  connect(m_motion, &QComboBox::activated, this,
          [this](int place) { m_comparison.setMotion(static_cast<MotionKind>(place)); });
  connect(m_scalar, &QComboBox::activated, this, &ComparisonWindow::schedulePicture);
  connect(m_separating, &QComboBox::activated, this, [this](int place) {
    m_comparison.setSeparating(place == 0 ? Separating::by26 : Separating::by6);
  });
  connect(m_open, &QComboBox::activated, this,
          [this](int place) { m_comparison.setOpen(place == 1); });
  connect(m_seed, &QLineEdit::editingFinished, this, [this] {
    const std::uint64_t seed = m_seed->text().toULongLong();
    if (seed != m_comparison.seed()) m_comparison.setSeed(seed);
  });
  const auto chosen = [this] { return m_kept->currentIndex().row(); };
  connect(m_kept, &QTreeView::activated, this,
          [this](const QModelIndex& index) { openKept(index.row()); });
  connect(m_kept->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &ComparisonWindow::refresh);
  connect(m_openKept, &QPushButton::clicked, this, [this, chosen] { openKept(chosen()); });
  connect(m_save, &QPushButton::clicked, this, &ComparisonWindow::saveKept);
  connect(m_saveAll, &QPushButton::clicked, this, &ComparisonWindow::saveAllKept);
  connect(m_clear, &QPushButton::clicked, &m_comparison, &VoxelComparison::clearKept);
  connect(m_viewport, &Viewport::cameraChanged, this, &ComparisonWindow::linkCameras);
  connect(m_viewport, &Viewport::viewChanged, this, [this] {
    if (!m_framed) frameAll();
    schedulePicture();
  });
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, [this] {
    m_viewport->setTheme(Theme::current().view);
    schedulePicture();
  });
}

// What one view does the others do.
void ComparisonWindow::linkCameras(int from) {
  if (m_linking) return;
  m_linking = true;
  m_framed = true;
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    m_viewport->setCamera(m_viewport->camera(from), pane);
  }
  m_linking = false;
  schedulePicture();
}

void ComparisonWindow::frameAll() {
  const Grid& grid = m_comparison.grid();
  const Eigen::Vector3d end =
      grid.origin +
      grid.cell * Eigen::Vector3d(grid.dimensions[0], grid.dimensions[1], grid.dimensions[2]);
  Camera camera = m_viewport->camera(0);
  camera.frame(grid.origin, end, m_viewport->viewSize(0));
  m_viewport->setCamera(camera, 0);
  linkCameras(0);
  // Until somebody turns it, it fits any size of the window.
  m_framed = false;
}

void ComparisonWindow::schedulePicture() {
  if (m_pictureWaiting) return;
  m_pictureWaiting = true;
  QMetaObject::invokeMethod(this, &ComparisonWindow::updatePictures, Qt::QueuedConnection);
}

void ComparisonWindow::updatePictures() {
  m_pictureWaiting = false;
  if (!isVisible()) return;
  const bool isFloat = m_scalar->currentIndex() == 0;
  for (const ComparisonPane pane : {ComparisonPane::pef, ComparisonPane::sat, ComparisonPane::exact,
                                    ComparisonPane::differences}) {
    const int number = static_cast<int>(pane);
    const ViewState view{m_viewport->camera(number), m_viewport->viewSize(number)};
    m_viewport->setDrawList(comparisonPicture(m_comparison, pane, isFloat, view, Theme::current()),
                            number);
  }
}

void ComparisonWindow::refresh() {
  const ComparisonTally& tally = m_comparison.tally();
  m_play->setChecked(m_comparison.isPlaying());
  m_play->setText(m_comparison.isPlaying() ? tr("&Pause") : tr("&Play"));
  m_stop->setChecked(m_comparison.stopsAtDifference());
  for (std::size_t i = 0; i < VoxelComparison::speeds.size(); ++i) {
    if (VoxelComparison::speeds[i] == m_comparison.speed()) {
      m_speed->setCurrentIndex(static_cast<int>(i));
    }
  }
  m_motion->setCurrentIndex(static_cast<int>(m_comparison.motion()));
  if (!m_seed->hasFocus()) m_seed->setText(QString::number(m_comparison.seed()));
  QString state = tr("Frame %1").arg(countText(m_comparison.frame()));
  const auto& differences = m_comparison.sets().differences;
  if (!m_comparison.refusal().isEmpty()) {
    state += tr(": %1").arg(m_comparison.refusal());
  } else if (differences && differences->count > 0) {
    state +=
        (m_comparison.hasStopped() ? tr(": stopped, cells differ: %1") : tr(": cells differ: %1"))
            .arg(countText(differences->count));
  } else {
    state += tr(": all ways agree");
  }
  m_state->setText(state);
  const QString wrong = wrongText(tally.wrong);
  m_tally->setText(tr("%1 frames, %2 cells by each of five methods.\n%3 cells differ in %4 "
                      "frames.\nDifferent from exact: %5.")
                       .arg(countText(tally.frames), countText(tally.cells),
                            countText(tally.differingCells), countText(tally.differingFrames),
                            wrong.isEmpty() ? tr("none") : wrong));
  const bool any = !m_comparison.kept().empty();
  const bool chosen = m_kept->currentIndex().isValid();
  m_openKept->setEnabled(chosen);
  m_save->setEnabled(chosen);
  m_saveAll->setEnabled(any);
  m_clear->setEnabled(any);
  schedulePicture();
}

void ComparisonWindow::tell(const QString& text) { m_state->setText(text); }

void ComparisonWindow::openKept(int row) {
  if (row < 0 || row >= m_model->rowCount()) return;
  m_comparison.setPlaying(false);
  emit sceneRequested(m_comparison.kept()[static_cast<std::size_t>(row)].scene());
}

void ComparisonWindow::saveKept() {
  m_comparison.setPlaying(false);
  const KeptDifference& kept =
      m_comparison.kept()[static_cast<std::size_t>(m_kept->currentIndex().row())];
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the Difference"), fileNameOf(kept), tr("Hairline scenes (*.hairline.json)"));
  if (path.isEmpty()) return;
  const auto error = saveSceneFile(kept.scene(), path.toStdString());
  tell(error ? tr("Not saved: %1").arg(coreMessage(error->message)) : tr("Saved as %1.").arg(path));
}

void ComparisonWindow::saveAllKept() {
  m_comparison.setPlaying(false);
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Save All Differences"));
  if (folder.isEmpty()) return;
  std::size_t saved = 0;
  for (const KeptDifference& kept : m_comparison.kept()) {
    const QString path = folder + QLatin1Char('/') + fileNameOf(kept);
    if (const auto error = saveSceneFile(kept.scene(), path.toStdString())) {
      tell(tr("Saved %1 of %2, then: %3")
               .arg(countText(saved), countText(m_comparison.kept().size()),
                    coreMessage(error->message)));
      return;
    }
    ++saved;
  }
  tell(tr("Saved %1 scenes in %2.").arg(countText(saved), folder));
}

}  // namespace hairline
