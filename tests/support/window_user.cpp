#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QSessionManager>
#include <QTimer>
#include <cstdio>

// A user of the real program: loaded into it by LD_PRELOAD, it works with its window through the
// names of its actions. HAIRLINE_USER names an action to be done once ("actionDuplicate"), or
// several, separated by spaces, that are done again and again. A line on standard output follows
// each round. Instead of an action "commitData" and "saveState" are what a session manager requests
// at logging out, and "die" is its last message.

namespace {

QMainWindow* openWindow() {
  for (QWidget* widget : QApplication::topLevelWidgets()) {
    auto* window = qobject_cast<QMainWindow*>(widget);
    if (window != nullptr && window->isVisible()) return window;
  }
  return nullptr;
}

void perform(const QString& name, QMainWindow& window) {
  auto* manager = qApp->findChild<QSessionManager*>();
  if (name == QLatin1String("commitData")) {
    emit qApp->commitDataRequest(*manager);
  } else if (name == QLatin1String("saveState")) {
    emit qApp->saveStateRequest(*manager);
  } else if (name == QLatin1String("die")) {
    QEvent quit(QEvent::Quit);
    QCoreApplication::sendEvent(qApp, &quit);
  } else {
    window.findChild<QAction*>(name)->trigger();
  }
}

void work() {
  QMainWindow* window = openWindow();
  const QStringList names = qEnvironmentVariable("HAIRLINE_USER").split(QLatin1Char(' '));
  const bool isAgain = names.size() > 1;
  if (window != nullptr && QApplication::activeModalWidget() == nullptr) {
    for (const QString& name : names) perform(name, *window);
    static int rounds = 0;
    std::printf("%d\n", ++rounds);
    std::fflush(stdout);
    if (!isAgain) return;
  }
  QTimer::singleShot(isAgain ? 0 : 20, qApp, work);
}

void start() { QMetaObject::invokeMethod(qApp, work, Qt::QueuedConnection); }

}  // namespace

Q_COREAPP_STARTUP_FUNCTION(start)
