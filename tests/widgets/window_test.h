#pragma once

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "widgets/viewport/viewport.h"

namespace hairline::testing {

/// The main function of a test that opens whole windows: as the program starts, but with settings
/// of its own that go when it ends, and recovery files where nobody is offered them.
template <typename Test>
int runWindowTest(int argc, char** argv) {
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("HairlineTest"));
  QTemporaryDir settings;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QStandardPaths::setTestModeEnabled(true);
  Test test;
  return QTest::qExec(&test, argc, argv);
}

}  // namespace hairline::testing
