#pragma once

#include <string>
#include <utility>
#include <variant>

#include "core/base/message.h"

namespace hairline {

/// Why something could not be read, written or answered.
struct Error {
  /// One of "syntax", "number", "shape", "unsupported", "limit", or "file" for a file that could
  /// not be read or written.
  std::string code;
  /// What is wrong, where, and what to do if that is known.
  Message message;
  /// The path of the field at fault, such as "objects[3].radius"; empty where there is none.
  std::string at = {};

  friend bool operator==(const Error&, const Error&) = default;
};

/// A question that has no answer, with the reason.
inline Error unsupported(Message reason) { return {"unsupported", std::move(reason)}; }

/// A value, or the reason why there is none.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}      // NOLINT
  Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}  // NOLINT

  /// Whether there is a value.
  explicit operator bool() const { return m_content.index() == 0; }

  /// The value; the caller has checked that there is one.
  const T& value() const& { return *std::get_if<0>(&m_content); }
  T& value() & { return *std::get_if<0>(&m_content); }
  T&& value() && { return std::move(*std::get_if<0>(&m_content)); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  /// The reason; the caller has checked that there is no value.
  const Error& error() const { return *std::get_if<1>(&m_content); }

 private:
  std::variant<T, Error> m_content;
};

}  // namespace hairline
