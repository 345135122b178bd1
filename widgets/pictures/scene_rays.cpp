#include "widgets/pictures/scene_rays.h"

#include <algorithm>
#include <cmath>

#include "core/scene/object_part.h"
#include "core/scene/transform.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

bool contains(const RayFrame& frame, const QPoint& pixel) {
  return QRect(0, 0, frame.width, frame.height).contains(pixel);
}

/// The distance from the target at which parallel rays start.
double wayBack(const Camera& camera, const Scene& scene) {
  double most = 4 * camera.distance;
  for (const SceneObject& object : scene.objects) {
    if (!object.visible) continue;
    const auto box = bounds(object.shape);
    if (!box) continue;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const double near = camera.toView(box->corner(corner)).z();
      if (std::isfinite(near)) most = std::max(most, near + camera.distance);
    }
  }
  return most;
}

}  // namespace

SceneRays::SceneRays(Document* document, Selection* selection, Jobs* jobs, QObject* parent)
    : TiledPicture(jobs, Task::rays, parent), m_document(document), m_selection(selection) {
  connect(document, &Document::changed, this, &SceneRays::sceneChanged);
}

void SceneRays::setView(const ViewState& view) {
  if (m_view == view) return;
  m_view = view;
  schedule();
}

void SceneRays::setRoom(const QSize& room) {
  if (room == m_room) return;
  m_room = room;
  schedule();
}

void SceneRays::setSettings(const RaySettings& settings) {
  if (settings == m_settings) return;
  m_settings = settings;
  schedule();
  repaint();
  emit settingsChanged();
}

void SceneRays::sceneChanged(const Change& change) {
  if (!change.reset && !change.order && change.ids.empty()) return;
  m_seen.reset();
  schedule();
}

void SceneRays::refresh() {
  if (!m_view || m_room.isEmpty()) return;
  const RayFrame frame = frameOf(*m_view, m_room, m_document->scene(), mostPixels);
  const bool isSame = m_seen && m_picture.frame == frame && m_scalar == m_settings.scalar;
  if (isSame && (isPending() || left().empty())) return;
  m_refusal.clear();
  m_scalar = m_settings.scalar;
  if (m_picture.frame.width != frame.width || m_picture.frame.height != frame.height) {
    m_picture = RayPicture(frame);
  }
  // The previous hits are shown until new ones arrive.
  m_picture.frame = frame;
  await(tilesOf(frame));
  compute(true);
}

void SceneRays::compute(bool roughFirst) {
  m_job.start(
      [this, roughFirst, known = m_seen, scene = m_document->scene(), frame = m_picture.frame,
       tiles = left(),
       options = CastOptions{.scalar = m_scalar, .threads = 0}](Job::Run& run) -> Job::Take {
        std::shared_ptr<const RayScene> seen = known;
        if (seen == nullptr) {
          // The box of a grid would hide what its cells are made from.
          Scene drawn = scene;
          for (SceneObject& object : drawn.objects) {
            if (std::holds_alternative<Grid>(object.shape)) object.visible = false;
          }
          Result<RayScene> built =
              RayScene::build(drawn, {}, {.progress = {}, .stop = run.stopToken()});
          if (!built) {
            return [this, error = built.error()] { m_refusal = coreMessage(error.message); };
          }
          seen = std::make_shared<const RayScene>(*std::move(built));
          run.deliver([this, seen] { m_seen = seen; });
        }
        const Work work{.progress = {}, .stop = run.pauseToken()};
        if (roughFirst) {
          RayFrame rough = frame;
          rough.width = (rough.width + roughness - 1) / roughness;
          rough.height = (rough.height + roughness - 1) / roughness;
          const Result<RayPicture> picture = castPicture(*seen, rough, options, work);
          if (picture) run.deliver([this, picture = *picture] { takeRough(picture); });
        }
        std::size_t done = 0;
        const auto deliver = [&](const PictureTile& tile, std::vector<RayHit> hits) {
          run.setProgress(static_cast<double>(++done) / static_cast<double>(tiles.size()));
          run.deliver([this, tile, hits = std::move(hits)] {
            m_picture.put(tile, hits);
            tileTaken(tile);
          });
        };
        castTiles(*seen, frame, tiles, options, deliver, work);
        return nullptr;
      });
}

void SceneRays::takeRough(const RayPicture& rough) {
  const RayFrame& frame = m_picture.frame;
  forEachPixelLeft([&](int x, int y) {
    const int column = std::min(x * rough.frame.width / frame.width, rough.frame.width - 1);
    const int row = std::min(y * rough.frame.height / frame.height, rough.frame.height - 1);
    const auto place = static_cast<std::size_t>(y) * static_cast<std::size_t>(frame.width) +
                       static_cast<std::size_t>(x);
    m_picture.pixels[place] = rough.at(column, row);
  });
  repaint();
}

void SceneRays::paint() {
  m_image = {};
  if (!m_refusal.isEmpty()) return;
  m_range = rangeOf(m_picture, m_settings.colors);
  m_image = imageOf(m_picture, m_settings.colors, m_range);
}

QString SceneRays::unseenText() const {
  if (!m_seen) return {};
  QStringList names;
  const auto& objects = m_document->scene().objects;
  for (const std::int32_t place : m_seen->unseen()) {
    if (static_cast<std::size_t>(place) < objects.size()) {
      names << objectText(objects[static_cast<std::size_t>(place)]);
    }
  }
  constexpr qsizetype most = 4;
  const qsizetype more = names.size() - most;
  if (more > 0) names = names.mid(0, most) << tr("%1 more").arg(more);
  return names.join(QStringLiteral(", "));
}

QString SceneRays::hitText(const RayHit& hit) const {
  const auto& objects = m_document->scene().objects;
  const auto place = static_cast<std::size_t>(hit.object);
  if (!hit.isHit() || place >= objects.size()) return {};
  const QString name = objectText(objects[place]);
  if (!std::holds_alternative<Mesh>(objects[place].shape)) return name;
  return tr("%1, triangle %2").arg(name).arg(hit.part);
}

std::optional<RayHit> SceneRays::castAt(const QPoint& pixel) const {
  if (!m_seen || !contains(m_picture.frame, pixel)) return std::nullopt;
  return m_seen->cast(m_picture.frame.ray(pixel.x(), pixel.y()), m_scalar);
}

bool SceneRays::addRay(const QPoint& pixel) {
  const std::optional<RayHit> hit = castAt(pixel);
  if (!hit) {
    emit message(tr("There is no picture there yet."));
    return false;
  }
  const Ray<double> ray = m_picture.frame.ray(pixel.x(), pixel.y());
  std::string met;
  if (hit->isHit()) {
    const SceneObject& object = m_document->scene().objects[static_cast<std::size_t>(hit->object)];
    const bool isMesh = std::holds_alternative<Mesh>(object.shape);
    met = isMesh ? text(ObjectPart{object.id, hit->part}) : object.id;
  }
  addObject(*m_document, *m_selection, ray);
  if (met.empty()) {
    emit message(tr("Ray added; it hits nothing."));
    return true;
  }
  const std::string id = m_selection->current();
  if (const auto pair = fittingPair(m_document->scene(), id, met)) {
    m_document->setFocus({pair->first, pair->second});
    emit message(tr("Ray added; it and the object it hits are the active pair."));
  } else {
    emit message(tr("Ray added. No query takes the ray and the whole object it hits."));
  }
  return true;
}

RayFrame frameOf(const ViewState& view, const QSize& room, const Scene& scene, int mostPixels) {
  const QSizeF seen = view.size.expandedTo(QSizeF(1, 1));
  QSizeF size = seen.scaled(QSizeF(room.expandedTo(QSize(1, 1))), Qt::KeepAspectRatio);
  const double pixels = size.width() * size.height();
  if (pixels > mostPixels) size *= std::sqrt(mostPixels / pixels);
  RayFrame frame;
  frame.width = std::max(1, static_cast<int>(size.width()));
  frame.height = std::max(1, static_cast<int>(size.height()));
  const Camera& camera = view.camera;
  frame.camera.parallel = camera.projection == Projection::orthographic;
  const double half = std::tan(camera.verticalField / 2);
  const double scale = frame.camera.parallel ? half * camera.distance : half;
  frame.camera.eye =
      frame.camera.parallel
          ? Vector3<double>(camera.target + wayBack(camera, scene) * camera.backward())
          : camera.eye();
  frame.camera.forward = -camera.backward();
  frame.camera.right = scale * camera.right();
  frame.camera.up = scale * camera.up();
  return frame;
}

QImage imageOf(const RayPicture& picture, PictureColors colors, const ColorRange& range) {
  QImage image(picture.frame.width, picture.frame.height, QImage::Format_ARGB32);
  const std::vector<PixelColor> pixels = paint(picture, colors, range);
  auto color = pixels.begin();
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x, ++color) {
      line[x] = qRgba(color->red, color->green, color->blue, color->alpha);
    }
  }
  return image;
}

}  // namespace hairline
