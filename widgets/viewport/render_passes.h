#pragma once

#include <QString>
#include <QVector2D>
#include <Qt3DCore/QNode>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <initializer_list>
#include <map>

namespace hairline {

/// How a pass meets the depths already there.
enum class DepthUse { none, test, testAndWrite, onlyHidden };

/// One pass of the picture and the state it is drawn with.
struct PassState {
  const char* name;
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
  /// Sets a value; nothing happens when it is the one already set.
  void set(const char* name, const QVariant& value);
  const std::map<QString, Qt3DRender::QParameter*>& parameters() const { return m_parameters; }

 private:
  Qt3DCore::QNode* m_owner;
  std::map<QString, Qt3DRender::QParameter*> m_parameters;
};

/// A pass in its place in the picture, with the parameters it draws with.
struct PassPlace {
  const char* name;
  const ParameterGroup* parameters;
  float opacity = 1;
  /// Fragments of lines and points that their shape covers by less than the first or by the second
  /// or more are left out.
  QVector2D coverage = {0, 2};
};

/// The frame graph: clears, then draws the passes in their order, then captures when asked to.
struct FrameGraph {
  Qt3DRender::QRenderSurfaceSelector* root;
  Qt3DRender::QRenderCapture* capture;
};
FrameGraph makeFrameGraph(QObject* surface, std::initializer_list<PassPlace> passes);

}  // namespace hairline
