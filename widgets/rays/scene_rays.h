#pragma once

#include <QImage>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/picture/picture_colors.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

class Document;
class Selection;
class Worker;
struct Change;
struct Error;

/// How the picture by rays is made.
struct RaySettings {
  PictureColors colors = PictureColors::barycentric;
  ScalarKind scalar = ScalarKind::float64;

  friend bool operator==(const RaySettings&, const RaySettings&) = default;
};

/// The picture of the scene by rays, from the camera of the view: kept up to date by the worker
/// while somebody looks at it, roughly at first, then tile by tile. A change of the scene or the
/// camera drops what is not done and begins anew; other colours cast nothing.
class SceneRays : public QObject {
  Q_OBJECT

 public:
  /// The most pixels a picture has; on larger screens it is scaled up.
  static constexpr int mostPixels = 200'000;

  /// Nothing is owned and all of it lives longer.
  SceneRays(Document* document, Selection* selection, Worker* worker, QObject* parent = nullptr);
  ~SceneRays() override;

  /// Nothing is computed while nobody looks.
  void setWatched(bool watched);
  bool isWatched() const { return m_watched; }
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
  /// Something of the picture is still to come.
  bool isPending() const { return m_pending; }
  /// How many of the tiles are done, from 0 to 1.
  double share() const;
  /// The user did not want to wait.
  bool isCancelled() const { return m_cancelled; }
  /// Why there is no picture; empty where there is one.
  const QString& refusal() const { return m_refusal; }
  /// What rays pass through, by name; empty where they meet everything.
  QString unseenText() const;

  /// How what a ray meets is called: an object, and of a mesh the triangle.
  QString hitText(const RayHit& hit) const;
  /// What the ray of a pixel meets, cast anew. Nothing while the scene is not ready.
  std::optional<RayHit> castAt(const QPoint& pixel) const;
  /// Takes changes into account now rather than at the end of this turn of the event loop.
  void flush();
  /// Adds the ray of a pixel to the scene as one undo step, and asks about it and what it meets.
  /// False, with nothing changed, outside the picture or before there is one.
  bool addRay(const QPoint& pixel);

 signals:
  /// Another picture is to be shown, or other words about it.
  void updated();
  void settingsChanged();
  /// Something to tell.
  void message(const QString& text);

 private:
  void sceneChanged(const Change& change);
  /// Begins anew once this turn of the event loop is over.
  void schedule();
  void startJob(bool roughFirst);
  void takeRough(const RayPicture& rough);
  void takeTile(const PictureTile& tile, const std::vector<RayHit>& hits);
  void finish();
  void refuse(const Error& error);
  void stop();
  void repaint();

  Document* m_document;
  Selection* m_selection;
  Worker* m_worker;
  bool m_watched = false;
  bool m_waiting = false;
  std::optional<ViewState> m_view;
  QSize m_room;
  RaySettings m_settings;
  /// The scene as rays see it; null where it has to be made anew.
  std::shared_ptr<const RayScene> m_seen;
  /// Of which scalar and frame the hits are.
  ScalarKind m_scalar = ScalarKind::float64;
  RayPicture m_picture{{}};
  std::vector<PictureTile> m_left;
  std::size_t m_tiles = 0;
  ColorRange m_range;
  QImage m_image;
  bool m_pending = false;
  bool m_cancelled = false;
  QString m_refusal;
  QTimer m_repaint;
};

}  // namespace hairline
