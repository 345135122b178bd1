#pragma once

#include <string>

#include "core/query/trace.h"

namespace hairline {

/// How numbers stand in tables: six significant digits, or hexadecimal floats in full.
struct NumberText {
  bool hexadecimal = false;

  std::string write(double number) const;
  std::string write(const Vector3<double>& vector) const;
  std::string write(const Vector2<double>& vector) const;
  std::string write(const Interval<double>& interval) const;
};

/// A step of a trace on one line. `swapped` turns the intervals of the operands around.
std::string stepText(const Step& step, const NumberText& numbers, bool swapped);

}  // namespace hairline
