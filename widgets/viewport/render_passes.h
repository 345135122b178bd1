#pragma once

#include <QString>
#include <QVector2D>
#include <Qt3DCore/QNode>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>
#include <initializer_list>
#include <map>
#include <vector>

namespace hairline {

/// How a pass uses the depth buffer.
enum class DepthUse { none, test, testAndWrite, onlyHidden };

/// One pass of the picture and the state it is drawn with.
struct PassState {
  QString name;
  DepthUse depth;
  bool blend;
};

/// A material of one shader program that takes part in the named passes.
Qt3DRender::QMaterial* makeMaterial(const QString& vertexShader, const QString& fragmentShader,
                                    std::initializer_list<PassState> passes);

/// Named shader parameters that are set as one group, for the passes that carry them.
class ParameterGroup {
 public:
  explicit ParameterGroup(Qt3DCore::QNode* owner) : m_owner(owner) {}
  /// Sets a value; does nothing if it is unchanged.
  void set(const char* name, const QVariant& value);
  /// How often a value was set that was not there before.
  int changes() const { return m_changes; }
  const std::map<QString, Qt3DRender::QParameter*>& parameters() const { return m_parameters; }

 private:
  Qt3DCore::QNode* m_owner;
  std::map<QString, Qt3DRender::QParameter*> m_parameters;
  int m_changes = 0;
};

/// A pass in its order in the picture, with its parameters.
struct PassPlace {
  QString name;
  const ParameterGroup* parameters;
  float opacity = 1;
  /// Fragments of lines and points are discarded if their coverage is below the first value, or at
  /// least the second.
  QVector2D coverage = {0, 2};
};

/// A part of the frame graph that draws passes of one pane.
struct PaneGraph {
  Qt3DRender::QSubtreeEnabler* switcher;  ///< a disabled pane costs no frame time
  Qt3DRender::QViewport* place;           ///< relative to the window
};

/// The passes of one pane, in their order.
struct PanePasses {
  /// What looks the same until the camera or the theme changes.
  std::vector<PassPlace> backdrop;
  std::vector<PassPlace> world;
};

/// The frame graph: where `backdropSwitcher` is on, draws the backdrops into a texture. Then clears
/// the window, copies the texture, draws the passes of each pane, then those over the whole window,
/// then captures when asked to.
struct FrameGraph {
  Qt3DRender::QRenderSurfaceSelector* root;
  Qt3DRender::QRenderCapture* capture;
  Qt3DRender::QClearBuffers* clear;  ///< of the backdrops
  Qt3DRender::QSubtreeEnabler* backdropSwitcher;
  std::vector<PaneGraph> backdrops;
  std::vector<PaneGraph> panes;
};
FrameGraph makeFrameGraph(QObject* surface, Qt3DRender::QAbstractTexture* backdrop,
                          const PassPlace& copyOfBackdrop, const std::vector<PanePasses>& panes,
                          const std::vector<PassPlace>& overlay);

}  // namespace hairline
