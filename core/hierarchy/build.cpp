#include "core/hierarchy/build.h"

#include "core/hierarchy/build_methods.h"

namespace hairline {

Result<Tree> buildTree(const Items& items, BuildMethod method, const Leaves& leaves, int threads,
                       const Work& work) {
  if (items.count > build::mostItems) {
    return Error{"limit", Message("A hierarchy holds at most %1 items", build::mostItems)};
  }
  if (items.count == 0) return Tree{};
  if (method == BuildMethod::insertion) return build::insertion(items, leaves.most, work);
  LargeVector<build::Box> boxes = build::boxesOf(items, threads);
  if (method == BuildMethod::bottomUp) return build::bottomUp(boxes, leaves.most, threads, work);
  return build::topDown(boxes, method, leaves, threads, work);
}

}  // namespace hairline
