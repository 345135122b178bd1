#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/viewport/camera.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/label_atlas.h"
#include "widgets/viewport/local_frame.h"

namespace hairline {

// The vertex layouts of the shaders, field by field; see shaders/ for the meaning of each.

struct SolidVertex {
  float position[3];
  float normal[3];
  float color[4];
  float flags[2];  ///< lit, two-sided
};

struct RibbonVertex {
  float start[3];
  float end[3];
  float corner[2];  ///< 0 at the start and 1 at the end; -1 and 1 on the two sides
  float color[4];
  float stroke[4];  ///< width, dash stroke, dash gap, dash phase, all in pixels
  float part;       ///< 0 a line, 1 a line that leaves room for a head, 2 the head
};

struct PointVertex {
  float position[3];
  float corner[2];
  float color[4];
  float outline[4];
  float mark[2];  ///< size in pixels, shape
};

struct CellVertex {
  float position[3];
  float place[2];  ///< in cells
  float across;    ///< the axis: 0, 1 or 2
  float color[4];
};

/// For a triangle; the second and third vertex know their corner by their position.
struct SurfaceVertex {
  float position[3];
};

struct SpriteVertex {
  float position[3];
  float place[2];    ///< offset in real pixels, y downwards
  float texture[2];  ///< real pixels of the atlas
};

/// A draw list in the layout of the vertex buffers, with coordinates of a local frame. Ribbons,
/// points and sprites are four vertices each, triangles three.
struct VertexLists {
  std::vector<SolidVertex> opaque;
  std::vector<SolidVertex> transparent;
  std::vector<RibbonVertex> ribbons;
  std::vector<RibbonVertex> topRibbons;
  std::vector<PointVertex> points;
  std::vector<PointVertex> topPoints;
  std::vector<SpriteVertex> sprites;
  /// The bounds of everything in the local frame; min > max if there is nothing.
  Eigen::Vector3d min = Eigen::Vector3d::Constant(1);
  Eigen::Vector3d max = Eigen::Vector3d::Constant(-1);
  /// Whether the lists depend on the view direction, not only on the frame.
  bool dependsOnCamera = false;
};

/// Appends a list; transparent triangles are sorted back to front among themselves.
void appendVertices(VertexLists& lists, const DrawList& list, const LocalFrame& frame,
                    const Camera& camera, const QSizeF& view);
/// Appends faces of cells, four vertices each; only `includeCells` takes their bounds into account,
/// so that these vertices need not be rebuilt with the rest.
void appendCells(std::vector<CellVertex>& vertices, const DrawCells& cells,
                 const LocalFrame& frame);
void includeCells(VertexLists& lists, const DrawCells& cells, const LocalFrame& frame);

/// The vertices of a surface in its mesh's coordinates, three per triangle; as with cells, its
/// bounds are added separately, with its offset.
std::vector<SurfaceVertex> surfaceVertices(const DrawSurface& surface, const LocalFrame& frame);
void includeSurface(VertexLists& lists, const DrawSurface& surface, const LocalFrame& frame);

/// Appends labels whose sprites are already placed, farthest first. `pixelRatio` real pixels make
/// one pixel.
void appendSprites(VertexLists& lists, const std::vector<DrawLabel>& labels,
                   const QList<LabelAtlas::Sprite>& sprites, const LocalFrame& frame,
                   const Camera& camera, double pixelRatio);

/// Larger local coordinates would lose visible digits when rounded to float, so longer primitives
/// are cut, in double, to a cube of a quarter of the size.
inline constexpr double localReach = 16384;

/// The part of a segment inside the cube of half-width localReach / 4; the whole segment when it
/// lies within localReach; nothing when it misses the cube or is not finite.
std::optional<std::pair<Eigen::Vector3d, Eigen::Vector3d>> clipToReach(const Eigen::Vector3d& from,
                                                                       const Eigen::Vector3d& to);

/// A corner of a polygon with its normal.
struct ClipCorner {
  Eigen::Vector3d position;
  Eigen::Vector3d normal;
};
/// The same for a convex polygon, in place; empty when nothing is left.
void clipToReach(std::vector<ClipCorner>& polygon);

}  // namespace hairline
