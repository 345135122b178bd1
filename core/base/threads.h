#pragma once

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>

#include "core/math/arithmetic_scope.h"

namespace hairline {

/// As many threads as requested; 0 for one per core. They, and the thread that created this,
/// compute within an ArithmeticScope.
class Threads {
 public:
  explicit Threads(int count)
      : m_count(count), m_arena(count > 0 ? count : tbb::task_arena::automatic) {}

  bool isOne() const { return m_count == 1; }

  /// Calls body(0) to body(count - 1), in any order and concurrently.
  template <typename Body>
  void forEach(std::size_t count, const Body& body) {
    if (isOne()) {
      for (std::size_t i = 0; i < count; ++i) body(i);
      return;
    }
    // More threads than cores, if requested.
    const auto most =
        static_cast<std::size_t>(std::max(m_count, tbb::this_task_arena::max_concurrency()));
    const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, most);
    m_arena.execute([&] {
      tbb::parallel_for(std::size_t{0}, count, [&](std::size_t i) {
        const ArithmeticScope scope;
        body(i);
      });
    });
  }

 private:
  ArithmeticScope m_scope;
  int m_count;
  tbb::task_arena m_arena;
};

}  // namespace hairline
