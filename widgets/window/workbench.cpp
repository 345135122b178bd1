#include "widgets/window/workbench.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <QApplication>
#include <QObject>
#include <QSettings>
#include <QSocketNotifier>
#include <QTimer>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>

#include "core/recording/recording.h"
#include "core/search/findings_file.h"
#include "core/version.h"
#include "widgets/controls/theme.h"
#include "widgets/text/labels.h"
#include "widgets/text/language.h"
#include "widgets/text/outside_text.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

namespace hairline {

namespace {

std::atomic<int> writingEnd = -1;
static_assert(std::atomic<int>::is_always_lock_free);

// A signal handler may do little.
void handle(int number) {
  const int before = errno;
  const auto byte = static_cast<unsigned char>(number);
  [[maybe_unused]] const ssize_t written = ::write(writingEnd, &byte, 1);
  errno = before;
}

}  // namespace

/// Reports in the event loop that the system asked the program to end: SIGTERM, SIGINT and SIGHUP,
/// except those that were already ignored, as under nohup. A second signal ends the program at
/// once. One instance at a time; it restores the previous handlers.
class EndSignals : public QObject {
  Q_OBJECT

 public:
  explicit EndSignals(QObject* parent = nullptr);
  ~EndSignals() override;

 signals:
  void received(int number);

 private:
  static constexpr std::array<int, 3> numbers{SIGTERM, SIGINT, SIGHUP};

  /// The handler writes to one end, the event loop waits at the other.
  std::array<int, 2> m_pipe{-1, -1};
  std::array<struct sigaction, 3> m_before{};
};

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
  if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  writingEnd = m_pipe[1];
  auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this] {
    unsigned char number = 0;
    while (::read(m_pipe[0], &number, 1) == 1) emit received(number);
  });
  struct sigaction action {};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    sigaction(numbers[i], nullptr, &m_before[i]);
    if (m_before[i].sa_handler != SIG_IGN) sigaction(numbers[i], &action, nullptr);
  }
}

EndSignals::~EndSignals() {
  if (m_pipe[0] < 0) return;
  for (std::size_t i = 0; i < numbers.size(); ++i) sigaction(numbers[i], &m_before[i], nullptr);
  writingEnd = -1;
  ::close(m_pipe[0]);
  ::close(m_pipe[1]);
}

int runWorkbench(int& argc, char** argv, const QString& scenePath, const QString& language,
                 bool listens) {
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
  const bool isOfFindings = isFindingsFile(scenePath.toStdString());
  const bool isOfRecords = isRecording(scenePath.toStdString());
  QString error;
  if (isOfFindings) {
    const Result<std::vector<Scene>> findings = readFindings(scenePath.toStdString());
    if (!findings) error = coreMessage(findings.error().message);
  } else if (isOfRecords) {
    if (const auto fault = Recording::fault(scenePath.toStdString())) {
      error = coreMessage(fault->message);
    }
  } else if (!scenePath.isEmpty()) {
    window.document()->open(scenePath, &error);
  }
  if (!error.isEmpty()) {
    std::fprintf(stderr, "hairline: %s\n", qPrintable(error));
    return 2;
  }
  if (isOfFindings || isOfRecords) {
    window.files()->openPath(startScenePath());
    QTimer::singleShot(0, &window, [&] { window.files()->openPath(scenePath); });
  } else if (scenePath.isEmpty()) {
    window.files()->openPath(startScenePath());
    if (!listens) window.offerLesson();
  }
  if (listens) window.listen();
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
  // Within the event loop, so that it can end while the dialog is open.
  QTimer::singleShot(0, &window, &MainWindow::offerRecovery);
  return QApplication::exec();
}

}  // namespace hairline

#include "workbench.moc"
