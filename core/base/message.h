#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hairline {

/// The template of a message with `count` arguments: a literal with the placeholders %1 to
/// %`count`. The compiler checks that each of them occurs, and no other.
template <std::size_t count>
class MessageTemplate {
 public:
  consteval MessageTemplate(const char* text) : m_text(text) {  // NOLINT: a literal is one
    unsigned used = 0;
    for (const char* c = text; *c != '\0'; ++c) {
      if (*c == '%' && c[1] >= '1' && c[1] <= '9') used |= 1U << (c[1] - '1');
    }
    if (used != (1U << count) - 1) throw "the places are not those of the arguments";
  }
  constexpr const char* text() const { return m_text; }

 private:
  const char* m_text;
};

/// A sentence for people, as a template and its arguments. The English template is the code of the
/// message: the window looks it up in its language, as gettext does. Sentences are written out
/// whole at a `Message` with its arguments, where resources/translations/update finds them; text
/// from elsewhere, such as a path or the system's reason, is an argument.
class Message {
 public:
  Message() = default;

  /// Arguments are text, integers, or messages, which are translated too.
  template <typename... Arguments>
  explicit Message(MessageTemplate<sizeof...(Arguments)> form, const Arguments&... arguments)
      : m_form(form.text()), m_arguments{argument(arguments)...} {}

  /// Verbatim text: not translatable, or already translated.
  static Message verbatim(std::string text) {
    Message message;
    message.m_text = std::move(text);
    return message;
  }

  /// The template; empty for verbatim text.
  std::string_view form() const { return m_form; }
  const std::vector<Message>& arguments() const { return m_arguments; }
  bool isEmpty() const { return *m_form == '\0' && m_text.empty(); }

  /// Returns the template in another language.
  using Translate = std::function<std::string(const char* form)>;
  /// The whole sentence, in English if there is no translation.
  std::string text(const Translate& translate = {}) const;

  friend bool operator==(const Message& a, const Message& b) {
    return a.form() == b.form() && a.m_text == b.m_text && a.m_arguments == b.m_arguments;
  }

 private:
  template <typename T>
  static Message argument(const T& value) {
    if constexpr (std::is_same_v<T, Message>) {
      return value;
    } else if constexpr (std::integral<T>) {
      static_assert(!std::is_same_v<T, char> && !std::is_same_v<T, bool>);
      return verbatim(std::to_string(value));
    } else {
      return verbatim(std::string(value));
    }
  }

  const char* m_form = "";
  std::string m_text;
  std::vector<Message> m_arguments;
};

}  // namespace hairline
