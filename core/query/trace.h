#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/math/interval.h"
#include "core/math/vector.h"
#include "core/shapes/projection_plane.h"

namespace hairline {

/// A stable name of a step or feature ("x cross edge 2", "vertex 0"). It lasts for the whole run
/// and is the same in every language; texts for people are made from it elsewhere.
using Label = std::string_view;

// Steps hold what a person is shown, so their numbers are doubles: the value computed where the
// scalar is float or double, the nearest double where it is exact. What a step decided is stored
// beside them as computed, because a tiny exact gap may round to zero.

/// Both operands projected on an axis of any length.
struct AxisStep {
  Label label;
  Vector3<double> axis = Vector3<double>::Zero();
  /// Projections are measured from here: dot(axis, X - origin).
  Vector3<double> origin = Vector3<double>::Zero();
  Interval<double> a;
  Interval<double> b;
  /// Between the intervals, in their units; negative where they overlap.
  double gap = 0;
  bool separates = false;
  /// The axis is the zero vector (parallel edges, no area) and can separate nothing.
  bool degenerate = false;
};

/// The step of an axis from numbers in any scalar. Where it is an axis, it separates if the gap is
/// positive.
template <typename S>
AxisStep axisStep(Label label, const Vector3<S>& axis, const Interval<S>& a, const Interval<S>& b,
                  const S& gap, const Vector3<double>& origin = Vector3<double>::Zero(),
                  bool isAxis = true) {
  return {label,
          toDouble(axis),
          origin,
          toDouble(a),
          toDouble(b),
          toDouble(gap),
          isAxis && sign(gap) > 0,
          !isAxis || isZero(axis)};
}

/// One edge function of a projected triangle at the rectangle's foremost corner.
struct EdgeFunctionStep {
  Label label;
  ProjectionPlane plane = ProjectionPlane::xy;
  /// The edge opposite to this vertex.
  int edge = 0;
  /// Inward, of any length. For a projection without area the normal to the side tested.
  Vector2<double> normal = Vector2<double>::Zero();
  /// The end of the edge from which the corner is measured.
  Vector2<double> foot = Vector2<double>::Zero();
  /// The rectangle's corner foremost along the normal.
  Vector2<double> corner = Vector2<double>::Zero();
  /// normal · (corner - foot); the rectangle is outside where it is negative.
  double value = 0;
  bool separates = false;
  /// The edge is a point in this projection.
  bool degenerate = false;
};

/// The sign of a predicate.
struct SignStep {
  Label label;
  double value = 0;
  int sign = 0;
};

/// A line clipped by one slab or half-space.
struct SlabStep {
  Label label;
  /// Where the line is inside this slab.
  Interval<double> t;
  /// What is left of the line after this slab.
  Interval<double> remaining;
  bool empties = false;
  bool parallel = false;
};

/// The feature of a shape in whose Voronoi region a point lies.
struct RegionStep {
  Label label;
  Label feature;
  Vector3<double> query = Vector3<double>::Zero();
  Vector3<double> nearest = Vector3<double>::Zero();
};

/// A polygon after one cut; empty where nothing was left.
struct PolygonStep {
  Label label;
  std::vector<Vector3<double>> vertices;
  bool empties = false;
};

/// The simplex of an iteration, in the space of differences a - b.
struct SimplexStep {
  Label label;
  std::vector<Vector3<double>> vertices;
  Vector3<double> direction = Vector3<double>::Zero();
  double distance = 0;
};

/// A moment of an iteration over time.
struct TimeStep {
  Label label;
  double time = 0;
  double distance = 0;
};

using Step = std::variant<AxisStep, EdgeFunctionStep, SignStep, SlabStep, RegionStep, PolygonStep,
                          SimplexStep, TimeStep>;

/// The label of any step.
inline Label label(const Step& step) {
  return std::visit([](const auto& s) { return s.label; }, step);
}

/// What a query did, step by step, in the order in which the code took the steps.
struct Trace {
  std::vector<Step> steps;
  /// The step that fixed the verdict; later ones were taken for explanation only. -1: none did, or
  /// it came after the cut.
  int deciding = -1;
  /// More steps followed than are kept.
  bool cut = false;
};

// Observers. A body offers each step as a function that builds it; what an observer does not want
// is never built. `answers`: it wants the whole answer and not the verdict alone; `records`: it
// wants every step, and the body goes over the remaining candidates when the verdict is fixed.

/// Wants the verdict alone: no steps, no certificate.
struct VerdictOnly {
  static constexpr bool answers = false;
  static constexpr bool records = false;
  template <typename Build>
  void step(Build&&) {}
  void decide() {}
};

/// Wants the whole answer, but no steps: for searches, where a branch counts.
struct Silent : VerdictOnly {
  static constexpr bool answers = true;
};

/// How many steps a trace keeps: two large hulls have a million axes.
constexpr std::size_t mostSteps = 100000;

/// How much of an answer is wanted; each includes those before it.
enum class Detail { verdict, answer, steps };

/// Wants what it is told at run time: one instantiation for verdicts, answers and traces.
class Recorder {
 public:
  const bool answers;
  const bool records;

  /// Steps go to `trace`, which verdicts and answers do without.
  explicit Recorder(Detail detail, Trace* trace = nullptr)
      : answers(detail != Detail::verdict), records(detail == Detail::steps), m_trace(trace) {}

  template <typename Build>
  void step(Build&& build) {
    if (records) add(build());
  }
  /// The step offered last fixed the verdict; the first such call counts.
  void decide() {
    if (records && m_trace->deciding < 0 && !m_trace->cut)
      m_trace->deciding = static_cast<int>(m_trace->steps.size()) - 1;
  }

 private:
  void add(Step&& step);

  Trace* m_trace;
};

/// For a part of a body: passes its steps on, but not that one of them decides the whole.
template <typename Observer>
struct PartObserver {
  Observer& whole;
  const bool answers;
  const bool records;

  explicit PartObserver(Observer& observer)
      : whole(observer), answers(observer.answers), records(observer.records) {}

  template <typename Build>
  void step(Build&& build) {
    whole.step(std::forward<Build>(build));
  }
  void decide() {}
};

}  // namespace hairline
