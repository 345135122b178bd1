#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/math/interval.h"
#include "core/math/vector.h"
#include "core/shapes/projection_plane.h"

namespace hairline {

/// A stable name of a step or feature ("x cross edge 2", "vertex 0"). It is valid for the whole run
/// and the same in every language; texts for people are made from it elsewhere.
using Label = std::string_view;

// Steps are for display, so their numbers are doubles: the computed value in float or double, the
// nearest double in exact. The decision of a step is stored separately as computed, because a tiny
// exact gap may round to zero.

/// Both operands projected on an axis of any length.
struct AxisStep {
  Label label;
  Vector3<double> axis = Vector3<double>::Zero();
  /// Projections are measured from here: dot(axis, X - origin).
  Vector3<double> origin = Vector3<double>::Zero();
  Interval<double> a;
  Interval<double> b;
  /// Between the intervals, in their units; negative if they overlap.
  double gap = 0;
  bool separates = false;
  /// The axis is the zero vector (parallel edges, no area) and can separate nothing.
  bool degenerate = false;
};

/// The step of an axis from numbers in any scalar. A nondegenerate axis separates if the gap is
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

/// One edge function of a projected triangle at the rectangle's support point.
struct EdgeFunctionStep {
  Label label;
  ProjectionPlane plane = ProjectionPlane::xy;
  /// The edge opposite to this vertex.
  int edge = 0;
  /// Inward, of any length. For a projection without area the normal to the tested side.
  Vector2<double> normal = Vector2<double>::Zero();
  /// The end of the edge from which the corner is measured.
  Vector2<double> foot = Vector2<double>::Zero();
  /// The rectangle's support point along the normal.
  Vector2<double> corner = Vector2<double>::Zero();
  /// normal · (corner - foot); the rectangle is outside if it is negative.
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
  /// The part of the line that remains after this slab.
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

/// A polygon after one cut; empty if nothing remains.
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

/// A time step of an iteration over time.
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

/// What a query did, step by step, in the order of the code.
struct Trace {
  std::vector<Step> steps;
  /// The step that fixed the verdict; later ones serve explanation only. -1: none did, or it came
  /// after the cut.
  int deciding = -1;
  /// More steps followed than are stored.
  bool cut = false;

  /// How many steps lead to the verdict: all of them if none fixed it.
  std::size_t neededCount() const {
    return deciding >= 0 ? static_cast<std::size_t>(deciding) + 1 : steps.size();
  }
};

// Observers. A body offers each step as a function that builds it; steps that an observer does not
// want are never built. `answers`: it wants the whole answer, not only the verdict; `records`: it
// wants every step, and the body continues with the remaining candidates after the verdict is
// fixed.

/// Wants only the verdict: no steps, no certificate.
struct VerdictOnly {
  static constexpr bool answers = false;
  static constexpr bool records = false;
  template <typename Build>
  void step(Build&&) {}
  void decide() {}
};

/// Wants the whole answer without steps: for searches, where every branch costs.
struct Silent : VerdictOnly {
  static constexpr bool answers = true;
};

/// The number of steps that a trace stores: two large hulls have a million axes.
constexpr std::size_t mostSteps = 100000;

/// How much of an answer is requested; each includes those before it.
enum class Detail { verdict, answer, steps };

/// Wants what is chosen at run time: one instantiation for verdicts, answers and traces.
class Recorder {
 public:
  const bool answers;
  const bool records;

  /// Steps go to `trace`, which verdicts and answers do not need.
  explicit Recorder(Detail detail, Trace* trace = nullptr)
      : answers(detail != Detail::verdict), records(detail == Detail::steps), m_trace(trace) {}

  template <typename Build>
  void step(Build&& build) {
    if (records && reserveStep()) m_trace->steps.emplace_back(build());
  }
  /// The last step fixed the verdict; the first such call counts.
  void decide() {
    if (records && m_trace->deciding < 0 && !m_trace->cut)
      m_trace->deciding = static_cast<int>(m_trace->steps.size()) - 1;
  }

 private:
  /// Makes room for another step. False if there are enough of them: then the trace is cut.
  bool reserveStep();

  Trace* m_trace;
};

/// For a part of a body: forwards its steps, but not which of them decides.
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
