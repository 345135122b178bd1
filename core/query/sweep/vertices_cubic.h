#pragma once

#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/sweep/feature_contact.h"
#include "core/query/sweep/vertices_exact.h"

namespace hairline {

/// Two operands of which every vertex moves on its own line, by the roots of a cubic: a vertex and
/// a face, or two edges, meet only while their four vertices are coplanar, which is decided by the
/// inside test at each root. Features that are always coplanar meet where a vertex reaches an edge.
/// Of two triangles the first contact of six vertices with faces and nine pairs of edges counts,
/// unless they intersect at the start. Operands that are segments or points at some time count as
/// such.
///
/// In exact the roots are isolated and all signs at them are exact. In float and double the
/// coefficients are rounded: a contact that grazes, always coplanar features and points on the
/// border may be missed. Provot 1997.
template <template <typename> class A, template <typename> class B>
struct SweepVerticesCubic {
  static constexpr QueryInfo info{
      .kind = Kind::sweep, .method = "cubic", .source = "Provot 1997", .movesVertices = true};
  template <typename S>
  using Input = typename SweepInput<A, B>::template Type<S>;
  static constexpr bool filtered = false;

  static bool decideExactly(const Input<double>& input) {
    const auto a = movingVertices<double>(input.a, input.options, input.displacements, 0);
    const auto b = movingVertices<double>(input.b, input.options, input.displacements, 1);
    if (const std::optional<bool> known = meetForCertain(a, b)) return *known;
    VerdictOnly observer;
    return decide<Rational>(convertInput<SweepVerticesCubic, Rational>(input), observer);
  }

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    const auto a = movingVertices<S>(input.a, input.options, input.displacements, 0);
    const auto b = movingVertices<S>(input.b, input.options, input.displacements, 1);
    if constexpr (a.size() == 3 && b.size() == 3) {
      if (startOf<S>(input, Detail::verdict).hit) return true;
      bool doMeet = false;
      forEachFeaturePair<S>(a, b, [&](Label, const FeaturePair<S>& pair) {
        doMeet = !isCertainMiss(pair) && doTouch(pair);
        return !doMeet;
      });
      return doMeet;
    } else {
      return doTouch(featuresOf<S>(a, b));
    }
  }

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto a = movingVertices<S>(input.a, input.options, input.displacements, 0);
    const auto b = movingVertices<S>(input.b, input.options, input.displacements, 1);
    const First<S> first = firstOf<S>(input, a, b, observer);
    observer.decide();
    return answerOf(first, a, b, observer.answers);
  }

  /// How two operands first meet: as triangles that intersect at the start, or in contacts of
  /// features at the same time, since not every one of them has a plane between the operands.
  template <Scalar S>
  struct First {
    bool isAtStart = false;
    std::optional<Vector3<S>> pointAtStart{};
    std::vector<FeatureContact<S>> contacts{};

    bool isHit() const { return isAtStart || !contacts.empty(); }
    /// Whether it comes before another one that is a hit.
    bool isBefore(const First& other) const {
      if (!isHit() || other.isAtStart) return false;
      return isAtStart || compareEvents<S>(contacts[0].time, other.contacts[0].time) < 0;
    }
  };

  template <Scalar S, std::size_t countA, std::size_t countB, typename Observer>
  static First<S> firstOf(const Input<S>& input, const std::array<MovingPoint<S>, countA>& a,
                          const std::array<MovingPoint<S>, countB>& b, Observer& observer) {
    First<S> first;
    if constexpr (countA == 3 && countB == 3) {
      const IntersectAnswer<S> start =
          startOf<S>(input, observer.answers ? Detail::answer : Detail::verdict);
      observer.step([&] {
        return SignStep{"intersect at the start", start.hit ? 1.0 : 0.0, start.hit ? 1 : 0};
      });
      first.isAtStart = start.hit;
      first.pointAtStart = start.point;
      if (start.segment && !start.point) first.pointAtStart = start.segment->a;
      if (start.hit) return first;
      forEachFeaturePair<S>(a, b, [&](Label label, const FeaturePair<S>& pair) {
        if (isCertainMiss(pair)) return true;
        Recorder part(observer.answers ? Detail::answer : Detail::verdict);
        auto contact = firstContact(pair, part);
        if (!contact) return true;
        observer.step([&] { return TimeStep{label, eventForDisplay<S>(contact->time), 0}; });
        std::vector<FeatureContact<S>>& contacts = first.contacts;
        const int order = contacts.empty() ? -1 : compareEvents<S>(contact->time, contacts[0].time);
        if (order < 0) contacts.clear();
        if (order <= 0) contacts.push_back(std::move(*contact));
        return true;
      });
    } else {
      const FeaturePair<S> pair = featuresOf<S>(a, b);
      if (auto contact = firstContact(pair, observer))
        first.contacts.push_back(std::move(*contact));
    }
    return first;
  }

  template <Scalar S, std::size_t countA, std::size_t countB>
  static SweepAnswer<S> answerOf(const First<S>& first, const std::array<MovingPoint<S>, countA>& a,
                                 const std::array<MovingPoint<S>, countB>& b, bool isWhole) {
    SweepAnswer<S> answer;
    answer.hit = first.isHit();
    if (first.isAtStart) {
      answer.time = S(0);
      answer.point = first.pointAtStart;
    } else if (answer.hit && isWhole) {
      feature_contact::setContact(answer, feature_contact::bestContact<S>(first.contacts, a, b));
    }
    return answer;
  }

 private:
  /// Whether and where two triangles intersect at the start. In float and double they are scaled by
  /// a power of two, so that products neither overflow nor vanish.
  template <Scalar S>
  static IntersectAnswer<S> startOf(const Input<S>& input, Detail detail) {
    Recorder quiet(detail);
    if constexpr (std::floating_point<S>) {
      S bound(0);
      for (const Triangle<S>* triangle : {&input.a, &input.b}) {
        for (const Vector3<S>& vertex : triangle->vertices) {
          bound = maximum(bound, largestMagnitude(vertex));
        }
      }
      const S scale = factorToUnit(bound);
      Triangle<S> a = input.a;
      Triangle<S> b = input.b;
      for (Triangle<S>* triangle : {&a, &b}) {
        for (Vector3<S>& vertex : triangle->vertices) vertex *= scale;
      }
      IntersectAnswer<S> answer = TriangleTriangleInterval::solve<S>({a, b, {}}, quiet);
      if (answer.point) *answer.point /= scale;
      if (answer.segment) answer.segment->a /= scale;
      return answer;
    } else {
      return TriangleTriangleInterval::solve<S>({input.a, input.b, {}}, quiet);
    }
  }

  /// In exact most pairs of features need no rationals. Their numbers were given as doubles.
  template <Scalar S>
  static bool isCertainMiss(const FeaturePair<S>& pair) {
    if constexpr (std::same_as<S, Rational>) {
      std::array<MovingPoint<double>, 4> vertices;
      for (std::size_t i = 0; i < 4; ++i) {
        vertices[i] = {toDouble(pair.vertices[i].start), toDouble(pair.vertices[i].velocity)};
      }
      return missForCertain(pair.isEdges, vertices);
    } else {
      return false;
    }
  }
};

}  // namespace hairline
