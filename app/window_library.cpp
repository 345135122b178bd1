#include "app/window_library.h"

#include <dlfcn.h>

namespace hairline {

Result<WindowLibrary*> loadWindowLibrary() {
  const auto missing = [] {
    const char* reason = dlerror();
    return Error{"file",
                 "The part of the program that draws cannot be loaded: " +
                     std::string(reason == nullptr ? "no reason given" : reason) +
                     ". Is the package complete?",
                 {}};
  };
  // Found by the run-time search path of this program.
  void* library = dlopen("libhairline_window.so", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return missing();
  void* found = dlsym(library, "hairlineWindowLibrary");
  if (found == nullptr) return missing();
  return reinterpret_cast<WindowLibrary* (*)()>(found)();
}

}  // namespace hairline
