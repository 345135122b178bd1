#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/pieces.h"
#include "core/query/intersect/linear_linear.h"

namespace hairline {

template QueryEntry makeEntry<PiecesSat>(std::vector<std::size_t>);
template QueryEntry makeEntry<LinearPolygonMollerTrumbore>(std::vector<std::size_t>);
template QueryEntry makeEntry<LinearLinearScalarTriple>(std::vector<std::size_t>);

}  // namespace hairline
