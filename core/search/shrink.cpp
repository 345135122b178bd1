#include "core/search/shrink.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/scene/transform.h"
#include "core/search/case_changes.h"
#include "core/search/case_numbers.h"
#include "core/search/case_random.h"
#include "core/search/simplicity.h"

namespace hairline {
namespace {

using V = Vector3<double>;

/// Numbers of the form step k, with |k| up to `most`.
struct Lattice {
  double step;
  int most;
};

// Simplest first. Tenths and hundredths are no doubles: such numbers are the nearest to k / 10.
constexpr std::array<Lattice, 11> lattices{{{1, 2},
                                            {1, 4},
                                            {1, 9},
                                            {0.5, 6},
                                            {0.25, 12},
                                            {0.1, 9},
                                            {1, 99},
                                            {0.1, 99},
                                            {0.01, 99},
                                            {1, 999},
                                            {0.001, 999}}};

double onLattice(const Lattice& lattice, double steps) {
  const double count =
      std::clamp(std::nearbyint(steps), -double(lattice.most), double(lattice.most));
  return lattice.step < 0.25 ? count / std::nearbyint(1 / lattice.step) : count * lattice.step;
}

std::vector<double> numbersOf(SearchCase given) {
  std::vector<double> numbers;
  forEachNumber(given, [&](double& number, NumberRole) { numbers.push_back(number); });
  return numbers;
}

class Shrinker {
 public:
  Shrinker(const SearchCase& given, const ShowsFinding& shows, const ShrinkOptions& options,
           const Work& work)
      : m_best(given), m_cost(costOf(given)), m_shows(shows), m_options(options), m_work(work) {}

  SearchCase run() {
    reportProgress(0);
    simplify();
    for (std::size_t i = 0; i < lattices.size() && !m_work.isCancelled(); ++i) {
      reportProgress(static_cast<double>(i + 1) / (lattices.size() + 2));
      // A number on this lattice, or simpler than its numbers, is not searched there.
      if (isOn(lattices[i])) break;
      if (searchOn(lattices[i], i)) break;
    }
    reportProgress(0.9);
    polish();
    unsignZeros();
    reportProgress(1);
    return m_best;
  }

 private:
  void reportProgress(double share) {
    m_share = std::max(m_share, share);
    m_work.report(m_share);
  }

  bool showsLegally(SearchCase& candidate) const {
    for (Shape& shape : candidate.shapes) putEndsInOrder(shape);
    return isLegal(candidate) && m_shows(candidate);
  }
  /// Accepts a case that is simpler and still shows the finding.
  bool take(SearchCase candidate) {
    for (Shape& shape : candidate.shapes) putEndsInOrder(shape);
    const int cost = costOf(candidate);
    if (cost >= m_cost || !isLegal(candidate) || !m_shows(candidate)) return false;
    m_best = std::move(candidate);
    m_cost = cost;
    return true;
  }

  /// The same for the first of some that are made of numbers.
  template <typename Make>
  bool takeFirst(const std::vector<double>& numbers, const Make& make) {
    return std::ranges::any_of(numbers, [&](double number) { return take(make(number)); });
  }

  /// Removes the signs of zeros, which mirroring leaves behind, unless the finding needs them.
  void unsignZeros() {
    SearchCase candidate = m_best;
    forEachNumber(candidate, [](double& number, NumberRole) {
      if (number == 0) number = 0;
    });
    if (showsLegally(candidate)) m_best = std::move(candidate);
  }

  // ---- Step by step, until nothing more can be simplified

  void simplify() {
    for (bool any = true; any && !m_work.isCancelled();) {
      any = dropCorners();
      any = straightenAxes() || any;
      any = moveToOrigin() || any;
      any = replaceValues() || any;
      any = replaceNumbers() || any;
      reportProgress(m_share);
    }
  }

  /// Removes the hole or vertex of a number; false if there is none. Holes are counted first, then
  /// the vertices of the outer loop and of the holes.
  static bool dropCorner(Polygon<double>& polygon, std::size_t at) {
    if (at < polygon.holes.size()) {
      polygon.holes.erase(polygon.holes.begin() + static_cast<std::ptrdiff_t>(at));
      return true;
    }
    at -= polygon.holes.size();
    std::vector<Vector3<double>>* loop = &polygon.vertices;
    for (std::size_t hole = 0; at >= loop->size(); ++hole) {
      at -= loop->size();
      if (hole == polygon.holes.size()) return false;
      loop = &polygon.holes[hole];
    }
    loop->erase(loop->begin() + static_cast<std::ptrdiff_t>(at));
    return true;
  }

  bool dropCorners() {
    bool any = false;
    for (std::size_t i = 0; i < m_best.shapes.size(); ++i) {
      for (std::size_t corner = 0;; ++corner) {
        SearchCase candidate = m_best;
        const bool dropped = std::visit(
            [&](auto& s) {
              if constexpr (requires { s.triangles; }) {
                if (corner >= s.triangles.size() || s.triangles.size() == 1) return false;
                s.triangles.edit().erase(s.triangles.begin() + static_cast<std::ptrdiff_t>(corner));
                return true;
              } else if constexpr (requires { s.holes; }) {
                return dropCorner(s, corner);
              } else if constexpr (requires { s.vertices.pop_back(); }) {
                if (corner >= s.vertices.size() || s.vertices.size() == 1) return false;
                s.vertices.erase(s.vertices.begin() + static_cast<std::ptrdiff_t>(corner));
                return true;
              } else {
                return false;
              }
            },
            candidate.shapes[i]);
        if (!dropped) break;
        if (!isLegal(candidate) || !m_shows(candidate)) continue;
        m_best = std::move(candidate);
        m_cost = costOf(m_best);
        any = true;
        --corner;
      }
    }
    return any;
  }

  /// Boxes along the coordinate axes, or rotated by the angle of the 3-4-5 triangle.
  bool straightenAxes() {
    bool any = false;
    for (std::size_t i = 0; i < m_best.shapes.size(); ++i) {
      for (const double c : {1.0, 0.8}) {
        SearchCase candidate = m_best;
        const double s = c == 1 ? 0 : 0.6;
        const std::array<V, 3> frame{V(c, s, 0), V(-s, c, 0), V(0, 0, 1)};
        std::visit(
            [&](auto& shape) {
              if constexpr (requires { shape.axes; }) {
                for (std::size_t k = 0; k < shape.axes.size(); ++k) {
                  constexpr int size = std::decay_t<decltype(shape.axes[k])>::SizeAtCompileTime;
                  shape.axes[k] = frame[k].template head<size>();
                }
              } else if constexpr (requires { shape.axis; }) {
                shape.axis = frame[0];
              }
            },
            candidate.shapes[i]);
        any = take(std::move(candidate)) || any;
      }
    }
    return any;
  }

  /// Translates everything along one axis, or all, by one of its coordinates; coordinates are
  /// rounded.
  bool moveToOrigin() {
    bool any = false;
    for (int axis = 3; axis >= 0; --axis) {
      std::vector<V> offsets;
      for (const Shape& shape : m_best.shapes) {
        const std::optional<Aabb<double>> box = bounds(shape);
        if (!box) continue;
        for (const V& place : {box->min, box->max, V((box->min + box->max) / 2)}) {
          offsets.push_back(axis == 3 ? V(-place) : V(V::Unit(axis) * -place[axis]));
        }
      }
      for (const V& offset : offsets) {
        SearchCase candidate = m_best;
        for (Shape& shape : candidate.shapes) shape = translated(shape, offset);
        any = take(std::move(candidate)) || any;
      }
    }
    return any;
  }

  /// Another value for all numbers with one absolute value: equal numbers stay equal.
  bool replaceValues() {
    bool any = false;
    std::set<double> values;
    for (const double number : numbersOf(m_best)) values.insert(std::abs(number));
    for (const double value : values) {
      std::vector<double> simpler = simplerThan(value);
      for (const double other : values) {
        if (costOf(other) <= costOf(value)) simpler.push_back(other);
      }
      any = takeFirst(simpler,
                      [&](double replacement) {
                        SearchCase candidate = m_best;
                        forEachNumber(candidate, [&](double& number, NumberRole role) {
                          if (role != NumberRole::unit && std::abs(number) == value) {
                            number = number < 0 ? -replacement : replacement;
                          }
                        });
                        return candidate;
                      }) ||
            any;
    }
    return any;
  }

  bool replaceNumbers() {
    bool any = false;
    const std::size_t count = numbersOf(m_best).size();
    for (std::size_t i = 0; i < count; ++i) {
      const std::vector<double> numbers = numbersOf(m_best);
      std::vector<double> simpler = simplerThan(numbers[i]);
      for (const double other : numbers) {
        simpler.push_back(other);
        simpler.push_back(-other);
      }
      any = takeFirst(simpler, [&](double replacement) { return with(i, replacement); }) || any;
    }
    return any;
  }

  SearchCase with(std::size_t place, double replacement) const {
    SearchCase candidate = m_best;
    std::size_t at = 0;
    forEachNumber(candidate, [&](double& number, NumberRole role) {
      if (at++ == place && role != NumberRole::unit) number = replacement;
    });
    return candidate;
  }

  // ---- Among cases of simple numbers

  bool isOn(const Lattice& lattice) const {
    SearchCase looked = m_best;
    bool isOn = true;
    forEachNumber(looked, [&](double& number, NumberRole role) {
      isOn =
          isOn && (role == NumberRole::unit || number == onLattice(lattice, number / lattice.step));
    });
    return isOn;
  }

  /// Looks for cases near the given one whose numbers are all on a lattice. Returns whether there
  /// is one.
  bool searchOn(const Lattice& lattice, std::size_t index) {
    const SearchCase origin = m_best;
    const double largest = largestOf(origin);
    if (!(largest > 0) || !std::isfinite(largest)) return false;
    // As large as the lattice allows, or unchanged.
    const std::array<double, 2> scales{lattice.most / largest, 1 / lattice.step};
    constexpr int wanted = 6;
    int found = 0;
    for (std::uint64_t tries = 0; tries < m_options.tries && found < wanted; ++tries) {
      if (tries % 256 == 0) {
        reportProgress(static_cast<double>(index + 1) / (lattices.size() + 2));
        if (m_work.isCancelled()) break;
      }
      CaseRandom random(index, tries);
      SearchCase candidate = origin;
      const double scale = scales[tries % 2];
      // First near, then farther.
      const int reach = 1 + static_cast<int>(tries * 4 / m_options.tries);
      const double share = tries < 2 ? 0 : random.real(0.1, 1);
      forEachNumber(candidate, [&](double& number, NumberRole role) {
        if (role == NumberRole::unit) return;
        double steps = number * scale;
        if (random.chance(share)) steps += random.integer(-reach, reach);
        number = onLattice(lattice, steps);
      });
      if (!showsLegally(candidate)) continue;
      ++found;
      // Each leads to its simplest form by another path; the best of these is kept.
      const SearchCase before = m_best;
      const int costBefore = m_cost;
      m_best = std::move(candidate);
      m_cost = costOf(m_best);
      simplify();
      if (m_cost >= costBefore) {
        m_best = before;
        m_cost = costBefore;
      }
    }
    return found > 0 && isOn(lattice);
  }

  // ---- At last several numbers at once

  void polish() {
    std::vector<double> numbers = numbersOf(m_best);
    for (std::uint64_t tries = 0; tries < m_options.tries && !m_work.isCancelled(); ++tries) {
      if (tries % 256 == 0) reportProgress(0.95);
      CaseRandom random(lattices.size(), tries);
      SearchCase candidate = m_best;
      const int changes = random.integer(2, 4);
      for (int i = 0; i < changes; ++i) {
        std::size_t place = random.below(numbers.size());
        const double other = numbers[random.below(numbers.size())];
        const std::array<double, 5> choices{0, 1, -1, other, -other};
        const double replacement = choices[random.below(choices.size())];
        forEachNumber(candidate, [&](double& number, NumberRole role) {
          if (place-- == 0 && role != NumberRole::unit) number = replacement;
        });
      }
      if (take(std::move(candidate))) {
        simplify();
        numbers = numbersOf(m_best);
      }
    }
  }

  SearchCase m_best;
  int m_cost;
  double m_share = 0;
  const ShowsFinding& m_shows;
  const ShrinkOptions& m_options;
  const Work& m_work;
};

}  // namespace

SearchCase shrunk(const SearchCase& given, const ShowsFinding& shows, const ShrinkOptions& options,
                  const Work& work) {
  return Shrinker(given, shows, options, work).run();
}

}  // namespace hairline
