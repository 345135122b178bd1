#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace hairline {

/// A vector whose copies share their values: a copy costs a pointer, and equality compares that
/// pointer first. It reads like a const vector; `edit` is the only way to write. Along with its
/// values a vector keeps a `Derived`, computed on first use. The values of `later` are computed on
/// first use, too.
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
  /// Values that `make` computes when they are first read, from any thread; other threads wait.
  /// Called with n, it returns the first n.
  using Make = std::function<Values(std::size_t n)>;
  static SharedVector later(std::size_t size, Make make) {
    SharedVector vector;
    vector.m_shared = std::make_shared<Shared>(size, std::move(make));
    return vector;
  }
  SharedVector(const SharedVector&) = default;
  SharedVector(SharedVector&& other) noexcept : m_shared(std::exchange(other.m_shared, none())) {}
  SharedVector& operator=(SharedVector other) noexcept {
    m_shared.swap(other.m_shared);
    return *this;
  }

  const Values& values() const {
    if (!m_shared->isMade.load(std::memory_order_acquire)) m_shared->makeValues();
    return m_shared->values;
  }
  operator const Values&() const { return values(); }
  /// The first n values, or all if there are fewer; those after them need not be computed for it.
  Values first(std::size_t n) const {
    n = std::min(n, size());
    const std::lock_guard lock(m_shared->making);
    if (m_shared->make) return m_shared->make(n);
    return Values(m_shared->values.begin(),
                  m_shared->values.begin() + static_cast<std::ptrdiff_t>(n));
  }
  std::size_t size() const {
    return m_shared->isMade.load(std::memory_order_acquire) ? m_shared->values.size()
                                                            : m_shared->coming;
  }
  bool empty() const { return size() == 0; }
  const Value* data() const { return values().data(); }
  auto begin() const { return values().begin(); }
  auto end() const { return values().end(); }
  const Value& operator[](std::size_t i) const { return values()[i]; }
  const Value& front() const { return values().front(); }
  const Value& back() const { return values().back(); }

  /// The values for writing, copied first if they are shared. Write before this vector is copied or
  /// read by others again; anything derived from the values is discarded.
  Values& edit() {
    if (m_shared.use_count() > 1) {
      m_shared = std::make_shared<Shared>(values());
    } else {
      // Another owner may have been reading in another thread until just now.
      std::atomic_thread_fence(std::memory_order_acquire);
      values();
      m_shared->derived.reset();
    }
    return m_shared->values;
  }

  /// Data derived from the values, shared by all copies: calls `make()`, which returns a shared
  /// pointer, if nothing is kept or what is kept does not satisfy `fits`. Callable from any thread;
  /// others wait.
  template <typename Fits, typename Make>
  std::shared_ptr<const Derived> derived(const Fits& fits, const Make& make) const {
    const std::lock_guard lock(m_shared->deriving);
    if (!m_shared->derived || !fits(*m_shared->derived)) m_shared->derived = make();
    return m_shared->derived;
  }

  /// Whether both share their values, so that they are equal without comparing them.
  bool shares(const SharedVector& other) const { return m_shared == other.m_shared; }
  friend bool operator==(const SharedVector& a, const SharedVector& b) {
    return a.shares(b) || a.values() == b.values();
  }

 private:
  struct Shared {
    Shared() = default;
    explicit Shared(Values given) : values(std::move(given)) {}
    Shared(std::size_t size, Make maker) : isMade(false), coming(size), make(std::move(maker)) {}

    void makeValues() {
      const std::lock_guard lock(making);
      if (isMade.load(std::memory_order_relaxed)) return;
      values = make(coming);
      make = nullptr;
      isMade.store(true, std::memory_order_release);
    }

    Values values;
    std::atomic<bool> isMade = true;
    /// How many values `make` will return.
    std::size_t coming = 0;
    Make make;
    std::mutex making;
    std::mutex deriving;
    std::shared_ptr<const Derived> derived;
  };

  /// Shared by all empty vectors.
  static const std::shared_ptr<Shared>& none() {
    static const auto shared = std::make_shared<Shared>();
    return shared;
  }

  std::shared_ptr<Shared> m_shared;
};

}  // namespace hairline
