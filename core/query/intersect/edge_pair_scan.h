#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/query/query.h"

namespace hairline {

/// Separating axes for two convex polytopes that are given by their edge directions: the facets of
/// their difference are spanned by two of all those directions, so that the products of all pairs
/// are enough where the difference is solid. Where it is flat, the axes across its edges in its
/// plane are tried besides; where it is on a line, along and across that line. So the scan is
/// complete for flat and degenerate operands as well.
///
/// `projectA(axis)` and `projectB(axis)` give the intervals of the operands, measured from one
/// common origin; `between` is any difference of a point of b and one of a.
template <typename S, typename Observer, typename ProjectA, typename ProjectB>
class EdgePairScan {
 public:
  /// One direction of an edge, and the name of the products with it.
  struct Direction {
    Vector3<S> edge;
    int operand = 0;
    std::size_t index = 0;
  };

  EdgePairScan(Observer& observer, const Vector3<S>& origin, const Vector3<S>& between,
               ProjectA projectA, ProjectB projectB)
      : m_observer(observer),
        m_origin(origin),
        m_between(between),
        m_projectA(projectA),
        m_projectB(projectB) {}

  /// Runs over the pairs in the order given by `label(first, second)`, which names each product.
  /// Returns whether an axis separates.
  template <typename MakeLabel>
  bool run(std::span<const Direction> directions, const MakeLabel& label) {
    for (std::size_t i = 0; i < directions.size(); ++i) {
      for (std::size_t j = i + 1; j < directions.size(); ++j) {
        const Label name = label(directions[i], directions[j]);
        if (name.empty()) continue;
        if (visit(name, cross(directions[i].edge, directions[j].edge))) return true;
      }
    }
    if (isSolid(directions)) return m_separated;
    return runFlat(directions);
  }

  bool separated() const { return m_separated; }
  const std::optional<Overlap<S>>& found() const { return m_best; }

 private:
  bool isSolid(std::span<const Direction> directions) const {
    for (std::size_t i = 0; i < directions.size(); ++i) {
      for (std::size_t j = i + 1; j < directions.size(); ++j) {
        const Vector3<S> normal = cross(directions[i].edge, directions[j].edge);
        if (isZero(normal)) continue;
        for (const Direction& other : directions) {
          if (sign(dot(normal, other.edge)) != 0) return true;
        }
        return false;
      }
    }
    return false;
  }

  bool runFlat(std::span<const Direction> directions) {
    for (std::size_t i = 0; i < directions.size(); ++i) {
      for (std::size_t j = i + 1; j < directions.size(); ++j) {
        const Vector3<S> normal = cross(directions[i].edge, directions[j].edge);
        if (isZero(normal)) continue;
        if (visit("normal of the common plane", normal)) return true;
        for (const Direction& other : directions) {
          if (visit("in the common plane", cross(normal, other.edge))) return true;
        }
        return m_separated;
      }
    }
    for (const Direction& direction : directions) {
      if (isZero(direction.edge)) continue;
      if (visit("along the common direction", direction.edge)) return true;
      return visit("across the common direction",
                   cross(cross(direction.edge, m_between), direction.edge));
    }
    return visit("between two points", m_between);
  }

  bool visit(Label label, const Vector3<S>& axis) {
    const Interval<S> a = m_projectA(axis);
    const Interval<S> b = m_projectB(axis);
    const S gap = gapBetween(a, b);
    const bool separates = sign(gap) > 0;
    m_observer.step([&] {
      AxisStep step;
      step.label = label;
      step.axis = toDouble(axis);
      step.origin = toDouble(m_origin);
      step.a = toDouble(a);
      step.b = toDouble(b);
      step.gap = toDouble(gap);
      step.separates = separates;
      step.degenerate = isZero(axis);
      return step;
    });
    if constexpr (Observer::answers) {
      if (separates && !m_separated) {
        m_separated = true;
        m_best = Overlap<S>{label, axis, gap};
        m_observer.decide();
      } else if (!m_separated) {
        keepLeast(label, axis, -gap);
      }
      return m_separated && !Observer::records;
    } else {
      m_separated = m_separated || separates;
      return separates;
    }
  }

  // Compares overlap / |axis| without the roots.
  void keepLeast(Label label, const Vector3<S>& axis, const S& amount) {
    const S length = squaredNorm(axis);
    if (sign(length) == 0) return;
    if (m_best &&
        sign(S(amount * amount * m_bestLength - m_best->amount * m_best->amount * length)) >= 0) {
      return;
    }
    m_best = Overlap<S>{label, axis, amount};
    m_bestLength = length;
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
