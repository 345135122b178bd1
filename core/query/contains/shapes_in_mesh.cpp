#include "core/query/adapter.h"
#include "core/query/contains/shape_mesh.h"
#include "core/query/general/family.h"

namespace hairline {

template QueryEntry makeEntry<ContainsMeshBvh>(std::vector<std::size_t>);

}  // namespace hairline
