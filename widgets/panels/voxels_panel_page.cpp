#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

#include "widgets/document/selection.h"
#include "widgets/models/difference_model.h"
#include "widgets/panels/choice_box.h"
#include "widgets/panels/page_parts.h"
#include "widgets/panels/voxels_panel.h"

// The controls of the panel.

namespace hairline {
namespace {

QCheckBox* check(const char* name, const QString& title, const QString& tip) {
  auto* box = new QCheckBox(title);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  return box;
}

QLabel* title(const QString& text) {
  auto* label = new QLabel(text);
  label->setObjectName(QStringLiteral("sectionTitle"));
  return label;
}

}  // namespace

QWidget* VoxelsPanel::makeEmptyPage() {
  auto* page = new QWidget;
  auto* text =
      new QLabel(tr("No visible grid.\n\nA grid shows which of its cells intersect the triangles, "
                    "quads, polygons and meshes of the scene, by each method."));
  text->setObjectName(QStringLiteral("voxelsEmpty"));
  text->setAlignment(Qt::AlignCenter);
  text->setWordWrap(true);
  auto* add = new QPushButton(tr("Add a &Grid Around the Surfaces"));
  add->setObjectName(QStringLiteral("voxelsAddGrid"));
  add->setToolTip(tr("Add a grid of %1 cells along the longest side of all visible surfaces")
                      .arg(newResolution));
  connect(add, &QPushButton::clicked, this, &VoxelsPanel::addGrid);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(20, 12, 20, 12);
  layout->addStretch();
  layout->addWidget(text);
  layout->addWidget(add, 0, Qt::AlignHCenter);
  layout->addStretch();
  return page;
}

QWidget* VoxelsPanel::makePage() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(10, 8, 10, 10);
  layout->setSpacing(6);
  layout->addLayout(makeChoices());
  auto* compare = new QPushButton(tr("&Compare Side by Side…"));
  compare->setObjectName(QStringLiteral("voxelsCompare"));
  compare->setToolTip(
      tr("One moving triangle in 32 × 32 × 32 cells, by PEF, by SAT and exactly, in linked views"));
  connect(compare, &QPushButton::clicked, this, &VoxelsPanel::comparisonRequested);
  layout->addWidget(compare);
  m_summary = makeWrappedLabel("voxelsSummary");
  layout->addWidget(m_summary);
  layout->addLayout(makeDifferences());
  layout->addWidget(title(tr("Layers")));
  layout->addLayout(makeSlices());
  layout->addWidget(title(tr("Cell")));
  layout->addLayout(makeCellRow());
  layout->addStretch();
  return makeScrollPage("voxelsScroll", page);
}

QLayout* VoxelsPanel::makeChoices() {
  m_grid = makeChoiceBox("voxelsGrid", tr("Grid"), tr("The method whose cells are shown"), {});
  m_shown = check("voxelsShown", tr("S&how cells"), tr("Show the cells that surfaces set"));
  m_method = makeChoiceBox("voxelsMethod", tr("Cells by"), tr("Which method decides about a cell"),
                           {tr("PEF"), tr("SAT"), tr("exact")});
  m_scalar =
      makeChoiceBox("voxelsScalar", tr("Scalar"), tr("In which arithmetic PEF and SAT decide"),
                    {tr("float"), tr("double")});
  m_separating =
      makeChoiceBox("voxelsSeparating", tr("Separating"),
                    tr("26: a cell is occupied where its box intersects a triangle. 6: where one "
                       "of the three lines through its centre does, which gives a thinner surface"),
                    {tr("26 (box)"), tr("6 (cross)")});
  m_open = makeChoiceBox("voxelsOpen", tr("Boundary"),
                         tr("Closed cells count touching as intersecting, open ones do not"),
                         {tr("closed"), tr("open")});
  m_seeThrough = check("voxelsSeeThrough", tr("See &through"), tr("Draw the cells transparent"));
  m_marks = check(
      "voxelsMarks", tr("&Mark differences"),
      tr("Decide every cell by all methods and scalars, and mark the cells where they differ"));
  connect(m_grid, &QComboBox::activated, this, [this](int place) {
    const std::string id = m_grid->itemData(place).toString().toStdString();
    m_selection->set(id);
    m_cells->setGrid(id);
  });
  const auto chosen = [this] { choose(); };
  for (QComboBox* box : {m_method, m_scalar, m_separating, m_open}) {
    connect(box, &QComboBox::activated, this, chosen);
  }
  for (QCheckBox* box : {m_shown, m_seeThrough, m_marks}) {
    connect(box, &QCheckBox::clicked, this, chosen);
  }
  const auto pair = [](QWidget* first, QWidget* second) {
    auto* row = new QHBoxLayout;
    row->addWidget(first, 1);
    row->addWidget(second, 1);
    return row;
  };
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setVerticalSpacing(5);
  form->addRow(tr("Grid"), pair(m_grid, m_shown));
  form->addRow(tr("Cells by"), pair(m_method, m_scalar));
  form->addRow(tr("Meeting"), pair(m_separating, m_open));
  form->addRow(QString(), pair(m_seeThrough, m_marks));
  return form;
}

QLayout* VoxelsPanel::makeSlices() {
  auto* grid = new QGridLayout;
  grid->setVerticalSpacing(3);
  for (std::size_t k = 0; k < 3; ++k) {
    const QString axis = QString(QLatin1Char("xyz"[k]));
    SliceRow& row = m_slices[k];
    row.on = new QCheckBox(QStringLiteral("&%1").arg(axis));
    row.on->setObjectName(QStringLiteral("sliceOn") + axis);
    row.on->setAccessibleName(tr("One layer across %1").arg(axis));
    row.on->setToolTip(tr("Show a single layer of cells across %1").arg(axis));
    row.slider = new QSlider(Qt::Horizontal);
    row.slider->setObjectName(QStringLiteral("sliceSlider") + axis);
    row.slider->setAccessibleName(tr("Layer across %1").arg(axis));
    row.slider->setToolTip(tr("Which layer across %1 is shown").arg(axis));
    row.number = new QSpinBox;
    row.number->setObjectName(QStringLiteral("sliceNumber") + axis);
    row.number->setAccessibleName(tr("Number of the layer across %1").arg(axis));
    row.number->setToolTip(row.slider->toolTip());
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
    auto* result = new QToolButton;
    result->setObjectName(QLatin1String(name));
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
  m_list = makeTable("differenceList", tr("Cells where methods or scalars differ"), m_model,
                     DifferenceModel::CellColumn, 7);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) {
            if (index.isValid() && !m_refreshing) m_cells->explain(m_model->at(index.row()).cell);
          });
  connect(m_list, &QTreeView::activated, this,
          [this](const QModelIndex& index) { m_cells->addAsBox(m_model->at(index.row()).cell); });
  m_list->setToolTip(tr("Choose a cell to explain it; Enter adds it to the scene as a box"));
  auto* head = new QHBoxLayout;
  head->addWidget(title(tr("Differences")));
  head->addStretch();
  head->addWidget(m_previous);
  head->addWidget(m_next);
  auto* layout = new QVBoxLayout;
  layout->setSpacing(4);
  layout->addLayout(head);
  layout->addWidget(m_differences);
  layout->addWidget(m_list, 1);
  return layout;
}

QLayout* VoxelsPanel::makeCellRow() {
  auto* row = new QHBoxLayout;
  for (std::size_t k = 0; k < 3; ++k) {
    m_cell[k] = new QSpinBox;
    const QString axis = QString(QLatin1Char("xyz"[k]));
    m_cell[k]->setObjectName(QStringLiteral("cellPlace") + axis);
    m_cell[k]->setAccessibleName(tr("Place of the cell along %1").arg(axis));
    m_cell[k]->setToolTip(tr("Place of the cell along %1, from 0 on").arg(axis));
    row->addWidget(m_cell[k], 1);
  }
  m_explain = new QPushButton(tr("E&xplain"));
  m_explain->setObjectName(QStringLiteral("explainCell"));
  m_explain->setToolTip(
      tr("Make this cell and its triangle the active pair: the one that occupies it, or about "
         "which the methods differ"));
  m_addBox = new QPushButton(tr("Add as &Box"));
  m_addBox->setObjectName(QStringLiteral("addCell"));
  m_addBox->setToolTip(tr("Add this cell to the scene as a box"));
  connect(m_explain, &QPushButton::clicked, this, [this] { m_cells->explain(enteredCell()); });
  connect(m_addBox, &QPushButton::clicked, this, [this] { m_cells->addAsBox(enteredCell()); });
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_explain);
  buttons->addWidget(m_addBox);
  buttons->addStretch();
  auto* layout = new QVBoxLayout;
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addLayout(buttons);
  return layout;
}

}  // namespace hairline
