#pragma once

#include <string>
#include <vector>

namespace hairline {

/// What an edit, undo or redo changed in the scene.
struct Change {
  /// Another scene: everything may differ, and the flags and `ids` mean nothing.
  bool reset = false;
  /// The objects that were added, removed or altered.
  std::vector<std::string> ids;
  /// Only numbers of these objects changed, as in a drag: neither their names nor their looks nor
  /// their types.
  bool onlyNumbers = false;
  /// Objects were added, removed, or reordered.
  bool order = false;
  bool name = false;
  bool focus = false;
  bool notes = false;
  bool camera = false;
  /// Fields of the window alone, such as measurements, changed.
  bool extras = false;
  /// The triangles of meshes were loaded from their files, which is no edit.
  bool meshes = false;

  /// Whether nothing changed.
  bool empty() const {
    return !reset && ids.empty() && !order && !name && !focus && !notes && !camera && !extras &&
           !meshes;
  }
  /// Merges another change, each id once.
  void add(const Change& other);
};

}  // namespace hairline
