#include "core/paste/printed_form.h"

#include <algorithm>
#include <array>

#include "core/paste/characters.h"

namespace hairline {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Looks {
 public:
  explicit Looks(std::string_view text) : m_text(text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start != std::string_view::npos) m_text.remove_prefix(start);
  }

  bool has(std::string_view part) const { return m_text.find(part) != std::string_view::npos; }
  bool hasAny(std::initializer_list<std::string_view> parts) const {
    return std::ranges::any_of(parts, [this](std::string_view part) { return has(part); });
  }
  char first() const { return m_text.empty() ? '\0' : m_text.front(); }
  std::string_view text() const { return m_text; }

  /// A key in front of a sign, with or without a blank before it, behind an opening brace.
  bool hasKey(char sign, bool apart, bool quoted = false) const {
    for (std::size_t at = m_text.find(sign); at != std::string_view::npos;
         at = m_text.find(sign, at + 1)) {
      std::size_t end = at;
      while (end > 0 && m_text[end - 1] == ' ') --end;
      if ((end < at) != apart || end == 0) continue;
      if (quoted != (m_text[end - 1] == '"')) continue;
      std::size_t start = end - (quoted ? 1 : 0);
      while (start > 0 && (isLetter(m_text[start - 1]) || isDigit(m_text[start - 1]))) --start;
      const std::size_t before =
          m_text.substr(0, start).find_last_not_of(quoted ? " \t\r\n\"" : " \t\r\n");
      const bool named = start < end;
      if (named && before != std::string_view::npos &&
          (m_text[before] == '{' || m_text[before] == ',') && m_text.find('{') < at) {
        return true;
      }
    }
    return false;
  }

 private:
  std::string_view m_text;
};

bool isLldb(const Looks& looks) {
  if (looks.first() != '(') return false;
  const std::string_view text = looks.text();
  const std::size_t close = text.find(") ");
  return text.size() > 1 && isLetter(text[1]) && close != std::string_view::npos &&
         close + 2 < text.size() && (isLetter(text[close + 2]) || text[close + 2] == '$') &&
         text.find(" = ", close) < text.find_first_of("\n{(", close + 2) + 1;
}

bool isGdb(const Looks& looks) {
  const std::string_view text = looks.text();
  if (text.size() > 1 && text[0] == '$' && isDigit(text[1])) return true;
  return looks.has("{") && looks.hasKey('=', true) && !looks.has("{.");
}

bool isWkt(const Looks& looks) {
  static constexpr std::array<std::string_view, 6> tags{
      "POINT", "LINESTRING", "POLYGON", "TRIANGLE", "TIN", "POLYHEDRALSURFACE"};
  return std::ranges::any_of(tags, [&](std::string_view tag) {
    const std::size_t at = looks.text().find(tag);
    if (at == std::string_view::npos) return false;
    const std::size_t end = looks.text().find_first_not_of(" ZM\n", at + tag.size());
    return end != std::string_view::npos && looks.text()[end] == '(';
  });
}

bool hasFloatSuffix(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == 'f' && (isDigit(text[i - 1]) || text[i - 1] == '.') &&
        (i + 1 == text.size() || !(isLetter(text[i + 1]) || isDigit(text[i + 1])))) {
      return true;
    }
  }
  return false;
}

PrintedForm bracketed(const Looks& looks) {
  if (looks.hasKey(':', false, true) || looks.hasKey(':', true, true)) return PrintedForm::json;
  const bool script = looks.hasAny({"new ", "THREE.", "Float32Array", "Float64Array"}) ||
                      (looks.hasAny({"const ", "let ", "var "}) && looks.has("= ["));
  if ((script || looks.hasKey(':', false)) && !looks.has("::")) return PrintedForm::javaScript;
  if (looks.has("array(")) return PrintedForm::numpy;
  if (looks.first() == '[') {
    if (looks.has(";")) return PrintedForm::eigen;
    return looks.has(",") ? PrintedForm::json : PrintedForm::numpy;
  }
  if (looks.hasAny({"{", ";", "::", "<<"})) return PrintedForm::initializer;
  if (looks.has("[") || looks.hasAny({"Vector((", "=("})) return PrintedForm::python;
  if (looks.has("(")) return PrintedForm::tuple;
  return PrintedForm::plain;
}

bool isBareRows(std::string_view text) {
  return text.find_first_not_of("0123456789+-.eE \t\r\n") == std::string_view::npos;
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
  // The looks show soon; a long list is not searched through for each of them.
  const Looks looks(text.substr(0, 4000));
  if (isWkt(looks)) return PrintedForm::wkt;
  if (isLldb(looks)) return PrintedForm::lldb;
  if (isGdb(looks)) return PrintedForm::gdb;
  if (looks.hasKey('=', false) || looks.has("\t{") ||
      (looks.has("\tfloat") || looks.has("\tdouble"))) {
    return PrintedForm::visualStudio;
  }
  if (looks.has("X=") && looks.has("Y=")) return PrintedForm::unreal;
  if (looks.hasAny({"Center: (", "Extents: (", "Origin: (", "Dir: (", "normal:("})) {
    return PrintedForm::unity;
  }
  const bool source = hasFloatSuffix(looks.text()) || looks.hasAny({"::", ";", "0x"});
  if (!source && looks.hasAny({"vec2(", "vec3(", "vec4(", "mat4x4(", "mat3x3("})) {
    return PrintedForm::glm;
  }
  if (hasFloatSuffix(looks.text()) && looks.hasAny({"{", "(", "="}))
    return PrintedForm::initializer;
  if (looks.hasAny({"geometry_msgs", "x: ", "x:\t", "- ["}) && !looks.has("{")) {
    return PrintedForm::ros;
  }
  if (isBareRows(looks.text())) {
    const bool several = looks.text().find('\n') != std::string_view::npos;
    return several ? PrintedForm::eigen : PrintedForm::plain;
  }
  return bracketed(looks);
}

PrintedType typeOf(std::string_view text, PrintedForm form,
                   std::span<const NumberLiteral> numbers) {
  const Looks looks(text.substr(0, 4000));
  if (looks.hasAny(
          {"double", "float64", "Float64", "dvec", "dmat", "Vector3d", "Matrix3d", "FVector3d"})) {
    return PrintedType::binary64;
  }
  if (looks.hasAny({"float32", "Float32", "Vector3f", "Matrix3f", "FVector3f"})) {
    return PrintedType::single;
  }
  const bool compiled = form == PrintedForm::gdb || form == PrintedForm::lldb ||
                        form == PrintedForm::visualStudio || form == PrintedForm::initializer;
  if (compiled && looks.has("float")) return PrintedType::single;
  if (form == PrintedForm::glm || form == PrintedForm::unity) return PrintedType::single;
  if (form == PrintedForm::gdb || form == PrintedForm::visualStudio) {
    int most = 0;
    for (const NumberLiteral& number : numbers) most = std::max(most, number.digits.significant);
    if (most == 8 || most == 9) return PrintedType::single;
  }
  return PrintedType::asTextSays;
}

PrintedDigits digitsOf(PrintedForm form, std::span<const NumberLiteral> numbers) {
  using Rule = PrintedDigits::Rule;
  int most = 0;
  int decimals = -1;
  int mostDecimals = 0;
  std::size_t fractions = 0;
  std::size_t counted = 0;
  bool uniform = true;
  bool zeroAtEnd = false;
  bool exponent = false;
  for (const NumberLiteral& number : numbers) {
    if (number.isHexadecimal) continue;
    ++counted;
    most = std::max(most, number.digits.significant);
    mostDecimals = std::max(mostDecimals, number.digits.decimals);
    exponent = exponent || number.digits.hasExponent;
    if (number.digits.decimals == 0) continue;
    ++fractions;
    uniform = uniform && (decimals < 0 || decimals == number.digits.decimals);
    decimals = number.digits.decimals;
    zeroAtEnd = zeroAtEnd || number.digits.endsInZero;
  }
  if (counted == 0) return {};
  const bool fixed = uniform && !exponent && fractions == counted && decimals > 0;
  switch (form) {
    case PrintedForm::initializer:
    case PrintedForm::gdb:
    case PrintedForm::lldb:
    case PrintedForm::hairline:
      return {};
    case PrintedForm::glm:
    case PrintedForm::unity:
    case PrintedForm::unreal:
      return fixed ? PrintedDigits{Rule::decimals, decimals}
                   : PrintedDigits{Rule::significant, most};
    case PrintedForm::visualStudio:
      return {Rule::significant, most};
    case PrintedForm::eigen:
      return {Rule::significant, std::max(most, 6)};
    case PrintedForm::numpy:
      if (mostDecimals > 8) break;
      return exponent ? PrintedDigits{Rule::significant, 9} : PrintedDigits{Rule::decimals, 8};
    case PrintedForm::tuple:
      if (fixed) return {Rule::decimals, decimals};
      break;
    default:
      break;
  }
  if (fixed && fractions > 1 && decimals > 1 && zeroAtEnd) return {Rule::decimals, decimals};
  if (most <= 3 || most >= 16) return {};
  return {Rule::significant, most};
}

}  // namespace hairline
