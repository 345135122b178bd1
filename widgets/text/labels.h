#pragma once

#include <QString>

#include "core/query/report.h"
#include "core/scene/scene.h"

namespace hairline {

// Texts for people, made from the stable names of core. All of them are translated.

/// A step or feature: "x cross edge 2" becomes "x × edge 2", "xy edge 0" becomes "XY edge 0".
/// Translated as a whole where `labelPhrase` has it, else by its parts; what is not known stays as
/// it is.
QString labelText(Label label);

/// A method: "pef_setup" becomes "PEF setup".
QString methodText(std::string_view method);

/// A scalar as the column of a table is called: "float", "double", "exact".
QString scalarText(ScalarKind scalar);

/// What a kind of query asks, as a heading: "Intersect", "Closest".
QString kindText(Kind kind);

/// A type of shape: "aabb" becomes "box", "triangle2" "triangle in the plane".
QString shapeText(std::string_view type);

/// How an object is called: its name, or else its id.
QString objectText(const SceneObject& object);
/// The same by its id; the id itself where the scene has no such object.
QString objectText(const Scene& scene, const std::string& id);

/// A projection plane: "XY".
QString planeText(ProjectionPlane plane);

/// A coordinate axis: "x".
QString axisText(int axis);

}  // namespace hairline
