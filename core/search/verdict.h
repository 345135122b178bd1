#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/json.h"
#include "core/query/report.h"

namespace hairline {

/// An answer as far as searches compare it: the yes or no of any kind of query, with the side, the
/// set that planes have in common, or the sign of a determinant. `none` if no verdict could be
/// formed.
enum class Verdict : std::uint8_t {
  none,
  no,
  yes,
  front,
  behind,
  straddles,
  commonNothing,
  commonPoint,
  commonLine,
  commonPlane,
  negative,
  zero,
  positive
};

constexpr Verdict verdictOf(bool yes) { return yes ? Verdict::yes : Verdict::no; }
constexpr Verdict verdictOf(Side side) {
  return side == Side::front ? Verdict::front
                             : (side == Side::behind ? Verdict::behind : Verdict::straddles);
}
constexpr Verdict verdictOf(Relation relation) {
  constexpr std::array<Verdict, 4> verdicts{Verdict::commonNothing, Verdict::commonPoint,
                                            Verdict::commonLine, Verdict::commonPlane};
  return verdicts[static_cast<std::size_t>(relation)];
}

/// Of a determinant's sign.
constexpr Verdict verdictOfSign(int sign) {
  return sign < 0 ? Verdict::negative : sign == 0 ? Verdict::zero : Verdict::positive;
}

inline Verdict verdictOf(const Report& report) {
  if (report.sign) return verdictOfSign(*report.sign);
  if (report.side) return verdictOf(*report.side);
  if (report.relation) return verdictOf(*report.relation);
  const std::optional<bool> yes = report.verdict();
  return yes ? verdictOf(*yes) : Verdict::none;
}

/// A verdict as written in answers: true or false, the name of a side or relation, the sign of a
/// determinant, null for none.
Json jsonOf(Verdict verdict);
/// The same read back; `none` for anything else.
Verdict verdictFrom(const Json& value);

}  // namespace hairline
