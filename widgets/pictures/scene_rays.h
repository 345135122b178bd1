#pragma once

#include <QImage>
#include <QSize>
#include <memory>
#include <optional>
#include <variant>

#include "core/picture/picture_colors.h"
#include "widgets/jobs/tiled_picture.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

class Document;
class Selection;
struct Change;

/// The settings of the ray-cast image.
struct RaySettings {
  PictureColors colors = PictureColors::barycentric;
  ScalarKind scalar = ScalarKind::float64;

  friend bool operator==(const RaySettings&, const RaySettings&) = default;
};

/// The ray-cast image of the scene, from the camera of the view. A change of the scene or the
/// camera restarts it; other colours cast nothing.
class SceneRays : public TiledPicture {
  Q_OBJECT

 public:
  /// The maximum number of pixels; on larger screens the picture is scaled up.
  static constexpr int mostPixels = 200'000;

  SceneRays(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The camera, and how many pixels fit.
  void setView(const ViewState& view);
  void setRoom(const QSize& room);

  const RaySettings& settings() const { return m_settings; }
  void setSettings(const RaySettings& settings);

  /// The hits so far; those of rough pixels stand for their neighbours too.
  const RayPicture& picture() const { return m_picture; }
  /// The same in colours. Null while there are none.
  const QImage& image() const { return m_image; }
  const ColorRange& range() const { return m_range; }
  /// Why there is no picture; empty if there is one.
  const QString& refusal() const { return m_refusal; }
  /// The names of objects that rays pass through; empty if there are none.
  QString unseenText() const;

  /// The name of a hit: an object, and for a mesh the triangle.
  QString hitText(const RayHit& hit) const;
  /// The hit of a pixel's ray, cast again. Nothing while the scene is not ready.
  std::optional<RayHit> castAt(const QPoint& pixel) const;
  /// Adds the ray of a pixel to the scene as one undo step, and makes it and its hit the active
  /// pair. False, with nothing changed, outside the picture or before there is one.
  bool addRay(const QPoint& pixel);

 signals:
  void settingsChanged();

 protected:
  void refresh() override;
  void compute(bool roughFirst) override;
  void paint() override;

 private:
  void sceneChanged(const Change& change);
  void takeRough(const RayPicture& rough);

  Document* m_document;
  Selection* m_selection;
  std::optional<ViewState> m_view;
  QSize m_room;
  RaySettings m_settings;
  /// The scene prepared for rays; null if it has to be rebuilt.
  std::shared_ptr<const RayScene> m_seen;
  /// The scalar and frame of the hits.
  ScalarKind m_scalar = ScalarKind::float64;
  RayPicture m_picture{{}};
  ColorRange m_range;
  QImage m_image;
  QString m_refusal;
};

/// The camera of a view for rays, and a picture with the view's proportions that fits into some
/// pixels and shows the view's full height. Parallel rays start in front of all visible bounded
/// objects of the scene. The picture has `mostPixels` at most.
RayFrame frameOf(const ViewState& view, const QSize& room, const Scene& scene, int mostPixels);

/// A ray-cast image, transparent where rays hit nothing.
QImage imageOf(const RayPicture& picture, PictureColors colors, const ColorRange& range);

}  // namespace hairline
