#pragma once

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace hairline {

/// A vector whose copies share their values: a copy costs a pointer, and equality begins with that
/// pointer. It reads like a const vector; `edit` is the one way to write. With the values a vector
/// keeps a `Derived`, worked out when first asked for.
template <typename Value, typename Derived = void>
class SharedVector {
 public:
  using value_type = Value;
  using Values = std::vector<Value>;

  SharedVector() : m_shared(none()) {}
  SharedVector(Values values) : m_shared(std::make_shared<Shared>(std::move(values))) {}
  SharedVector(std::initializer_list<Value> values) : SharedVector(Values(values)) {}
  template <std::input_iterator Place>
  SharedVector(Place begin, Place end) : SharedVector(Values(begin, end)) {}
  SharedVector(const SharedVector&) = default;
  SharedVector(SharedVector&& other) noexcept : m_shared(std::exchange(other.m_shared, none())) {}
  SharedVector& operator=(SharedVector other) noexcept {
    m_shared.swap(other.m_shared);
    return *this;
  }

  const Values& values() const { return m_shared->values; }
  operator const Values&() const { return values(); }
  std::size_t size() const { return values().size(); }
  bool empty() const { return values().empty(); }
  const Value* data() const { return values().data(); }
  auto begin() const { return values().begin(); }
  auto end() const { return values().end(); }
  const Value& operator[](std::size_t i) const { return values()[i]; }
  const Value& front() const { return values().front(); }
  const Value& back() const { return values().back(); }

  /// The values for writing, copied first where others share them. To be written before this vector
  /// is copied or read by others again; what was derived from the values is forgotten.
  Values& edit() {
    if (m_shared.use_count() > 1) {
      m_shared = std::make_shared<Shared>(m_shared->values);
    } else {
      // The last of the others may have read in another thread until just now.
      std::atomic_thread_fence(std::memory_order_acquire);
      m_shared->derived.reset();
    }
    return m_shared->values;
  }

  /// What is derived from the values, kept for all who share them: `make()`, a shared pointer to
  /// it, where nothing is kept or what is kept does not satisfy `fits`. From any thread; the others
  /// wait.
  template <typename Fits, typename Make>
  std::shared_ptr<const Derived> derived(const Fits& fits, const Make& make) const {
    const std::lock_guard lock(m_shared->deriving);
    if (!m_shared->derived || !fits(*m_shared->derived)) m_shared->derived = make();
    return m_shared->derived;
  }

  /// Whether both share their values, so that they are equal without a look at them.
  bool shares(const SharedVector& other) const { return m_shared == other.m_shared; }
  friend bool operator==(const SharedVector& a, const SharedVector& b) {
    return a.shares(b) || a.values() == b.values();
  }

 private:
  struct Shared {
    Shared() = default;
    explicit Shared(Values given) : values(std::move(given)) {}

    Values values;
    std::mutex deriving;
    std::shared_ptr<const Derived> derived;
  };

  /// What all empty vectors share.
  static const std::shared_ptr<Shared>& none() {
    static const auto shared = std::make_shared<Shared>();
    return shared;
  }

  std::shared_ptr<Shared> m_shared;
};

}  // namespace hairline
