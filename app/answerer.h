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
  /// How all answers are written.
  struct Style {
    /// Numbers become strings with hexadecimal floats.
    bool hexadecimal = false;
    /// Results hold certificates, unless a request says otherwise.
    bool certificate = false;
  };

  /// `own` holds the user's methods, which answer too and must outlive this. `failed` is called
  /// when one of them gives no answer.
  explicit Answerer(Style style, std::vector<OwnMethod*> own = {},
                    std::function<void(const std::string&)> failed = {})
      : m_style(style), m_own(std::move(own)), m_failed(std::move(failed)) {}

  /// Appends the answer to a line, with its line break. Returns whether it is an answer and not an
  /// error.
  bool answer(std::string_view line, std::string& out);

 private:
  std::optional<Error> appendResults(const Request& request, std::string& out);

  Style m_style;
  std::vector<OwnMethod*> m_own;
  std::function<void(const std::string&)> m_failed;
};

/// The text of a request's `id` as written in its line; "null" if it has none.
std::string idTextOf(const Json& request, std::string_view line);

/// Appends what replaces an answer, without a line break.
void appendRequestError(std::string& out, std::string_view id, const Error& error);

/// Appends the answer to a line beyond the limit, given the start of the line.
void appendLongLineError(std::string_view start, std::string& out);

/// Appends notes as a list of objects with `at` and `message`.
void appendNotes(std::string& out, const ReadNotes& notes);

}  // namespace hairline
