#pragma once

#include "core/map/verdict_map.h"
#include "core/search/triangle_box.h"

namespace hairline {

/// Asks a map's question at one place after another, with memory of its own: one a thread. What is
/// asked for verdicts alone is asked by the shortest way, and where that has no meaning, as numbers
/// left the range, for the answer.
class MapAsker {
 public:
  /// The question lasts as long.
  explicit MapAsker(const MapQuestion& question, MapOwnMethods::Set own = {});

  MapPixel at(double x, double y);

 private:
  /// Changes the objects to two values; false where they cannot be so.
  bool place(double x, double y);
  void askFirst(MapPixel& pixel);
  using Quick = std::optional<TriangleBoxMethod>;
  Verdict verdict(const MapMethod& method, const Quick& quick);
  Report answer(const MapMethod& method);
  /// Of a method of the user's. One that has not answered in time is asked no more.
  OwnAnswer askOwn(const MapMethod& method);
  SearchCase placedCase() const;

  const MapQuestion& m_question;
  MapOwnMethods::Set m_own;
  /// The objects as they are placed now, and their shapes.
  std::vector<SceneObject> m_objects;
  std::vector<const Shape*> m_shapes;
  /// Where the numbers stand that are changed in place; null for what is made anew.
  std::array<double*, 2> m_numbers{};
  std::optional<TriangleBoxCase> m_triangleBox;
  Quick m_firstQuick, m_secondQuick;
};

}  // namespace hairline
