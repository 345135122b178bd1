#include "widgets/voxels/comparison_window.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTreeView>

#include "core/scene/scene_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/text/labels.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/viewport.h"
#include "widgets/voxels/cell_drawing.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {
namespace {

/// The views of a comparison, in reading order.
enum class ComparisonPane : std::uint8_t { pef, sat, exact, differences };

struct PictureTexts {
  Q_DECLARE_TR_FUNCTIONS(ComparisonPictures)
};

CellWay wayOf(ComparisonPane pane, bool isFloat) {
  if (pane == ComparisonPane::pef) return isFloat ? CellWay::pefFloat : CellWay::pefDouble;
  if (pane == ComparisonPane::sat) return isFloat ? CellWay::satFloat : CellWay::satDouble;
  return CellWay::exact;
}

QColor colorOf(ComparisonPane pane, const Theme& theme) {
  if (pane == ComparisonPane::pef) return theme.objectA;
  return pane == ComparisonPane::sat ? theme.objectB : theme.objectOther;
}

void appendEdges(DrawList& list, const Shape& shape, const ViewState& view, const QColor& color,
                 double width) {
  for (const auto& edge : geometryOf(shape, view.camera.target, view.reach()).edges) {
    list.ribbons.push_back({.points = edge, .color = color, .width = width});
  }
}

QPushButton* button(const char* name, const QString& text, const QString& tip) {
  auto* result = named(new QPushButton(text), name, tip);
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

/// The contents of a view of a comparison: the triangle, the outline of the grid, the cells set by
/// its method (in float or double), or the differing ones; and a title with the count.
DrawList comparisonPicture(const VoxelComparison& comparison, ComparisonPane pane, bool isFloat,
                           const ViewState& view, const Theme& theme) {
  DrawList list;
  const CellSets& sets = comparison.sets();
  appendEdges(list, comparison.grid(), view, theme.subdued, 1);
  appendEdges(list, comparison.triangle(), view, theme.view.text, 2.5);
  const bool isOfDifferences = pane == ComparisonPane::differences;
  GridCells::Picture picture;
  picture.sets = sets;
  picture.way = wayOf(pane, isFloat);
  QString title;
  if (!sets.differences) return list;
  if (isOfDifferences) {
    title = PictureTexts::tr("where they differ: %1").arg(countText(sets.differences->count));
  } else {
    picture.shell = shellOf(*sets.by(picture.way), {});
    title =
        PictureTexts::tr("%1: %2").arg(wayText(picture.way), countText(sets.count(picture.way)));
  }
  appendCellPicture(list, picture, {}, colorOf(pane, theme), theme);
  list.labels.push_back({.position = view.camera.unproject({10, 10}, view.camera.target, view.size),
                         .text = title,
                         .anchor = {0, 0},
                         .size = 14,
                         .style = LabelStyle::plate,
                         .bold = true});
  return list;
}

}  // namespace

ComparisonWindow::ComparisonWindow(QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_model(new RowsModel<KeptDifference>(
          this,
          {{{tr("Seed")}, [](const KeptDifference& kept) { return countText(kept.seed); }},
           {{tr("Frame")}, [](const KeptDifference& kept) { return countText(kept.frame); }},
           {{tr("Cells")}, [](const KeptDifference& kept) { return countText(kept.count); }},
           {{tr("Differs from exact"), {}, textAlignment},
            [](const KeptDifference& kept) { return wrongText(kept.wrong); }}},
          [](const KeptDifference& kept, int, int role) {
            return role == Qt::ToolTipRole ? wrongText(kept.wrong) : QVariant();
          })),
      m_viewport(new Viewport) {
  setObjectName(QStringLiteral("comparisonWindow"));
  setWindowTitle(tr("Voxels by PEF, SAT and Exactly"));
  m_viewport->setShownPanes({0, 1, 2, 3}, false);
  m_viewport->setGizmoVisible(false);
  m_viewport->setGridVisible(false);
  m_viewport->setTool(this);
  m_viewport->setTheme(Theme::current().view);
  rowOf(this, {{m_viewport, 1}, makeControls()}, {}, 0);
  // With room for its title.
  resizeOnScreen(this, {1120, 680});
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
      makeChoiceBox("comparisonMotion", tr("Motion"), tr("How the triangle moves"),
                    {tr("glides"), tr("glides by tenths of a cell"), tr("jumps near walls")});
  m_scalar = makeChoiceBox("comparisonScalar", tr("Scalar"), tr("The number type of PEF and SAT"),
                           {tr("float"), tr("double")});
  m_scalar->setCurrentIndex(1);
  m_separating =
      makeChoiceBox("comparisonSeparating", tr("Separating"),
                    tr("Test the whole box of a cell, or the three lines through its centre"),
                    {tr("26-separating"), tr("6-separating")});
  m_open = makeChoiceBox("comparisonOpen", tr("Boundary"),
                         tr("Whether touching counts as intersecting"), {tr("closed"), tr("open")});
  m_seed = named(new QLineEdit, "comparisonSeed",
                 tr("The same seed gives the same animation, everywhere"), tr("Seed"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
  m_tally = makeWrappedLabel("comparisonTally");
  m_state = makeWrappedLabel("comparisonState");
  QLayout* play = makePlayRow();
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("Spee&d"), m_speed);
  form->addRow(tr("S&eed"), m_seed);
  form->addRow(tr("&Motion"), m_motion);
  form->addRow(tr("&Shown in"), m_scalar);
  auto* meeting = rowOf({{m_separating, 1}, {m_open, 1}});
  form->addRow(tr("Meeting"), meeting);
  columnOf(side, {play, form, m_state, heading(tr("Tally")), m_tally, {makeKept(), 1}});
  return side;
}

QLayout* ComparisonWindow::makePlayRow() {
  m_play = button("comparisonPlay", tr("&Play"), tr("Play or pause (Space)"));
  m_play->setCheckable(true);
  m_step = button("comparisonStep", tr("S&tep"), tr("Step forward one frame (.)"));
  m_restart = button("comparisonRestart", tr("&Restart"),
                     tr("Restart at frame 0 and reset the counts (Home)"));
  QStringList speeds;
  for (const int each : VoxelComparison::speeds) {
    speeds << (each > 0 ? tr("%1 per second").arg(each) : tr("maximum"));
  }
  m_speed = makeChoiceBox("comparisonSpeed", tr("Speed"), tr("Frames per second"), speeds);
  m_stop = named(new QCheckBox(tr("Stop at the &first difference")), "comparisonStop",
                 tr("Pause at frames in which methods or scalars differ; Play continues"));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* each : {m_play, m_step, m_restart}) buttons->addWidget(each);
  return columnOf({buttons, m_stop});
}

QLayout* ComparisonWindow::makeKept() {
  m_kept = named(new QTreeView, "keptList",
                 tr("Double-click or press Enter to open the frame as a scene"),
                 tr("Frames in which methods or scalars differ"));
  m_kept->setModel(m_model);
  m_kept->setRootIsDecorated(false);
  m_kept->setUniformRowHeights(true);
  m_kept->setMinimumHeight(80);
  m_kept->header()->setStretchLastSection(true);
  m_kept->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_openKept = button("keptOpen", tr("&Open"), tr("Open the selected frame as a scene"));
  m_save = button("keptSave", tr("Sa&ve…"), tr("Save the selected frame as a scene file"));
  m_saveAll = button("keptSaveAll", tr("Save &All…"), tr("Save every recorded frame to a folder"));
  m_clear = button("keptClear", tr("&Clear"), tr("Discard the recorded frames"));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* each : {m_openKept, m_save, m_saveAll, m_clear}) buttons->addWidget(each);
  return columnOf({heading(tr("Differences kept")), {m_kept, 1}, buttons});
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

// The views are linked.
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
  // Until the user orbits, it is fitted to any size of the window.
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
    state += tr(": all methods agree");
  }
  m_state->setText(state);
  const QString wrong = wrongText(tally.wrong);
  m_tally->setText(tr("Frames: %1. Cells by each of five methods: %2.\nCells that differ: %3, "
                      "in frames: %4.\nDifferent from exact: %5.")
                       .arg(countText(tally.frames), countText(tally.cells),
                            countText(tally.differingCells), countText(tally.differingFrames),
                            wrong.isEmpty() ? tr("none") : wrong));
  const std::vector<KeptDifference>& kept = m_comparison.kept();
  if (kept.size() > m_model->rows().size()) {
    m_model->appendRows({kept.begin() + m_model->rowCount(), kept.end()});
  } else if (kept.size() < m_model->rows().size()) {
    m_model->setRows(kept);
  }
  const bool any = !kept.empty();
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
  tell(tr("Saved %n scene(s) in %1.", nullptr, static_cast<int>(saved)).arg(folder));
}

// Mouse and keys of the voxel comparison, and its behaviour when shown and hidden.

bool ComparisonWindow::mousePressed(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton) return false;
  m_lastPixel = mouse.pixel;
  m_turning = true;
  return true;
}

bool ComparisonWindow::mouseMoved(const ViewportMouse& mouse) {
  if (!m_turning) return false;
  Camera camera = m_viewport->camera(mouse.pane);
  camera.orbit(mouse.pixel - m_lastPixel, m_viewport->viewSize(mouse.pane));
  m_lastPixel = mouse.pixel;
  m_viewport->setCamera(camera, mouse.pane);
  return true;
}

bool ComparisonWindow::mouseReleased(const ViewportMouse&) {
  m_turning = false;
  return true;
}

bool ComparisonWindow::keyPressed(QKeyEvent& event) {
  constexpr double step = 24;
  QPointF turn;
  switch (event.key()) {
    case Qt::Key_Space:
      m_comparison.setPlaying(!m_comparison.isPlaying());
      return true;
    case Qt::Key_Period:
      m_comparison.step();
      return true;
    case Qt::Key_Home:
      m_comparison.restart();
      return true;
    case Qt::Key_A:
    case Qt::Key_F:
      frameAll();
      return true;
    case Qt::Key_Left:
      turn = {step, 0};
      break;
    case Qt::Key_Right:
      turn = {-step, 0};
      break;
    case Qt::Key_Up:
      turn = {0, step};
      break;
    case Qt::Key_Down:
      turn = {0, -step};
      break;
    default:
      return false;
  }
  Camera camera = m_viewport->camera();
  camera.orbit(turn, m_viewport->viewSize());
  m_viewport->setCamera(camera);
  return true;
}

void ComparisonWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  schedulePicture();
}

// Closed, it stops computing. Minimized, it continues unattended.
void ComparisonWindow::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) m_comparison.setPlaying(false);
  QDialog::hideEvent(event);
}

}  // namespace hairline
