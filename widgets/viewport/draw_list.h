#pragma once

#include <Eigen/Core>
#include <QColor>
#include <QPointF>
#include <QString>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

// The input of the viewport: plain values in world space, in double. Colours carry their own alpha.
// Lengths called pixels are device-independent: on a display of ratio 2 they are twice as many
// device pixels. Entries with a coordinate that is not finite are skipped.

enum class Shading {
  lit,  ///< by a light that moves with the eye
  flat  ///< the plain colour
};

/// One triangle, seen from both sides by default. With an alpha below 1 it is blended after
/// everything opaque, sorted back to front by its centre.
struct DrawTriangle {
  std::array<Eigen::Vector3d, 3> corners;
  QColor color = Qt::gray;
  Shading shading = Shading::lit;
  bool twoSided = true;  ///< if false, only the counter-clockwise side is drawn
  /// Unit normals for a curved surface; without them the triangle's own normal is used.
  std::optional<std::array<Eigen::Vector3d, 3>> normals = std::nullopt;

  friend bool operator==(const DrawTriangle&, const DrawTriangle&) = default;
};

/// Lengths of the stroke and of the gap, in pixels; no gap is a solid line.
struct Dash {
  double stroke = 0;
  double gap = 0;

  friend bool operator==(const Dash&, const Dash&) = default;
};

/// A line through two or more points, of constant width on the screen.
struct DrawRibbon {
  std::vector<Eigen::Vector3d> points;
  QColor color = Qt::black;
  double width = 1.5;  ///< pixels
  Dash dash = {};
  bool arrow = false;  ///< a head at the last point
  bool onTop = false;  ///< drawn over everything, fainter where it is hidden

  friend bool operator==(const DrawRibbon&, const DrawRibbon&) = default;
};

enum class PointShape { disc, square, ring, diamond };

/// A mark of constant size on the screen.
struct DrawPoint {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  QColor color = Qt::black;
  double size = 8;  ///< pixels across
  PointShape shape = PointShape::disc;
  QColor outline = Qt::transparent;  ///< a rim inside the size, for contrast with what lies behind
  bool onTop = false;

  friend bool operator==(const DrawPoint&, const DrawPoint&) = default;
};

enum class LabelStyle {
  plain,  ///< letters alone
  halo,   ///< letters with a rim in the colour of the background
  plate   ///< letters on a rounded plate
};

/// Text of constant size on the screen, always drawn over everything.
struct DrawLabel {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  QString text;
  QColor color = {};            ///< an invalid colour means the theme's text colour
  QPointF offset = {0, 0};      ///< pixels from the position, y downwards
  QPointF anchor = {0.5, 0.5};  ///< the anchor within the text: (0,0) is its upper left
  double size = 12;             ///< height of the font in pixels
  LabelStyle style = LabelStyle::halo;
  bool bold = false;

  friend bool operator==(const DrawLabel&, const DrawLabel&) = default;
};

/// A rectangle of a grid's cells perpendicular to one axis, visible from one side. The other two
/// axes follow it cyclically: y and z for x, z and x for y, x and y for z.
struct CellFace {
  std::uint8_t axis = 0;
  bool upper = false;      ///< the cells lie below it; visible from the positive side
  std::int16_t level = 0;  ///< how many cells from the origin along the axis
  std::array<std::int16_t, 2> first{};
  std::array<std::int16_t, 2> end{};  ///< past the last

  friend bool operator==(const CellFace&, const CellFace&) = default;
};

/// Faces of cells, with a line between any two. One shared vertex list of many faces, so that
/// moving the camera uploads nothing. Blended if the colour has an alpha below 1; only the nearest
/// face is visible.
struct DrawCells {
  Eigen::Vector3d origin = Eigen::Vector3d::Zero();
  double cell = 1;
  std::shared_ptr<const std::vector<CellFace>> faces;
  QColor color = Qt::gray;

  friend bool operator==(const DrawCells&, const DrawCells&) = default;
};

/// A flat-shaded surface of very many triangles, visible from both sides. Its triangles are shared,
/// so that moving the camera or `offset` uploads nothing. Always opaque.
struct DrawSurface {
  Mesh mesh;
  /// The box around its triangles in the mesh's own coordinates.
  Aabb<double> bounds;
  /// The offset of all of it.
  Eigen::Vector3d offset = Eigen::Vector3d::Zero();
  QColor color = Qt::gray;
  /// A line along each edge, which fades where triangles are only a few pixels large.
  bool edges = false;

  friend bool operator==(const DrawSurface& a, const DrawSurface& b) {
    return a.mesh == b.mesh && a.offset == b.offset && a.color == b.color && a.edges == b.edges;
  }
};

/// Everything of one picture.
struct DrawList {
  std::vector<DrawSurface> surfaces;
  std::vector<DrawCells> cells;
  std::vector<DrawTriangle> triangles;
  std::vector<DrawRibbon> ribbons;
  std::vector<DrawPoint> points;
  std::vector<DrawLabel> labels;

  friend bool operator==(const DrawList&, const DrawList&) = default;
};

}  // namespace hairline
