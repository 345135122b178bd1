#include "widgets/voxels/voxel_comparison.h"

#include <cmath>
#include <limits>
#include <string>

#include "widgets/text/labels.h"

namespace hairline {
namespace {

constexpr int resolution = 32;
/// The work done at once without a speed limit; about what fits into a frame.
constexpr int framesAtOnce = 8;

std::string nameOf(CellWay way) {
  const std::string method = methodOf(way) == VoxelMethod::pef ? "pef" : "sat";
  switch (scalarOf(way)) {
    case ScalarKind::float32:
      return method + " float";
    case ScalarKind::float64:
      return method + " double";
    case ScalarKind::exact:
      break;
  }
  return "exact";
}

/// Random numbers that are the same with every standard library (splitmix64, Steele and others
/// 2014).
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : m_state(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (m_state += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  /// Uniform in [0, 1).
  double part() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

 private:
  std::uint64_t m_state;
};

// Back and forth between 0 and 1, both within one unit of the path.
double thereAndBack(double way) {
  const double part = way - 2 * std::floor(way / 2);
  return part <= 1 ? part : 2 - part;
}

double moved(double x, int ulps) {
  const double goal =
      ulps < 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  for (int i = 0; i < std::abs(ulps); ++i) x = std::nextafter(x, goal);
  return x;
}

}  // namespace

Scene KeptDifference::scene() const {
  Scene scene;
  SceneObject surface = makeObject(triangle);
  surface.id = std::string("triangle");
  SceneObject cell = makeObject(boxOf(grid, first.cell));
  cell.id = std::string("cell");
  SceneObject cells = makeObject(grid);
  cells.id = std::string("grid");
  scene.objects = {surface, cell, cells};
  scene.focus = {"triangle", "cell"};
  const auto number = [](auto x) { return std::to_string(x); };
  const auto& [i, j, k] = first.cell;
  scene.name = "cells differ, seed ";
  scene.name += number(seed) + ", frame " + number(frame);
  scene.notes = "Methods or scalars differ about ";
  scene.notes += number(count) + (count == 1 ? " cell" : " cells") + " of this triangle (seed " +
                 number(seed) + ", frame " + number(frame) + ", " +
                 (separating == Separating::by26 ? "26" : "6") + "-separating, " +
                 (open ? "open" : "closed") + " cells).\n\nThe box is cell " + number(i) + ", " +
                 number(j) + ", " + number(k) + ":\n";
  for (const CellWay way : cellWays) {
    scene.notes += "\n- " + nameOf(way) + ": " + (first.isSetBy(way) ? "set" : "not set");
  }
  scene.notes += '\n';
  return scene;
}

VoxelComparison::VoxelComparison(QObject* parent) : QObject(parent) {
  m_motion.grid = Grid{{0, 0, 0}, 0.1, {resolution, resolution, resolution}};
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, &VoxelComparison::tick);
  setSpeed(m_speed);
  decideFrame();
}

void VoxelComparison::setSeed(std::uint64_t seed) {
  m_motion.seed = seed;
  restart();
}

void VoxelComparison::setMotion(MotionKind kind) {
  m_motion.kind = kind;
  restart();
}

void VoxelComparison::setSeparating(Separating separating) {
  m_separating = separating;
  restart();
}

void VoxelComparison::setOpen(bool open) {
  m_open = open;
  restart();
}

void VoxelComparison::setSpeed(int framesPerSecond) {
  m_speed = framesPerSecond;
  m_timer.setInterval(framesPerSecond > 0 ? 1000 / framesPerSecond : 0);
  emit changed();
}

void VoxelComparison::setStopsAtDifference(bool stops) {
  m_stops = stops;
  emit changed();
}

void VoxelComparison::setPlaying(bool playing) {
  if (playing == isPlaying()) return;
  m_stopped = false;
  if (playing) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
  emit changed();
}

void VoxelComparison::restart() {
  m_frame = 0;
  m_tally = {};
  m_stopped = false;
  decideFrame();
  emit changed();
}

void VoxelComparison::clearKept() {
  m_kept.clear();
  emit keptChanged();
}

void VoxelComparison::step() {
  m_stopped = false;
  advance();
  emit changed();
}

void VoxelComparison::tick() {
  const int count = m_speed > 0 ? 1 : framesAtOnce;
  for (int i = 0; i < count; ++i) {
    if (!advance() || !m_stops) continue;
    m_timer.stop();
    m_stopped = true;
    break;
  }
  emit changed();
}

bool VoxelComparison::advance() {
  ++m_frame;
  decideFrame();
  if (!m_refusal.isEmpty()) return false;
  const CellDifferences& differences = *m_sets.differences;
  const auto& [nx, ny, nz] = m_motion.grid.dimensions;
  ++m_tally.frames;
  m_tally.cells += static_cast<std::uint64_t>(nx) * static_cast<std::uint64_t>(ny) *
                   static_cast<std::uint64_t>(nz);
  if (differences.count == 0) return false;
  ++m_tally.differingFrames;
  m_tally.differingCells += differences.count;
  for (std::size_t way = 0; way < cellWayCount; ++way) {
    m_tally.wrong[way] += differences.wrong[way];
  }
  if (m_kept.size() < mostKept) {
    m_kept.push_back({m_motion.seed, m_motion.kind, m_frame, m_separating, m_open, m_motion.grid,
                      triangle(), differences.count, differences.wrong, differences.cells.front()});
    emit keptChanged();
  }
  return true;
}

void VoxelComparison::decideFrame() {
  SceneSurfaces surfaces;
  const Triangle<double> triangle = m_motion.at(m_frame);
  surfaces.mesh = Mesh{{triangle.vertices.begin(), triangle.vertices.end()}, {{0, 1, 2}}, {}};
  surfaces.parts = {{"triangle", 0, 1}};
  m_sets = CellSets{.question = {m_motion.grid,
                                 std::make_shared<const SceneSurfaces>(std::move(surfaces)),
                                 m_separating, m_open}};
  m_refusal.clear();
  if (const auto error = compare(m_sets, 1)) {
    m_timer.stop();
    m_refusal = coreMessage(error->message);
  }
}

Triangle<double> TriangleMotion::at(std::uint64_t frame) const {
  Triangle<double> triangle;
  const bool jumps = kind == MotionKind::jumpNearWalls;
  Dice dice(jumps ? Dice(seed).next() ^ (frame * 0xd1342543de82ef95U) : seed);
  for (Vector3<double>& vertex : triangle.vertices) {
    for (int k = 0; k < 3; ++k) {
      const int cells = grid.dimensions[static_cast<std::size_t>(k)];
      double place = 0;
      if (jumps) {
        // In half cells, with rounding errors of float or double.
        place = grid.origin[k] + grid.cell * (0.5 * dice.below(2 * cells + 1));
        const int off = dice.below(9) - 4;
        place = dice.below(2) == 0 ? moved(place, off) : place + off * 0x1p-24 * grid.cell;
      } else {
        const double start = 2 * dice.part();
        // Some two hundred frames from wall to wall.
        const double speed = 0.003 + 0.006 * dice.part();
        double at = cells * thereAndBack(start + speed * static_cast<double>(frame));
        if (kind == MotionKind::glideByTenths) at = std::round(10 * at) / 10;
        place = grid.origin[k] + grid.cell * at;
      }
      vertex[k] = place;
    }
  }
  return triangle;
}

}  // namespace hairline
