#include "core/math/interruption.h"

#include <utility>

namespace hairline {
namespace {

[[gnu::tls_model("initial-exec")]] constinit thread_local const std::stop_token* current = nullptr;

}  // namespace

Interruptible::Interruptible(std::stop_token stop) : m_stop(std::move(stop)), m_before(current) {
  current = &m_stop;
}

Interruptible::~Interruptible() { current = m_before; }

void throwIfInterrupted() {
  if (current != nullptr && current->stop_requested()) throw Interrupted{};
}

}  // namespace hairline
