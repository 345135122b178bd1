#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "core/query/query.h"

namespace hairline {

/// One direction of an edge of a pair of operands, and its index among those of its operand.
template <typename S>
struct EdgeDirection {
  Vector3<S> edge;
  int operand = 0;
  std::size_t index = 0;
};

/// The candidates for separating two convex polytopes that are given by their edge directions: the
/// facets of their difference are spanned by two of all those directions, so that the products of
/// all pairs suffice if the difference is solid. If it is flat, the axes across its edges in its
/// plane are tried too; if it is on a line, those along and across that line. So the scan is
/// complete for flat and degenerate operands as well.
template <typename S>
class EdgePairAxes {
 public:
  /// `between` holds differences of a point of b and one of a: any one, and for moving operands
  /// also their relative motion.
  EdgePairAxes(std::span<const EdgeDirection<S>> directions, std::span<const Vector3<S>> between)
      : m_directions(directions), m_between(between) {}

  /// Calls `visit(label, axis)` until it returns true, and returns whether it did. Pairs come in
  /// the order of the directions; `label(first, second)` names each product, and skips those
  /// without a name.
  template <typename MakeLabel, typename Visit>
  bool forEach(const MakeLabel& label, const Visit& visit) const {
    for (std::size_t i = 0; i < m_directions.size(); ++i) {
      for (std::size_t j = i + 1; j < m_directions.size(); ++j) {
        const Label name = label(m_directions[i], m_directions[j]);
        if (name.empty()) continue;
        if (visit(name, cross(m_directions[i].edge, m_directions[j].edge))) return true;
      }
    }
    return !isSolid() && forEachFlat(visit);
  }

 private:
  bool isSolid() const {
    const std::optional<Spanned> plane = spanned();
    if (!plane) return false;
    for (std::size_t i = 0; i < m_directions.size(); ++i) {
      // Those that span the plane are in it, however their product was rounded.
      if (i == plane->first || i == plane->second) continue;
      if (sign(dot(plane->normal, m_directions[i].edge)) != 0) return true;
    }
    return false;
  }

  /// The plane of the first two directions that are not parallel.
  struct Spanned {
    Vector3<S> normal;
    std::size_t first;
    std::size_t second;
  };
  std::optional<Spanned> spanned() const {
    for (std::size_t i = 0; i < m_directions.size(); ++i) {
      for (std::size_t j = i + 1; j < m_directions.size(); ++j) {
        const Vector3<S> normal = cross(m_directions[i].edge, m_directions[j].edge);
        if (!isZero(normal)) return Spanned{normal, i, j};
      }
    }
    return std::nullopt;
  }

  template <typename Visit>
  bool forEachFlat(const Visit& visit) const {
    if (const std::optional<Spanned> plane = spanned()) {
      if (visit("normal of the common plane", plane->normal)) return true;
      for (const EdgeDirection<S>& other : m_directions) {
        if (visit("in the common plane", cross(plane->normal, other.edge))) return true;
      }
      return false;
    }
    for (const EdgeDirection<S>& direction : m_directions) {
      if (isZero(direction.edge)) continue;
      if (visit("along the common direction", direction.edge)) return true;
      for (const Vector3<S>& between : m_between) {
        if (visit("across the common direction",
                  cross(cross(direction.edge, between), direction.edge))) {
          return true;
        }
      }
      return false;
    }
    for (const Vector3<S>& between : m_between) {
      if (visit("between two points", between)) return true;
    }
    return false;
  }

  std::span<const EdgeDirection<S>> m_directions;
  std::span<const Vector3<S>> m_between;
};

/// Looks for an axis that separates two convex polytopes, and for the one of least overlap.
///
/// `projectA(axis)` and `projectB(axis)` give the intervals of the operands, measured from one
/// common origin; `between` is any difference of a point of b and one of a.
template <typename S, typename Observer, typename ProjectA, typename ProjectB>
class EdgePairScan {
 public:
  using Direction = EdgeDirection<S>;

  EdgePairScan(Observer& observer, const Vector3<S>& origin, const Vector3<S>& between,
               ProjectA projectA, ProjectB projectB)
      : m_observer(observer),
        m_origin(origin),
        m_between(between),
        m_projectA(projectA),
        m_projectB(projectB) {}

  /// Runs over the candidates of EdgePairAxes. Returns whether an axis separates.
  template <typename MakeLabel>
  bool run(std::span<const Direction> directions, const MakeLabel& label) {
    const std::array<Vector3<S>, 1> between{m_between};
    const EdgePairAxes<S> axes(directions, between);
    axes.forEach(label, [this](Label name, const Vector3<S>& axis) { return visit(name, axis); });
    return m_separated;
  }

  bool separated() const { return m_separated; }
  const std::optional<Overlap<S>>& found() const { return m_best; }

  /// Whether an axis of which doubles give bounds (`RoundedAxis`) surely does not change the
  /// result.
  bool showsNothing(const auto& rounded) const {
    const double overlap = rounded.leastOverlap();
    if (!(overlap > 0)) return false;
    if (!m_observer.answers) return true;
    if (!m_best) return false;
    const double ratio = overlap / toDouble(m_best->amount);
    const double square = ratio * ratio * toDouble(m_bestLength);
    return square > 1e-280 && square > rounded.mostSquaredNorm() * (1 + 0x1p-40);
  }

  /// Tries one axis. Returns whether to stop.
  bool visit(Label label, const Vector3<S>& axis) {
    const Interval<S> a = m_projectA(axis);
    const Interval<S> b = m_projectB(axis);
    const S gap = gapBetween(a, b);
    const bool separates = sign(gap) > 0;
    m_observer.step([&] { return axisStep(label, axis, a, b, gap, toDouble(m_origin)); });
    if (m_observer.answers) {
      if (separates && !m_separated) {
        m_separated = true;
        m_best = Overlap<S>{label, axis, gap};
        m_observer.decide();
      } else if (!m_separated) {
        keepLeast(label, axis, a, b, -gap);
      }
      return m_separated && !m_observer.records;
    } else {
      m_separated = m_separated || separates;
      return separates;
    }
  }

 private:
  void keepLeast(Label label, const Vector3<S>& axis, const Interval<S>& a, const Interval<S>& b,
                 const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0 || (m_best && !isLess(amount, length))) return;
    m_best = Overlap<S>{label, fromBToA<S>(axis, a, b), amount};
    m_bestLength = length;
  }

  // Compares overlap / |axis| with the least so far without roots and, in scalars with a range,
  // without overflow.
  bool isLess(const S& amount, const S& length) const {
    const S& least = m_best->amount;
    if constexpr (std::floating_point<S>) {
      if (least == 0) return false;
      const S ratio = amount / least;
      return ratio * ratio * m_bestLength < length;
    } else {
      if constexpr (std::same_as<S, Rational>) {
        // Double nearly always distinguishes them: the relative error of the compared numbers is
        // below 2^-48.
        const double ratio = toDouble(amount) / toDouble(least);
        const double square = ratio * ratio * (toDouble(m_bestLength) / toDouble(length));
        if (std::isfinite(square) && square > 0x1p-900) {
          if (square < 1 - 0x1p-40) return true;
          if (square > 1 + 0x1p-40) return false;
        }
      }
      return sign(S(amount * amount * m_bestLength - least * least * length)) < 0;
    }
  }

  Observer& m_observer;
  Vector3<S> m_origin;
  Vector3<S> m_between;
  ProjectA m_projectA;
  ProjectB m_projectB;
  bool m_separated = false;
  std::optional<Overlap<S>> m_best;
  S m_bestLength{};
};

}  // namespace hairline
