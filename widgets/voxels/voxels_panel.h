#pragma once

#include <QWidget>
#include <array>

#include "widgets/controls/rows_model.h"
#include "widgets/voxels/grid_cells.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace hairline {

class Document;
class Selection;

/// The dock "Voxels": how the cells of the grid are decided and shown, their number, layers, the
/// cells on which methods or scalars differ, and the explanation of a cell.
class VoxelsPanel : public QWidget {
  Q_OBJECT

 public:
  VoxelsPanel(Document* document, Selection* selection, GridCells* cells,
              QWidget* parent = nullptr);

  QSize sizeHint() const override;

 signals:
  /// The comparison window should be shown.
  void comparisonRequested();
  /// A message for the status bar.
  void message(const QString& text);

 private:
  /// The cells along the longest side of an added grid.
  static constexpr int newResolution = 32;

  struct SliceRow {
    QCheckBox* on = nullptr;
    QSlider* slider = nullptr;
    QSpinBox* number = nullptr;
  };

  QWidget* makeEmptyPage();
  QWidget* makePage();
  QLayout* makeChoices();
  QLayout* makeSlices();
  QLayout* makeDifferences();
  QLayout* makeCellRow();
  /// Nothing, with a message, if no grid fits.
  std::optional<Grid> gridAroundSurfaces(int resolution);
  void addGrid();
  void fitGrid();
  int firstOccupied(std::size_t axis) const;
  void choose();
  void step(bool backwards);
  void refresh();
  void refreshGrids();
  void refreshSettings();
  void refreshSummary();
  void showPointed();
  Cell enteredCell() const;

  Document* m_document;
  Selection* m_selection;
  GridCells* m_cells;
  RowsModel<CellDifference>* m_model;
  QStackedWidget* m_pages;
  QComboBox* m_grid;
  QCheckBox* m_shown;
  QComboBox* m_method;
  QComboBox* m_scalar;
  QComboBox* m_separating;
  QComboBox* m_open;
  QCheckBox* m_seeThrough;
  QCheckBox* m_marks;
  QCheckBox* m_hidesSurfaces;
  QPushButton* m_fit;
  QLabel* m_summary;
  std::array<SliceRow, 3> m_slices;
  QLabel* m_differences;
  QTreeView* m_list;
  QToolButton* m_previous;
  QToolButton* m_next;
  std::array<QSpinBox*, 3> m_cell{};
  QPushButton* m_explain;
  QPushButton* m_addBox;
  bool m_refreshing = false;
};

}  // namespace hairline
