#include "core/query/proof/proof.h"

#include <algorithm>
#include <utility>

namespace hairline {
namespace {

void swapPieces(PiecePair& pieces) { std::swap(pieces.a, pieces.b); }

struct Swap {
  void operator()(PointProof& proof) const {
    if (proof.operand) proof.operand = 1 - *proof.operand;
  }
  void operator()(AxisProof& proof) const {
    for (AxisProof::Axis& axis : proof.axes) swapPieces(axis.pieces);
  }
  void operator()(PlanesProof& proof) const {
    std::swap(proof.points[0], proof.points[1]);
    for (PlanesProof::Planes& planes : proof.planes) {
      std::swap(planes.offsets[0], planes.offsets[1]);
      swapPieces(planes.pieces);
    }
  }
  void operator()(EmptinessProof& proof) const { proof.operand = 1 - proof.operand; }
  void operator()(PlaneProof& proof) const {
    for (PlaneProof::Plane& plane : proof.planes) swapPieces(plane.pieces);
  }
  void operator()(IntervalsProof& proof) const {
    for (IntervalsProof::Interval& interval : proof.intervals) swapPieces(interval.pieces);
    if (proof.contact) (*this)(*proof.contact);
    if (!proof.meeting) return;
    std::swap(proof.meeting->weights[0], proof.meeting->weights[1]);
    swapPieces(proof.meeting->pieces);
  }
  void operator()(EquationsProof& proof) const {
    for (std::vector<Rational>& weights : proof.weights) std::ranges::reverse(weights);
  }
  /// The others treat both operands alike, or name neither.
  template <typename T>
  void operator()(T&) const {}
};

}  // namespace

std::string_view kindName(const Proof& proof) {
  // In the order of the alternatives. Several forms of one kind differ in their fields.
  constexpr std::array<std::string_view, std::variant_size_v<decltype(Proof::content)>> names{
      "point", "point",     "axis",      "planes",    "weights", "weights", "plane",   "plane",
      "plane", "crossings", "equations", "intervals", "plane",   "inside",  "factors", "equations"};
  return names[proof.content.index()];
}

Proof swapped(Proof proof) {
  std::visit(Swap{}, proof.content);
  return proof;
}

}  // namespace hairline
