#pragma once

#include "core/search/triangle_box_lanes.h"
#include "core/search/triangle_box_voices.h"

namespace hairline {

/// What `TriangleBoxVoices` says of one case, for many at once: a case a lane wherever that gives
/// what the method does, else one by one. Verdicts are bits, that of case i is bit i.
class TriangleBoxBatch {
 public:
  using Method = TriangleBoxVoices::Method;

  /// So many cases at once.
  static constexpr std::size_t most = TriangleBoxRuns<double>::capacity;

  /// The cases that are asked about from now on, 1 to `most`: each a triangle and a box, in either
  /// order. They last as long as they are asked about.
  void take(std::span<const SearchCase> cases);

  /// The verdicts as by the shortest way (`QueryEntry::test`). `gjk` has none in exact.
  std::uint64_t says(Method method, ScalarKind scalar);
  /// The exact verdicts, by which others are judged: found in lanes where they are certain, else by
  /// the method.
  std::uint64_t exact(Method method);

  /// The cases that are ordinary (`TriangleBoxVoices::isOrdinary`).
  std::uint64_t ordinary(ScalarKind scalar) const;

 private:
  template <typename S>
  struct InScalar {
    TriangleBoxRuns<S> runs;
    std::uint64_t ordinary = 0;
    /// Once they were asked for.
    std::optional<TriangleBoxVerdicts> byAxes;

    const TriangleBoxVerdicts& axes(std::size_t count) {
      if (!byAxes) byAxes = meetByAxes(runs, count);
      return *byAxes;
    }
  };

  std::uint64_t all() const { return ~std::uint64_t{0} >> (most - m_cases.size()); }
  /// In float or double, as lanes tell it; takes from `left` the cases that they tell.
  std::uint64_t oneByOne(Method method, ScalarKind scalar, std::uint64_t some);
  template <typename S>
  std::uint64_t saysInLanes(Method method, InScalar<S>& in, std::uint64_t& left);

  std::span<const SearchCase> m_cases;
  InScalar<float> m_float;
  InScalar<double> m_double;
  TriangleBoxVoices m_one;
};

}  // namespace hairline
