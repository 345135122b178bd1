#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/request.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// The longest line that is read, without its line break.
constexpr std::size_t maximumLineLength = std::size_t{64} << 20;

/// Answers requests, one line each.
class Answerer {
 public:
  /// Numbers of answers as strings with hexadecimal floats where `hexadecimal`.
  /// `own` are methods of the user's that answer besides; they last as long. `failed` is told what
  /// happened where one does not answer.
  explicit Answerer(bool hexadecimal, std::vector<OwnMethod*> own = {},
                    std::function<void(const std::string&)> failed = {})
      : m_hexadecimal(hexadecimal), m_own(std::move(own)), m_failed(std::move(failed)) {}

  /// Appends the answer to a line, with its line break. Whether it is an answer and no error.
  bool answer(std::string_view line, std::string& out);

 private:
  std::optional<Error> appendResults(const Request& request, std::string& out);

  bool m_hexadecimal;
  std::vector<OwnMethod*> m_own;
  std::function<void(const std::string&)> m_failed;
};

/// The text of a request's `id`, as it stands in its line; "null" where it has none.
std::string idTextOf(const Json& request, std::string_view line);

/// Appends what stands in place of an answer, without a line break.
void appendRequestError(std::string& out, std::string_view id, const Error& error);

/// Appends the answer to a line that is longer than the limit, of which the start is at hand.
void appendLongLineError(std::string_view start, std::string& out);

/// Appends notes as a list of objects with `at` and `message`.
void appendNotes(std::string& out, const ReadNotes& notes);

}  // namespace hairline
