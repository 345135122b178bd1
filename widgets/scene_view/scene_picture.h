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

/// The contents of a view of the scene: one draw list per pane, and picking at a pixel.
class ScenePicture : public QObject {
  Q_OBJECT

 public:
  /// Adds something to a picture.
  using Layer = std::function<void(DrawList&, const ViewState&, const Theme&)>;

  ScenePicture(Document* document, Selection* selection, QueryRunner* runner, TraceCursor* cursor,
               QObject* parent);

  /// The time at which moving objects are shown as well.
  void setTime(SceneTime* time);
  /// The cells of a grid, which are drawn and can be clicked.
  void setCells(GridCells* cells);
  /// Drawn between the objects and the report.
  void setLayer(Layer layer);
  /// Whether lines are drawn along the edges of meshes' triangles.
  void setMeshEdgesVisible(bool visible);

  /// Null if no cells are drawn.
  GridCells* cells() const { return m_cells; }
  /// The large meshes of the scene, for drawing and picking.
  const LargeMeshes* largeMeshes() const { return m_large; }

  /// Updates reports and cells to the scene with which they are drawn.
  void flush();
  DrawList draw(int pane, const ViewState& view, const Pointing& pointing);
  /// Another scene: the axis line may be on either side.
  void forget() { m_axisSide.fill(std::nullopt); }

  std::vector<Pick> picksAt(const QPointF& pixel, const ViewState& view) const;
  /// The cell at a pixel, in front of any object there.
  std::optional<Cell> cellAt(const QPointF& pixel, const ViewState& view) const;
  /// The step whose geometry is under the mouse, in the last list of a pane; -1 for none.
  int stepAt(const DrawList& list, int pane, const ViewState& view, const QPointF& pixel) const;

 signals:
  void changed();

 private:
  /// The scene with the surfaces hidden whose cells are shown alone; nothing if all are drawn.
  std::optional<Scene> withoutSurfaces() const;
  /// The active triangle is marked, so that it stands out among its neighbours.
  void appendFocusParts(DrawList& list, const Theme& theme) const;
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
