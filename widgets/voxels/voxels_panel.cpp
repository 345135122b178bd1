#include "widgets/voxels/voxels_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/text/labels.h"
#include "widgets/voxels/cell_sets.h"
#include "widgets/voxels/grid_resolution.h"

namespace hairline {
namespace {

QCheckBox* check(const char* name, const QString& title, const QString& tip) {
  return named(new QCheckBox(title), QLatin1String(name), tip);
}

/// Where each cell is, then a column for each way, by which it is set or not.
RowsModel<CellDifference>* makeDifferenceModel(QObject* parent) {
  std::vector<RowColumn<CellDifference>> columns{
      {{VoxelsPanel::tr("Cell"), {}, textAlignment},
       [](const CellDifference& difference) { return cellText(difference.cell); }}};
  // The words of a way on separate lines, so that the columns are narrow.
  for (const CellWay way : cellWays) {
    columns.push_back(
        {{wayText(way).replace(QLatin1Char(' '), QLatin1Char('\n')), {}, Qt::AlignCenter},
         [way](const CellDifference& difference) {
           return difference.isSetBy(way) ? VoxelsPanel::tr("set") : VoxelsPanel::tr("–");
         }});
  }
  const auto details = [](const CellDifference& difference, int column, int role) -> QVariant {
    if (column == 0 || (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)) return {};
    const CellWay way = cellWays[static_cast<std::size_t>(column - 1)];
    return (difference.isSetBy(way) ? VoxelsPanel::tr("%1: this cell is occupied")
                                    : VoxelsPanel::tr("%1: this cell is empty"))
        .arg(wayText(way));
  };
  return new RowsModel<CellDifference>(parent, columns, details);
}

/// The row of a cell; -1 if it is not listed.
int rowOfCell(const RowsModel<CellDifference>& model, const Cell& cell) {
  const auto place = std::ranges::find(model.rows(), cell, &CellDifference::cell);
  return place == model.rows().end() ? -1 : static_cast<int>(place - model.rows().begin());
}

}  // namespace

VoxelsPanel::VoxelsPanel(Document* document, Selection* selection, GridCells* cells,
                         QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_cells(cells),
      m_model(makeDifferenceModel(this)),
      m_pages(new QStackedWidget) {
  m_pages->addWidget(makeEmptyPage());
  m_pages->addWidget(makePage());
  columnOf(this, {m_pages}, {});
  connect(m_cells, &GridCells::updated, this, &VoxelsPanel::refresh);
  connect(m_cells, &GridCells::settingsChanged, this, &VoxelsPanel::refresh);
  connect(m_cells, &GridCells::pointedCellChanged, this, &VoxelsPanel::showPointed);
  refresh();
}

QSize VoxelsPanel::sizeHint() const { return {340, 420}; }

std::optional<Grid> VoxelsPanel::gridAroundSurfaces(int resolution) {
  const Result<Grid> grid = gridAround(m_document->scene(), resolution);
  if (grid) return *grid;
  emit message(tr("No grid fits: %1").arg(coreMessage(grid.error().message)));
  return std::nullopt;
}

void VoxelsPanel::addGrid() {
  const auto grid = gridAroundSurfaces(newResolution);
  if (grid) addObject(*m_document, *m_selection, *grid);
}

void VoxelsPanel::fitGrid() {
  const SceneObject* object = hairline::find(m_document->scene(), m_cells->gridId());
  if (object == nullptr) return;
  const auto grid = gridAroundSurfaces(resolutionOf(std::get<Grid>(object->shape)));
  if (!grid) return;
  editObjects(*m_document, {object->id}, tr("Fit"),
              [&](SceneObject& changed) { changed.shape = *grid; });
}

Cell VoxelsPanel::enteredCell() const {
  return {m_cell[0]->value(), m_cell[1]->value(), m_cell[2]->value()};
}

/// The first layer with an occupied voxel; 0 if there is none.
int VoxelsPanel::firstOccupied(std::size_t axis) const {
  const CellSets* sets = m_cells->sets();
  const VoxelGrid* cells = sets == nullptr ? nullptr : sets->by(m_cells->settings().way()).get();
  if (cells == nullptr) return 0;
  const std::array<int, 3>& dimensions = sets->question.grid.dimensions;
  const std::size_t other = (axis + 1) % 3;
  const std::size_t third = (axis + 2) % 3;
  Cell cell{};
  for (cell[axis] = 0; cell[axis] < dimensions[axis]; ++cell[axis]) {
    for (cell[other] = 0; cell[other] < dimensions[other]; ++cell[other]) {
      for (cell[third] = 0; cell[third] < dimensions[third]; ++cell[third]) {
        if (cells->isSet(cell[0], cell[1], cell[2])) return cell[axis];
      }
    }
  }
  return 0;
}

void VoxelsPanel::choose() {
  CellSettings settings = m_cells->settings();
  settings.shown = m_shown->isChecked();
  settings.method = static_cast<CellMethod>(m_method->currentIndex());
  settings.scalar = m_scalar->currentIndex() == 0 ? ScalarKind::float32 : ScalarKind::float64;
  settings.separating = m_separating->currentIndex() == 0 ? Separating::by26 : Separating::by6;
  settings.open = m_open->currentIndex() == 1;
  settings.seeThrough = m_seeThrough->isChecked();
  settings.marksDifferences = m_marks->isChecked();
  settings.hidesSurfaces = m_hidesSurfaces->isChecked();
  for (std::size_t k = 0; k < 3; ++k) {
    settings.slices.layer[k].reset();
    if (!m_slices[k].on->isChecked()) continue;
    const bool isNew = !m_cells->settings().slices.layer[k];
    settings.slices.layer[k] = isNew ? firstOccupied(k) : m_slices[k].number->value();
  }
  m_cells->setSettings(settings);
}

void VoxelsPanel::step(bool backwards) {
  const int count = m_model->rowCount();
  if (count == 0) return;
  const QModelIndex current = m_list->currentIndex();
  int row = backwards ? count - 1 : 0;
  if (current.isValid()) row = (current.row() + (backwards ? count - 1 : 1)) % count;
  const QModelIndex next = m_model->index(row, 0);
  if (next == current) m_cells->explain(m_model->at(row).cell);
  m_list->setCurrentIndex(next);
  m_list->scrollTo(next);
}

void VoxelsPanel::refresh() {
  m_refreshing = true;
  refreshGrids();
  m_pages->setCurrentIndex(m_grid->count() > 0 ? 1 : 0);
  refreshSettings();
  refreshSummary();
  m_refreshing = false;
}

void VoxelsPanel::refreshGrids() {
  QList<std::pair<QString, QString>> grids;
  for (const SceneObject& object : m_document->scene().objects) {
    if (!object.visible || !std::holds_alternative<Grid>(object.shape)) continue;
    grids.append({objectText(object), QString::fromStdString(object.id)});
  }
  QList<std::pair<QString, QString>> shown;
  for (int i = 0; i < m_grid->count(); ++i) {
    shown.append({m_grid->itemText(i), m_grid->itemData(i).toString()});
  }
  if (grids != shown) {
    m_grid->clear();
    for (const auto& [name, id] : grids) m_grid->addItem(name, id);
  }
  m_grid->setCurrentIndex(m_grid->findData(QString::fromStdString(m_cells->gridId())));
  // Its name may be longer than the box.
  m_grid->setToolTip(tr("Cells shown: %1").arg(m_grid->currentText()));
}

void VoxelsPanel::refreshSettings() {
  const CellSettings& settings = m_cells->settings();
  m_shown->setChecked(settings.shown);
  m_method->setCurrentIndex(static_cast<int>(settings.method));
  m_scalar->setCurrentIndex(settings.scalar == ScalarKind::float32 ? 0 : 1);
  m_scalar->setEnabled(settings.method != CellMethod::exact);
  m_separating->setCurrentIndex(settings.separating == Separating::by26 ? 0 : 1);
  m_open->setCurrentIndex(settings.open ? 1 : 0);
  m_seeThrough->setChecked(settings.seeThrough);
  m_marks->setChecked(settings.marksDifferences);
  m_hidesSurfaces->setChecked(settings.hidesSurfaces);
  const SceneObject* object = hairline::find(m_document->scene(), m_cells->gridId());
  const auto* grid = object == nullptr ? nullptr : std::get_if<Grid>(&object->shape);
  for (std::size_t k = 0; k < 3; ++k) {
    const SliceRow& row = m_slices[k];
    const std::optional<int>& layer = settings.slices.layer[k];
    if (grid != nullptr) {
      const int last = grid->dimensions[k] - 1;
      row.slider->setRange(0, last);
      row.number->setRange(0, last);
      m_cell[k]->setRange(0, last);
    }
    row.on->setChecked(layer.has_value());
    if (layer) {
      row.slider->setValue(*layer);
      row.number->setValue(*layer);
    }
  }
}

void VoxelsPanel::refreshSummary() {
  const GridCells::Picture* picture = m_cells->picture();
  QStringList lines;
  if (!m_cells->refusal().isEmpty()) {
    lines << m_cells->refusal();
  } else if (!m_cells->settings().shown) {
    lines << tr("The cells are not shown.");
  } else if (picture != nullptr) {
    const auto& [nx, ny, nz] = picture->sets.question.grid.dimensions;
    const QString size = QStringLiteral("%1 × %2 × %3").arg(nx).arg(ny).arg(nz);
    const std::size_t set = picture->sets.count(picture->way);
    lines << tr("%1 of %2 voxels occupied, by %3").arg(countText(set), size, wayText(picture->way));
    if (!picture->shell.faces) {
      lines << tr("Too many faces to draw: none of %1 cells is shown. Show single layers, or "
                  "enlarge the cells.")
                   .arg(countText(picture->shell.shown));
    } else if (picture->shell.shown != set) {
      lines << tr("%1 of them shown").arg(countText(picture->shell.shown));
    }
    if (picture->coarseness > 1)
      lines << tr("Cells %1 times as large, for now").arg(picture->coarseness);
  }
  if (m_cells->isCancelled()) {
    lines << tr("Cancelled. The next edit restarts it.");
  } else if (m_cells->isPending()) {
    lines << tr("Still computing…");
  }
  m_summary->setText(lines.join(QLatin1Char('\n')));

  const CellSets* sets = m_cells->sets();
  QString text;
  if (!m_cells->settings().marksDifferences) {
    text = tr("Not computed.");
  } else if (sets != nullptr && sets->differences) {
    const CellDifferences& found = *sets->differences;
    if (found.count == 0) {
      text = tr("All methods and scalars give the same voxels.");
    } else {
      text = tr("Cells that differ: %1.").arg(countText(found.count));
      text += QLatin1Char(' ') + tr("Different from exact: %1.").arg(wrongText(found.wrong));
      if (found.cells.size() < found.count) {
        text +=
            QLatin1Char(' ') + tr("The first %1 are listed.").arg(countText(found.cells.size()));
      }
    }
    text += QLatin1Char('\n') + tr("Time: %1.").arg(timesText(sets->milliseconds));
  } else if (m_cells->isPending()) {
    text = tr("Still comparing…");
  }
  m_differences->setText(text);
  const CellSets* known = m_cells->settings().marksDifferences ? m_cells->sets() : nullptr;
  std::vector<CellDifference> next;
  if (known != nullptr && known->differences) next = known->differences->cells;
  if (next != m_model->rows()) m_model->setRows(std::move(next));
  const bool any = m_model->rowCount() > 0;
  m_list->setVisible(any);
  m_previous->setEnabled(any);
  m_next->setEnabled(any);
  showPointed();
}

void VoxelsPanel::showPointed() {
  const std::optional<Cell>& cell = m_cells->pointedCell();
  const bool before = std::exchange(m_refreshing, true);
  if (cell) {
    for (std::size_t k = 0; k < 3; ++k) m_cell[k]->setValue((*cell)[k]);
  }
  const int row = cell ? rowOfCell(*m_model, *cell) : -1;
  const QModelIndex index = row >= 0 ? m_model->index(row, 0) : QModelIndex();
  if (index.row() != m_list->currentIndex().row()) m_list->setCurrentIndex(index);
  m_refreshing = before;
}

// The controls of the panel.

QWidget* VoxelsPanel::makeEmptyPage() {
  auto* page = new QWidget;
  auto* text =
      makeHint("voxelsEmpty",
               tr("No visible grid.\n\nA grid shows which of its cells intersect the triangles, "
                  "quads, polygons and meshes of the scene, by each method."));
  text->setAlignment(Qt::AlignCenter);
  auto* add = named(new QPushButton(tr("Add a &Grid Around the Surfaces")), "voxelsAddGrid",
                    tr("Add a grid of %1 cells along the longest side of all visible surfaces")
                        .arg(newResolution));
  connect(add, &QPushButton::clicked, this, &VoxelsPanel::addGrid);
  columnOf(page, {Stretch{}, text, {add, 0, Qt::AlignHCenter}, Stretch{}}, {20, 12, 20, 12});
  return page;
}

QWidget* VoxelsPanel::makePage() {
  auto* page = new QWidget;
  auto* compare = named(
      new QPushButton(tr("&Compare on a Moving Triangle…")), "voxelsCompare",
      tr("One moving triangle in 32 × 32 × 32 cells, by PEF, by SAT and exactly, in linked views"));
  connect(compare, &QPushButton::clicked, this, &VoxelsPanel::comparisonRequested);
  m_summary = makeWrappedLabel("voxelsSummary");
  columnOf(page,
           {makeChoices(), compare, m_summary, makeDifferences(), makeSectionTitle(tr("Layers")),
            makeSlices(), makeSectionTitle(tr("Cell")), makeCellRow(), Stretch{}},
           {10, 8, 10, 10}, 6);
  return makeScrollPage("voxelsScroll", page);
}

QLayout* VoxelsPanel::makeChoices() {
  m_grid = makeChoiceBox("voxelsGrid", tr("Grid"), tr("The grid whose cells are shown"), {});
  m_shown = check("voxelsShown", tr("S&how cells"), tr("Show the cells occupied by surfaces"));
  m_method = makeChoiceBox("voxelsMethod", tr("Cells by"), tr("The method that decides each cell"),
                           {tr("PEF"), tr("SAT"), tr("exact")});
  m_scalar = makeChoiceBox("voxelsScalar", tr("Scalar"), tr("The number type of PEF and SAT"),
                           {tr("float"), tr("double")});
  m_separating =
      makeChoiceBox("voxelsSeparating", tr("Separating"),
                    tr("26: a cell is occupied where its box intersects a triangle. 6: where one "
                       "of the three lines through its centre does, which gives a thinner surface"),
                    {tr("26-separating"), tr("6-separating")});
  m_open = makeChoiceBox("voxelsOpen", tr("Boundary"),
                         tr("Closed cells count touching as intersecting, open ones do not"),
                         {tr("closed"), tr("open")});
  m_seeThrough = check("voxelsSeeThrough", tr("See &through"), tr("Draw the cells transparent"));
  m_marks = check(
      "voxelsMarks", tr("&Mark differences"),
      tr("Decide every cell by all methods and scalars, and mark the cells where they differ"));
  m_hidesSurfaces =
      check("voxelsHidesSurfaces", tr("Hide s&urfaces"),
            tr("Draw the cells without the triangles, quads, polygons and meshes they come from"));
  m_fit = named(new QPushButton(tr("&Fit to Surfaces")), "voxelsFit",
                tr("Move the grid around all visible surfaces, with as many cells along its "
                   "longest side as now"));
  connect(m_fit, &QPushButton::clicked, this, &VoxelsPanel::fitGrid);
  connect(m_grid, &QComboBox::activated, this, [this](int place) {
    const std::string id = m_grid->itemData(place).toString().toStdString();
    m_selection->set(id);
    m_cells->setGrid(id);
  });
  const auto chosen = [this] { choose(); };
  for (QComboBox* box : {m_method, m_scalar, m_separating, m_open}) {
    connect(box, &QComboBox::activated, this, chosen);
  }
  for (QCheckBox* box : {m_shown, m_seeThrough, m_marks, m_hidesSurfaces}) {
    connect(box, &QCheckBox::clicked, this, chosen);
  }
  const auto pair = [](QWidget* first, QWidget* second) {
    return rowOf({{first, 1}, {second, 1}});
  };
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setVerticalSpacing(5);
  form->addRow(tr("Grid"), pair(m_grid, m_shown));
  form->addRow(tr("Cells by"), pair(m_method, m_scalar));
  form->addRow(tr("Separating"), pair(m_separating, m_open));
  form->addRow(QString(), pair(m_seeThrough, m_marks));
  form->addRow(QString(), pair(m_hidesSurfaces, m_fit));
  return form;
}

QLayout* VoxelsPanel::makeSlices() {
  auto* grid = new QGridLayout;
  grid->setVerticalSpacing(3);
  for (std::size_t k = 0; k < 3; ++k) {
    const QString axis = QString(QLatin1Char("xyz"[k]));
    SliceRow& row = m_slices[k];
    row.on = new QCheckBox(QStringLiteral("&%1").arg(axis));
    named(row.on, QStringLiteral("sliceOn") + axis,
          tr("Show a single layer of cells across %1").arg(axis),
          tr("One layer across %1").arg(axis));
    row.slider = new QSlider(Qt::Horizontal);
    named(row.slider, QStringLiteral("sliceSlider") + axis,
          tr("Which layer across %1 is shown").arg(axis), tr("Layer across %1").arg(axis));
    row.number = new QSpinBox;
    named(row.number, QStringLiteral("sliceNumber") + axis, row.slider->toolTip(),
          tr("Number of the layer across %1").arg(axis));
    const auto line = static_cast<int>(k);
    grid->addWidget(row.on, line, 0);
    grid->addWidget(row.slider, line, 1);
    grid->addWidget(row.number, line, 2);
    connect(row.on, &QCheckBox::clicked, this, [this] { choose(); });
    const auto moved = [this, k](int layer) {
      if (m_refreshing) return;
      CellSettings settings = m_cells->settings();
      settings.slices.layer[k] = layer;
      m_cells->setSettings(settings);
    };
    connect(row.slider, &QSlider::valueChanged, this, moved);
    connect(row.number, &QSpinBox::valueChanged, this, moved);
  }
  grid->setColumnStretch(1, 1);
  return grid;
}

QLayout* VoxelsPanel::makeDifferences() {
  m_differences = makeWrappedLabel("differencesText");
  const auto button = [&](const char* name, Qt::ArrowType arrow, const QString& text,
                          bool backwards) {
    auto* result = named(new QToolButton, QLatin1String(name));
    result->setArrowType(arrow);
    result->setAutoRaise(true);
    result->setToolTip(text);
    result->setAccessibleName(text);
    connect(result, &QToolButton::clicked, this, [this, backwards] { step(backwards); });
    return result;
  };
  m_previous =
      button("previousDifference", Qt::UpArrow, tr("Explain the previous difference"), true);
  m_next = button("nextDifference", Qt::DownArrow, tr("Explain the next difference"), false);
  m_list = makeTable("differenceList", tr("Cells where methods or scalars differ"), m_model, 0, 7);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) {
            if (index.isValid() && !m_refreshing) m_cells->explain(m_model->at(index.row()).cell);
          });
  connect(m_list, &QTreeView::activated, this,
          [this](const QModelIndex& index) { m_cells->addAsBox(m_model->at(index.row()).cell); });
  m_list->setToolTip(tr("Choose a cell to explain it; Enter adds it to the scene as a box"));
  auto* head = rowOf({makeSectionTitle(tr("Differences")), Stretch{}, m_previous, m_next});
  return columnOf({head, m_differences, {m_list, 1}}, styleMargins, 4);
}

QLayout* VoxelsPanel::makeCellRow() {
  auto* row = new QHBoxLayout;
  for (std::size_t k = 0; k < 3; ++k) {
    m_cell[k] = new QSpinBox;
    const QString axis = QString(QLatin1Char("xyz"[k]));
    named(m_cell[k], QStringLiteral("cellPlace") + axis,
          tr("Index of the cell along %1, from 0").arg(axis),
          tr("Index of the cell along %1").arg(axis));
    row->addWidget(m_cell[k], 1);
  }
  m_explain = named(
      new QPushButton(tr("E&xplain")), "explainCell",
      tr("Make this cell and its triangle the active pair: the one that occupies it, or about "
         "which the methods differ"));
  m_addBox = named(new QPushButton(tr("Add as &Box")), "addCell",
                   tr("Add this cell to the scene as a box"));
  connect(m_explain, &QPushButton::clicked, this, [this] { m_cells->explain(enteredCell()); });
  connect(m_addBox, &QPushButton::clicked, this, [this] { m_cells->addAsBox(enteredCell()); });
  return columnOf({row, rowOf({m_explain, m_addBox, Stretch{}})}, styleMargins, 4);
}

}  // namespace hairline
