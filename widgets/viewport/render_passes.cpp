#include "widgets/viewport/render_passes.h"

#include <QUrl>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QMultiSampleAntiAliasing>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace hairline {
namespace {

using namespace Qt3DRender;

QFilterKey* passKey(const QString& name) {
  auto* key = new QFilterKey;
  key->setName(QStringLiteral("pass"));
  key->setValue(name);
  return key;
}

QRenderPass* makePass(const PassState& state, QShaderProgram* program) {
  auto* pass = new QRenderPass;
  pass->setShaderProgram(program);
  pass->addFilterKey(passKey(state.name));
  auto* depth = new QDepthTest;
  switch (state.depth) {
    case DepthUse::none:
      depth->setDepthFunction(QDepthTest::Always);
      break;
    case DepthUse::onlyHidden:
      depth->setDepthFunction(QDepthTest::Greater);
      break;
    default:
      depth->setDepthFunction(QDepthTest::LessOrEqual);
      break;
  }
  pass->addRenderState(depth);
  pass->addRenderState(new QMultiSampleAntiAliasing);
  // Qt 3D culls back faces by default; the shader decides which side is visible.
  auto* culling = new QCullFace;
  culling->setMode(QCullFace::NoCulling);
  pass->addRenderState(culling);
  if (state.depth != DepthUse::testAndWrite) pass->addRenderState(new QNoDepthMask);
  if (state.blend) {
    // Shaders output premultiplied colours.
    auto* equation = new QBlendEquation;
    equation->setBlendFunction(QBlendEquation::Add);
    auto* arguments = new QBlendEquationArguments;
    arguments->setSourceRgba(QBlendEquationArguments::One);
    arguments->setDestinationRgba(QBlendEquationArguments::OneMinusSourceAlpha);
    pass->addRenderState(equation);
    pass->addRenderState(arguments);
  }
  return pass;
}

void addPass(QFrameGraphNode* parent, const PassPlace& place) {
  auto* filter = new QRenderPassFilter(parent);
  filter->addMatch(passKey(place.name));
  for (const auto& [name, parameter] : place.parameters->parameters()) {
    filter->addParameter(parameter);
  }
  filter->addParameter(new QParameter(QStringLiteral("opacity"), place.opacity, filter));
  filter->addParameter(new QParameter(QStringLiteral("coverageRange"), place.coverage, filter));
}

PaneGraph addPane(QFrameGraphNode* parent, const std::vector<PassPlace>& passes) {
  auto* switcher = new QSubtreeEnabler(parent);
  auto* place = new QViewport(switcher);
  for (const PassPlace& pass : passes) addPass(place, pass);
  return {switcher, place};
}

QClearBuffers* addClear(QFrameGraphNode* parent, QClearBuffers::BufferType buffers) {
  auto* clear = new QClearBuffers(parent);
  clear->setBuffers(buffers);
  new QNoDraw(clear);
  return clear;
}

/// Draws its children into a texture.
QRenderTargetSelector* addTarget(QFrameGraphNode* parent, QAbstractTexture* texture) {
  auto* selector = new QRenderTargetSelector(parent);
  auto* target = new QRenderTarget(selector);
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(QRenderTargetOutput::Color0);
  output->setTexture(texture);
  target->addOutput(output);
  selector->setTarget(target);
  return selector;
}

}  // namespace

QMaterial* makeMaterial(const QString& vertexShader, const QString& fragmentShader,
                        std::initializer_list<PassState> passes) {
  const auto source = [](const QString& name) {
    return QShaderProgram::loadSource(
        QUrl(QStringLiteral("qrc:/hairline/viewport/shaders/") + name));
  };
  auto* material = new QMaterial;
  auto* effect = new QEffect(material);
  auto* technique = new QTechnique(effect);
  technique->graphicsApiFilter()->setApi(QGraphicsApiFilter::OpenGL);
  technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
  technique->graphicsApiFilter()->setMajorVersion(3);
  technique->graphicsApiFilter()->setMinorVersion(2);
  auto* program = new QShaderProgram(technique);
  program->setVertexShaderCode(source(vertexShader));
  program->setFragmentShaderCode(source(fragmentShader));
  for (const PassState& state : passes) technique->addRenderPass(makePass(state, program));
  effect->addTechnique(technique);
  material->setEffect(effect);
  return material;
}

void ParameterGroup::set(const char* name, const QVariant& value) {
  Qt3DRender::QParameter*& parameter = m_parameters[QString::fromLatin1(name)];
  if (parameter == nullptr) {
    parameter = new QParameter(QString::fromLatin1(name), value, m_owner);
  } else if (parameter->value() == value) {
    return;
  } else {
    parameter->setValue(value);
  }
  ++m_changes;
}

FrameGraph makeFrameGraph(QObject* surface, QAbstractTexture* backdrop,
                          const PassPlace& copyOfBackdrop, const std::vector<PanePasses>& panes,
                          const std::vector<PassPlace>& overlay) {
  FrameGraph graph{};
  graph.root = new QRenderSurfaceSelector;
  graph.root->setSurface(surface);
  auto* whole = new QViewport(graph.root);
  // Qt 3D requires a camera; ours is in the shaders' parameters.
  auto* camera = new QCameraSelector(whole);
  camera->setCamera(new QCamera(camera));

  graph.backdropSwitcher = new QSubtreeEnabler(camera);
  QRenderTargetSelector* target = addTarget(graph.backdropSwitcher, backdrop);
  graph.clear = addClear(target, QClearBuffers::ColorBuffer);
  for (const PanePasses& passes : panes) {
    graph.backdrops.push_back(addPane(target, passes.backdrop));
  }
  addClear(camera, QClearBuffers::ColorDepthBuffer);
  addPass(camera, copyOfBackdrop);
  for (const PanePasses& passes : panes) graph.panes.push_back(addPane(camera, passes.world));
  for (const PassPlace& pass : overlay) {
    const bool final = &pass == &overlay.back();
    if (final) graph.capture = new QRenderCapture(camera);
    addPass(final ? static_cast<QFrameGraphNode*>(graph.capture) : camera, pass);
  }
  return graph;
}

}  // namespace hairline
