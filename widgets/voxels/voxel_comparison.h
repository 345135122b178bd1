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

/// How the triangle of a comparison moves from frame to frame.
enum class MotionKind : std::uint8_t {
  /// Its corners glide through the grid on paths of their own, and reflect at its walls.
  glide,
  /// The same, but corners are multiples of a tenth of a cell, so that they lie on walls.
  glideByTenths,
  /// A new triangle in each frame, with corners on the walls of cells or a few roundings beside
  /// them.
  jumpNearWalls,
};

/// A triangle that moves through a grid. Its position depends only on the seed and the number of
/// the frame, on every machine, so that a frame can be found again.
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
  /// The first differing cell.
  CellDifference first;

  /// As a scene: the triangle, that cell as a box, both active, and the grid.
  Scene scene() const;
};

/// The counts of an animation so far.
struct ComparisonTally {
  std::uint64_t frames = 0;
  /// Cells decided, per way.
  std::uint64_t cells = 0;
  /// Frames and cells in which the ways differed, and cells that each way decided differently from
  /// exact.
  std::uint64_t differingFrames = 0;
  std::uint64_t differingCells = 0;
  std::array<std::size_t, cellWayCount> wrong{};

  friend bool operator==(const ComparisonTally&, const ComparisonTally&) = default;
};

/// One triangle that moves endlessly through a grid of 32 x 32 x 32 cells, which are decided in all
/// ways in every frame, with counts and the frames in which the ways differed.
class VoxelComparison : public QObject {
  Q_OBJECT

 public:
  /// The limit on recorded frames; counting continues.
  static constexpr std::size_t mostKept = 1000;
  /// The selectable frames per second; 0 means as many as possible.
  static constexpr std::array<int, 6> speeds{1, 5, 15, 30, 60, 0};

  explicit VoxelComparison(QObject* parent = nullptr);

  std::uint64_t seed() const { return m_motion.seed; }
  MotionKind motion() const { return m_motion.kind; }
  std::uint64_t frame() const { return m_frame; }
  const Grid& grid() const { return m_motion.grid; }
  Separating separating() const { return m_separating; }
  bool isOpen() const { return m_open; }
  /// Each restarts the animation at frame 0 with empty counts; recorded frames stay.
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
  /// Why the cells of this frame could not be decided; empty if they were.
  const QString& refusal() const { return m_refusal; }
  /// The last frame stopped the animation, because the ways differ in it.
  bool hasStopped() const { return m_stopped; }

 public slots:
  void setPlaying(bool playing);
  /// Advances by one frame.
  void step();
  void restart();
  void clearKept();

 signals:
  /// Another frame, other settings, or another state of playing.
  void changed();
  /// A difference was recorded, or all were discarded.
  void keptChanged();

 private:
  void tick();
  /// Decides the cells of a frame; returns whether the ways differ there.
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
