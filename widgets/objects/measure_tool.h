#pragma once

#include <QObject>

#include "widgets/objects/measurement.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

class Document;
class LargeMeshes;
struct Change;

/// Measures in the view, and keeps what was measured in the scene, where every measurement added or
/// deleted is an undo step. A click takes a corner, an edge or a point of a face, with Ctrl a whole
/// object; the second one makes a distance, with Shift the third makes the angle at the second.
/// Measurements follow their objects, go with them when they are deleted, and are left out while
/// they cannot be told.
class MeasureTool : public QObject, public ViewOverlay {
  Q_OBJECT

 public:
  explicit MeasureTool(Document* document, QObject* parent = nullptr);

  /// Where the mouse finds large meshes; not owned, null for nowhere.
  void setLargeMeshes(const LargeMeshes* meshes) { m_large = meshes; }

  bool isActive() const override { return m_active; }
  void setActive(bool active);

  /// Those of the scene, in their order.
  const std::vector<Measurement>& kept() const { return m_kept; }
  void add(const Measurement& measurement);
  /// Deletes those at these places of `kept`, as one step.
  void remove(const std::vector<std::size_t>& places);
  void clear();
  /// What the measurement at a place is now; nothing while it cannot be told.
  std::optional<Measured> measured(std::size_t place) const;

  void hovered(const QPointF& pixel, const ViewState& view) override;
  void clicked(const ViewportMouse& mouse, const ViewState& view) override;
  void cancelled() override;
  void draw(DrawList& list, const ViewState& view) const override;
  QString hint() const override;

 signals:
  void activeChanged(bool active);
  /// The kept measurements are others.
  void keptChanged();
  /// The picture has to be drawn anew.
  void lookChanged();
  /// Something to tell, such as why nothing was measured.
  void message(const QString& text);

 private:
  void readScene();
  /// What these objects are measured by has to be measured anew.
  void forget(const Change& change);
  void drawOne(DrawList& list, const Measured& measured, const ViewState& view) const;

  Document* m_document;
  const LargeMeshes* m_large = nullptr;
  bool m_active = false;
  std::vector<Measurement> m_kept;
  /// Where each of them stands in the list of the scene, which may hold what is unknown here.
  std::vector<std::size_t> m_listed;
  /// What they are now, worked out when it is asked for.
  mutable std::vector<std::optional<std::optional<Measured>>> m_measured;
  /// Clicked already, for the measurement that is being made.
  std::vector<Anchor> m_clicked;
  std::optional<Anchor> m_hovered;
  Vector3<double> m_hoveredPoint = Vector3<double>::Zero();
  bool m_wantsAngle = false;
};

/// What is measured at a pixel: of the object seen there the corner within ten pixels, else the
/// edge within six, else the point of the face, or with `whole` all of it. Nothing where no object
/// is seen. Of shapes with many corners the edges are left out. Large meshes that are given are
/// found by their hierarchies.
std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole, const LargeMeshes* large = nullptr);

}  // namespace hairline
