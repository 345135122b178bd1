#pragma once

#include <QString>
#include <string_view>
#include <vector>

namespace hairline {

/// A type of shape in the Add menu and in the palette.
struct ShapeTool {
  /// In the scene format; also the name of its icon.
  std::string_view type;
  /// The object name of its action, "actionAddSphere".
  QString actionName;
  /// In the menu, with its letter: "Sp&here".
  QString text;
  /// The shortcut that adds it directly, if there is one: "Ctrl+T".
  QString keys;
  /// The first of a group.
  bool startsGroup = false;
};

/// Every type of the scene format once, in the order of the palette; shapes of the plane come last.
std::vector<ShapeTool> shapeTools();

/// "Add: sphere (Shift+A, H)", without its direct shortcut.
QString tipOf(const ShapeTool& tool);

}  // namespace hairline
