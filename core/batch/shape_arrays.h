#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/shapes/triangle.h"

namespace hairline::batch {

/// Triangles as a structure of arrays: one array per coordinate of each vertex, as the batched
/// queries read them. The arrays are padded with zeros to a multiple of `block`.
template <typename S>
class Triangles {
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
  void add(const Triangle<S>& triangle) {
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
      if (m_size == m_runs[i].size()) m_runs[i].resize(padded(m_size + 1), S(0));
      m_runs[i][m_size] = triangle.vertices[i / 3][static_cast<int>(i % 3)];
    }
    ++m_size;
  }
  /// Makes room for this many, whose numbers are to be written by `run`.
  void resize(std::size_t count) {
    if (count == m_size) return;
    for (std::vector<S>& run : m_runs) {
      run.resize(padded(count));
      std::fill(run.begin() + static_cast<std::ptrdiff_t>(count), run.end(), S(0));
    }
    m_size = count;
  }
  Triangle<S> operator[](std::size_t i) const {
    return {{vertex(i, 0), vertex(i, 1), vertex(i, 2)}};
  }

  /// One coordinate of one vertex of every triangle.
  const S* run(std::size_t vertex, std::size_t axis) const {
    return m_runs[3 * vertex + axis].data();
  }
  S* run(std::size_t vertex, std::size_t axis) { return m_runs[3 * vertex + axis].data(); }

 private:
  static std::size_t padded(std::size_t count) { return (count + block - 1) / block * block; }
  Vector3<S> vertex(std::size_t triangle, std::size_t i) const {
    return {run(i, 0)[triangle], run(i, 1)[triangle], run(i, 2)[triangle]};
  }

  std::array<std::vector<S>, 9> m_runs;
  std::size_t m_size = 0;
};

/// One verdict per bit: that of shape (or pair) i is bit i % 64 of word i / 64. Bits beyond the
/// count are zero.
class Verdicts {
 public:
  /// Makes room for this many; all start as misses.
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
