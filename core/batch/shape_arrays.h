#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline::batch {

/// Shapes of `points` points each in structure of arrays: one run of numbers for each coordinate of
/// each point, as the batched queries read them. The runs are longer than the count: they end in
/// zeros up to a multiple of `block`.
template <typename S, std::size_t points>
class ShapeArrays {
 public:
  static constexpr std::size_t block = 16;

  std::size_t size() const { return m_size; }
  void reserve(std::size_t count) {
    for (std::vector<S>& run : m_runs) run.reserve(padded(count));
  }
  void clear() {
    for (std::vector<S>& run : m_runs) run.clear();
    m_size = 0;
  }

  /// One coordinate of one point of every shape.
  const S* run(std::size_t point, std::size_t axis) const {
    return m_runs[3 * point + axis].data();
  }

 protected:
  void append(const std::array<Vector3<S>, points>& shape) {
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
      if (m_size == m_runs[i].size()) m_runs[i].resize(padded(m_size + 1), S(0));
      m_runs[i][m_size] = shape[i / 3][static_cast<int>(i % 3)];
    }
    ++m_size;
  }
  Vector3<S> pointOf(std::size_t shape, std::size_t point) const {
    return {run(point, 0)[shape], run(point, 1)[shape], run(point, 2)[shape]};
  }

 private:
  static std::size_t padded(std::size_t count) { return (count + block - 1) / block * block; }

  std::array<std::vector<S>, 3 * points> m_runs;
  std::size_t m_size = 0;
};

/// Triangles, by their three vertices.
template <typename S>
class Triangles : public ShapeArrays<S, 3> {
 public:
  void add(const Triangle<S>& triangle) { this->append(triangle.vertices); }
  Triangle<S> operator[](std::size_t i) const {
    return {{this->pointOf(i, 0), this->pointOf(i, 1), this->pointOf(i, 2)}};
  }
};

/// Boxes, by their lower and upper corner.
template <typename S>
class Boxes : public ShapeArrays<S, 2> {
 public:
  void add(const Aabb<S>& box) { this->append({box.min, box.max}); }
  Aabb<S> operator[](std::size_t i) const { return {this->pointOf(i, 0), this->pointOf(i, 1)}; }
};

/// One verdict a bit: that of shape (or pair) i is bit i % 64 of word i / 64. Bits beyond the count
/// are zero.
class Verdicts {
 public:
  /// Makes room for this many; all are misses.
  void assign(std::size_t count) {
    m_words.assign((count + 63) / 64, 0);
    m_size = count;
  }
  std::size_t size() const { return m_size; }
  bool operator[](std::size_t i) const { return (m_words[i / 64] >> (i % 64) & 1) != 0; }
  std::uint64_t* words() { return m_words.data(); }
  const std::uint64_t* words() const { return m_words.data(); }

 private:
  std::vector<std::uint64_t> m_words;
  std::size_t m_size = 0;
};

}  // namespace hairline::batch
