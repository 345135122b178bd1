#include "widgets/vector_picture/depth_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hairline {

namespace {
constexpr float nothing = std::numeric_limits<float>::infinity();
}

DepthMap::DepthMap(const QSize& size)
    : m_size(size),
      m_depths(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
               nothing) {}

void DepthMap::add(const std::array<PicturePoint, 3>& triangle) {
  const auto& [a, b, c] = triangle;
  const QPointF ab = b.place - a.place;
  const QPointF ac = c.place - a.place;
  const double area = ab.x() * ac.y() - ab.y() * ac.x();
  if (area == 0) return;
  const auto [left, right] = std::minmax({a.place.x(), b.place.x(), c.place.x()});
  const auto [top, bottom] = std::minmax({a.place.y(), b.place.y(), c.place.y()});
  const auto within = [](double value, int end) {
    return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(end)));
  };
  for (int y = within(top, m_size.height()); y < within(bottom + 1, m_size.height()); ++y) {
    for (int x = within(left, m_size.width()); x < within(right + 1, m_size.width()); ++x) {
      const QPointF p = QPointF(x + 0.5, y + 0.5) - a.place;
      const double v = (p.x() * ac.y() - p.y() * ac.x()) / area;
      const double w = (ab.x() * p.y() - ab.y() * p.x()) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      float& depth =
          m_depths[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) +
                   static_cast<std::size_t>(x)];
      depth = std::min(
          depth, static_cast<float>(a.depth + v * (b.depth - a.depth) + w * (c.depth - a.depth)));
    }
  }
}

bool DepthMap::hides(const PicturePoint& point) const {
  const int x = static_cast<int>(std::floor(point.place.x()));
  const int y = static_cast<int>(std::floor(point.place.y()));
  // A line on a face, or along its edge, is not hidden by it: the least cover of the pixels around
  // decides, for they may lie deeper than the line where the face is steep.
  float cover = -nothing;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= m_size.width() || y + dy >= m_size.height()) {
        continue;
      }
      cover = std::max(
          cover,
          m_depths[static_cast<std::size_t>(y + dy) * static_cast<std::size_t>(m_size.width()) +
                   static_cast<std::size_t>(x + dx)]);
    }
  }
  if (cover == -nothing || cover == nothing) return false;
  return point.depth > static_cast<double>(cover) + 1e-5 * std::abs(point.depth);
}

}  // namespace hairline
