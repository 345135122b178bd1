#pragma once

#include <string>
#include <unordered_set>

#include "core/search/finding.h"

namespace hairline {

/// What makes two findings equal: the same query, method, scalar and sort of finding about the same
/// case, each number the same to the last bit, whatever the order of operands, vertices, ends and
/// axes (`normalForm`). The answers do not count: a method that is wrong in another way is still
/// wrong.
std::string findingKey(const SearchCase& given, const Finding& finding);

/// Known findings, to distinguish new ones from them.
class KnownFindings {
 public:
  /// Whether it was not known before.
  bool add(const SearchCase& given, const Finding& finding) {
    return m_keys.insert(findingKey(given, finding)).second;
  }
  bool contains(const SearchCase& given, const Finding& finding) const {
    return !m_keys.empty() && m_keys.contains(findingKey(given, finding));
  }

 private:
  std::unordered_set<std::string> m_keys;
};

}  // namespace hairline
