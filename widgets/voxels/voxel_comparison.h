#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/scene/scene.h"
#include "core/shapes/grid.h"
#include "core/shapes/triangle.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// How the triangle of a comparison goes from frame to frame.
enum class MotionKind : std::uint8_t {
  /// Its corners glide through the grid, each on a way of its own, and turn back at its walls.
  glide,
  /// The same, but corners keep to tenths of a cell, so that they come to lie on walls.
  glideByTenths,
  /// Another triangle in each frame, with corners on or a few roundings beside the walls of cells.
  jumpNearWalls,
};

/// A triangle that moves through a grid. Where it is depends on the seed and the number of the
/// frame alone, on every machine, so that a frame can be found again.
struct TriangleMotion {
  std::uint64_t seed = 1;
  MotionKind kind = MotionKind::glide;
  Grid grid;

  Triangle<double> at(std::uint64_t frame) const;
};

/// A frame in which the ways differed.
struct KeptDifference {
  std::uint64_t seed = 0;
  MotionKind motion = MotionKind::glide;
  std::uint64_t frame = 0;
  Separating separating = Separating::by26;
  bool open = false;
  Grid grid;
  Triangle<double> triangle;
  std::size_t count = 0;
  std::array<std::size_t, cellWayCount> wrong{};
  /// The first cell about which they differ.
  CellDifference first;

  /// As a scene: the triangle, that cell as a box, both in focus, and the grid.
  Scene scene() const;
};

/// What an animation came to so far.
struct ComparisonTally {
  std::uint64_t frames = 0;
  /// Cells decided, in each of the ways.
  std::uint64_t cells = 0;
  /// Frames and cells in which the ways differed, and cells that each way decided otherwise than
  /// exact.
  std::uint64_t differingFrames = 0;
  std::uint64_t differingCells = 0;
  std::array<std::size_t, cellWayCount> wrong{};

  friend bool operator==(const ComparisonTally&, const ComparisonTally&) = default;
};

/// One triangle that moves through a grid of 32 x 32 x 32 cells, whose cells are decided in all
/// ways in every frame, on and on, with a tally and the frames in which the ways differed.
class VoxelComparison : public QObject {
  Q_OBJECT

 public:
  /// No more than these are kept; the tally goes on.
  static constexpr std::size_t mostKept = 1000;
  /// Frames a second that can be chosen; 0 stands for as many as there can be.
  static constexpr std::array<int, 6> speeds{1, 5, 15, 30, 60, 0};

  explicit VoxelComparison(QObject* parent = nullptr);

  std::uint64_t seed() const { return m_motion.seed; }
  MotionKind motion() const { return m_motion.kind; }
  std::uint64_t frame() const { return m_frame; }
  const Grid& grid() const { return m_motion.grid; }
  Separating separating() const { return m_separating; }
  bool isOpen() const { return m_open; }
  /// Each starts the animation anew, at frame 0 with an empty tally; what is kept stays.
  void setSeed(std::uint64_t seed);
  void setMotion(MotionKind kind);
  void setSeparating(Separating separating);
  void setOpen(bool open);

  bool isPlaying() const { return m_timer.isActive(); }
  int speed() const { return m_speed; }
  void setSpeed(int framesPerSecond);
  bool stopsAtDifference() const { return m_stops; }
  void setStopsAtDifference(bool stops);

  /// The cells of this frame, by all ways.
  const CellSets& sets() const { return m_sets; }
  Triangle<double> triangle() const { return m_sets.question.surfaces->triangle(0); }
  const ComparisonTally& tally() const { return m_tally; }
  const std::vector<KeptDifference>& kept() const { return m_kept; }
  /// Why the cells of this frame could not be decided; empty where they were.
  const QString& refusal() const { return m_refusal; }
  /// The last frame stopped the animation, because the ways differ in it.
  bool hasStopped() const { return m_stopped; }

 public slots:
  void setPlaying(bool playing);
  /// Goes on by one frame.
  void step();
  void restart();
  void clearKept();

 signals:
  /// Another frame, other settings, or another state of playing.
  void changed();
  /// Another difference was kept, or all were given up.
  void keptChanged();

 private:
  void tick();
  /// Decides the cells of a frame; whether the ways differ there.
  bool advance();
  void decideFrame();

  TriangleMotion m_motion;
  Separating m_separating = Separating::by26;
  bool m_open = false;
  std::uint64_t m_frame = 0;
  CellSets m_sets;
  ComparisonTally m_tally;
  std::vector<KeptDifference> m_kept;
  QTimer m_timer;
  int m_speed = 30;
  bool m_stops = true;
  bool m_stopped = false;
  QString m_refusal;
};

}  // namespace hairline
