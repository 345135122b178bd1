#pragma once

#include <string>

#include "core/query/trace.h"

namespace hairline {

/// The format of numbers in tables: six significant digits, or full hexadecimal floats.
struct NumberText {
  bool hexadecimal = false;

  std::string write(double number) const;
  std::string write(const Vector3<double>& vector) const;
  std::string write(const Vector2<double>& vector) const;
  std::string write(const Interval<double>& interval) const;
};

/// A step of a trace on one line. `swapped` exchanges the intervals and features of the operands.
std::string stepText(const Step& step, const NumberText& numbers, bool swapped);

}  // namespace hairline
