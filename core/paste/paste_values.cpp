#include "core/paste/paste_values.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/paste/shape_readings.h"

namespace hairline {
namespace {

using ValueKind = PasteValue::Kind;

/// The names of the coordinates; those of one are one number in unions such as glm's.
constexpr std::array<std::string_view, 4> componentNames{"x r s i", "y g t j", "z b p k", "w a q"};

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

/// 0 to 3 for x, y, z, w and what they are called besides; -1 for other names.
int componentOf(std::string_view label) {
  const std::string name = plainName(label);
  if (name.size() != 1) return -1;
  for (std::size_t i = 0; i < componentNames.size(); ++i) {
    if (componentNames[i].find(name) != std::string_view::npos && name != " ") {
      return static_cast<int>(i);
    }
  }
  return -1;
}

/// x, y, z and w alone: other names of components are those of other things too.
int coordinateOf(std::string_view label) {
  const std::string name = plainName(label);
  static constexpr std::string_view names = "xyzw";
  return name.size() == 1 && names.find(name) != std::string_view::npos
             ? static_cast<int>(names.find(name))
             : -1;
}

/// No name, or the place in a list: "[0]", "v[2]", "0".
bool isIndex(std::string_view label) {
  return label.empty() || label.back() == ']' ||
         std::ranges::all_of(label, [](char c) { return c >= '0' && c <= '9'; });
}

/// Names of members that hold what is outside of them.
bool isStorage(std::string_view label) {
  static constexpr std::array<std::string_view, 14> names{
      "storage", "data", "array", "elems", "coeffs", "value", "_elems",
      "m_elems", "impl", "buf",   "vec",   "xyz",    "val",   "components"};
  const bool inList = isIndex(label) && (label.empty() || label.back() != ']' || label[0] == '[');
  return inList || std::ranges::find(names, plainName(label)) != names.end();
}

bool isUnion(const std::vector<PasteValue>& children, const std::vector<NumberLiteral>& numbers) {
  const int component = componentOf(children.front().name);
  return component >= 0 && std::ranges::all_of(children, [&](const PasteValue& child) {
           return child.kind == ValueKind::number && componentOf(child.name) == component &&
                  numbers[child.numbers[0]].value == numbers[children[0].numbers[0]].value;
         });
}

void becomeVector(PasteValue& value, const std::vector<PasteValue>& parts) {
  value.kind = ValueKind::vector;
  for (const PasteValue& part : parts) {
    value.numbers.push_back(part.numbers[0]);
    value.numberNames.push_back(isIndex(part.name) ? std::string() : part.name);
  }
}

/// x, y and z among numbers with names, in this order whatever theirs; what is left stays a field.
bool takeCoordinates(PasteValue& value, std::vector<PasteValue>& children) {
  std::array<const PasteValue*, 4> found{};
  std::size_t count = 0;
  for (const PasteValue& child : children) {
    const int at = child.kind == ValueKind::number ? coordinateOf(child.name) : -1;
    if (at < 0) continue;
    if (found[static_cast<std::size_t>(at)] != nullptr) return false;
    found[static_cast<std::size_t>(at)] = &child;
    ++count;
  }
  if (count < 2 || found[0] == nullptr || found[1] == nullptr || (count == 4 && !found[2])) {
    return false;
  }
  if (count == 3 && found[2] == nullptr) return false;
  std::vector<PasteValue> ordered;
  for (const PasteValue* part : found) {
    if (part != nullptr) ordered.push_back(*part);
  }
  PasteValue vector;
  becomeVector(vector, ordered);
  if (count == children.size()) {
    value.kind = vector.kind;
    value.numbers = std::move(vector.numbers);
    value.numberNames = std::move(vector.numberNames);
    return true;
  }
  vector.name = "center";
  vector.place = value.place;
  std::erase_if(children, [](const PasteValue& child) {
    return child.kind == ValueKind::number && coordinateOf(child.name) >= 0;
  });
  children.insert(children.begin(), std::move(vector));
  value.kind = ValueKind::record;
  value.fields = children;
  return true;
}

bool allOfKind(const std::vector<PasteValue>& values, ValueKind kind) {
  return std::ranges::all_of(values, [&](const PasteValue& value) { return value.kind == kind; });
}

bool equallyLong(const std::vector<PasteValue>& values) {
  return std::ranges::all_of(values, [&](const PasteValue& value) {
    return value.numbers.size() == values.front().numbers.size();
  });
}

void becomeRows(PasteValue& value, const std::vector<PasteValue>& rows) {
  value.kind = ValueKind::rows;
  value.columns = rows.front().numbers.size();
  for (const PasteValue& row : rows) {
    value.numbers.insert(value.numbers.end(), row.numbers.begin(), row.numbers.end());
    for (std::size_t i = 0; i < row.numbers.size(); ++i) {
      std::string name = isIndex(row.name) ? std::string() : row.name;
      if (i < row.numberNames.size() && !row.numberNames[i].empty()) {
        if (!name.empty()) name += '.';
        name += row.numberNames[i];
      }
      value.numberNames.push_back(std::move(name));
    }
  }
}

TextPlace spanOf(const TextPlace& first, const TextPlace& last) {
  TextPlace place = first;
  place.length = std::max(first.offset + first.length, last.offset + last.length) - first.offset;
  return place;
}

/// Several values that were one after the other, as fields of one.
PasteValue together(std::vector<PasteValue> values) {
  PasteValue whole;
  whole.kind = ValueKind::record;
  whole.place = spanOf(values.front().place, values.back().place);
  for (const PasteValue& value : values) whole.hint += value.hint;
  whole.fields = std::move(values);
  return whole;
}

/// A bare row of numbers, as Eigen prints them.
bool isBareRow(const TextNode& node) {
  return node.bracket == 0 && node.label.empty() && !node.children.empty() &&
         std::ranges::all_of(node.children, [](const TextNode& child) {
           return child.isNumber() && child.label.empty() && child.head.empty();
         });
}

/// Rows of numbers on lines one below the other become one list; the name may stand above.
std::vector<TextNode> withRowsTogether(const std::vector<TextNode>& statements) {
  std::vector<TextNode> nodes;
  for (std::size_t i = 0; i < statements.size();) {
    std::size_t end = i + 1;
    if (isBareRow(statements[i])) {
      while (end < statements.size() && isBareRow(statements[end]) &&
             statements[end].place.line == statements[end - 1].place.line + 1 &&
             statements[end].children.size() == statements[i].children.size()) {
        ++end;
      }
    }
    TextNode node = end == i + 1 ? statements[i] : TextNode();
    for (std::size_t row = i; row < end && end > i + 1; ++row) {
      const bool column = statements[row].children.size() == 1;
      node.children.push_back(column ? statements[row].children[0] : statements[row]);
    }
    node.place = spanOf(statements[i].place, statements[end - 1].place);
    if (i > 0 && isBareRow(statements[i]) && !hasNumber(statements[i - 1]) &&
        statements[i - 1].children.size() == 1 &&
        statements[i - 1].place.line + 1 >= statements[i].place.line) {
      node.label = statements[i - 1].children[0].label;
    }
    if (hasNumber(node)) nodes.push_back(std::move(node));
    i = end;
  }
  return nodes;
}

std::string prefixOf(std::string_view name) {
  const std::size_t dot = name.find_last_of(".>:");
  if (dot == std::string_view::npos) return {};
  std::string prefix(name.substr(0, dot));
  while (!prefix.empty() && (prefix.back() == '-' || prefix.back() == ':')) prefix.pop_back();
  return prefix;
}

/// Runs of statements x = 1, y = 2, z = 3.
std::vector<PasteValue> withCoordinatesTogether(std::vector<PasteValue> values) {
  std::vector<PasteValue> result;
  for (std::size_t i = 0; i < values.size();) {
    std::size_t end = i;
    while (end < values.size() && values[end].kind == ValueKind::number &&
           coordinateOf(values[end].name) == static_cast<int>(end - i) && end - i < 4 &&
           prefixOf(values[end].name) == prefixOf(values[i].name)) {
      ++end;
    }
    const bool indexed = !values[i].name.empty() && values[i].name.ends_with("[0]");
    while (indexed && end < values.size() && values[end].kind == ValueKind::number &&
           values[end].name == values[i].name.substr(0, values[i].name.size() - 2) +
                                   std::to_string(end - i) + ']') {
      ++end;
    }
    if (end - i < 2) {
      result.push_back(std::move(values[i++]));
      continue;
    }
    PasteValue vector = together({values.begin() + static_cast<std::ptrdiff_t>(i),
                                  values.begin() + static_cast<std::ptrdiff_t>(end)});
    const std::vector<PasteValue> parts = std::move(vector.fields);
    vector.fields.clear();
    becomeVector(vector, parts);
    vector.name =
        indexed ? values[i].name.substr(0, values[i].name.size() - 3) : prefixOf(values[i].name);
    for (std::string& name : vector.numberNames) name = plainName(name);
    result.push_back(std::move(vector));
    i = end;
  }
  return result;
}

/// Runs of values that are a shape by their names.
std::vector<PasteValue> withRecordsTogether(std::vector<PasteValue> values) {
  constexpr std::size_t mostFields = 6;
  std::vector<PasteValue> result;
  for (std::size_t i = 0; i < values.size();) {
    std::size_t length = std::min(mostFields, values.size() - i);
    for (; length > 1; --length) {
      PasteValue whole = together({values.begin() + static_cast<std::ptrdiff_t>(i),
                                   values.begin() + static_cast<std::ptrdiff_t>(i + length)});
      if (!isNamedShape(whole)) continue;
      whole.name = prefixOf(values[i].name);
      result.push_back(std::move(whole));
      break;
    }
    if (length <= 1) {
      result.push_back(std::move(values[i]));
      length = 1;
    }
    i += length;
  }
  return result;
}

/// Runs of points become rows.
std::vector<PasteValue> withPointsTogether(std::vector<PasteValue> values) {
  std::vector<PasteValue> result;
  for (std::size_t i = 0; i < values.size();) {
    std::size_t end = i;
    while (end < values.size() && values[end].kind == ValueKind::vector &&
           (values[end].numbers.size() == 2 || values[end].numbers.size() == 3) &&
           values[end].numbers.size() == values[i].numbers.size()) {
      ++end;
    }
    if (end - i < 2) {
      result.push_back(std::move(values[i++]));
      continue;
    }
    PasteValue rows = together({values.begin() + static_cast<std::ptrdiff_t>(i),
                                values.begin() + static_cast<std::ptrdiff_t>(end)});
    const std::vector<PasteValue> points = std::move(rows.fields);
    rows.fields.clear();
    becomeRows(rows, points);
    result.push_back(std::move(rows));
    i = end;
  }
  return result;
}

}  // namespace

std::string plainName(std::string_view name) {
  const std::size_t dot = name.find_last_of(".>");
  if (dot != std::string_view::npos) name.remove_prefix(dot + 1);
  while (name.size() > 1 && (name.front() == '_' || name.front() == '$')) name.remove_prefix(1);
  if (name.size() > 2 && (name.starts_with("m_") || name.starts_with("M_"))) name.remove_prefix(2);
  if (name.size() > 1 && (name[0] == 'm' || name[0] == 'k') && name[1] >= 'A' && name[1] <= 'Z') {
    name.remove_prefix(1);
  }
  while (name.size() > 1 && name.back() == '_') name.remove_suffix(1);
  std::string plain = lowered(name);
  std::erase(plain, '_');
  std::erase(plain, ' ');
  return plain;
}

PasteValue valueOf(const TextNode& node, const std::vector<NumberLiteral>& numbers) {
  PasteValue value;
  value.name = node.label;
  value.place = node.place;
  value.hint = lowered(node.label) + ' ' + lowered(node.head) + ' ';
  if (node.isNumber()) {
    value.kind = ValueKind::number;
    value.numbers = {node.number};
    return value;
  }
  if (!node.isList()) return value;
  value.hint += lowered(node.text) + ' ';
  std::vector<PasteValue> children;
  for (const TextNode& child : node.children) {
    // GeoJSON's and others' "type": "Polygon".
    if (child.kind == TextNode::Kind::text) value.hint += lowered(child.text) + ' ';
    PasteValue inner = valueOf(child, numbers);
    if (inner.kind != ValueKind::none) children.push_back(std::move(inner));
  }
  if (children.empty()) return value;
  if (children.size() == 1 || isUnion(children, numbers)) {
    PasteValue inner = std::move(children.front());
    // A name of an outer thing goes before that of the member it is kept in.
    if (inner.name.empty() || !value.name.empty() || isStorage(inner.name)) {
      inner.name = value.name;
    }
    inner.hint = value.hint + inner.hint;
    inner.place = value.place;
    return inner;
  }
  if (takeCoordinates(value, children)) return value;
  const bool unnamed =
      std::ranges::all_of(children, [](const PasteValue& child) { return isIndex(child.name); });
  if (allOfKind(children, ValueKind::number)) {
    const bool components =
        componentOf(children[0].name) == 0 &&
        std::ranges::all_of(children, [&](const PasteValue& child) {
          return componentOf(child.name) == static_cast<int>(&child - children.data());
        });
    if (unnamed || components) {
      becomeVector(value, children);
      return value;
    }
  }
  if (unnamed && allOfKind(children, ValueKind::vector) && equallyLong(children)) {
    for (const PasteValue& child : children) value.hint += child.hint;
    becomeRows(value, children);
    return value;
  }
  value.kind = unnamed ? ValueKind::many : ValueKind::record;
  value.fields = std::move(children);
  return value;
}

std::vector<PasteValue> valuesOf(const TextTree& tree) {
  std::vector<PasteValue> values;
  for (const TextNode& node : withRowsTogether(tree.statements)) {
    PasteValue value = valueOf(node, tree.numbers);
    // Several things on one line are several statements.
    const bool bare = node.bracket == 0 && node.label.empty();
    if (bare && value.kind == ValueKind::record && !isNamedShape(value)) {
      for (PasteValue& field : value.fields) {
        if (field.place.length == 0) field.place = value.place;
        values.push_back(std::move(field));
      }
    } else if (value.kind != ValueKind::none) {
      values.push_back(std::move(value));
    }
  }
  return withPointsTogether(withRecordsTogether(withCoordinatesTogether(std::move(values))));
}

}  // namespace hairline
