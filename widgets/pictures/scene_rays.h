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

/// How the picture by rays is made.
struct RaySettings {
  PictureColors colors = PictureColors::barycentric;
  ScalarKind scalar = ScalarKind::float64;

  friend bool operator==(const RaySettings&, const RaySettings&) = default;
};

/// The picture of the scene by rays, from the camera of the view. A change of the scene or the
/// camera begins it anew; other colours cast nothing.
class SceneRays : public TiledPicture {
  Q_OBJECT

 public:
  /// The most pixels a picture has; on larger screens it is scaled up.
  static constexpr int mostPixels = 200'000;

  SceneRays(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// From where, and how many pixels there is room for.
  void setView(const ViewState& view);
  void setRoom(const QSize& room);

  const RaySettings& settings() const { return m_settings; }
  void setSettings(const RaySettings& settings);

  /// The hits as far as they are known; those of rough pixels stand for their neighbours too.
  const RayPicture& picture() const { return m_picture; }
  /// The same in colours. Null while there is nothing.
  const QImage& image() const { return m_image; }
  const ColorRange& range() const { return m_range; }
  /// Why there is no picture; empty where there is one.
  const QString& refusal() const { return m_refusal; }
  /// What rays pass through, by name; empty where they meet everything.
  QString unseenText() const;

  /// How what a ray meets is called: an object, and of a mesh the triangle.
  QString hitText(const RayHit& hit) const;
  /// What the ray of a pixel meets, cast anew. Nothing while the scene is not ready.
  std::optional<RayHit> castAt(const QPoint& pixel) const;
  /// Adds the ray of a pixel to the scene as one undo step, and asks about it and what it meets.
  /// False, with nothing changed, outside the picture or before there is one.
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
  /// The scene as rays see it; null where it has to be made anew.
  std::shared_ptr<const RayScene> m_seen;
  /// Of which scalar and frame the hits are.
  ScalarKind m_scalar = ScalarKind::float64;
  RayPicture m_picture{{}};
  ColorRange m_range;
  QImage m_image;
  QString m_refusal;
};

/// The camera of a view for rays, and a picture of the view's proportions that fits into some
/// pixels: what the view shows from top to bottom, the picture does. Parallel rays start in front
/// of all bounded objects of the scene that are visible. The picture has `mostPixels` at most.
RayFrame frameOf(const ViewState& view, const QSize& room, const Scene& scene, int mostPixels);

/// A picture by rays as an image, transparent where nothing is met.
QImage imageOf(const RayPicture& picture, PictureColors colors, const ColorRange& range);

}  // namespace hairline
