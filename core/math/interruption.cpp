#include "core/math/interruption.h"

#include <utility>

namespace hairline {
namespace {

[[gnu::tls_model("initial-exec")]] constinit thread_local const std::stop_token* current = nullptr;
[[gnu::tls_model("initial-exec")]] constinit thread_local std::uint64_t* operationsLeft = nullptr;

}  // namespace

Interruptible::Interruptible(std::stop_token stop) : m_stop(std::move(stop)), m_before(current) {
  current = &m_stop;
}

Interruptible::~Interruptible() { current = m_before; }

[[gnu::tls_model("initial-exec")]] constinit thread_local unsigned detail::shortProducts = 0;

OperationBudget::OperationBudget(std::uint64_t operations)
    : m_left(operations), m_before(operationsLeft) {
  detail::shortProducts = 0;
  operationsLeft = &m_left;
}

OperationBudget::~OperationBudget() { operationsLeft = m_before; }

OperationShare::OperationShare() {
  if (operationsLeft != nullptr) m_before = *operationsLeft;
}

OperationShare::~OperationShare() {
  if (operationsLeft != nullptr) *operationsLeft += (m_before - *operationsLeft) / 2;
}

void countOperations(std::uint64_t count) {
  if (current != nullptr && current->stop_requested()) throw Interrupted{};
  if (operationsLeft == nullptr) return;
  if (*operationsLeft < count) throw OverBudget{};
  *operationsLeft -= count;
}

}  // namespace hairline
