#include <algorithm>
#include <array>

#include "core/paste/readings.h"

namespace hairline {
namespace {

/// Whether a character is of a class in the patterns of `Look`, or equals the pattern's character.
bool isOf(char pattern, char c) {
  switch (pattern) {
    case '%':
      return std::string_view(" \t\r\n").find(c) != std::string_view::npos;
    case '&':
      return std::string_view(" ZM\n").find(c) != std::string_view::npos;
    case '*':
      return c != '\n' && c != '{';
    case '#':
      return isDigit(c);
    case '~':
      return isDigit(c) || isNameLetter(c);
    case '@':
      return isNameLetter(c);
    default:
      return c == pattern;
  }
}

/// Whether a pattern of `Look` matches at the front of a text.
bool matches(std::string_view text, std::string_view pattern) {
  for (; !pattern.empty(); pattern.remove_prefix(1)) {
    const char first = pattern[0];
    const bool stands = !text.empty() && isOf(first == '!' ? '~' : first, text[0]);
    if (first == '*') {
      while (!matches(text, pattern.substr(1))) {
        if (text.empty() || !isOf(first, text[0])) return false;
        text.remove_prefix(1);
      }
      return true;
    }
    if (first == '!' ? stands : !stands && first != '%' && first != '&') return false;
    if (!stands) continue;
    text.remove_prefix(1);
    const bool several = first == '%' || first == '&' || first == '~';
    while (several && !text.empty() && isOf(first, text[0])) text.remove_prefix(1);
  }
  return true;
}

/// Whether a text matches one of several patterns, separated by |.
bool hasAny(std::string_view text, std::string_view patterns) {
  for (std::size_t start = 0; start < patterns.size();) {
    const std::size_t end = std::min(patterns.find('|', start), patterns.size());
    const std::string_view pattern = patterns.substr(start, end - start);
    start = end + 1;
    if (pattern.front() == '^') {
      if (matches(text, pattern.substr(1))) return true;
      continue;
    }
    const char first = pattern.front();
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (first != '#') at = std::min(text.find(first, at), text.size());
      if (matches(text.substr(at), pattern)) return true;
    }
  }
  return false;
}

/// A form is recognised by one of `any` if the text also has `needs` and none of `none`. In
/// patterns, ^ is the beginning of the text, # a digit, @ a letter, ~ a name, ! the end of one, %
/// optional spaces, & those and Z or M, * anything up to a brace or the end of the line.
struct Look {
  PrintedForm form;
  std::string_view any;
  std::string_view needs{};
  std::string_view none{};
};
constexpr auto looks = std::to_array<Look>({
    {PrintedForm::wkt, "POINT&(|LINESTRING&(|POLYGON&(|TRIANGLE&(|TIN&(|POLYHEDRALSURFACE&("},
    {PrintedForm::lldb, "^(@*) @* = "},
    {PrintedForm::gdb, "^$#"},
    {PrintedForm::gdb, "{%~ =|,%~ =", "{", "{."},
    {PrintedForm::visualStudio, "{%~=|,%~=", "{"},
    {PrintedForm::visualStudio, "\t{|\tfloat|\tdouble"},
    {PrintedForm::unreal, "X=", "Y="},
    {PrintedForm::unity, "Center: (|Extents: (|Origin: (|Dir: (|normal:("},
    {PrintedForm::glm, "vec2(|vec3(|vec4(|mat4x4(|mat3x3(", "", "::|;|0x|#f!|.f!"},
    {PrintedForm::initializer, "#f!|.f!", "{|(|="},
    {PrintedForm::ros, "geometry_msgs|x: |x:\t|- [", "", "{"},
    {PrintedForm::json, "{%\"~\"%:|,%\"~\"%:", "{"},
    {PrintedForm::javaScript, "new |THREE.|Float32Array|Float64Array", "", "::"},
    {PrintedForm::javaScript, "const |let |var ", "= [", "::"},
    {PrintedForm::javaScript, "{%~:|,%~:", "{", "::"},
    {PrintedForm::numpy, "array("},
    {PrintedForm::eigen, "^[", ";"},
    {PrintedForm::json, "^[", ","},
    {PrintedForm::numpy, "^["},
    {PrintedForm::initializer, "{|;|::|<<"},
    {PrintedForm::python, "[|Vector((|=("},
    {PrintedForm::tuple, "("},
});

// Forms are recognised early in a text; a long list is not searched for each of them.
std::string_view beginningOf(std::string_view text) {
  text = text.substr(0, 4000);
  return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

}  // namespace

std::string_view name(PrintedForm form) {
  static constexpr std::array<std::string_view, 18> names{
      "plain",    "tuple", "initializer", "gdb",    "lldb",   "visual_studio",
      "eigen",    "glm",   "unity",       "unreal", "ros",    "json",
      "hairline", "wkt",   "obj",         "numpy",  "python", "javascript"};
  return names[static_cast<std::size_t>(form)];
}

PrintedForm formOf(std::string_view text) {
  text = beginningOf(text);
  if (text.find_first_not_of("0123456789+-.eE \t\r\n") == std::string_view::npos) {
    return text.find('\n') == std::string_view::npos ? PrintedForm::plain : PrintedForm::eigen;
  }
  const auto look = std::ranges::find_if(looks, [&](const Look& candidate) {
    return hasAny(text, candidate.any) &&
           (candidate.needs.empty() || hasAny(text, candidate.needs)) &&
           !hasAny(text, candidate.none);
  });
  return look == looks.end() ? PrintedForm::plain : look->form;
}

PrintedType typeOf(std::string_view text, PrintedForm form,
                   std::span<const PrintedNumber> numbers) {
  using enum PrintedForm;
  text = beginningOf(text);
  if (hasAny(text, "double|float64|Float64|<Double>|dvec|dmat|Vector3d|Matrix3d")) {
    return PrintedType::binary64;
  }
  const bool compiled = form == gdb || form == lldb || form == visualStudio || form == initializer;
  int most = 0;
  for (const PrintedNumber& number : numbers) most = std::max(most, number.literal.significant);
  if (most >= 16 && !hasAny(text, "float32|Float32")) return PrintedType::binary64;
  const bool single = hasAny(text, "float32|Float32|<Float>|Vector3f|Matrix3f") || form == glm ||
                      form == unity || (compiled && hasAny(text, "float")) ||
                      ((form == gdb || form == visualStudio) && (most == 8 || most == 9));
  return single ? PrintedType::single : PrintedType::asTextSays;
}

PrintedDigits digitsOf(PrintedForm form, std::span<const PrintedNumber> numbers) {
  using enum PrintedForm;
  using Rule = PrintedDigits::Rule;
  int most = 0;
  int fewestDecimals = 0;
  int mostDecimals = 0;
  std::size_t counted = 0;
  bool zeroAtEnd = false;
  bool exponent = false;
  for (const PrintedNumber& number : numbers) {
    const NumberLiteral& literal = number.literal;
    if (literal.isHexadecimal) continue;
    fewestDecimals = counted++ == 0 ? literal.decimals : std::min(fewestDecimals, literal.decimals);
    mostDecimals = std::max(mostDecimals, literal.decimals);
    most = std::max(most, literal.significant);
    exponent = exponent || literal.hasExponent;
    zeroAtEnd = zeroAtEnd || literal.endsInZero;
  }
  if (counted == 0 || form == initializer || form == gdb || form == lldb || form == hairline) {
    return {};
  }
  const bool fixed = fewestDecimals > 0 && fewestDecimals == mostDecimals && !exponent;
  const bool shown = fixed && counted > 1 && mostDecimals > 1 && zeroAtEnd;
  const bool fixedForm = form == glm || form == unity || form == unreal;
  if (form == numpy && mostDecimals <= 8) {
    return exponent ? PrintedDigits{Rule::significant, 9} : PrintedDigits{Rule::decimals, 8};
  }
  if (form == eigen) return {Rule::significant, std::max(most, 6)};
  if (fixed && (fixedForm || form == tuple || (shown && form != visualStudio))) {
    return {Rule::decimals, mostDecimals};
  }
  if (!fixedForm && form != visualStudio && (most <= 3 || most >= 16)) return {};
  return {Rule::significant, most};
}

}  // namespace hairline
