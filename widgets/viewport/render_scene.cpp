#include "widgets/viewport/render_scene.h"

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <array>

namespace hairline {
namespace {

class AtlasGenerator : public Qt3DRender::QTextureImageDataGenerator {
 public:
  explicit AtlasGenerator(const QImage& image) : m_image(image) {}

  Qt3DRender::QTextureImageDataPtr operator()() override {
    auto data = Qt3DRender::QTextureImageDataPtr::create();
    data->setImage(m_image);
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* same = Qt3DCore::functor_cast<AtlasGenerator>(&other);
    return same != nullptr && same->m_image.cacheKey() == m_image.cacheKey();
  }
  QT3D_FUNCTOR(AtlasGenerator)

 private:
  QImage m_image;
};

using Qt3DRender::QMaterial;

constexpr float hiddenOpacity = 0.5F;
// Only the solid part of lines and points writes depth: soft edges would occlude the transparent
// faces behind them and leave a light seam.
constexpr QVector2D solidPart(0.75F, 2);
constexpr QVector2D softPart(0, 0.75F);
// In that many frames the shaders of a backdrop have come.
constexpr int backdropFrames = 6;
// Segments of lines from which on nobody sees such seams, but waits for two passes.
constexpr std::size_t crowdedSegments = 15000;

QMaterial* ribbonMaterial(std::initializer_list<PassState> passes) {
  return makeMaterial(QStringLiteral("ribbon.vert"), QStringLiteral("ribbon.frag"), passes);
}
QMaterial* pointMaterial(std::initializer_list<PassState> passes) {
  return makeMaterial(QStringLiteral("point.vert"), QStringLiteral("point.frag"), passes);
}
QMaterial* spriteMaterial(std::initializer_list<PassState> passes) {
  return makeMaterial(QStringLiteral("sprite.vert"), QStringLiteral("sprite.frag"), passes);
}
QMaterial* solidMaterial(const PassState& pass) {
  return makeMaterial(QStringLiteral("solid.vert"), QStringLiteral("solid.frag"), {pass});
}

std::unique_ptr<VertexMesh> ribbonMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  return std::make_unique<VertexMesh>(
      root, material, VertexLayout::quads,
      std::initializer_list<VertexField>{
          {"start", 3}, {"end", 3}, {"corner", 2}, {"color", 4}, {"stroke", 4}, {"part", 1}});
}
std::unique_ptr<VertexMesh> pointMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  return std::make_unique<VertexMesh>(
      root, material, VertexLayout::quads,
      std::initializer_list<VertexField>{
          {"position", 3}, {"corner", 2}, {"color", 4}, {"outline", 4}, {"mark", 2}});
}
std::unique_ptr<VertexMesh> spriteMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  return std::make_unique<VertexMesh>(
      root, material, VertexLayout::quads,
      std::initializer_list<VertexField>{{"position", 3}, {"place", 2}, {"texturePlace", 2}});
}
std::unique_ptr<VertexMesh> solidMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  return std::make_unique<VertexMesh>(
      root, material, VertexLayout::triangles,
      std::initializer_list<VertexField>{
          {"position", 3}, {"normal", 3}, {"color", 4}, {"flags", 2}});
}
std::unique_ptr<VertexMesh> cellMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  return std::make_unique<VertexMesh>(
      root, material, VertexLayout::quads,
      std::initializer_list<VertexField>{
          {"position", 3}, {"place", 2}, {"across", 1}, {"color", 4}});
}
std::unique_ptr<VertexMesh> quadMesh(Qt3DCore::QEntity* root, QMaterial* material) {
  auto mesh = std::make_unique<VertexMesh>(root, material, VertexLayout::quads,
                                           std::initializer_list<VertexField>{{"corner", 2}});
  mesh->setVertices(std::vector<QVector2D>{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
  return mesh;
}

QVariant toVariant(const QColor& color) {
  return QVector4D(color.redF(), color.greenF(), color.blueF(), color.alphaF());
}

void setUniforms(ParameterGroup& group, const ViewUniforms& uniforms, double pixelRatio) {
  group.set("localToEye", uniforms.localToEye);
  group.set("eyeToClip", uniforms.eyeToClip);
  group.set("viewport", uniforms.viewport);
  group.set("pixelLength", uniforms.pixelLength);
  group.set("nearPlane", uniforms.nearPlane);
  group.set("pixelRatio", static_cast<float>(pixelRatio));
}

void setLook(ParameterGroup& parameters, const QVector3D& offset, const QColor& color, bool edges) {
  parameters.set("surfaceOffset", offset);
  parameters.set("surfaceColor", toVariant(color));
  parameters.set("surfaceEdges", edges ? 1.0F : 0.0F);
}

}  // namespace

/// A texture image given as a picture in memory.
class AtlasTextureImage : public Qt3DRender::QAbstractTextureImage {
  Q_OBJECT

 public:
  using QAbstractTextureImage::QAbstractTextureImage;
  void setImage(const QImage& image) {
    // The bytes stay premultiplied: only the name of the format changes.
    m_image = image.copy();
    m_image.reinterpretAsFormat(QImage::Format_RGBA8888);
    notifyDataGeneratorChanged();
  }

 protected:
  Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override {
    return QSharedPointer<AtlasGenerator>::create(m_image);
  }

 private:
  QImage m_image;
};

RenderPane::RenderPane(Qt3DCore::QEntity* root, int number, Qt3DRender::QTexture2D* atlas)
    : m_root(root), m_number(number), m_worldParameters(root), m_screenParameters(root) {
  // All parameters exist before the passes that carry them are made.
  setView({}, 1);
  setGrid({}, {}, 1);
  setTheme(ViewTheme::light(), 0, 1);
  m_worldParameters.set("atlas", QVariant::fromValue<Qt3DRender::QAbstractTexture*>(atlas));
  setAtlasSize({1, 1});

  m_background =
      quadMesh(root, makeMaterial(QStringLiteral("screen.vert"), QStringLiteral("background.frag"),
                                  {{pass("background"), DepthUse::none, false}}));
  m_opaque = solidMesh(root, solidMaterial({pass("opaque"), DepthUse::testAndWrite, false}));
  m_ribbons = ribbonMesh(root, ribbonMaterial({{pass("ribbons"), DepthUse::testAndWrite, true},
                                               {pass("ribbonEdges"), DepthUse::test, true}}));
  m_crowdedRibbons =
      ribbonMesh(root, ribbonMaterial({{pass("crowdedRibbons"), DepthUse::testAndWrite, true}}));
  m_points = pointMesh(root, pointMaterial({{pass("points"), DepthUse::testAndWrite, true},
                                            {pass("pointEdges"), DepthUse::test, true}}));
  m_grid = quadMesh(root, makeMaterial(QStringLiteral("grid.vert"), QStringLiteral("grid.frag"),
                                       {{pass("grid"), DepthUse::none, true}}));
  m_transparent = solidMesh(root, solidMaterial({pass("transparent"), DepthUse::test, true}));
  m_cells = cellMesh(root, makeMaterial(QStringLiteral("cells.vert"), QStringLiteral("cells.frag"),
                                        {{pass("cellDepths"), DepthUse::testAndWrite, true},
                                         {pass("cells"), DepthUse::test, true}}));
  m_topRibbons =
      ribbonMesh(root, ribbonMaterial({{pass("hiddenRibbons"), DepthUse::onlyHidden, true},
                                       {pass("topRibbons"), DepthUse::test, true}}));
  m_topPoints = pointMesh(root, pointMaterial({{pass("hiddenPoints"), DepthUse::onlyHidden, true},
                                               {pass("topPoints"), DepthUse::test, true}}));
  m_sprites = spriteMesh(root, spriteMaterial({{pass("labels"), DepthUse::none, true}}));
}

QString RenderPane::pass(const char* name) const {
  return QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(m_number);
}

PanePasses RenderPane::passes() const {
  return {{{pass("background"), &m_screenParameters}, {pass("grid"), &m_screenParameters}},
          {{pass("opaque"), &m_worldParameters},
           {pass("ribbonEdges"), &m_worldParameters, 1, softPart},
           {pass("ribbons"), &m_worldParameters, 1, solidPart},
           {pass("crowdedRibbons"), &m_worldParameters},
           {pass("pointEdges"), &m_worldParameters, 1, softPart},
           {pass("points"), &m_worldParameters, 1, solidPart},
           {pass("transparent"), &m_worldParameters},
           {pass("cellDepths"), &m_worldParameters, 0},
           {pass("cells"), &m_worldParameters},
           {pass("hiddenRibbons"), &m_worldParameters, hiddenOpacity},
           {pass("hiddenPoints"), &m_worldParameters, hiddenOpacity},
           {pass("topRibbons"), &m_worldParameters},
           {pass("topPoints"), &m_worldParameters},
           {pass("labels"), &m_worldParameters}}};
}

void RenderPane::setSurface(std::size_t place, const std::vector<SurfaceVertex>& vertices) {
  while (m_surfaces.size() <= place) {
    QMaterial* material =
        makeMaterial(QStringLiteral("surface.vert"), QStringLiteral("surface.frag"),
                     {{pass("opaque"), DepthUse::testAndWrite, false}});
    Surface& surface = m_surfaces.emplace_back(Surface{ParameterGroup(material), nullptr});
    setLook(surface.parameters, {}, Qt::gray, false);
    for (const auto& [name, parameter] : surface.parameters.parameters()) {
      material->addParameter(parameter);
    }
    surface.mesh =
        std::make_unique<VertexMesh>(m_root, material, VertexLayout::triangles,
                                     std::initializer_list<VertexField>{{"position", 3}});
  }
  m_surfaces[place].mesh->setVertices(vertices);
}

void RenderPane::setSurfaceLook(std::size_t place, const Eigen::Vector3d& offset,
                                const QColor& color, bool edges) {
  const QVector3D moved(static_cast<float>(offset.x()), static_cast<float>(offset.y()),
                        static_cast<float>(offset.z()));
  setLook(m_surfaces[place].parameters, moved, color, edges);
}

void RenderPane::hideSurfacesFrom(std::size_t place) {
  for (; place < m_surfaces.size(); ++place)
    m_surfaces[place].mesh->setVertices(std::vector<SurfaceVertex>());
}

void RenderPane::setWorld(const VertexLists& lists) {
  m_opaque->setVertices(lists.opaque);
  m_transparent->setVertices(lists.transparent);
  const bool crowded = lists.ribbons.size() / 4 >= crowdedSegments;
  (crowded ? m_crowdedRibbons : m_ribbons)->setVertices(lists.ribbons);
  (crowded ? m_ribbons : m_crowdedRibbons)->setVertices(std::vector<RibbonVertex>());
  m_topRibbons->setVertices(lists.topRibbons);
  m_points->setVertices(lists.points);
  m_topPoints->setVertices(lists.topPoints);
  m_sprites->setVertices(lists.sprites);
}

void RenderPane::setView(const ViewUniforms& world, double pixelRatio) {
  setUniforms(m_worldParameters, world, pixelRatio);
}

void RenderPane::setGrid(const GridUniforms& grid, const ViewUniforms& view, double pixelRatio) {
  m_screenParameters.set("eyeToClip", view.eyeToClip);
  m_screenParameters.set("pixelRatio", static_cast<float>(pixelRatio));
  m_screenParameters.set("planeToEye", grid.planeToEye);
  m_screenParameters.set("eyeInPlane", grid.eye);
  m_screenParameters.set("gridTarget", grid.target);
  m_screenParameters.set("axisLines", grid.axisLines);
  m_screenParameters.set("spacing", grid.spacing);
  m_screenParameters.set("fineness", grid.fineness);
  m_screenParameters.set("radius", grid.radius);
}

void RenderPane::setGridVisible(bool visible) {
  if (visible == m_gridVisible) return;
  m_gridVisible = visible;
  ++m_gridChanges;
  m_grid->setVisible(visible);
}

void RenderPane::setTheme(const ViewTheme& theme, int firstAxis, int secondAxis) {
  m_screenParameters.set("backgroundTop", toVariant(theme.backgroundTop));
  m_screenParameters.set("backgroundBottom", toVariant(theme.backgroundBottom));
  m_screenParameters.set("gridColor", toVariant(theme.grid));
  m_screenParameters.set("firstAxisColor",
                         toVariant(theme.axes[static_cast<std::size_t>(firstAxis)]));
  m_screenParameters.set("secondAxisColor",
                         toVariant(theme.axes[static_cast<std::size_t>(secondAxis)]));
}

RenderScene::RenderScene(QObject* surface, int paneCount)
    : m_root(new Qt3DCore::QEntity),
      m_overlayParameters(m_root),
      m_backdrop(new Qt3DRender::QTexture2D(m_root)),
      m_atlas(new Qt3DRender::QTexture2D(m_root)) {
  for (Qt3DRender::QTexture2D* texture : {m_backdrop, m_atlas}) {
    texture->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
    texture->setMinificationFilter(Qt3DRender::QAbstractTexture::Nearest);
    texture->setMagnificationFilter(Qt3DRender::QAbstractTexture::Nearest);
    texture->setGenerateMipMaps(false);
  }

  std::vector<PanePasses> passes;
  for (int i = 0; i < paneCount; ++i) {
    m_panes.push_back(std::make_unique<RenderPane>(m_root, i, m_atlas));
    passes.push_back(m_panes.back()->passes());
  }
  setUniforms(m_overlayParameters, {}, 1);
  redraw();
  m_overlayParameters.set("atlas", QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_atlas));
  m_overlayParameters.set("atlasSize", QVector2D(1, 1));
  m_overlayRibbons = ribbonMesh(m_root, ribbonMaterial({{"flatRibbons", DepthUse::none, true}}));
  m_overlayPoints = pointMesh(m_root, pointMaterial({{"flatPoints", DepthUse::none, true}}));
  m_overlaySprites = spriteMesh(m_root, spriteMaterial({{"flatLabels", DepthUse::none, true}}));
  m_overlayParameters.set("backdrop",
                          QVariant::fromValue<Qt3DRender::QAbstractTexture*>(m_backdrop));
  m_copyOfBackdrop =
      quadMesh(m_root, makeMaterial(QStringLiteral("screen.vert"), QStringLiteral("backdrop.frag"),
                                    {{"backdrop", DepthUse::none, false}}));
  m_frameGraph = makeFrameGraph(surface, m_backdrop, {"backdrop", &m_overlayParameters}, passes,
                                {{"flatRibbons", &m_overlayParameters},
                                 {"flatPoints", &m_overlayParameters},
                                 {"flatLabels", &m_overlayParameters}});
  for (const auto* parts : {&m_frameGraph.backdrops, &m_frameGraph.panes}) {
    for (const PaneGraph& pane : *parts) pane.switcher->setEnabled(false);
  }
}

void RenderScene::setPanePlace(int number, const QRect& place, const QSize& window) {
  const auto at = static_cast<std::size_t>(number);
  const std::array parts{m_frameGraph.backdrops[at], m_frameGraph.panes[at]};
  for (const PaneGraph& part : parts) part.switcher->setEnabled(!place.isEmpty());
  if (place.isEmpty() || window.isEmpty()) return;
  // Qt 3D converts these back to whole pixels by truncation.
  constexpr double air = 0.25;
  const double width = window.width();
  const double height = window.height();
  const double below = window.height() - place.y() - place.height();
  const double high = (place.height() + air) / height;
  const QRectF rect((place.x() + air) / width, 1 - (below + air) / height - high,
                    (place.width() + air) / width, high);
  for (const PaneGraph& part : parts) {
    if (part.place->normalizedRect() == rect) continue;
    part.place->setNormalizedRect(rect);
    m_backdropChanges = -1;
  }
}

void RenderScene::updateBackdrop(const QSize& window) {
  int changes = 0;
  for (const auto& pane : m_panes) changes += pane->backdropChanges();
  const QSize size = window.expandedTo({1, 1});
  if (m_backdrop->width() == size.width() && m_backdrop->height() == size.height() &&
      changes == m_backdropChanges) {
    return;
  }
  m_backdropChanges = changes;
  m_backdrop->setSize(size.width(), size.height());
  m_backdropFrames = backdropFrames;
  m_frameGraph.backdropSwitcher->setEnabled(true);
}

void RenderScene::frameDone() {
  if (m_backdropFrames > 0 && --m_backdropFrames == 0) {
    m_frameGraph.backdropSwitcher->setEnabled(false);
  }
}

void RenderScene::setOverlay(const VertexLists& lists, const ViewUniforms& uniforms,
                             double pixelRatio) {
  m_overlayRibbons->setVertices(lists.ribbons);
  m_overlayPoints->setVertices(lists.points);
  m_overlaySprites->setVertices(lists.sprites);
  setUniforms(m_overlayParameters, uniforms, pixelRatio);
}

void RenderScene::setAtlas(const QImage& image) {
  auto* next = new AtlasTextureImage;
  next->setImage(image);
  if (m_atlasImage != nullptr) {
    m_atlas->removeTextureImage(m_atlasImage);
    m_atlasImage->deleteLater();
  }
  m_atlas->setSize(image.width(), image.height());
  m_atlas->addTextureImage(next);
  m_atlasImage = next;
  const QVector2D size(static_cast<float>(image.width()), static_cast<float>(image.height()));
  for (const auto& pane : m_panes) pane->setAtlasSize(size);
  m_overlayParameters.set("atlasSize", size);
}

void RenderScene::setSeparatorColor(const QColor& color) {
  if (m_frameGraph.clear->clearColor() == color) return;
  m_frameGraph.clear->setClearColor(color);
  m_backdropChanges = -1;
}

void RenderScene::redraw() {
  m_frameCount = (m_frameCount + 1) % 1000;
  m_overlayParameters.set("frameCount", m_frameCount);
}

}  // namespace hairline

#include "render_scene.moc"
