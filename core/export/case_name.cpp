#include "core/export/case_name.h"

#include <algorithm>
#include <cmath>

#include "core/search/case_contact.h"

namespace hairline {
namespace {

/// Larger margins are given relative to the operands' size.
constexpr double mostUlps = 1000;

std::string_view wordOf(const Shape& shape) {
  return std::holds_alternative<Aabb<double>>(shape) ? "box" : typeName(shape);
}

std::string distanceText(const Margin& margin) {
  if (margin.absolute == 0) return "touching";
  const std::string measure(name(margin.measure));
  if (margin.ulps < 0.5) return measure + "_below_1_ulp";
  if (margin.ulps < mostUlps)
    return measure + '_' + std::to_string(std::lround(margin.ulps)) + "_ulp";
  const int decade = static_cast<int>(std::floor(std::log10(margin.relative)));
  if (decade >= 0) return measure + "_wide";
  return measure + "_1e_minus_" + std::to_string(-decade) + "_of_size";
}

std::string_view timeText(double time) {
  return time == 0 ? "at_start" : time == 1 ? "at_end" : "on_the_way";
}

/// How the operands lie, if nothing measures it.
std::string_view answerText(Kind kind, const ExpectedAnswer& answer) {
  if (const Side* side = std::get_if<Side>(&answer)) return name(*side);
  if (const bool* verdict = std::get_if<bool>(&answer)) {
    if (kind == Kind::contains) return *verdict ? "inside" : "outside";
    return *verdict ? "hit" : "miss";
  }
  return std::get<double>(answer) == 0 ? "touching" : "apart";
}

}  // namespace

std::string caseName(const SearchCase& given, Kind kind, const ExpectedAnswer& answer,
                     bool single) {
  const CaseContact contact =
      contactOf(given, kind, single ? ScalarKind::float32 : ScalarKind::float64);
  const std::string_view second = wordOf(given.shapes[1]);
  std::string made =
      contact.parts[0].empty() ? std::string(wordOf(given.shapes[0])) : contact.parts[0];
  if (contact.parts[0].empty() && contact.parts[1].empty()) {
    const bool isPast = kind == Kind::sweep && !contact.time;
    made += isPast ? " past " : " and ";
    made += second;
  } else {
    made += " on ";
    made += second;
    made += ' ' + contact.parts[1];
  }
  if (contact.time) {
    made += ' ';
    made += timeText(*contact.time);
  } else if (contact.margin) {
    made += ' ' + distanceText(*contact.margin);
  } else if (kind != Kind::sweep) {
    made += ' ';
    made += answerText(kind, answer);
  }
  std::ranges::replace(made, ' ', '_');
  // If one part is unknown, neither is named.
  const auto twice = std::ranges::unique(made, [](char a, char b) { return a == '_' && b == '_'; });
  made.erase(twice.begin(), twice.end());
  return made;
}

}  // namespace hairline
