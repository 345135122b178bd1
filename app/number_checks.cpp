#include "app/number_checks.h"

#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/base/json.h"

namespace hairline {
namespace {

/// Decimal, or hexadecimal after 0x or octal after 0, as CLI11 reads it; nothing beyond 64 bits.
std::optional<std::uint64_t> wholeNumberIn(const std::string& text) {
  if (text.empty() || std::isdigit(static_cast<unsigned char>(text[0])) == 0) return std::nullopt;
  char* end = nullptr;
  errno = 0;
  const unsigned long long number = std::strtoull(text.c_str(), &end, 0);
  if (errno == ERANGE || end != text.c_str() + text.size()) return std::nullopt;
  return number;
}

/// `type` is what the help shows after the option's value.
template <typename IsGood>
CLI::Validator realNumber(std::string type, std::string wanted, IsGood isGood) {
  return CLI::Validator(
      [wanted = std::move(wanted), isGood](const std::string& text) -> std::string {
        double number = 0;
        const bool isRead = CLI::detail::lexical_cast(text, number);
        if (isRead && std::isfinite(number) && isGood(number)) return {};
        return '"' + text + "\" must be a " + wanted;
      },
      std::move(type));
}

}  // namespace

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
  const bool isLimited = most != std::numeric_limits<std::uint64_t>::max();
  const std::string lower = std::to_string(least);
  const std::string upper = std::to_string(most);
  return CLI::Validator(
      [=](const std::string& text) -> std::string {
        const std::optional<std::uint64_t> number = wholeNumberIn(text);
        if (number && *number >= least && *number <= most) return {};
        return '"' + text + "\" must be a whole number from " + lower + " to " + upper;
      },
      isLimited ? "UINT in [" + lower + " - " + upper + ']' : "");
}

CLI::Validator positiveNumber() {
  return realNumber("POSITIVE", "finite number greater than 0", [](double x) { return x > 0; });
}

CLI::Validator nonnegativeNumber() {
  return realNumber("NONNEGATIVE", "finite number of at least 0", [](double x) { return x >= 0; });
}

CLI::Validator numberBetween(double least, double most) {
  return realNumber("FLOAT in [" + writeJson(least) + " - " + writeJson(most) + ']',
                    "number from " + writeJson(least) + " to " + writeJson(most),
                    [=](double x) { return x >= least && x <= most; });
}

}  // namespace hairline
