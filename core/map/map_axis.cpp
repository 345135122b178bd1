#include "core/map/map_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/double_order.h"

namespace hairline {
namespace {

double finite(double x) {
  constexpr double most = std::numeric_limits<double>::max();
  return std::clamp(x, -most, most);
}

}  // namespace

double MapAxis::unitInLastPlace(double x) {
  const double size = std::abs(x);
  if (size >= std::numeric_limits<double>::max()) return 0x1p971;
  return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

MapAxis::MapAxis(double center, double step) : m_center(center), m_step(unitInLastPlace(center)) {
  // Below two ulps a step could not be distinguished from one.
  if (step >= 2 * m_step) m_step = std::min(step, greatestStep);
}

double MapAxis::at(std::int64_t offset) const {
  if (isByUlps()) return stepped(m_center, offset);
  return finite(m_center + static_cast<double>(offset) * m_step);
}

double MapAxis::offsetOf(double value) const {
  if (isByUlps()) {
    const std::int64_t to = orderOf(value);
    const std::int64_t from = orderOf(m_center);
    // Values on both sides of zero may be too far apart for an integer.
    if ((to < 0) == (from < 0)) return static_cast<double>(to - from);
    return static_cast<double>(to) - static_cast<double>(from);
  }
  return (value - m_center) / m_step;
}

MapAxis MapAxis::panned(std::int64_t pixels) const {
  const double center = at(pixels);
  return {center, isByUlps() ? 0 : m_step};
}

MapAxis MapAxis::zoomed(double factor, std::int64_t anchor) const {
  const double value = at(anchor);
  const double step = m_step * factor;
  const MapAxis there(value, step);
  if (there.isByUlps()) return there.panned(-anchor);
  return {finite(value - static_cast<double>(anchor) * there.step()), there.step()};
}

}  // namespace hairline
