#pragma once

#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/sweep/interval_subdivision.h"

namespace hairline {

/// Two operands of which every vertex moves on its own line, by subdivision of the time and of two
/// weights: a contact is where the vector between two features is zero, and a box of the three
/// parameters is dropped if that vector, with its rounding, cannot be zero anywhere in it. So no
/// contact is missed, and none happens before the time returned. Boxes whose vectors are all
/// shorter than `tolerance` of the operands' size and motion count as contact, and after
/// `mostBoxes` boxes what is left does; the answer carries the bracket of the time. Triangles that
/// intersect at the start are found exactly. Wang et al. 2021 (Tight Inclusion); boxes are cut by
/// the inverse of the derivative besides, or where it has none by coordinates in the features'
/// plane.
template <template <typename> class A, template <typename> class B>
struct SweepVerticesSubdivision {
  static constexpr QueryInfo info{.kind = Kind::sweep,
                                  .method = "interval_subdivision",
                                  .source = "Tight Inclusion 2021",
                                  .movesVertices = true};
  static constexpr ScalarSet scalars{true, true, false};
  template <typename S>
  using Input = typename SweepInput<A, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto a = movingVertices<S>(input.a, input.options, input.displacements, 0);
    const auto b = movingVertices<S>(input.b, input.options, input.displacements, 1);
    std::optional<TimeBracket<S>> first;
    narrow<S>(input, a, b, first, observer);
    return answerOf(first, observer);
  }

  /// Replaces `first` by a bracket of the first contact of two operands, if one may come earlier.
  template <Scalar S, std::size_t countA, std::size_t countB, typename Observer>
  static void narrow(const Input<S>& input, const std::array<MovingPoint<S>, countA>& a,
                     const std::array<MovingPoint<S>, countB>& b,
                     std::optional<TimeBracket<S>>& first, Observer& observer) {
    const auto take = [&](const std::optional<TimeBracket<S>>& found) {
      if (found && (!first || found->time.min < first->time.min)) first = found;
    };
    const auto limit = [&] { return first ? first->time.max : S(1); };
    if constexpr (countA == 3 && countB == 3) {
      if (doMeetAtStart(input)) {
        take(TimeBracket<S>{{S(0), S(0)}, {}});
        return;
      }
      forEachFeaturePair<S>(a, b, [&](Label label, const FeaturePair<S>& pair) {
        Recorder part(Detail::verdict);
        const auto found = subdivide(pair, limit(), part);
        if (!found) return true;
        observer.step([&] { return TimeStep{label, toDouble(found->time.min), 0}; });
        take(found);
        return observer.answers || observer.records;
      });
    } else {
      take(subdivide(featuresOf<S>(a, b), limit(), observer));
    }
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> answerOf(const std::optional<TimeBracket<S>>& first, Observer& observer) {
    SweepAnswer<S> answer;
    answer.hit = first.has_value();
    if (first) {
      answer.time = first->time.min;
      answer.bracket = first->time;
      answer.point = first->point;
      observer.step([&] {
        SlabStep step;
        step.label = "bracket of the time";
        step.t = step.remaining = toDouble(first->time);
        return step;
      });
    }
    observer.decide();
    return answer;
  }

 private:
  /// Exactly, for the numbers as rounded to the scalar.
  template <Scalar S>
  static bool doMeetAtStart(const Input<S>& input) {
    const PairInput<Triangle, Triangle>::Type<double> start{doubled(input.a), doubled(input.b), {}};
    // Larger numbers would overflow on the first rungs, as if the answer had.
    if (everyNumber(start, &Filtered::isSafeInput)) return triangle_triangle::meetExactly(start);
    Recorder quiet(Detail::verdict);
    return TriangleTriangleInterval::solve<Rational>(
               {convert<Rational>(start.a), convert<Rational>(start.b), {}}, quiet)
        .hit;
  }

  template <Scalar S>
  static Triangle<double> doubled(const Triangle<S>& triangle) {
    return {{toDouble(triangle.vertices[0]), toDouble(triangle.vertices[1]),
             toDouble(triangle.vertices[2])}};
  }
};

}  // namespace hairline
