#include <webp/demux.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QImageReader>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QToolBar>

#include "tests/support/settled.h"
#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/explain/step_through_dialog.h"
#include "widgets/lessons/presentation.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

/// Presentation and the export of steps, in the whole window.
class TestClassroom : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->files()->openPath(startScenePath()));
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
    QTRY_VERIFY(m_window->runner()->focus() != nullptr);
  }
  void cleanup() { m_window.reset(); }

  void presentingHidesMuchAndComesBack() {
    m_window->findChild<QDockWidget*>("timeDock")->hide();
    dock("sceneDock")->setFloating(true);
    // The contents of a panel determine how low it can be.
    QVERIFY(isSettled(*m_window));
    const QByteArray layout = m_window->saveState(1);
    const QSize size = m_window->size();
    const QFont font = QApplication::font();
    const Theme before = Theme::current();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QVERIFY(dock("explainDock")->isVisible());
    QVERIFY(dock("derivationDock")->isVisible());
    for (const char* name : {"sceneDock", "propertiesDock", "verdictsDock", "timeDock"}) {
      QVERIFY2(!dock(name)->isVisible(), name);
    }
    QVERIFY(!m_window->findChild<QToolBar*>("toolBar")->isVisible());
    QVERIFY(!m_window->statusBar()->isVisible());
    QVERIFY(QApplication::font().pointSizeF() > 1.5 * font.pointSizeF());
    const int letters = QFontInfo(QApplication::font()).pixelSize();
    const auto* conclusion = m_window->findChild<QLabel*>("explainConclusion");
    QCOMPARE(QFontInfo(conclusion->font()).pixelSize(), letters);
    const auto* dock = m_window->findChild<QDockWidget*>("explainDock");
    QCOMPARE(QFontInfo(dock->font()).pixelSize(), letters);
    const auto* verdict = m_window->findChild<QLabel*>("presentedVerdict");
    QVERIFY(verdict->isVisible() && !verdict->text().isEmpty());
    QVERIFY(QFontInfo(verdict->font()).pixelSize() > letters);
    QCOMPARE(Theme::current().text, QColor(Qt::black));
    QVERIFY(QApplication::overrideCursor() != nullptr);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_COMPARE(m_window->size(), size);
    QTRY_COMPARE(m_window->saveState(1), layout);
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(m_window->findChild<QLabel*>("presentedVerdict") == nullptr);
    QCOMPARE(QApplication::font(), font);
    QCOMPARE(dock->font().pointSizeF(), font.pointSizeF());
    QCOMPARE(Theme::current().text, before.text);
    QVERIFY(QApplication::overrideCursor() == nullptr);
    QVERIFY(m_window->statusBar()->isVisible());
  }

  void presentingKeepsAMaximizedWindow() {
    // A window manager gives sizes back when it likes.
    const QString manager = QStandardPaths::findExecutable(QStringLiteral("openbox"));
    if (manager.isEmpty()) QSKIP("needs openbox");
    QProcess openbox;
    openbox.start(manager, {});
    QVERIFY(openbox.waitForStarted());
    QTest::qWait(500);
    m_window->hide();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->showMaximized();
    QTRY_VERIFY(m_window->width() > 1280 || m_window->isMaximized());
    QTest::qWait(500);
    const QRect place = m_window->geometry();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::qWait(500);
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(!m_window->isFullScreen());
    QTest::qWait(500);
    QVERIFY(m_window->isMaximized());
    QCOMPARE(m_window->geometry(), place);
    openbox.kill();
    openbox.waitForFinished();
  }

  void darkAndLightRingAndType() {
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QTRY_VERIFY(m_window->isFullScreen());
    QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ControlModifier);
    QTRY_COMPARE(Theme::current().panel, QColor(Qt::black));
    QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ControlModifier);
    QTRY_COMPARE(Theme::current().panel, QColor(Qt::white));
    QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ShiftModifier);
    QTRY_VERIFY(QApplication::overrideCursor() == nullptr);
    const double size = QApplication::font().pointSizeF();
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(QApplication::font().pointSizeF() > size);
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(!m_window->isFullScreen());
    QVERIFY(QApplication::font().pointSizeF() < size);
  }

  void keysStep() {
    TraceCursor* cursor = m_window->cursor();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    QWidget* view = m_window->view()->viewport();
    QTest::keyClick(view, Qt::Key_PageDown);
    QCOMPARE(cursor->pinned(), 0);
    QTest::keyClick(view, Qt::Key_Space);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(cursor->pinned(), 2);
    QTest::keyClick(view, Qt::Key_PageUp);
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(cursor->pinned(), 0);
    QTest::keyClick(view, Qt::Key_PageUp);
    QTest::keyClick(view, Qt::Key_PageUp);
    QCOMPARE(cursor->pinned(), -1);
    QTest::keyClick(view, Qt::Key_Escape);
    QTRY_VERIFY(!m_window->isFullScreen());
    // Without a presentation the keys are the view's again.
    QTest::keyClick(view, Qt::Key_PageDown);
    QCOMPARE(cursor->pinned(), -1);
  }

  void closingWhilePresentingLosesNothing() {
    m_window->findChild<QDockWidget*>("timeDock")->hide();
    dock("explainDock")->hide();
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    m_window->close();
    m_window.reset();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(!m_window->isFullScreen());
    QVERIFY(dock("explainDock")->isHidden());
    QVERIFY(dock("timeDock")->isHidden());
    QVERIFY(!dock("propertiesDock")->isHidden());
    QVERIFY(QApplication::overrideCursor() == nullptr);
  }

  void stepsBecomePictures_data() {
    QTest::addColumn<int>("format");
    QTest::newRow("png") << int(StepThroughFormat::png);
    QTest::newRow("svg") << int(StepThroughFormat::svg);
    QTest::newRow("webp") << int(StepThroughFormat::webp);
    QTest::newRow("gif") << int(StepThroughFormat::gif);
    QTest::newRow("mp4") << int(StepThroughFormat::mp4);
  }

  void stepsBecomePictures() {
    QFETCH(int, format);
    const auto dialog = makeDialog(format);
    const int steps = stepCount();
    QVERIFY(steps > 3);
    QTemporaryDir folder;
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    const bool animated = isAnimated(StepThroughFormat(format));
    const QString single = "steps." + suffixOf(StepThroughFormat(format));
    const QString path = animated ? folder.filePath(single) : folder.path();
    dialog->writeTo(path);
    QTRY_COMPARE_WITH_TIMEOUT(accepted.count(), 1, 120000);
    const QStringList files =
        QDir(folder.path())
            .entryList(QDir::Files | QDir::Hidden | QDir::Dirs | QDir::NoDotAndDotDot);
    if (animated) QCOMPARE(files, QStringList{single});
    if (animated && format != int(StepThroughFormat::webp)) {
      // Each step is shown for two seconds.
      QProcess probe;
      probe.start("ffprobe", {"-v", "error", "-show_entries", "stream=width,height:format=duration",
                              "-of", "csv=p=0", path});
      QVERIFY2(probe.waitForFinished(), qPrintable(probe.errorString()));
      const QStringList lines = QString::fromLatin1(probe.readAll()).split('\n');
      QCOMPARE(lines.value(0), QString("800,800"));
      QVERIFY2(std::abs(lines.value(1).toDouble() - 2 * steps) < 0.1, qPrintable(lines.value(1)));
      return;
    }
    if (animated) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray bytes = file.readAll();
      const WebPData data{reinterpret_cast<const uint8_t*>(bytes.constData()),
                          static_cast<size_t>(bytes.size())};
      WebPDemuxer* demuxer = WebPDemux(&data);
      QVERIFY(demuxer != nullptr);
      QCOMPARE(int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)), steps);
      QCOMPARE(int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)), 800);
      WebPDemuxDelete(demuxer);
      return;
    }
    QCOMPARE(files.size(), steps);
    QSet<QByteArray> different;
    for (int step = 0; step < steps; ++step) {
      const QString name = folder.filePath(stepFileName(step, StepThroughFormat(format)));
      QFile file(name);
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
      const QByteArray bytes = file.readAll();
      different << bytes;
      if (format == int(StepThroughFormat::svg)) {
        const QSvgRenderer svg(bytes);
        QVERIFY2(svg.isValid(), qPrintable(name));
        QCOMPARE(svg.viewBox().size(), QSize(800, 800));
        QVERIFY(bytes.contains("<text"));
      } else {
        QCOMPARE(QImage::fromData(bytes).size(), QSize(800, 800));
      }
    }
    QCOMPARE(different.size(), steps);
    // Nothing is overwritten.
    const auto again = makeDialog(format);
    again->writeTo(path);
    QTRY_VERIFY(again->findChild<QLabel*>("stepThroughRemark")->text().contains("already"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), steps);
  }

  void anAnimationEndsOnTheDecision() {
    m_window->cursor()->setReport("pef", ScalarKind::float64);
    const int deciding = m_window->cursor()->report(m_window->runner()->focus())->trace.deciding;
    QVERIFY(deciding >= 0 && deciding + 1 < stepCount());
    const auto dialog = makeDialog(int(StepThroughFormat::webp));
    QTemporaryDir folder;
    QSignalSpy accepted(dialog.get(), &QDialog::accepted);
    dialog->writeTo(folder.filePath("steps.webp"));
    QTRY_COMPARE_WITH_TIMEOUT(accepted.count(), 1, 120000);
    QFile file(folder.filePath("steps.webp"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const WebPData data{reinterpret_cast<const uint8_t*>(bytes.constData()),
                        static_cast<size_t>(bytes.size())};
    WebPDemuxer* demuxer = WebPDemux(&data);
    QVERIFY(demuxer != nullptr);
    QCOMPARE(int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)), deciding + 1);
    WebPDemuxDelete(demuxer);
  }

  void withoutFfmpegItsFormatsCannotBeChosen() {
    const QByteArray path = qgetenv("PATH");
    const QTemporaryDir empty;
    qputenv("PATH", empty.path().toLocal8Bit());
    const auto dialog = makeDialog(int(StepThroughFormat::png));
    qputenv("PATH", path);
    auto* formats = dialog->findChild<QComboBox*>("stepThroughFormat");
    const auto isEnabled = [&](StepThroughFormat format) {
      return formats->model()->index(int(format), 0).flags().testFlag(Qt::ItemIsEnabled);
    };
    QVERIFY(isEnabled(StepThroughFormat::webp));
    QVERIFY(!isEnabled(StepThroughFormat::gif));
    QVERIFY(!isEnabled(StepThroughFormat::mp4));
    QVERIFY(formats->itemText(int(StepThroughFormat::mp4)).contains("ffmpeg"));
  }

  void cancellingLeavesNoFile() {
    const auto dialog = makeDialog(int(StepThroughFormat::png));
    QTemporaryDir folder;
    dialog->writeTo(folder.path());
    QTest::mouseClick(dialog->findChild<QPushButton*>("stepThroughCancel"), Qt::LeftButton);
    QVERIFY(dialog->findChild<QLabel*>("stepThroughRemark")->text().startsWith("Cancelled"));
    const auto all = QDir::Files | QDir::Hidden | QDir::Dirs | QDir::NoDotAndDotDot;
    QTRY_COMPARE(QDir(folder.path()).entryList(all), QStringList());
  }

 private:
  QDockWidget* dock(const char* name) const {
    return m_window->findChild<QDockWidget*>(QLatin1String(name));
  }
  int stepCount() const {
    return int(m_window->cursor()->report(m_window->runner()->focus())->trace.steps.size());
  }
  /// Pictures of 800 by 800.
  std::unique_ptr<StepThroughDialog> makeDialog(int format) const {
    const PairReports* pair = m_window->runner()->focus();
    const Report* report = m_window->cursor()->report(pair);
    auto dialog = std::make_unique<StepThroughDialog>(
        StepThroughSubject{m_window->document()->scene(), *pair,
                           std::size_t(report - pair->reports.data()),
                           m_window->view()->viewState()},
        m_window.get());
    dialog->findChild<QComboBox*>("stepThroughFormat")->setCurrentIndex(format);
    dialog->findChild<QComboBox*>("stepThroughSize")->setCurrentIndex(4);
    dialog->show();
    return dialog;
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestClassroom, display);

#include "test_classroom.moc"
