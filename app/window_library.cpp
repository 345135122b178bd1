#include "app/window_library.h"

#include <dlfcn.h>

namespace hairline {

Result<WindowLibrary*> loadWindowLibrary() {
  const auto missing = [] {
    const char* reason = dlerror();
    return Error{"file", Message("Cannot load the library that draws: %1. Is the package complete?",
                                 reason == nullptr ? "no reason given" : reason)};
  };
  // Found by the run-time search path of this program.
  void* library = dlopen("libhairline_window.so", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return missing();
  void* found = dlsym(library, "hairlineWindowLibrary");
  if (found == nullptr) return missing();
  return reinterpret_cast<WindowLibrary* (*)()>(found)();
}

}  // namespace hairline
