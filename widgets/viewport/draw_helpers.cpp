#include "widgets/viewport/draw_helpers.h"

#include <Eigen/Geometry>

namespace hairline {

void appendBoxFaces(DrawList& list, const std::array<Eigen::Vector3d, 8>& corners,
                    const QColor& color, Shading shading) {
  // Each face turns left seen from outside.
  constexpr int faces[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4},
                               {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
  for (const auto& face : faces) {
    for (int half = 0; half < 2; ++half) {
      DrawTriangle triangle;
      triangle.corners = {corners[face[0]], corners[face[half + 1]], corners[face[half + 2]]};
      triangle.color = color;
      triangle.shading = shading;
      list.triangles.push_back(triangle);
    }
  }
}

void appendBoxEdges(DrawList& list, const std::array<Eigen::Vector3d, 8>& corners,
                    const LineStyle& style) {
  for (unsigned corner = 0; corner < 8; ++corner) {
    for (unsigned bit = 1; bit < 8; bit <<= 1) {
      if ((corner & bit) == 0) appendLine(list, corners[corner], corners[corner | bit], style);
    }
  }
}

std::array<Eigen::Vector3d, 8> boxCorners(const Eigen::Vector3d& min, const Eigen::Vector3d& max) {
  std::array<Eigen::Vector3d, 8> corners;
  for (unsigned i = 0; i < 8; ++i) {
    corners[i] = {(i & 1) != 0 ? max[0] : min[0], (i & 2) != 0 ? max[1] : min[1],
                  (i & 4) != 0 ? max[2] : min[2]};
  }
  return corners;
}

void appendLine(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                const LineStyle& style) {
  list.ribbons.push_back({.points = {from, to},
                          .color = style.color,
                          .width = style.width,
                          .dash = style.dash,
                          .onTop = style.onTop});
}

void appendDashedLine(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                      const LineStyle& style) {
  appendLine(list, from, to, style);
  list.ribbons.back().dash = {6, 4};
}

void appendArrow(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                 const LineStyle& style) {
  appendLine(list, from, to, style);
  list.ribbons.back().arrow = true;
}

void appendLoop(DrawList& list, const std::vector<Eigen::Vector3d>& points,
                const LineStyle& style) {
  if (points.size() < 2) return;
  DrawRibbon ribbon{.points = points,
                    .color = style.color,
                    .width = style.width,
                    .dash = style.dash,
                    .onTop = style.onTop};
  ribbon.points.push_back(points.front());
  list.ribbons.push_back(std::move(ribbon));
}

}  // namespace hairline
