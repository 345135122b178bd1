#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <span>

#include "core/math/vector.h"

namespace hairline {

/// The point of a simplex that is nearest to the origin.
template <typename S>
struct NearestOfSimplex {
  /// Weights of the vertices, none negative, zero for those that are not needed.
  std::array<S, 4> weights{};
  /// The point: the mean that the weights give.
  Vector3<S> point = Vector3<S>(S(0), S(0), S(0));
  /// The same direction as the point, freed of rounding along the face it lies on: perpendicular to
  /// its edges.
  Vector3<S> direction = Vector3<S>(S(0), S(0), S(0));
  S sqdist{};
};

/// Finds it among all faces of the simplex of 1 to 4 vertices: for each the foot of the origin on
/// its plane or line, where it lies inside; the nearest counts. Looking at all of them costs more
/// than going by regions, but a wrong region (flat and needle-like simplices) cannot mislead it:
/// every point it compares lies in the simplex.
template <typename S>
class SimplexSearch {
 public:
  explicit SimplexSearch(std::span<const Vector3<S>> vertices) : m_vertices(vertices) {
    const std::size_t count = vertices.size();
    // Where the origin is inside nothing is nearer: looked at first, as it spares all else.
    if (count == 4 && isInside()) return;
    for (std::size_t i = 0; i < count; ++i) {
      m_lengths[i] = squaredNorm(vertices[i]);
      m_largest = i == 0 ? m_lengths[i] : maximum(m_largest, m_lengths[i]);
    }
    for (std::size_t i = 0; i < count; ++i) offerVertex(i);
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 1; j < count; ++j) offerEdge(i, j);
    }
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 1; j < count; ++j) {
        for (std::size_t k = j + 1; k < count; ++k) offerFace(i, j, k);
      }
    }
  }

  const NearestOfSimplex<S>& nearest() const { return m_best; }

 private:
  struct Weight {
    std::size_t vertex;
    S value;
  };

  // A vertex is its own point, and the direction to it.
  void offerVertex(std::size_t i) {
    if (m_any && sign(S(m_lengths[i] - m_best.sqdist)) >= 0) return;
    m_any = true;
    m_best = {};
    m_best.weights[i] = S(1);
    m_best.point += m_vertices[i];
    m_best.direction = m_vertices[i];
    m_best.sqdist = m_lengths[i];
  }

  void offer(std::initializer_list<Weight> weights, const Vector3<S>& direction) {
    NearestOfSimplex<S> candidate;
    for (const Weight& weight : weights) {
      if (sign(weight.value) <= 0) return;
      candidate.weights[weight.vertex] = weight.value;
      candidate.point += m_vertices[weight.vertex] * weight.value;
    }
    candidate.sqdist = squaredNorm(candidate.point);
    if (m_any && sign(S(candidate.sqdist - m_best.sqdist)) >= 0) return;
    m_any = true;
    candidate.direction = isRounding(candidate, direction) ? direction : candidate.point;
    m_best = candidate;
  }

  // Whether the direction differs from the point by no more than rounding explains. On a needle it
  // may point anywhere.
  bool isRounding(const NearestOfSimplex<S>& candidate, const Vector3<S>& direction) const {
    if constexpr (std::floating_point<S>) {
      constexpr S allowed = 16 * std::numeric_limits<S>::epsilon();
      return squaredNorm(direction - candidate.point) <= allowed * allowed * m_largest;
    } else {
      return false;
    }
  }

  // Vertices are measured from the one nearest to the origin, which costs the fewest digits.
  void offerEdge(std::size_t i, std::size_t j) {
    if (sign(S(m_lengths[j] - m_lengths[i])) < 0) std::swap(i, j);
    const Vector3<S>& from = m_vertices[i];
    const Vector3<S> edge = m_vertices[j] - from;
    const S length = squaredNorm(edge);
    if (sign(length) == 0) return;
    // Asked before the division, which costs more than all else; and after it, where it may vanish.
    const S along = -dot(from, edge);
    if (sign(along) <= 0) return;
    const S part = along / length;
    if (sign(part) <= 0) return;
    const Vector3<S> foot = from + edge * part;
    offer({{i, S(1) - part}, {j, part}}, foot - edge * S(dot(foot, edge) / length));
  }

  void offerFace(std::size_t i, std::size_t j, std::size_t k) {
    if (sign(S(m_lengths[j] - m_lengths[i])) < 0) std::swap(i, j);
    if (sign(S(m_lengths[k] - m_lengths[i])) < 0) std::swap(i, k);
    const Vector3<S>& from = m_vertices[i];
    const Vector3<S> first = m_vertices[j] - from;
    const Vector3<S> second = m_vertices[k] - from;
    const Vector3<S> normal = cross(first, second);
    const S area = squaredNorm(normal);
    if (sign(area) == 0) return;
    const S firstVolume = dot(cross(second, from), normal);
    const S secondVolume = dot(cross(from, first), normal);
    if (sign(firstVolume) <= 0 || sign(secondVolume) <= 0) return;
    const S ofFirst = firstVolume / area;
    const S ofSecond = secondVolume / area;
    if (sign(ofFirst) <= 0 || sign(ofSecond) <= 0) return;
    offer({{i, S(1) - ofFirst - ofSecond}, {j, ofFirst}, {k, ofSecond}},
          normal * S(dot(normal, from) / area));
  }

  // The origin is inside where with each vertex replaced by it the volume keeps its sign. Volumes
  // are those of pyramids on the faces; the whole is their sum, so that a flat simplex holds
  // nothing beside its plane whatever the rounding.
  bool isInside() {
    const auto& v = m_vertices;
    const auto volume = [&](std::size_t i, std::size_t j, std::size_t k) {
      return dot(cross(v[j] - v[i], v[k] - v[i]), v[i]);
    };
    std::array<S, 4> volumes{volume(1, 3, 2), volume(0, 2, 3), volume(0, 3, 1), volume(0, 1, 2)};
    const S whole = volumes[0] + volumes[1] + volumes[2] + volumes[3];
    if (sign(whole) == 0) return false;
    for (S& part : volumes) {
      part = part / whole;
      if (sign(part) < 0) return false;
    }
    m_best = {};
    m_best.weights = volumes;
    return true;
  }

  std::span<const Vector3<S>> m_vertices;
  std::array<S, 4> m_lengths{};
  S m_largest{};
  NearestOfSimplex<S> m_best;
  bool m_any = false;
};

}  // namespace hairline
