#pragma once

#include "core/map/verdict_map.h"
#include "core/search/triangle_box.h"

namespace hairline {

/// Answers a map's question at one place after another, with memory of its own: one per thread. If
/// only verdicts are needed, it uses the fastest path, and the full answer where numbers left the
/// range and the verdict has no meaning.
class MapAsker {
 public:
  /// The question must outlive this.
  explicit MapAsker(const MapQuestion& question, MapOwnMethods::Set own = {});

  MapPixel at(double x, double y);

 private:
  /// Changes the objects to two values; false if they cannot be.
  bool place(double x, double y);
  void askFirst(MapPixel& pixel);
  using Quick = std::optional<TriangleBoxMethod>;
  Verdict verdict(const MapMethod& method, const Quick& quick);
  Report answer(const MapMethod& method);
  /// For a user's method. After a timeout it is not asked again.
  OwnAnswer askOwn(const MapMethod& method);
  SearchCase placedCase() const;

  const MapQuestion& m_question;
  MapOwnMethods::Set m_own;
  /// The objects as placed now, and their shapes.
  std::vector<SceneObject> m_objects;
  std::vector<const Shape*> m_shapes;
  /// The numbers that are changed in place; null for shapes that are rebuilt.
  std::array<double*, 2> m_numbers{};
  std::optional<TriangleBoxCase> m_triangleBox;
  Quick m_firstQuick, m_secondQuick;
};

}  // namespace hairline
