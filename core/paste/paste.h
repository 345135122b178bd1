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

/// A stretch of a text.
struct TextPlace {
  /// In bytes.
  std::size_t offset = 0;
  std::size_t length = 0;
  /// Counted from 1, the column in characters.
  int line = 1;
  int column = 1;
};

/// How a text was printed, told by its looks. Where two forms look alike it is the one that is met
/// more often; that decides no number, only what is assumed of its digits.
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
    /// The digits are as many as give the number back, or they are the number (a literal).
    all,
    /// To so many significant digits, zeros at the end left out or not.
    significant,
    /// To so many digits behind the point.
    decimals
  };
  Rule rule = Rule::all;
  int count = 0;
};

/// Whether a number can be given back bit for bit.
struct PrintedPrecision {
  /// Digits printed.
  int digits = 0;
  PrintedDigits rule;
  /// How many floats and how many doubles print to the same digits under the rule; 1 where the
  /// number is sure, 0 where there is none (it is beyond the range of a float).
  std::uint64_t floats = 1;
  std::uint64_t doubles = 1;
};

/// A number and where it stands.
struct PastedNumber {
  double value = 0;
  /// It was read as a float: by its suffix, by the type in the text, or on wish.
  bool single = false;
  TextPlace place;
  /// The names before it, from the outermost: "center.x"; empty where there are none.
  std::string name;
  PrintedPrecision precision;
};

/// Four rows of four numbers, which take columns of points: the last row is 0 0 0 1.
using AffineMatrix = std::array<std::array<Rational, 4>, 4>;

/// What a group of numbers may mean.
struct PasteReading {
  /// A type of shape of the scene format, "points", "triangles", "segments", "objects" (a scene),
  /// or "matrix".
  std::string type;
  /// How the numbers are laid out, in words of the scene format: "min, max", "center,
  /// half_extents", "rows", "columns", "normal, -offset".
  std::string layout;
  std::vector<SceneObject> objects;
  /// Of a matrix, which has no objects of its own.
  std::optional<AffineMatrix> matrix;
};

/// Numbers that belong together.
struct PastedGroup {
  /// What the text calls it: "$1", "tri"; empty where it has no name.
  std::string name;
  PrintedForm form{};
  TextPlace place;
  std::vector<PastedNumber> numbers;
  /// What it may be, the likeliest first; never empty.
  std::vector<PasteReading> readings;
};

/// Something about the text that its reader has to know.
struct PasteRemark {
  /// What stands there was not read; otherwise it was, and this is a doubt about it.
  bool refused = false;
  TextPlace place;
  /// "syntax", "number", "shape", "limit" or "doubt".
  std::string code;
  Message message;
};

/// What was understood of a text, in its order.
struct PastedText {
  std::vector<PastedGroup> groups;
  std::vector<PasteRemark> remarks;
};

/// Longer texts are refused: they are files, and there are readers for those.
constexpr std::size_t maximumPastedBytes = std::size_t{4} << 20;

/// Reads numbers that some program has printed or some source holds (see the README for the forms)
/// and says which shapes they may be. Nothing is guessed in silence: a group of numbers has all the
/// readings that its count and its names allow, and what cannot be read is refused with its place.
/// Never throws for any bytes.
PastedText readPrintedText(std::string_view text, PrintedType type = PrintedType::asTextSays);

/// How many floats (or doubles) print to the same digits as `value` does, rounded by the rule to
/// nearest with ties to even, as C's printf does. Printing never falls where numbers grow, so that
/// they are an interval around `value`; its ends are sought by doubling and halving steps.
std::uint64_t countPrintedAlike(float value, PrintedDigits rule);
std::uint64_t countPrintedAlike(double value, PrintedDigits rule);

/// The objects of a text, given the reading chosen of each group (-1 for none; those beyond the end
/// of `choices` are the first). A matrix takes the objects that follow it up to the next matrix, or
/// where none follows those before it; coordinates are worked out exactly and rounded once. Errors:
/// "shape" where a shape cannot take its matrix (a sphere under one that is no rotation), or where
/// there is no shape for it.
Result<std::vector<SceneObject>> assemble(const PastedText& text, std::span<const int> choices);

}  // namespace hairline
