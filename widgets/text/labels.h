#pragma once

#include <QString>

#include "core/base/message.h"
#include "core/query/report.h"
#include "core/scene/scene.h"

class QString;

namespace hairline {

// Texts for people, made from the stable names of core. All of them are translated.

/// A step or feature: "x cross edge 2" becomes "x × edge 2", "xy edge 0" becomes "XY edge 0".
/// Translated as a whole where `labelPhrase` has it, else by its parts; what is not known stays as
/// it is.
QString labelText(Label label);

/// A method: "pef_setup" becomes "PEF setup".
QString methodText(std::string_view method);

/// The same of a report; of a user's method the name that it was given.
QString methodText(const QueryInfo& info);
QString ownMethodText(std::string_view method);

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

// The stable names of core (`Label`) as texts to be translated, in the context "Labels". A name
// that core adds is put in here; `test_translations` lists those that are missing.

/// A whole name, with its numbers as %1 and %2, such as "height of a %1 over b"; null where it is
/// put together of its parts.
const char* labelPhrase(const QString& name);

/// A word of a name; null where it is the same in all languages.
const char* labelWord(const QString& word);

/// What core says of a file, a shape or a request (Error::message), in the language in use. Names
/// of fields and files, numbers, and what no file of the language has stay as they are.
QString coreMessage(const Message& message);

}  // namespace hairline
