#include <QCoreApplication>

#include "tests/support/test_class.h"

namespace hairline::testing {

int runWithin(Surroundings surroundings, int argc, char** argv, int (*run)(int, char**)) {
  if (surroundings == Surroundings::nothing) return run(argc, argv);
  const QCoreApplication application(argc, argv);
  return run(argc, argv);
}

}  // namespace hairline::testing

int main(int argc, char** argv) { return hairline::testing::runTestClass(argc, argv); }
