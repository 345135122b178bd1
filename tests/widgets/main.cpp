#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/text/language.h"
#include "widgets/viewport/viewport.h"

namespace hairline::testing {

/// Windows start as in the program, but with their own settings that are removed when the test
/// ends, their own recovery files, and Qt's own dialogs, which a test can reach.
int runWithin(Surroundings surroundings, int argc, char** argv, int (*run)(int, char**)) {
  if (surroundings == Surroundings::nothing) return run(argc, argv);
  if (surroundings == Surroundings::eventLoop) {
    const QCoreApplication application(argc, argv);
    return run(argc, argv);
  }
  if (surroundings == Surroundings::offscreen) qputenv("QT_QPA_PLATFORM", "offscreen");
  Viewport::prepareApplication();
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  const QApplication application(argc, argv);
  QString reason;
  if (surroundings == Surroundings::display && !Viewport::isAvailable(&reason)) {
    std::fprintf(stderr, "SKIPPED: %s\n", qPrintable(reason));
    return 77;
  }
  QApplication::setOrganizationName(QStringLiteral("HairlineTest"));
  const QTemporaryDir settings;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QStandardPaths::setTestModeEnabled(true);
  useLanguage(QStringLiteral("en"));
  ThemeSwitch::instance().setChoice(ThemeChoice::system);
  return run(argc, argv);
}

}  // namespace hairline::testing

int main(int argc, char** argv) { return hairline::testing::runTestClass(argc, argv); }
