#pragma once

#include <string>
#include <vector>

namespace hairline {

/// What of a scene changed in one edit, undo or redo.
struct Change {
  /// Another scene altogether: everything may differ, the flags and `ids` say nothing more.
  bool reset = false;
  /// The objects that were added, removed or altered.
  std::vector<std::string> ids;
  /// Nothing changed but numbers of these objects, as in a drag: neither how they are called and
  /// look, nor what they are.
  bool onlyNumbers = false;
  /// Objects were added, removed, or stand in another order.
  bool order = false;
  bool name = false;
  bool focus = false;
  bool notes = false;
  bool camera = false;
  /// Fields of the scene that are the window's own, such as measurements.
  bool extras = false;
  /// The triangles of meshes came from their files: nothing that the user did.
  bool meshes = false;

  /// Whether nothing changed.
  bool empty() const {
    return !reset && ids.empty() && !order && !name && !focus && !notes && !camera && !extras &&
           !meshes;
  }
  /// Takes over what another change tells, each id once.
  void add(const Change& other);
};

}  // namespace hairline
