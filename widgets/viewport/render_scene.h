#pragma once

#include <QImage>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QTexture>
#include <memory>

#include "widgets/viewport/render_passes.h"
#include "widgets/viewport/vertex_lists.h"
#include "widgets/viewport/vertex_mesh.h"
#include "widgets/viewport/view_theme.h"
#include "widgets/viewport/view_uniforms.h"

namespace hairline {

class AtlasTextureImage;

/// The contents of one pane of the window: its meshes, and the parameters of its passes. The names
/// of its passes end in its number, so that each pane draws only its own meshes.
class RenderPane {
 public:
  RenderPane(Qt3DCore::QEntity* root, int number, Qt3DRender::QTexture2D* atlas);

  PanePasses passes() const;

  void setWorld(const VertexLists& lists);
  void setCells(const std::vector<CellVertex>& vertices) { m_cells->setVertices(vertices); }
  /// Replaces the triangles of a surface by its index in the list; a new entry is created once and
  /// kept.
  void setSurface(std::size_t place, const std::vector<SurfaceVertex>& vertices);
  /// How a surface is drawn; `offset` is in the local frame.
  void setSurfaceLook(std::size_t place, const Eigen::Vector3d& offset, const QColor& color,
                      bool edges);
  /// Hides the surfaces from an index on.
  void hideSurfacesFrom(std::size_t place);
  void setAtlasSize(const QVector2D& size) { m_worldParameters.set("atlasSize", size); }
  void setView(const ViewUniforms& world, double pixelRatio);
  /// The grid as a view shows it that depends on the camera alone.
  void setGrid(const GridUniforms& grid, const ViewUniforms& view, double pixelRatio);
  void setGridVisible(bool visible);
  /// Tells one look of background and grid from another.
  int backdropChanges() const { return m_screenParameters.changes() + m_gridChanges; }
  void setTheme(const ViewTheme& theme, int firstAxis, int secondAxis);

 private:
  /// A surface whose colour and position are in these parameters only.
  struct Surface {
    ParameterGroup parameters;
    std::unique_ptr<VertexMesh> mesh;
  };

  QString pass(const char* name) const;

  Qt3DCore::QEntity* m_root;
  int m_number;
  std::vector<Surface> m_surfaces;
  ParameterGroup m_worldParameters;
  ParameterGroup m_screenParameters;
  bool m_gridVisible = true;
  int m_gridChanges = 0;
  std::unique_ptr<VertexMesh> m_background;
  std::unique_ptr<VertexMesh> m_grid;
  std::unique_ptr<VertexMesh> m_opaque;
  std::unique_ptr<VertexMesh> m_transparent;
  std::unique_ptr<VertexMesh> m_cells;
  std::unique_ptr<VertexMesh> m_ribbons;
  std::unique_ptr<VertexMesh> m_crowdedRibbons;  ///< one of the two has the lines
  std::unique_ptr<VertexMesh> m_topRibbons;
  std::unique_ptr<VertexMesh> m_points;
  std::unique_ptr<VertexMesh> m_topPoints;
  std::unique_ptr<VertexMesh> m_sprites;
};

/// The Qt 3D scene, created once: a few fixed entities and passes per pane, one more per
/// simultaneously visible large surface, and a flat overlay over the whole window. Only the
/// contents of buffers, shader parameters, the positions of the panes and the label picture change.
class RenderScene {
 public:
  /// The scene to be drawn on a window, with so many panes, all hidden at first.
  RenderScene(QObject* surface, int paneCount);

  /// Owned by whoever sets it as the engine's root.
  Qt3DCore::QEntity* root() const { return m_root; }
  Qt3DRender::QFrameGraphNode* frameGraph() const { return m_frameGraph.root; }

  RenderPane& pane(int number) { return *m_panes[static_cast<std::size_t>(number)]; }
  /// Shows a pane in a rectangle of a window of that size, both in real pixels; hides it where the
  /// rectangle is empty.
  void setPanePlace(int number, const QRect& place, const QSize& window);

  /// Background and grid of the panes are drawn into a picture of the window's size, and into the
  /// window from there for as long as they stay the same.
  void updateBackdrop(const QSize& window);
  /// A frame was drawn.
  void frameDone();

  void setOverlay(const VertexLists& lists, const ViewUniforms& uniforms, double pixelRatio);
  void setAtlas(const QImage& image);
  /// The colour between the panes.
  void setSeparatorColor(const QColor& color);
  /// Asks for a frame although nothing has changed.
  void redraw();
  /// Captures the next frame; the reply deletes itself after `completed`.
  Qt3DRender::QRenderCaptureReply* capture() { return m_frameGraph.capture->requestCapture(); }

 private:
  Qt3DCore::QEntity* m_root;
  ParameterGroup m_overlayParameters;
  FrameGraph m_frameGraph{};
  int m_frameCount = 0;
  Qt3DRender::QTexture2D* m_backdrop;
  /// What the picture of the backdrops shows.
  int m_backdropChanges = -1;
  int m_backdropFrames = 0;
  std::unique_ptr<VertexMesh> m_copyOfBackdrop;
  Qt3DRender::QTexture2D* m_atlas;
  AtlasTextureImage* m_atlasImage = nullptr;
  std::vector<std::unique_ptr<RenderPane>> m_panes;
  std::unique_ptr<VertexMesh> m_overlayRibbons;
  std::unique_ptr<VertexMesh> m_overlayPoints;
  std::unique_ptr<VertexMesh> m_overlaySprites;
};

}  // namespace hairline
