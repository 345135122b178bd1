#include "widgets/window/workbench.h"

#include <QApplication>
#include <QSettings>
#include <QTimer>
#include <cstdio>

#include "core/version.h"
#include "widgets/text/language.h"
#include "widgets/text/outside_text.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/end_signals.h"
#include "widgets/window/examples.h"
#include "widgets/window/main_window.h"

namespace hairline {

int runWorkbench(int& argc, char** argv, const QString& scenePath, const QString& language) {
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Hairline"));
  QApplication::setApplicationName(QStringLiteral("Hairline"));
  QApplication::setApplicationVersion(QString::fromUtf8(version()));
  QApplication::setDesktopFileName(QStringLiteral("hairline"));
  QString reason;
  if (!Viewport::isAvailable(&reason)) {
    std::fprintf(stderr, "hairline: %s\n", qPrintable(reason));
    return 2;
  }
  showLabelsAsPlainText();
  const int theme = QSettings().value(QStringLiteral("theme"), 0).toInt();
  ThemeSwitch::instance().setChoice(static_cast<ThemeChoice>(theme));
  useLanguage(language);
  MainWindow window;
  QString error;
  if (!scenePath.isEmpty() && !window.document()->open(scenePath, &error)) {
    std::fprintf(stderr, "hairline: %s\n", qPrintable(error));
    return 2;
  }
  if (scenePath.isEmpty()) {
    window.openScene(startScenePath());
    window.offerLesson();
  }
  // What ends the program from outside leaves the recovery copy behind.
  const EndSignals ends;
  QObject::connect(&ends, &EndSignals::received, &window, [&window](int number) {
    window.keepForRecovery();
    QApplication::exit(128 + number);
  });
  for (const auto request :
       {&QGuiApplication::commitDataRequest, &QGuiApplication::saveStateRequest}) {
    QObject::connect(&application, request, &window, &MainWindow::keepForRecovery,
                     Qt::DirectConnection);
  }
  window.show();
  // Within the event loop, so that it can be left while the question is open.
  QTimer::singleShot(0, &window, &MainWindow::offerRecovery);
  return QApplication::exec();
}

}  // namespace hairline
