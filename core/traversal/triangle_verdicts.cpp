#include "core/traversal/triangle_verdicts.h"

#include "core/batch/batch.h"
#include "core/query/intersect/triangle_triangle/sat.h"

namespace hairline {
namespace {

bool meet(const Triangle<double>& a, const Triangle<double>& b, ScalarKind scalar) {
  return inScalar(scalar, [&]<typename S>(const S&) {
    return test<TriangleTriangleSat, S>({a, b, {}});
  });
}

/// The ends of a triangle relative to one of its corners: the opposite edge, or, if that is
/// collinear with the corner, its ends.
template <typename S>
bool farEndMeets(const Triangle<S>& from, std::size_t corner, const Triangle<S>& onto) {
  using namespace triangle_triangle;
  const auto& v = from.vertices;
  const Vector3<S>& a = v[(corner + 1) % 3];
  const Vector3<S>& b = v[(corner + 2) % 3];
  const Vector3<S> n = normal(onto);
  if (!isZero(normal(from))) return segmentMeets(a, b, onto, n);
  for (const Vector3<S>* end : {&a, &b}) {
    if (isZero(Vector3<S>(*end - v[corner]))) continue;
    if (segmentMeets(*end, *end, onto, n)) return true;
  }
  return false;
}

/// For triangles that share the corners i and j: whether they have a point in common off the edge
/// between the two.
template <typename S>
bool foldOntoEachOther(const Triangle<S>& a, std::size_t apexA, const Triangle<S>& b,
                       std::size_t apexB) {
  const Vector3<S>& p = a.vertices[(apexA + 1) % 3];
  const Vector3<S>& q = a.vertices[(apexA + 2) % 3];
  const Vector3<S> edge = q - p;
  const Vector3<S> toA = a.vertices[apexA] - p;
  const Vector3<S> toB = b.vertices[apexB] - p;
  const Vector3<S> normalA = cross(edge, toA);
  const Vector3<S> normalB = cross(edge, toB);
  const bool lineA = isZero(normalA);
  const bool lineB = isZero(normalB);
  if (lineA != lineB) return false;  // a line meets the other at its end: on the edge
  if (lineA) {
    // Both on the line of the edge: they extend beyond the same end of it.
    const S whole = squaredNorm(edge);
    const S placeA = dot(edge, toA);
    const S placeB = dot(edge, toB);
    return (sign(placeA) < 0 && sign(placeB) < 0) ||
           (sign(S(placeA - whole)) > 0 && sign(S(placeB - whole)) > 0);
  }
  return isZero(cross(normalA, normalB)) && sign(dot(normalA, normalB)) > 0;
}

/// Corners at the same place, compared as doubles.
struct Shared {
  int count = 0;
  std::size_t ofA[3] = {};
  std::size_t ofB[3] = {};
  bool isDoubled = false;
};

Shared sharedCorners(const Triangle<double>& a, const Triangle<double>& b) {
  Shared shared;
  const auto doubled = [](const Triangle<double>& t) {
    const auto& v = t.vertices;
    return v[0] == v[1] || v[1] == v[2] || v[2] == v[0];
  };
  shared.isDoubled = doubled(a) || doubled(b);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      if (a.vertices[i] != b.vertices[j] || shared.count == 3) continue;
      shared.ofA[shared.count] = i;
      shared.ofB[shared.count] = j;
      ++shared.count;
    }
  }
  return shared;
}

template <typename S>
bool meetBeyond(const Triangle<S>& a, const Triangle<S>& b, const Shared& shared) {
  if (shared.count == 2 && !shared.isDoubled) {
    return foldOntoEachOther(a, 3 - shared.ofA[0] - shared.ofA[1], b,
                             3 - shared.ofB[0] - shared.ofB[1]);
  }
  return farEndMeets(a, shared.ofA[0], b) || farEndMeets(b, shared.ofB[0], a);
}

}  // namespace

bool meetBeyondShared(const Triangle<double>& a, const Triangle<double>& b, ScalarKind scalar) {
  const Shared shared = sharedCorners(a, b);
  if (shared.count == 0) return meet(a, b, scalar);
  if (shared.count == 3 && !shared.isDoubled) return true;
  const auto in = [&]<typename S>(S) {
    return meetBeyond<S>(convert<S>(a), convert<S>(b), shared);
  };
  const auto safe = [](const Triangle<double>& t) {
    return everyNumber(t, &Filtered::isSafeInput);
  };
  if (scalar == ScalarKind::exact && safe(a) && safe(b)) {
    Filtered::clearDoubt();
    const bool verdict = in(Filtered());
    if (!Filtered::inDoubt()) return verdict;
  }
  return inScalar(scalar, in);
}

void PairJudge::decide() {
  m_verdicts.assign(m_pairs.size(), false);
  if (m_self) {
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
      m_verdicts[i] =
          meetBeyondShared(triangleAt(m_a, m_pairs[i].a), triangleAt(m_a, m_pairs[i].b), m_scalar);
    }
  } else if (m_scalar == ScalarKind::exact) {
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
      m_verdicts[i] = meet(triangleAt(m_a, m_pairs[i].a), triangleAt(m_b, m_pairs[i].b), m_scalar);
    }
  } else if (m_scalar == ScalarKind::float64) {
    decideByLanes(m_doubleA, m_doubleB);
  } else {
    decideByLanes(m_floatA, m_floatB);
  }
}

template <typename S>
void PairJudge::decideByLanes(batch::Triangles<S>& a, batch::Triangles<S>& b) {
  a.clear();
  b.clear();
  for (const TrianglePair& pair : m_pairs) {
    a.add(convert<S>(triangleAt(m_a, pair.a)));
    b.add(convert<S>(triangleAt(m_b, pair.b)));
  }
  batch::Verdicts verdicts;
  batch::meet(a, b, verdicts);
  for (std::size_t i = 0; i < m_pairs.size(); ++i) m_verdicts[i] = verdicts[i];
}

}  // namespace hairline
