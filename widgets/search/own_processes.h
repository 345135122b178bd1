#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "widgets/search/own_methods.h"

namespace hairline {

/// The processes of the user's methods for a piece of work: each thread has its own, and all end
/// with this object.
class OwnProcesses {
 public:
  explicit OwnProcesses(std::vector<OwnMethods::Maker> makers) : m_makers(std::move(makers)) {}

  /// For one more thread, in the order of the makers. Callable from any thread.
  std::vector<OwnMethod*> ofThread() {
    const std::lock_guard lock(m_mutex);
    std::vector<OwnMethod*> made;
    for (const OwnMethods::Maker& make : m_makers) {
      m_all.push_back(make());
      made.push_back(m_all.back().get());
    }
    return made;
  }

 private:
  std::vector<OwnMethods::Maker> m_makers;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<PluginProcess>> m_all;
};

}  // namespace hairline
