#include <algorithm>
#include <array>
#include <optional>

#include "core/paste/readings.h"

// What stands around the numbers in a log or at a prompt, by tables of patterns: # digits, @ a
// word, & a word with a point in it, $ the name of a source, ^ a level, a blank some, ~ blanks or
// none, * anything up to what follows, {...} may be missing.

namespace hairline {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;
/// Prefixes are no longer; so no line takes long.
constexpr std::size_t longestPrefix = 200;

constexpr std::string_view levels =
    " TRACE VERBOSE DEBUG INFO NOTICE WARN WARNING ERROR FATAL CRITICAL DISPLAY LOG ";

constexpr std::string_view sources =
    " c cc cpp cxx cu h hh hpp hxx m mm inl rs go py js ts jsx tsx java kt cs swift f90 lua rb jl "
    "hs ml fs "
    "zig php ";

bool isWordCharacter(char c) {
  return isDigit(c) || isNameLetter(c) || c == '/' || c == '\\' || c == '-' || c == '.';
}
std::size_t countOf(std::string_view text, bool (*is)(char)) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is) - text.begin());
}

/// How many characters a class of the patterns takes at the front; nothing where it takes none.
std::optional<std::size_t> taken(char pattern, std::string_view text) {
  const std::size_t blanks = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t word = countOf(text, isWordCharacter);
  std::size_t count = !text.empty() && text[0] == pattern ? 1 : 0;
  if (pattern == '~') return blanks;
  if (pattern == ' ') count = blanks;
  if (pattern == '#') count = countOf(text, isDigit);
  if (pattern == '@') count = word;
  if (pattern == '&') count = text.substr(0, word).find('.') == nowhere ? 0 : word;
  if (pattern == '$') {
    const std::string_view name = text.substr(0, word);
    const std::size_t point = name.rfind('.');
    const std::string ending =
        point == nowhere ? "" : ' ' + std::string(name.substr(point + 1)) + ' ';
    count = ending.size() > 2 && sources.find(ending) != nowhere ? word : 0;
  }
  if (pattern == '^') {
    count = countOf(text, isNameLetter);
    std::string level(text.substr(0, count));
    for (char& c : level) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (levels.find(' ' + level + ' ') == nowhere) count = 0;
  }
  return count == 0 ? std::nullopt : std::optional(count);
}

/// The length of what a pattern takes at the front of a line; nowhere where it does not stand
/// there.
std::size_t lengthOf(std::string_view text, std::string_view pattern) {
  std::size_t length = 0;
  while (!pattern.empty()) {
    const char first = pattern[0];
    pattern.remove_prefix(1);
    const std::string_view rest = text.substr(length);
    if (first == '*') {
      for (std::size_t skipped = 0; skipped <= rest.size(); ++skipped) {
        const std::size_t more = lengthOf(rest.substr(skipped), pattern);
        if (more != nowhere) return length + skipped + more;
      }
      return nowhere;
    }
    if (first == '{') {
      const std::size_t end = pattern.find('}');
      const std::size_t more = lengthOf(rest, pattern.substr(0, end));
      if (more != nowhere) length += more;
      pattern.remove_prefix(end + 1);
      continue;
    }
    const std::optional<std::size_t> count = taken(first, rest);
    if (!count) return nowhere;
    length += *count;
  }
  return length;
}

/// What a line begins with: times, sources, levels; prompts.
constexpr auto firstPrefixes = std::to_array<std::string_view>({
    "{#-#-#T}{#-#-# }{#/#/# }{#-# }#:#:#{.#}{,#}{Z}{+#:#} ",
    "<#>#~",
    "#-#-#T#:#:#{.#}{Z}{+#:#} @ @ @ @ - ",
    "@ # #:#:# @ @[#]:",
    "@ #:#:#.# # $:#]",
    "@/@~(~#):",
    "$:#{:#}{:} ",
    "{@:}$(#{,#})~:",
    "^:{@:}",
    "Log@:~{^:}",
    "+0x@ ",
    "@`@ ",
    ">>> ",
    "In [#]:",
    "Out[#]:",
    "[#,] ",
});
/// What only follows on one of those.
constexpr auto laterPrefixes = std::to_array<std::string_view>({
    "^{:} ",
    "# # @ @~:",
    "# --- ",
    "& : ",
    "@ - ",
    "- ",
    "| ",
    ": ",
});
/// Lines that hold no value.
constexpr auto droppedLines = std::to_array<std::string_view>({
    "(gdb)",
    "(lldb)",
    "#:#> ",
    "~at *:#)",
    "~at *:line #",
    "~at & ",
    "* thread #",
    "~frame ",
    "~File \"",
    "Local var ",
    "Breakpoint #,",
    "*(at $:#)",
    "#-element ",
    "#\xC3\x97# ",
    "~[,#]",
});

/// A dump of memory begins so.
constexpr std::string_view addressPrefix = "0x@{ <*>}:";

/// Brackets with a time, a source, a level or a name in them, and what a log numbers.
std::size_t bracketLength(std::string_view line, bool isFirst) {
  const std::size_t close = line.find(']');
  if (line[0] != '[' || close == nowhere) return nowhere;
  const std::string_view inner = line.substr(1, close - 1);
  const std::string_view behind = line.substr(close + 1);
  const std::string_view content =
      inner.substr(std::min(inner.find_first_not_of(" "), inner.size()));
  const auto begins = [&](std::string_view pattern) {
    return lengthOf(content, pattern) != nowhere;
  };
  const bool isTime = begins("{#-#-#T}{#-#-# }{#/#/# }#:#:#") || begins("#.#.#-#.#.#:#");
  const bool isSource = begins("$:#");
  const bool isNamed =
      !content.empty() && isNameLetter(content[0]) && lengthOf(content, "@{ @}") == content.size();
  const bool isCounted =
      lengthOf(content, "#") == content.size() || lengthOf(content, "#.#") == content.size();
  const std::size_t next = behind.find_first_not_of(" :");
  const bool hasMore = next != nowhere;
  // "[1] 1 2 3" is R's; "[0] = 1" and "[0]\t1" are elements.
  const bool isNumbered =
      isCounted && hasMore &&
      (!isFirst ||
       (next > 0 && (isNameLetter(behind[next]) || (isDigit(behind[next]) && behind[0] == ' '))));
  if (!hasMore || !(isTime || isSource || isNamed || isNumbered)) return nowhere;
  const bool isLabel = behind[0] == '=';
  return isLabel ? nowhere : close + 1 + (behind[0] == ':' ? 1 : 0);
}

/// How much of a line stands before its values.
std::size_t prefixLength(std::string_view line) {
  line = line.substr(0, longestPrefix);
  for (const std::string_view pattern : droppedLines) {
    if (lengthOf(line, pattern) != nowhere) return nowhere;
  }
  std::size_t length = 0;
  for (bool isFirst = true;; isFirst = false) {
    const std::size_t blanks = std::min(line.find_first_not_of(" \t", length), line.size());
    const std::string_view rest = line.substr(blanks);
    if (rest.empty()) return length;
    std::size_t more = bracketLength(rest, isFirst);
    const auto take = [&](std::string_view pattern) {
      if (more == nowhere) more = lengthOf(rest, pattern);
    };
    std::ranges::for_each(firstPrefixes, take);
    if (!isFirst) std::ranges::for_each(laterPrefixes, take);
    if (more == nowhere) return length;
    length = blanks + more;
  }
}

}  // namespace

std::string withoutLogPrefixes(std::string_view text) {
  std::string result(text);
  bool wasAddress = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const bool isAddress = lengthOf(line.substr(0, longestPrefix), addressPrefix) != nowhere;
    if (isAddress && wasAddress) result[start - 1] = continuedLine;
    const std::size_t length = isAddress ? 0 : std::min(prefixLength(line), line.size());
    std::fill_n(result.begin() + static_cast<std::ptrdiff_t>(start), length, ' ');
    wasAddress = isAddress;
    start = end + 1;
  }
  return result;
}

}  // namespace hairline
