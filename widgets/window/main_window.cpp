#include "widgets/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>

#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/lessons/lesson_layout.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/lessons/presentation.h"
#include "widgets/objects/properties_panel.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/language.h"
#include "widgets/text/sample_notes.h"
#include "widgets/window/dialogs.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/help_window.h"
#include "widgets/window/notice_bar.h"
#include "widgets/window/workspaces.h"

namespace hairline {

namespace {

constexpr int messageMilliseconds = 6000;

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent) {
  setObjectName(QStringLiteral("mainWindow"));
  setWindowIcon(QIcon(QStringLiteral(":/icons/hairline.svg")));
  setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  m_files = new FileController(&m_session.document, this);
  m_workspaces =
      new Workspaces(this, layoutVersion, [this] { return m_lessonLayout->layoutToKeep(); });
  m_player = new LessonPlayer(
      {&m_session.document, &m_session.runner, &m_session.cells, &m_session.hierarchy,
       &m_session.traversal, &m_session.rays, [this](const QString& name) { showPanel(name); },
       &m_session.cursor, &m_session.selection},
      this);
  new HelpKey(this);
  new WheelGuard(this);
  connectMembers();
  makeParts();
  restoreSettings();
  warnAboutFonts();
}

MainWindow::~MainWindow() { removeParts(); }

void MainWindow::changeLanguage() {
  // A field accepts its text when it loses the focus, and the view stores its camera shortly after
  // a movement.
  if (focusWidget() != nullptr) focusWidget()->clearFocus();
  m_view->keepCamera();
  const QString spoken = currentLanguage();
  const QLocale locale;
  useLanguage();
  if (currentLanguage() == spoken && QLocale() == locale) return;
  m_presentation->setOn(false);
  const QByteArray layout = saveState(layoutVersion);
  const QByteArray before = m_lessonLayout->before();
  const SceneView::Look look = m_view->look();
  const bool hexadecimal = m_properties->isHexadecimal();
  removeParts();
  if (m_player->lesson() != nullptr)
    m_player->retranslate(readLesson(m_player->lesson()->folder).lesson);
  makeParts();
  resetLayout();
  restoreState(layout, layoutVersion);
  // New docks take their sizes from it once they have been laid out.
  QTimer::singleShot(0, m_view, [this, layout] { restoreState(layout, layoutVersion); });
  m_lessonLayout->setBefore(before);
  m_view->setLook(look);
  m_properties->setHexadecimal(hexadecimal);
  m_view->setFocus();
  warnAboutFonts();
}

void MainWindow::offerRecovery() { offerLostScenes(m_session.recovery, this); }

void MainWindow::keepForRecovery() {
  m_files->finishTyping();
  m_session.recovery.flush();
  m_isKept = m_session.recovery.failure().isEmpty();
}

void MainWindow::connectMembers() {
  connect(&m_session.document, &Document::changed, this, [this] { m_isKept = false; });
  connect(&m_session.fileWatch, &FileWatch::stateChanged, this, [this](OnDisk state) {
    if (state == OnDisk::gone) m_session.document.markUnsaved();
  });
  // After returning from another program, which may have written the file.
  connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState now) {
    if (now == Qt::ApplicationActive) m_session.fileWatch.look();
  });
  connect(m_workspaces, &Workspaces::switched, this, [this] {
    m_lessonLayout->forget();
    if (m_player->lesson() != nullptr) m_lessonLayout->open();
  });
  connect(&m_session.freeze, &Freeze::message, this, &MainWindow::showMessage);
  connect(&m_session.ownMethods, &OwnMethods::reloaded, this, [this](const QString& name) {
    showMessage(tr("%1 has changed on disk and was loaded again.").arg(name));
  });
  connect(&m_session.recovery, &Recovery::failureChanged, this, [this](const QString& reason) {
    m_notKept->setVisible(!reason.isEmpty());
    m_notKept->setToolTip(
        tr("Autosave to %1 failed: %2. It will be retried; save the scene elsewhere.")
            .arg(Recovery::standardFolder(), reason));
    m_notKept->setAccessibleDescription(m_notKept->toolTip());
  });
  connect(&m_session.meshFiles, &MeshFiles::message, this, &MainWindow::showMessage);
  connect(m_files, &FileController::message, this, &MainWindow::showMessage);
  connect(m_files, &FileController::findingsChosen, this, &MainWindow::showFindings);
  connect(m_files, &FileController::recordingChosen, this, &MainWindow::showRecording);
  connect(&m_session.jobs, &Jobs::failed, this, [this](Task, const QString& reason) {
    showMessage(tr("Something could not be computed: %1").arg(reason));
  });
  connect(&m_session.measure, &MeasureTool::message, this, &MainWindow::showMessage);
  connect(&m_session.measure, &MeasureTool::keptChanged, this, [this] {
    // Undo, and scenes that hold measurements, leave the panels as they are.
    if (m_session.measure.isActive() && !m_session.measure.kept().empty())
      showPanel(QStringLiteral("toolsDock"));
  });
  connect(&m_session.cells, &GridCells::message, this, &MainWindow::showMessage);
  connect(&m_session.runner, &QueryRunner::updated, &m_session.map,
          [this] { m_session.map.setWithheld(m_session.runner.isWithheld()); });
  connect(&m_session.rays, &SceneRays::message, this, &MainWindow::showMessage);
  connect(&m_session.map, &SceneMap::message, this, &MainWindow::showMessage);
  connect(m_player, &LessonPlayer::reached, this, [this](int checkpoint) {
    // A wrong prediction is done too, but nothing to announce.
    const auto answer = m_player->answerOf(checkpoint);
    if (answer && !answer->wasRight) return;
    showMessage(tr("A checkpoint of the lesson is done."));
  });
  connect(&m_session.document, &Document::stateChanged, this, &MainWindow::updateTitle);
}

void MainWindow::offerLesson() {
  if (QSettings().contains(QStringLiteral("window/geometry"))) return;
  findChild<WelcomeBar*>()->show();
}

void MainWindow::listen() {
  const std::optional<Error> error = m_session.receiver.listen();
  showMessage(error ? coreMessage(error->message) : tr("Waiting for scenes from hairline send."));
  if (error) emit m_session.receiver.changed();
}

void MainWindow::showLessons() {
  m_lessonLayout->open();
  m_lessonPanel->takeFocus();
}

void MainWindow::resetLayout() { m_workspaces->reset(); }

void MainWindow::restoreSettings() {
  const QSettings settings;
  const QSize room = screen()->availableSize();
  if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray())) {
    resize(std::min(1600, room.width() * 94 / 100), std::min(1000, room.height() * 92 / 100));
  }
  m_workspaces->restoreSettings();
  m_view->restoreLayoutState(settings.value(QStringLiteral("window/views")).toString());
  m_properties->setHexadecimal(settings.value(QStringLiteral("hexadecimal")).toBool());
}

void MainWindow::keepSettings() {
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  m_workspaces->keepSettings();
  settings.setValue(QStringLiteral("window/views"), m_view->layoutState());
  settings.setValue(QStringLiteral("hexadecimal"), m_properties->isHexadecimal());
}

void MainWindow::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  // No panel hides behind arrows: where names do not fit, all are cut a little.
  if (event->type() != QEvent::ChildPolished) return;
  if (auto* tabs = qobject_cast<QTabBar*>(event->child())) {
    tabs->setElideMode(Qt::ElideRight);
    tabs->setUsesScrollButtons(false);
    tabs->installEventFilter(this);
  }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  auto* tabs = qobject_cast<QTabBar*>(watched);
  if (tabs != nullptr && event->type() == QEvent::Enter) {
    for (int i = 0; i < tabs->count(); ++i) tabs->setTabToolTip(i, tabs->tabText(i));
  }
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  const bool isKept = m_isKept && m_session.document.hasUnsaved();
  if (!isKept && !m_files->mayLeave()) {
    event->ignore();
    return;
  }
  if (m_presentation->isOn()) {
    m_presentation->setOn(false);
  } else {
    keepSettings();
  }
  if (!isKept) m_session.recovery.discard();
  event->accept();
}

void MainWindow::warnAboutFonts() {
  const QString package = missingFontPackage();
  if (!package.isEmpty()) {
    showMessage(
        QStringLiteral("No font here has the letters of this language: install %1").arg(package));
  }
}

void MainWindow::updateTitle() {
  const Document& document = m_session.document;
  const QString title =
      document.filePath().isEmpty()
          ? titleToRead(document.title(), QString::fromStdString(document.scene().notes))
          : document.title();
  setWindowTitle(tr("%1[*] – Hairline").arg(title));
  setWindowModified(m_session.document.isModified() && !m_session.document.isGuest());
  setWindowFilePath(m_session.document.filePath());
}

void MainWindow::showMessage(const QString& text) {
  m_message->setWholeText(text);
  m_message->setVisible(!text.isEmpty());
  m_hint->setVisible(text.isEmpty());
  const int number = ++m_messages;
  if (text.isEmpty()) return;
  QTimer::singleShot(messageMilliseconds, m_message, [this, number] {
    if (number == m_messages) showMessage({});
  });
}

}  // namespace hairline
