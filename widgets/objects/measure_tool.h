#pragma once

#include <QObject>

#include "widgets/objects/measurement.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

class Document;
class LargeMeshes;
struct Change;

/// Measures in the view, and stores measurements in the scene; adding or deleting one is an undo
/// step. A click takes a corner, an edge or a point of a face, with Ctrl a whole object; the second
/// click makes a distance, or with Shift the third one makes the angle at the second. Measurements
/// follow their objects, are deleted with them, and are hidden while they cannot be computed.
class MeasureTool : public QObject, public ViewOverlay {
  Q_OBJECT

 public:
  explicit MeasureTool(Document* document, QObject* parent = nullptr);

  /// For picking large meshes; not owned, null without them.
  void setLargeMeshes(const LargeMeshes* meshes) { m_large = meshes; }

  bool isActive() const override { return m_active; }
  void setActive(bool active);

  /// The measurements of the scene, in its order.
  const std::vector<Measurement>& kept() const { return m_kept; }
  void add(const Measurement& measurement);
  /// Deletes those with these indices in `kept`, as one step.
  void remove(const std::vector<std::size_t>& places);
  void clear();
  /// The current value of a measurement; nothing while it cannot be computed.
  std::optional<Measured> measured(std::size_t place) const;

  void hovered(const QPointF& pixel, const ViewState& view) override;
  void clicked(const ViewportMouse& mouse, const ViewState& view) override;
  void cancelled() override;
  void draw(DrawList& list, const ViewState& view) const override;
  QString hint() const override;

 signals:
  void activeChanged(bool active);
  /// The stored measurements have changed.
  void keptChanged();
  /// The picture has to be redrawn.
  void lookChanged();
  /// A message, such as why nothing was measured.
  void message(const QString& text);

 private:
  void readScene();
  /// Measurements of these objects have to be computed again.
  void forget(const Change& change);
  void drawOne(DrawList& list, const Measured& measured, const ViewState& view) const;

  Document* m_document;
  const LargeMeshes* m_large = nullptr;
  bool m_active = false;
  std::vector<Measurement> m_kept;
  /// The index of each in the scene's list, which may contain unknown entries.
  std::vector<std::size_t> m_listed;
  /// Their current values, computed on demand.
  mutable std::vector<std::optional<std::optional<Measured>>> m_measured;
  /// Anchors clicked so far for the current measurement.
  std::vector<Anchor> m_clicked;
  std::optional<Anchor> m_hovered;
  Vector3<double> m_hoveredPoint = Vector3<double>::Zero();
  bool m_wantsAngle = false;
};

/// The anchor at a pixel: a corner of the object there within ten pixels, else an edge within six,
/// else the point of the face, or with `whole` the whole object. Nothing if there is no object.
/// Edges of shapes with many corners are left out. Large meshes are picked by their hierarchies.
std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole, const LargeMeshes* large = nullptr);

}  // namespace hairline
