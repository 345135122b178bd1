#pragma once

#include "widgets/viewport/draw_list.h"

namespace hairline {

/// How a line is drawn; see DrawRibbon.
struct LineStyle {
  QColor color = Qt::black;
  double width = 1.5;
  Dash dash = {};
  bool onTop = false;
};

/// The twelve triangles of a box given by its eight corners; corner i is at the maximum along axis
/// k if bit k of i is set. Works for any parallelepiped.
void appendBoxFaces(DrawList& list, const std::array<Eigen::Vector3d, 8>& corners,
                    const QColor& color, Shading shading = Shading::lit);
/// The twelve edges of such a box.
void appendBoxEdges(DrawList& list, const std::array<Eigen::Vector3d, 8>& corners,
                    const LineStyle& style);
/// The corners of an axis-aligned box in the order the two functions above expect.
std::array<Eigen::Vector3d, 8> boxCorners(const Eigen::Vector3d& min, const Eigen::Vector3d& max);

/// A segment between two points.
void appendLine(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                const LineStyle& style);
/// A segment with strokes of 6 pixels and gaps of 4.
void appendDashedLine(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                      const LineStyle& style);
/// A segment with a head at its end.
void appendArrow(DrawList& list, const Eigen::Vector3d& from, const Eigen::Vector3d& to,
                 const LineStyle& style);
/// The closed line through the given points.
void appendLoop(DrawList& list, const std::vector<Eigen::Vector3d>& points, const LineStyle& style);

}  // namespace hairline
