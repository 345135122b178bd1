#pragma once

#include <QObject>
#include <memory>
#include <string_view>
#include <vector>

namespace hairline::testing {

/// The environment that a test class needs.
enum class Surroundings {
  /// No application object.
  nothing,
  /// An application object with an event loop, and no windows.
  eventLoop,
  /// Widgets on Qt's platform `offscreen`, which has no OpenGL.
  offscreen,
  /// An X server of the class's own, with OpenGL.
  display,
};

/// A test class that its source file has registered.
struct TestClass {
  /// The name of that file without folder and ending: `test_kdop`.
  std::string_view name;
  Surroundings surroundings;
  std::unique_ptr<QObject> (*make)();
};

inline std::vector<TestClass>& testClasses() {
  static std::vector<TestClass> classes;
  return classes;
}

constexpr std::string_view stemOf(std::string_view path) {
  path.remove_prefix(path.rfind('/') + 1);
  return path.substr(0, path.rfind('.'));
}

template <typename Test>
bool registerTestClass(std::string_view path, Surroundings surroundings) {
  testClasses().push_back({stemOf(path), surroundings,
                           []() -> std::unique_ptr<QObject> { return std::make_unique<Test>(); }});
  return true;
}

/// Runs the class named on the command line, in its environment, with the arguments after the name
/// passed on to Qt Test; `--list` prints the names. Returns the exit status: the number of failed
/// functions; 77 if the environment is not available, which counts as skipped.
int runTestClass(int argc, char** argv);

/// Creates the application object for the environment and calls `run` in it. Each folder of tests
/// has its own, because only tests of the window link to widgets.
int runWithin(Surroundings surroundings, int argc, char** argv, int (*run)(int, char**));

}  // namespace hairline::testing

#define HAIRLINE_TEST_JOIN_(a, b) a##b
#define HAIRLINE_TEST_JOIN(a, b) HAIRLINE_TEST_JOIN_(a, b)
/// Registers the test class of a source file, once per file.
#define HAIRLINE_TEST(Class, surroundings)                                                 \
  [[maybe_unused]] static const bool HAIRLINE_TEST_JOIN(hairlineRegistered, __COUNTER__) = \
      hairline::testing::registerTestClass<Class>(__FILE__,                                \
                                                  hairline::testing::Surroundings::surroundings)
