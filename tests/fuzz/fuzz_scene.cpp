#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "core/scene/scene_file.h"

// Whatever the bytes are, reading them as a scene gives a scene or an error that says something;
// and a scene that was read is written as a text that reads back as the same scene.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hairline;
  ReadNotes notes;
  const Result<Scene> scene = parseScene({reinterpret_cast<const char*>(data), size}, &notes);
  if (!scene) {
    if (scene.error().message.isEmpty()) {
      std::fputs("an error without a message\n", stderr);
      std::abort();
    }
    return 0;
  }
  for (const bool hexadecimal : {false, true}) {
    const std::string text = writeScene(*scene, {hexadecimal});
    const Result<Scene> again = parseScene(text);
    if (!again || !identical(*scene, *again)) {
      std::fprintf(stderr, "not the same after writing and reading:\n%s\n", text.c_str());
      std::abort();
    }
  }
  return 0;
}
