#include "widgets/voxels/triangle_motion.h"

#include <cmath>
#include <limits>

namespace hairline {
namespace {

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

// There and back between 0 and 1, both in one unit of the way.
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

Triangle<double> TriangleMotion::at(std::uint64_t frame) const {
  Triangle<double> triangle;
  const bool jumps = kind == MotionKind::jumpNearWalls;
  Dice dice(jumps ? Dice(seed).next() ^ (frame * 0xd1342543de82ef95U) : seed);
  for (Vector3<double>& vertex : triangle.vertices) {
    for (int k = 0; k < 3; ++k) {
      const int cells = grid.dimensions[static_cast<std::size_t>(k)];
      double place = 0;
      if (jumps) {
        // In half cells, and off by roundings of float or double.
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
