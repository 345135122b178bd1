#include "widgets/panels/voxels_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/models/difference_model.h"
#include "widgets/text/core_message.h"
#include "widgets/theme/theme.h"
#include "widgets/voxels/cell_text.h"
#include "widgets/voxels/grid_resolution.h"

namespace hairline {

VoxelsPanel::VoxelsPanel(Document* document, Selection* selection, GridCells* cells,
                         QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_cells(cells),
      m_model(new DifferenceModel(cells, this)),
      m_pages(new QStackedWidget) {
  m_pages->addWidget(makeEmptyPage());
  m_pages->addWidget(makePage());
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(m_pages);
  connect(m_cells, &GridCells::updated, this, &VoxelsPanel::refresh);
  connect(m_cells, &GridCells::settingsChanged, this, &VoxelsPanel::refresh);
  connect(m_cells, &GridCells::pointedCellChanged, this, &VoxelsPanel::showPointed);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &VoxelsPanel::applyTheme);
  applyTheme();
  refresh();
}

QSize VoxelsPanel::sizeHint() const { return {340, 420}; }

void VoxelsPanel::addGrid() {
  const Result<Grid> grid = gridAround(m_document->scene(), newResolution);
  if (!grid) {
    emit message(tr("No grid was added: %1").arg(coreMessage(grid.error().message)));
    return;
  }
  addObject(*m_document, *m_selection, *grid);
}

Cell VoxelsPanel::enteredCell() const {
  return {m_cell[0]->value(), m_cell[1]->value(), m_cell[2]->value()};
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
  for (std::size_t k = 0; k < 3; ++k) {
    settings.slices.layer[k].reset();
    if (m_slices[k].on->isChecked()) settings.slices.layer[k] = m_slices[k].number->value();
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
      lines << tr("Too many faces to draw: none of %1 cells is shown. Look at single layers, or "
                  "make the cells larger.")
                   .arg(countText(picture->shell.shown));
    } else if (picture->shell.shown != set) {
      lines << tr("%1 of them shown").arg(countText(picture->shell.shown));
    }
    if (picture->coarseness > 1)
      lines << tr("Cells %1 times as large, for now").arg(picture->coarseness);
  }
  if (m_cells->isCancelled()) {
    lines << tr("Cancelled; the next change asks again.");
  } else if (m_cells->isPending()) {
    lines << tr("Still computing…");
  }
  m_summary->setText(lines.join(QLatin1Char('\n')));

  const CellSets* sets = m_cells->sets();
  QString text;
  if (!m_cells->settings().marksDifferences) {
    text = tr("Not looked for.");
  } else if (sets != nullptr && sets->differences) {
    const CellDifferences& found = *sets->differences;
    if (found.count == 0) {
      text = tr("All methods and scalars give the same voxels.");
    } else {
      text = found.count == 1 ? tr("1 cell differs.")
                              : tr("%1 cells differ.").arg(countText(found.count));
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
  const int row = cell ? m_model->rowOf(*cell) : -1;
  const QModelIndex index = row >= 0 ? m_model->index(row, 0) : QModelIndex();
  if (index.row() != m_list->currentIndex().row()) m_list->setCurrentIndex(index);
  m_refreshing = before;
}

void VoxelsPanel::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("QLabel#sectionTitle { font-weight: 600; }"
                               "QLabel#voxelsEmpty { color: %1; }")
                    .arg(theme.subdued.name()));
}

}  // namespace hairline
