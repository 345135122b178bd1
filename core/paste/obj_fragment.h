#pragma once

#include <optional>
#include <string_view>

#include "core/paste/shape_readings.h"

namespace hairline {

/// Whether the lines of a text are those of an OBJ file: some begin with v and a number, and all
/// with a keyword of OBJ or a comment.
bool isObjFragment(std::string_view text);

/// The vertices of a fragment of OBJ, as rows, by the numbers of its tokens; the texture and normal
/// coordinates are no part of it.
struct ObjFragment {
  PasteValue vertices;
  std::vector<NumberLiteral> numbers;
  std::vector<TextPlace> places;
  bool hasFaces = false;
};

/// Reads the lines with v; refuses lines whose coordinates are no numbers.
ObjFragment readObjVertices(std::string_view text, const TextLines& lines,
                            std::vector<PasteRemark>& remarks);

/// Puts the readings of a mesh that was read from a fragment with faces before the others: the
/// mesh, and its triangles by themselves.
void addFaceReadings(const Mesh& mesh, std::vector<PasteReading>& readings);

}  // namespace hairline
