#pragma once

#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "core/math/exception_scope.h"
#include "core/query/general/polytope.h"
#include "core/shapes/slab_edges.h"

namespace hairline {

/// During its lifetime, this thread keeps the polytopes of the last few hulls, frustums and k-DOPs:
/// for many methods about the same shapes. Where operations are counted (OperationBudget) there is
/// none, so that the same question always takes the same count.
class PolytopeMemory {
 public:
  PolytopeMemory() : m_before(std::exchange(s_current, this)) {}
  ~PolytopeMemory() { s_current = m_before; }
  PolytopeMemory(const PolytopeMemory&) = delete;
  PolytopeMemory& operator=(const PolytopeMemory&) = delete;

  /// What `make` returns for a key, or returned for it lately.
  template <typename Key, typename Make>
  static auto valueOf(const Key& key, const Make& make) {
    using Value = decltype(make());
    return s_current != nullptr ? std::get<Recent<Key, Value>>(s_current->m_recent)(key, make)
                                : make();
  }

 private:
  // Not inlined: see ExceptionScope.
  template <typename Make>
  [[gnu::noinline]] static auto makeSeparately(const Make& make) {
    return make();
  }

  template <typename Key, typename Value>
  class Recent {
   public:
    template <typename Make>
    Value operator()(const Key& key, const Make& make) {
      for (const auto& entry : m_entries) {
        if (entry && entry->first == key) return entry->second;
      }
      const ExceptionScope exceptions;
      Value made = makeSeparately(make);
      // Answers have to see that an operation was invalid.
      if (!exceptions.hasInvalid()) m_entries[m_next++ % m_entries.size()].emplace(key, made);
      return made;
    }

   private:
    /// Two operands, each as given and rounded to float.
    std::array<std::optional<std::pair<Key, Value>>, 4> m_entries;
    std::size_t m_next = 0;
  };

  std::tuple<Recent<Kdop<double>, SlabPolytope>, Recent<Kdop2<double>, SlabPolytope>,
             Recent<Shape, Polytope<float>>, Recent<Shape, Polytope<double>>,
             Recent<Shape, Polytope<Rational>>>
      m_recent;
  PolytopeMemory* m_before;
  static constinit thread_local PolytopeMemory* s_current;
};

}  // namespace hairline
