#pragma once

#include <QString>

#include "core/base/message.h"
#include "core/query/report.h"
#include "core/scene/scene.h"

class QString;

namespace hairline {

// Texts for people, made from the stable names of core. All of them are translated.

/// A step or feature: "x cross edge 2" becomes "x × edge 2", "xy edge 0" becomes "XY edge 0".
/// Translated as a whole if `labelPhrase` has it, else by its parts; unknown names are unchanged.
QString labelText(Label label);

/// A method: "pef_setup" becomes "PEF setup".
QString methodText(std::string_view method);

/// The same for a report; for a user's method its given name.
QString methodText(const QueryInfo& info);
QString ownMethodText(std::string_view method);

/// The name of a scalar in a column heading: "float", "double", "exact".
QString scalarText(ScalarKind scalar);

/// The question of a kind of query, as a heading: "Intersect", "Closest".
QString kindText(Kind kind);

/// A type of shape: "aabb" becomes "box", "triangle2" "triangle in the plane".
QString shapeText(std::string_view type);
/// The same for a shape; "polygon with 2 holes".
QString shapeText(const Shape& shape);

/// A field of a shape, as the scene format names it, as of one item: "half_extents" becomes "half
/// extent".
QString fieldText(std::string_view field);

/// The title of an object: its name, or else its id.
QString objectText(const SceneObject& object);
/// The same by its id; the id itself if the scene has no such object.
QString objectText(const Scene& scene, const std::string& id);

/// A projection plane: "XY".
QString planeText(ProjectionPlane plane);

/// A coordinate axis: "x".
QString axisText(int axis);

// The stable names of core (`Label`) as translatable texts, in the context "Labels". New names of
// core are added here; `test_translations` lists missing ones.

/// A whole name, with its numbers as %1 and %2, such as "height of a %1 over b"; null if it is
/// composed of its parts.
const char* labelPhrase(const QString& name);

/// A word of a name; null if it is the same in all languages.
const char* labelWord(const QString& word);

/// A message of core about a file, a shape or a request (Error::message), in the current language.
/// Names of fields and files, numbers, and untranslated messages are unchanged.
QString coreMessage(const Message& message);

}  // namespace hairline
