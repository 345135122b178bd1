#pragma once

#include <QObject>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/viewport/viewport.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

class Document;
class GridCells;
class LargeMeshes;
class QueryRunner;
class SceneTime;
class Selection;
class TraceCursor;

/// What a view of the scene shows: one draw list per pane, and picking at a pixel.
class ScenePicture : public QObject {
  Q_OBJECT

 public:
  /// Adds something to a picture.
  using Layer = std::function<void(DrawList&, const ViewState&, const Theme&)>;

  ScenePicture(Document* document, Selection* selection, QueryRunner* runner, TraceCursor* cursor,
               QObject* parent);

  /// The moment at which moving objects are shown besides.
  void setTime(SceneTime* time);
  /// The cells of a grid, which are drawn and can be clicked.
  void setCells(GridCells* cells);
  /// What is drawn between the objects and the report.
  void setLayer(Layer layer);
  /// Whether lines are drawn along the edges of meshes' triangles.
  void setMeshEdgesVisible(bool visible);

  /// Null where no cells are drawn.
  GridCells* cells() const { return m_cells; }
  /// The large meshes of the scene as they are drawn and picked.
  const LargeMeshes* largeMeshes() const { return m_large; }

  /// Brings reports and cells up to date with the scene, beside which they are to be drawn.
  void flush();
  DrawList draw(int pane, const ViewState& view, const Pointing& pointing);
  /// Another scene begins: the axis line may stand anywhere.
  void forget() { m_axisSide.fill(std::nullopt); }

  std::vector<Pick> picksAt(const QPointF& pixel, const ViewState& view) const;
  /// The cell seen at a pixel, before any object there.
  std::optional<Cell> cellAt(const QPointF& pixel, const ViewState& view) const;
  /// The step whose geometry is under the mouse, in the list drawn last for a pane; -1 for none.
  int stepAt(const DrawList& list, int pane, const ViewState& view, const QPointF& pixel) const;

 signals:
  void changed();

 private:
  /// The triangle in focus is marked, so that it can be told among its neighbours.
  void appendFocusTriangle(DrawList& list, const Theme& theme) const;
  void appendCells(DrawList& list, const std::optional<Cell>& hovered, const Theme& theme) const;

  Document* m_document;
  Selection* m_selection;
  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  SceneTime* m_time = nullptr;
  GridCells* m_cells = nullptr;
  LargeMeshes* m_large;
  Layer m_layer = [](DrawList&, const ViewState&, const Theme&) {};
  bool m_meshEdges = true;
  std::array<std::optional<Eigen::Vector3d>, Viewport::paneCount> m_axisSide;
  std::array<std::vector<DrawnStep>, Viewport::paneCount> m_drawnSteps;
};

}  // namespace hairline
