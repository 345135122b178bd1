#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/recording/recording_line.h"

// Whatever the bytes are, reading them as a recording gives records or errors that say something,
// and a record that was read is written as a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hairline;
  const auto isSilent = [](const Error& error) {
    if (error.message.isEmpty()) std::fputs("an error without a message\n", stderr);
    return error.message.isEmpty();
  };
  const Result<Recording> recording =
      Recording::read({reinterpret_cast<const char*>(data), size}, "recording");
  if (!recording) {
    if (isSilent(recording.error())) std::abort();
    return 0;
  }
  RecordedCall call;
  for (std::size_t i = 0; i < recording->size(); ++i) {
    const std::optional<Error> error = recording->read(i, call);
    if (error && isSilent(*error)) std::abort();
    if (!error && recordLine(call, recording->sites(), i).back() != '\n') std::abort();
  }
  return 0;
}
