#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pictures/map_view.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/markdown.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

/// Lessons as a user plays them, in the whole window.
class TestLessonDock : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
  }
  void init() {
    QSettings().clear();
    openWindow();
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void isHiddenUntilAskedFor() {
    QVERIFY(!dock("lessonDock")->isVisible());
    trigger("actionLessons");
    QTRY_VERIFY(list()->isVisible());
    QTRY_VERIFY(list()->hasFocus() || panel()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(list()->count() >= 1);
    QVERIFY(list()->item(0)->text().contains(QStringLiteral("0 of")));
    QCOMPARE(m_window->size(), QSize(1280, 720));
    QVERIFY(m_window->view()->width() > m_window->width() / 3);
    // Closed, it leaves the panels as they were.
    dock("lessonDock")->close();
    QTRY_VERIFY(dock("propertiesDock")->isVisible());
    QTRY_VERIFY(get<QWidget>("objectTree")->isVisible());
  }

  void aLessonIsPlayedByItsButtons() {
    start(0);
    QCOMPARE(player()->page(), 0);
    QVERIFY(player()->hasOwnScene());
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(get<QTextBrowser>("lessonText")
                ->toPlainText()
                .contains(player()->lesson()->pages[0].title));
    QVERIFY(!get<QPushButton>("lessonBack")->isEnabled());
    const int pages = static_cast<int>(player()->lesson()->pages.size());
    for (int page = 1; page < pages; ++page) {
      click(get<QPushButton>("lessonNext"));
      QCOMPARE(player()->page(), page);
      // Nothing of a page is cut off at its side.
      const auto* area = get<QScrollArea>("lessonArea");
      QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
      const auto* text = get<QTextBrowser>("lessonText");
      QVERIFY(text->document()->size().height() <= text->height());
    }
    // After the last page comes the next lesson, and after the last lesson nothing.
    const QString title = player()->lesson()->title;
    QCOMPARE(get<QPushButton>("lessonNext")->text(), QStringLiteral("&Next Lesson"));
    click(get<QPushButton>("lessonBack"));
    QCOMPARE(player()->page(), pages - 2);
    QCOMPARE(get<QPushButton>("lessonNext")->text(), QStringLiteral("&Next"));
    click(get<QPushButton>("lessonNext"));
    click(get<QPushButton>("lessonNext"));
    QVERIFY(player()->lesson()->title != title);
    QCOMPARE(player()->page(), 0);
    QVERIFY(get<QPushButton>("lessonNext")->isEnabled());
    player()->open(programLessons().back().lesson);
    player()->goTo(static_cast<int>(player()->lesson()->pages.size()) - 1);
    QVERIFY(!get<QPushButton>("lessonNext")->isEnabled());
  }

  // Explain shows the report that the page is about, and cells are counted where they are shown.
  void panelsFollowThePage() {
    const QVector<LessonReading> lessons = programLessons();
    trigger("actionLessons");
    for (const LessonReading& reading : {lessons[6], lessons[10]}) {
      player()->open(reading.lesson);
      for (int page = 0; page < reading.lesson.pages.size(); ++page) {
        player()->goTo(page);
        const std::optional<ReportName>& named = reading.lesson.pages[page].explained;
        QTRY_VERIFY(m_window->runner()->focus() != nullptr);
        const PairReports* pair = m_window->runner()->focus();
        const TraceCursor* cursor = m_window->cursor();
        const Report* report = cursor->report(pair);
        const QString place = QStringLiteral("%1, %2").arg(reading.lesson.title).arg(page + 1);
        QVERIFY2(report != nullptr && report->info.kind == cursor->kind() &&
                     report->info.method == cursor->method() && report->scalar == cursor->scalar(),
                 qPrintable(place));
        if (named) QCOMPARE(cursor->method(), named->method);
      }
    }
    QCOMPARE(m_window->cursor()->method(), std::string("analytic"));
    player()->open(lessons[1].lesson);
    QTRY_VERIFY(!dock("voxelsDock")->widget()->visibleRegion().isEmpty());
    player()->goTo(2);
    QTRY_VERIFY(!dock("verdictsDock")->widget()->visibleRegion().isEmpty());
    player()->open(lessons[3].lesson);
    player()->goTo(1);
    QTRY_VERIFY(!dock("hierarchyDock")->widget()->visibleRegion().isEmpty());
    player()->open(lessons[4].lesson);
    player()->goTo(5);
    QTRY_VERIFY(!dock("raysDock")->widget()->visibleRegion().isEmpty());
  }

  void shortFormulasStayWhole() {
    const auto kept = [](const char* text) {
      return keepFormulasWhole(QString::fromUtf8(text)).replace(QChar::Nbsp, QLatin1Char('~'));
    };
    QCOMPARE(kept("with v ≥ 0, w ≥ 0 there"), QStringLiteral("with v~≥~0, w~≥~0 there"));
    QCOMPARE(kept("the cell (1, −1, 2) is"), QStringLiteral("the cell (1,~−1,~2) is"));
    QCOMPARE(kept("at t = (P − A)·(B − A) / (n·n) it"),
             QStringLiteral("at t~= (P~−~A)·(B~−~A)~/ (n·n) it"));
    QCOMPARE(kept("**n · X = d** (all of it)"), QStringLiteral("**n~·~X~=~d** (all of it)"));
    // Quotations, lists and code are none.
    for (const char* text : {"> a quotation", "+ an item (and more)", "`a = b` is code", "((",
                             "= =", "```text\na = b\n```", "", "two  spaces", " − "}) {
      QCOMPARE(keepFormulasWhole(QString::fromUtf8(text)), QString::fromUtf8(text));
    }
  }

  // The mouse or the arrow keys move the triangle, and the checkpoint is ticked as it happens.
  void aCheckpointIsTickedLive() {
    start(0);
    QVERIFY(!player()->isReached(0));
    QVERIFY(!get<QLabel>("checkpointReply")->isVisible());
    m_window->selection()->set("triangle");
    m_window->view()->viewport()->setFocus();
    int steps = 0;
    while (!player()->isReached(0) && ++steps < 40) {
      nudgeTriangle(-0.05);
      QCoreApplication::processEvents();
      QTRY_VERIFY(m_window->runner()->focus() != nullptr && !m_window->runner()->focus()->pending);
    }
    QVERIFY(player()->isReached(0));
    QTRY_VERIFY(get<QLabel>("checkpointReply")->isVisible());
    const QString name = get<QFrame>("checkpoint1")->accessibleName();
    QVERIFY2(name.contains(QStringLiteral("Done")), qPrintable(name));
    // It stays done when the triangle goes on.
    nudgeTriangle(2);
    QCoreApplication::processEvents();
    QVERIFY(player()->isReached(0));
    click(get<QToolButton>("lessonReset"));
    const auto& triangle =
        std::get<Triangle<double>>(m_window->document()->scene().objects[0].shape);
    QCOMPARE(triangle.vertices[0][0], 1.5);
  }

  void aSolutionIsShown() {
    start(0);
    click(get<QToolButton>("showSolution1"));
    QTRY_VERIFY(player()->isReached(0));
    QVERIFY(!get<QToolButton>("showSolution1")->isVisible());
    QVERIFY(m_window->document()->undoStack()->canUndo());
  }

  // Neither the table nor the view nor the map shows the verdict before the prediction is made.
  void aPredictionHidesTheVerdict() {
    start(0);
    click(get<QPushButton>("lessonNext"));
    const auto* empty = get<QLabel>("verdictsEmpty");
    const auto* table = get<QWidget>("verdictTable");
    dock("verdictsDock")->raise();
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!table->isVisible());
    QVERIFY2(empty->text().contains(QStringLiteral("predict")), qPrintable(empty->text()));
    dock("mapDock")->show();
    dock("mapDock")->raise();
    const auto* map = get<MapView>("mapView");
    QTRY_VERIFY(!map->visibleRegion().isEmpty());
    QCoreApplication::processEvents();
    const auto* home = get<QPushButton>("mapHome");
    QVERIFY(!home->isEnabled());
    click(get<QPushButton>("choice1-2"));
    QTRY_VERIFY(home->isEnabled());
    dock("verdictsDock")->raise();
    QTRY_VERIFY(table->isVisible());
    const QString reply = get<QLabel>("checkpointReply")->text();
    QVERIFY2(reply.contains(QStringLiteral("Not so")), qPrintable(reply));
    QVERIFY(!get<QPushButton>("choice1-1")->isEnabled());
  }

  void aQuestionIsAnsweredByKeys() {
    start(0);
    for (int page = 0; page < 2; ++page) click(get<QPushButton>("lessonNext"));
    auto* wrong = get<QPushButton>("choice1-1");
    wrong->setFocus();
    QTest::keyClick(wrong, Qt::Key_Space);
    QVERIFY(!player()->isReached(0));
    QVERIFY(get<QLabel>("checkpointReply")->text().contains(QStringLiteral("Not so")));
    auto* right = get<QPushButton>("choice1-3");
    right->setFocus();
    QTest::keyClick(right, Qt::Key_Space);
    QVERIFY(player()->isReached(0));
  }

  void unsavedWorkIsAskedAboutWhenTheWindowCloses() {
    m_window->document()->edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Triangle<double>>(scene.objects[0].shape).vertices[0][0] = 7;
    });
    const Scene mine = m_window->document()->scene();
    start(0);
    QVERIFY(player()->hasOwnScene());
    // What is asked about is what is seen then: the user's scene, not the lesson's.
    click(get<QToolButton>("showSolution1"));
    bool asked = false;
    answerWith(QMessageBox::Cancel, &asked);
    QVERIFY(!m_window->close());
    QVERIFY(asked);
    QVERIFY(identical(m_window->document()->scene(), mine));
    QVERIFY(m_window->document()->isModified());
  }

  void progressLastsBeyondTheProgram() {
    start(0);
    click(get<QToolButton>("showSolution1"));
    QTRY_VERIFY(player()->isReached(0));
    click(get<QPushButton>("lessonNext"));
    m_window->document()->undoStack()->setClean();
    m_window.reset();
    openWindow();
    QVERIFY(!dock("lessonDock")->isVisible());
    trigger("actionLessons");
    QVERIFY(list()->item(0)->text().contains(QStringLiteral("1 of")));
    start(0);
    QCOMPARE(player()->page(), 1);
    click(get<QToolButton>("lessonListButton"));
    QTRY_VERIFY(list()->isVisible());
    QVERIFY(player()->lesson() == nullptr);
    click(get<QPushButton>("lessonForget"));
    QCOMPARE(player()->page(), 0);
    QVERIFY(!player()->isReached(0));
  }

  void aBrokenLessonShowsWhatIsWrong() {
    const QTemporaryDir folder;
    const auto write = [&folder](const QByteArray& text) {
      QFile file(folder.filePath(QStringLiteral("lesson.md")));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text);
    };
    write("# Mine\n\n## Page\n\n```chekpoint\n```\n");
    trigger("actionLessons");
    panel()->openFolder(folder.path());
    QTRY_VERIFY(list()->isVisible());
    const QString text = get<QTextBrowser>("lessonAbout")->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("lesson.md:5: There is no block “chekpoint”")),
             qPrintable(text));
    QVERIFY(!get<QPushButton>("lessonStart")->isEnabled());
    // Mended, it is played at once.
    write("# Mine\n\n## Page\n\n```question\ntask: x\nright: a\nwrong: b\n```\n");
    emit list()->itemActivated(list()->currentItem());
    QTRY_VERIFY(get<QPushButton>("choice1-1")->isVisible());
  }

  // In another language the lesson stays open at its page, in other words.
  void anotherLanguageKeepsThePage() {
    start(0);
    click(get<QPushButton>("lessonNext"));
    const QString title = player()->lesson()->pages[1].title;
    trigger("actionLanguage_ko");
    QTRY_VERIFY(player()->lesson()->pages[1].title != title);
    QTRY_VERIFY(get<QTextBrowser>("lessonText")->isVisible());
    const QString inKorean = player()->lesson()->pages[1].title;
    QVERIFY(get<QTextBrowser>("lessonText")->toPlainText().contains(inKorean));
    click(get<QPushButton>("lessonNext"));
    QCOMPARE(player()->page(), 2);
    trigger("actionLanguage_en");
    QTRY_VERIFY(get<QTextBrowser>("lessonText")
                    ->toPlainText()
                    .contains(player()->lesson()->pages[2].title));
    QCOMPARE(player()->page(), 2);
  }

  void bothThemesShowAPage() {
    start(0);
    for (const ThemeChoice choice : {ThemeChoice::dark, ThemeChoice::light}) {
      ThemeSwitch::instance().setChoice(choice);
      QCoreApplication::processEvents();
      const QImage page = get<QFrame>("checkpoint1")->grab().toImage();
      const QColor paper = page.pixelColor(page.width() - 6, page.height() / 2);
      QVERIFY((paper.lightness() < 128) == (choice == ThemeChoice::dark));
    }
  }

 private:
  void openWindow() {
    m_window = std::make_unique<MainWindow>();
    QVERIFY(m_window->files()->openPath(startScenePath()));
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
  }
  /// Plays a lesson of the list by the keyboard.
  void start(int row) {
    trigger("actionLessons");
    QTRY_VERIFY(list()->isVisible());
    list()->setCurrentRow(row);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY(player()->lesson() != nullptr);
    QTRY_VERIFY(get<QTextBrowser>("lessonText")->isVisible());
  }
  void nudgeTriangle(double by) {
    m_window->document()->edit(QStringLiteral("Nudge"), [by](Scene& scene) {
      for (auto& vertex : std::get<Triangle<double>>(scene.objects[0].shape).vertices) {
        vertex[0] += by;
      }
    });
  }
  void click(QWidget* widget) {
    auto* area = get<QScrollArea>("lessonArea");
    if (area->widget()->isAncestorOf(widget)) {
      // Cards are laid out when they are shown.
      QTRY_VERIFY(widget->height() > 5 && widget->isVisible());
      area->ensureWidgetVisible(widget);
    }
    QTest::mouseClick(widget, Qt::LeftButton);
  }
  /// Answers the question that comes next.
  static void answerWith(QMessageBox::StandardButton button, bool* asked) {
    auto* timer = new QTimer(qApp);
    connect(timer, &QTimer::timeout, qApp, [timer, button, asked] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      timer->deleteLater();
      timer->stop();
      *asked = true;
      QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
    timer->start(10);
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    auto* widget = m_window->findChild<Widget*>(QLatin1String(name));
    if (widget == nullptr) qFatal("no widget %s", name);
    return widget;
  }
  QListWidget* list() const { return get<QListWidget>("lessonList"); }
  LessonPlayer* player() const { return m_window->lessons(); }
  LessonPanel* panel() const { return qobject_cast<LessonPanel*>(dock("lessonDock")->widget()); }
  void trigger(const char* name) const {
    m_window->findChild<QAction*>(QLatin1String(name))->trigger();
  }
  QDockWidget* dock(const char* name) const {
    return m_window->findChild<QDockWidget*>(QLatin1String(name));
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestLessonDock, display);

#include "test_lesson_dock.moc"
