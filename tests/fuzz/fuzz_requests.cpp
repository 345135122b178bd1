#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/answerer.h"
#include "app/request_stream.h"

namespace {

void require(bool condition, const char* what, std::string_view text) {
  if (condition) return;
  std::fprintf(stderr, "%s:\n%.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

std::string contentsOf(int file) {
  std::string text(static_cast<std::size_t>(lseek(file, 0, SEEK_END)), '\0');
  lseek(file, 0, SEEK_SET);
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t count = read(file, text.data() + done, text.size() - done);
    require(count > 0, "the answers cannot be read", "");
    done += static_cast<std::size_t>(count);
  }
  return text;
}

std::size_t requestsIn(std::string_view text) {
  std::size_t count = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (text.substr(0, end).find_first_not_of(" \t\r\v\f") != std::string_view::npos) ++count;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return count;
}

}  // namespace

// Whatever the lines are, each that is not blank gets one line of JSON: results or an error with a
// code and a message, and nothing that is not a number.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const int input = memfd_create("requests", 0);
  const int output = memfd_create("answers", 0);
  require(input >= 0 && output >= 0, "no memory for the streams", "");
  require(write(input, data, size) == static_cast<ssize_t>(size), "no memory for the input", "");
  lseek(input, 0, SEEK_SET);

  hairline::Answerer answerer({size % 2 == 1, size % 3 == 0});
  hairline::RequestStream stream(input, output, [&](std::string_view line, std::string& out) {
    return answerer.answer(line, out);
  });
  const auto outcome = stream.run();
  require(outcome != hairline::RequestStream::Outcome::failed, "the stream failed",
          stream.failure());
  const std::string answers = contentsOf(output);
  close(input);
  close(output);

  std::size_t count = 0;
  for (std::string_view rest = answers; !rest.empty(); ++count) {
    const std::size_t end = rest.find('\n');
    require(end != std::string_view::npos, "an answer without a line break", rest);
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    const nlohmann::json answer = nlohmann::json::parse(line, nullptr, false);
    require(answer.is_object() && answer.contains("id"), "no answer", line);
    if (answer.contains("error")) {
      const nlohmann::json& error = answer["error"];
      require(error.is_object() && !error.value("code", "").empty() &&
                  !error.value("message", "").empty(),
              "an error that says nothing", line);
    } else {
      require(answer.contains("results") && answer["results"].is_array(), "no results", line);
    }
  }
  require(count == requestsIn({reinterpret_cast<const char*>(data), size}),
          "not one answer a request", answers);
  return 0;
}
