#pragma once

#include <hwy/targets.h>

#include <cstdint>
#include <vector>

namespace hairline::testing {

/// Restricts the library's lanes to some instruction sets (bits of Highway's targets, 0 for no
/// restriction) until `useInstructions` is called again.
inline void useInstructions(std::int64_t sets) {
  hwy::SetSupportedTargetsForTest(sets);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

/// Every instruction set of this processor, one bit each.
inline std::vector<std::int64_t> instructionSets() {
  hwy::SetSupportedTargetsForTest(0);
  std::vector<std::int64_t> each;
  for (std::int64_t left = hwy::SupportedTargets(); left != 0; left &= left - 1) {
    each.push_back(left & -left);
  }
  return each;
}

/// Calls use(name) with the lanes restricted to each of them in turn.
template <typename Use>
void onEveryInstructionSet(const Use& use) {
  for (const std::int64_t set : instructionSets()) {
    useInstructions(set);
    use(hwy::TargetName(set));
  }
  useInstructions(0);
}

}  // namespace hairline::testing
