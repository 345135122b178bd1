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

/// The Qt 3D scene: a fixed handful of entities and passes, made once. What changes are the
/// contents of buffers, shader parameters and the label picture.
class RenderScene {
 public:
  /// The scene to be drawn on a window.
  explicit RenderScene(QObject* surface);

  /// Owned by whoever sets it as the engine's root.
  Qt3DCore::QEntity* root() const { return m_root; }
  Qt3DRender::QFrameGraphNode* frameGraph() const { return m_frameGraph.root; }

  void setWorld(const VertexLists& lists);
  void setOverlay(const VertexLists& lists);
  void setAtlas(const QImage& image);
  void setView(const ViewUniforms& world, const ViewUniforms& overlay, double pixelRatio);
  void setGrid(const GridUniforms& grid);
  void setGridVisible(bool visible);
  void setTheme(const ViewTheme& theme, int firstAxis, int secondAxis);
  /// Asks for a frame although nothing has changed.
  void redraw();
  /// Captures the next frame; the reply deletes itself after `completed`.
  Qt3DRender::QRenderCaptureReply* capture() { return m_frameGraph.capture->requestCapture(); }

 private:
  Qt3DCore::QEntity* m_root;
  ParameterGroup m_worldParameters;
  ParameterGroup m_overlayParameters;
  ParameterGroup m_screenParameters;
  FrameGraph m_frameGraph;
  int m_frameCount = 0;
  Qt3DRender::QTexture2D* m_atlas;
  AtlasTextureImage* m_atlasImage = nullptr;
  std::unique_ptr<VertexMesh> m_background;
  std::unique_ptr<VertexMesh> m_grid;
  std::unique_ptr<VertexMesh> m_opaque;
  std::unique_ptr<VertexMesh> m_transparent;
  std::unique_ptr<VertexMesh> m_ribbons;
  std::unique_ptr<VertexMesh> m_topRibbons;
  std::unique_ptr<VertexMesh> m_points;
  std::unique_ptr<VertexMesh> m_topPoints;
  std::unique_ptr<VertexMesh> m_sprites;
  std::unique_ptr<VertexMesh> m_overlayRibbons;
  std::unique_ptr<VertexMesh> m_overlayPoints;
  std::unique_ptr<VertexMesh> m_overlaySprites;
};

}  // namespace hairline
