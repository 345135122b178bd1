#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/math/rational.h"
#include "core/scene/scene.h"

namespace hairline {

/// A range of a text.
struct TextPlace {
  /// In bytes.
  std::size_t offset = 0;
  std::size_t length = 0;
  /// Counted from 1, the column in characters.
  int line = 1;
  int column = 1;
};

/// How a text was printed, recognised by its appearance. If two forms look alike, the more common
/// one is chosen; that decides no number, only assumptions about its digits.
enum class PrintedForm {
  plain,
  tuple,
  initializer,
  gdb,
  lldb,
  visualStudio,
  eigen,
  glm,
  unity,
  unreal,
  ros,
  json,
  hairline,
  wkt,
  obj,
  numpy,
  python,
  javaScript
};

/// A name for programs and tests: "gdb", "visual_studio".
std::string_view name(PrintedForm form);

/// Which type the printed numbers had. A number of type float becomes the float nearest to its
/// digits, any other the double.
enum class PrintedType { asTextSays, single, binary64 };

/// How the printer of a text rounded its numbers.
struct PrintedDigits {
  enum class Rule {
    /// The digits identify the number uniquely, or they are the number (a literal).
    all,
    /// To a number of significant digits, with or without trailing zeros.
    significant,
    /// To a number of digits after the point.
    decimals
  };
  Rule rule = Rule::all;
  int count = 0;
};

/// Whether a number can be recovered bit for bit.
struct PrintedPrecision {
  /// Digits printed.
  int digits = 0;
  PrintedDigits rule;
  /// How many floats and how many doubles print to the same digits under the rule; 1 if the number
  /// is certain, 0 if there is none (it is out of the range of a float).
  std::uint64_t floats = 1;
  std::uint64_t doubles = 1;
};

/// A number and its position.
struct PastedNumber {
  double value = 0;
  /// It was read as a float: because of its suffix, the type in the text, or on request.
  bool single = false;
  TextPlace place;
  /// The enclosing names, from the outermost: "center.x"; empty if there are none.
  std::string name;
  PrintedPrecision precision;
};

/// Four rows of four numbers, which take columns of points: the last row is 0 0 0 1.
using AffineMatrix = std::array<std::array<Rational, 4>, 4>;

/// A possible reading of a group of numbers.
struct PasteReading {
  /// A type of shape of the scene format, "points", "triangles", "segments", "objects" (a scene),
  /// or "matrix".
  std::string type;
  /// How the numbers are laid out, in terms of the scene format: "min, max", "center,
  /// half_extents", "rows", "columns", "normal, -offset".
  std::string layout;
  std::vector<SceneObject> objects;
  /// For a matrix, which has no objects of its own.
  std::optional<AffineMatrix> matrix;
};

/// Numbers that belong together.
struct PastedGroup {
  /// Its name in the text: "$1", "tri"; empty if it has none.
  std::string name;
  PrintedForm form{};
  TextPlace place;
  std::vector<PastedNumber> numbers;
  /// The possible readings, the likeliest first; never empty.
  std::vector<PasteReading> readings;
};

/// A remark on the text for its reader.
struct PasteRemark {
  /// The text there was not read; otherwise it was, and this is a doubt about it.
  bool refused = false;
  TextPlace place;
  /// "syntax", "number", "shape", "limit" or "doubt".
  std::string code;
  Message message;
};

/// What was recognised in a text, in its order.
struct PastedText {
  std::vector<PastedGroup> groups;
  std::vector<PasteRemark> remarks;
};

/// Longer texts are refused: they are files, which have readers of their own.
constexpr std::size_t maximumPastedBytes = std::size_t{4} << 20;

/// Reads numbers that a program has printed or a source contains (see the README for the forms) and
/// lists the shapes they may be. Nothing is guessed silently: a group of numbers gets every reading
/// that its count and its names allow, and unreadable text is refused with its position. Never
/// throws for any bytes.
PastedText readPrintedText(std::string_view text, PrintedType type = PrintedType::asTextSays);

/// How many floats (or doubles) print to the same digits as `value` does, rounded by the rule to
/// nearest with ties to even, as C's printf does. Printing is monotone, so they form an interval
/// around `value`; its ends are found by doubling and halving steps.
std::uint64_t countPrintedAlike(float value, PrintedDigits rule);
std::uint64_t countPrintedAlike(double value, PrintedDigits rule);

/// The objects of a text, given the chosen reading of each group (-1 for none; groups beyond the
/// end of `choices` use the first). A matrix transforms the objects that follow it up to the next
/// matrix, or if none follow, those before it; coordinates are computed exactly and rounded once.
/// Errors: "shape" if a shape cannot be transformed by its matrix (a sphere by one that is no
/// rotation), or if there is no shape for it.
Result<std::vector<SceneObject>> assemble(const PastedText& text, std::span<const int> choices);

}  // namespace hairline
