#include "core/query/bound/kdop_kdop.h"

#include "core/query/adapter.h"

namespace hairline {

template const QueryEntry& entryOf<BoundKdopSlabs<Kdop>>();
template const QueryEntry& entryOf<BoundKdopSlabs<Kdop2>>();
template const QueryEntry& entryOf<BoundKdopReference<Kdop>>();
template const QueryEntry& entryOf<BoundKdopReference<Kdop2>>();

}  // namespace hairline
