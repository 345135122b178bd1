#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/map/verdict_map.h"

namespace hairline {

/// The choices for the map of a pair of objects.
struct MapChoices {
  /// Ids of the objects, or texts of parts of them, in the order of the operands.
  std::vector<std::string> ids;
  std::vector<SceneObject> objects;
  QueryOptions options;
  /// For those objects that are whole and not locked.
  std::vector<Freedom> freedoms;
  /// Every query with a yes-or-no verdict, in every scalar, and the user's methods.
  std::vector<MapMethod> methods;

  bool isEmpty() const { return freedoms.empty() || methods.empty(); }
};

/// The choices for two objects of a scene, or parts of objects. `own` names user's methods,
/// which follow the others for each kind of query.
MapChoices mapChoices(const Scene& scene, const std::string& a, const std::string& b,
                      const std::vector<std::string>& own = {});

/// The name of a degree of freedom: "tri-1 vertex 2 x", "box position z", "cone angle about y".
QString freedomText(const MapChoices& choices, const Freedom& freedom);
/// The same with a long name of the object elided in the middle.
QString shortFreedomText(const MapChoices& choices, const Freedom& freedom);
/// The name of a query in a scalar: "SAT double".
QString mapMethodText(const MapChoices& choices, const MapMethod& method);

}  // namespace hairline
