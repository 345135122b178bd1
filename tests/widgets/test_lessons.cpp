#include <sys/stat.h>

#include <QSignalSpy>

#include "tests/support/test_class.h"
#include "tests/widgets/lesson_bench.h"

using namespace hairline;
using testing::LessonBench;
using testing::LessonFolder;
using testing::textOf;

namespace {

constexpr int longMilliseconds = 120'000;

/// A lesson with a checkpoint of some lines, from line 7 on.
QString lessonWith(const QString& lines) {
  return QStringLiteral("# L\n\n## P\n```scene\nfile: s.hairline.json\n```\n```checkpoint\n") +
         lines + QStringLiteral("\n```\n");
}

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

 private slots:
  void readsALesson() {
    const LessonFolder folder;
    const LessonReading reading = folder.read(
        QStringLiteral("# Title\n\nAbout\nit.\n\n## One\n```scene\nfile: s.hairline.json\n```\n"
                       "Text *here*.\n```cpp\n## no page\n```\n\n"
                       "```checkpoint\ntask: Do\n  this.\nverdict: intersect sat double hit\n"
                       "within: depth intersect sat double 0 1e3\nafter: Good.\n"
                       "solution: t.vertices[0] = [0,0,0]\n```\n## Two\n"
                       "```question\ntask: Which?\nwrong: a | no\nright: b\n```\n"
                       "```predict\ntask: Guess\nabout: closest\n```\n"));
    QVERIFY2(reading.problems.isEmpty(), qPrintable(textOf(reading.problems)));
    const Lesson& lesson = reading.lesson;
    QCOMPARE(lesson.title, QStringLiteral("Title"));
    QCOMPARE(lesson.summary, QStringLiteral("About it."));
    QCOMPARE(lesson.pages.size(), 2);
    QCOMPARE(lesson.checkpointCount(), 3);
    const LessonPage& one = lesson.pages[0];
    QCOMPARE(one.title, QStringLiteral("One"));
    QCOMPARE(one.text, QStringLiteral("Text *here*.\n```cpp\n## no page\n```"));
    QVERIFY(one.scene && one.scene->objects.size() == 2);
    QVERIFY(one.scene->notes.empty());
    QCOMPARE(one.checkpoints[0].task, QStringLiteral("Do this."));
    QCOMPARE(one.checkpoints[0].conditions.size(), std::size_t(2));
    QCOMPARE(one.checkpoints[0].line, 15);
    QVERIFY(!lesson.pages[1].scene);
    QCOMPARE(lesson.pages[1].checkpoints[0].choices.size(), 2);
    QVERIFY(lesson.pages[1].checkpoints[0].choices[1].isRight);
    QCOMPARE(lesson.pages[1].checkpoints[0].choices[0].reply, QStringLiteral("no"));
    QCOMPARE(int(lesson.pages[1].checkpoints[1].predicted), int(Kind::closest));
  }

  void reportsWhatIsWrongAndWhere_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& text, const char* expected) {
      QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    const auto lines = [&](const char* name, const char* text, const char* expected) {
      row(name, lessonWith(QString::fromUtf8(text)), expected);
    };
    row("empty", QString(), "lesson.md:1: A lesson must begin with its title");
    row("no pages", QStringLiteral("# T\n"), "lesson.md: The lesson has no pages");
    row("text first", QStringLiteral("Hello\n# T\n## P\n"), "lesson.md:1: Text before the title");
    row("two titles", QStringLiteral("# T\n## P\n# U\n"), "lesson.md:3: There is a second title");
    row("no end", QStringLiteral("# T\n## P\n```question\ntask: x\n"),
        "lesson.md:3: The block that begins here has no end");
    row("unknown block", QStringLiteral("# T\n## P\n```chekpoint\n```\n"),
        "lesson.md:3: There is no block “chekpoint”");
    row("block before a page", QStringLiteral("# T\n```scene\n```\n## P\n"),
        "lesson.md:2: Block before the first page");
    row("no figure", QStringLiteral("# T\n## P\n\n![a](none.svg)\n"),
        "lesson.md:4: The figure “none.svg” is not an image in the lesson's "
        "folder");
    row("no scene file", QStringLiteral("# T\n## P\n```scene\nfile: no.hairline.json\n```\n"),
        "lesson.md:4: The scene “no.hairline.json” cannot be read");
    // Regular files by relative paths, and nothing else.
    for (const char* file : {"../../../../../../dev/zero", "/dev/zero", "pipe.json", "zero.json",
                             "/etc/hostname", "file:///etc/hostname", "."}) {
      row(file, QStringLiteral("# T\n## P\n```scene\nfile: %1\n```\n").arg(QLatin1String(file)),
          qPrintable(QStringLiteral("lesson.md:4: The scene “%1” cannot be read")
                         .arg(QLatin1String(file))));
    }
    row("figure elsewhere", QStringLiteral("# T\n## P\n\n![a](/dev/zero)\n"),
        "lesson.md:4: The figure “/dev/zero” is not an image");
    row("broken scene", QStringLiteral("# T\n## P\n```scene\nfile: bad.hairline.json\n```\n"),
        "bad.hairline.json: ");
    row("no scene", QStringLiteral("# T\n## P\n```predict\ntask: x\n```\n"),
        "lesson.md:3: A checkpoint needs a scene on this page or an earlier one");
    row("no right answer", QStringLiteral("# T\n## P\n```question\ntask: x\nwrong: a\n```\n"),
        "lesson.md:3: A question must have one answer");
    row("explains nothing there is",
        QStringLiteral("# T\n## P\n```scene\nfile: s.hairline.json\nexplain: closest sat double\n"
                       "```\n"),
        "lesson.md:5: No query of the kind closest has the method “sat”");
    row("explains too much",
        QStringLiteral("# T\n## P\n```scene\nfile: s.hairline.json\n"
                       "explain: intersect sat double now\n```\n"),
        "lesson.md:5: Unexpected “now”");
    lines("no task", "moved: t", "lesson.md:7: The task is missing");
    lines("no condition", "task: x", "lesson.md:7: The checkpoint has no condition; there are: v");
    lines("unknown key", "task: x\nseperates: a", "lesson.md:9: A block checkpoint has no “sep");
    lines("no key", "task: x\nmoved t\nmoved: t", "lesson.md:9: “moved t” is not of the form");
    lines("unknown kind", "task: x\nverdict: cut sat double hit",
          "lesson.md:9: There is no kind of query “cut”; there are: intersect");
    lines("unknown method", "task: x\nverdict: intersect satt double hit",
          "lesson.md:9: No query of the kind intersect has the method “satt”");
    lines("unknown scalar", "task: x\nverdict: intersect sat half hit",
          "lesson.md:9: There is no scalar “half”");
    lines("not built", "task: x\nverdict: intersect reference float hit",
          "lesson.md:9: The method reference does not answer in float");
    lines("unknown verdict", "task: x\nverdict: intersect sat double yes",
          "lesson.md:9: There is no verdict “yes”");
    lines("too much", "task: x\nverdict: intersect sat double hit now",
          "lesson.md:9: Unexpected “now”");
    lines("unknown label", "task: x\nonly: intersect sat double x cross edge 3",
          "lesson.md:9: No step is called “x cross edge 3”; there are: box x");
    lines("two kinds", "task: x\ndiffer: intersect sat float closest gjk float",
          "lesson.md:9: Reports of different kinds");
    lines("no number", "task: x\nwithin: gap intersect sat float low 1",
          "lesson.md:9: “low” is not a number");
    lines("bounds turned", "task: x\nwithin: gap intersect sat float 2 1",
          "lesson.md:9: The first bound is above the second");
    lines("unknown number", "task: x\nwithin: size intersect sat float 1 2",
          "lesson.md:9: There is no number “size”");
    lines("cells", "task: x\ncells: clip 1 2", "lesson.md:9: Cells are counted by");
    lines("cells by", "task: x\ncells: exact 1 2 by 18", "lesson.md:9: Expected “by 26” or “by");
    lines("tree", "task: x\ntree: bottom-up width 1 2", "lesson.md:9: “width” is unknown here");
    lines("tree bounds", "task: x\ntree: depth 3 1", "lesson.md:9: The first bound is above");
    lines("walk", "task: x\nwalk: boxes 1 2", "lesson.md:9: “boxes” is unknown here");
    lines("picture", "task: x\npicture: blue", "lesson.md:9: “blue” is unknown here");
    lines("told tree", "task: x\nmoved: t\nsolution: tree = \"oak\"",
          "lesson.md:10: tree must be a build method");
    lines("told picture", "task: x\nmoved: t\nsolution: picture = 3",
          "lesson.md:10: picture must be weights");
    lines("told walk", "task: x\nmoved: t\nsolution: walk = 2", "lesson.md:10: walk must be true");
    lines("no object", "task: x\nmoved: u", "lesson.md:9: The scene has no object “u”");
    lines("no pair", "task: x\npair: t u", "lesson.md:9: The scene has no object “u”");
    lines("no assignment", "task: x\nmoved: t\nsolution: move it",
          "lesson.md:10: “move it” is not a change of the form");
    lines("no value", "task: x\nmoved: t\nsolution: t.vertices = [1,",
          "lesson.md:10: The value “[1,” cannot be read");
    lines("no such field", "task: x\nmoved: t\nsolution: t.vertices[7] = [1,2,3]",
          "lesson.md:10: “t” has no field “vertices/7”");
    lines("illegal shape", "task: x\nmoved: b\nsolution: b.min = [5,5,5]", "lesson.md:10: ");
    lines("solution without object", "task: x\nmoved: t\nsolution: u.min = 1",
          "lesson.md:10: The scene has no object “u”");
  }

  void reportsWhatIsWrongAndWhere() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const LessonFolder folder;
    folder.write(QStringLiteral("bad.hairline.json"), QStringLiteral("{\"format\": 1}"));
    QCOMPARE(::mkfifo(QFile::encodeName(folder.path(QStringLiteral("pipe.json"))), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder.path(QStringLiteral("zero.json"))));
    const LessonReading reading = folder.read(text);
    const QString reported = textOf(reading.problems);
    QVERIFY2(reported.startsWith(expected) || reported.contains(QLatin1Char('\n') + expected),
             qPrintable(reported));
  }

  // Several lessons may share a folder of scenes beside theirs.
  void readsScenesBesideItsFolder() {
    const LessonFolder folder;
    QVERIFY(QDir(folder.path({})).mkpath(QStringLiteral("one")));
    folder.write(QStringLiteral("one/lesson.md"),
                 QStringLiteral("# T\n\n## P\n```scene\nfile: ../s.hairline.json\n```\n"));
    const LessonReading reading = readLesson(folder.path(QStringLiteral("one")));
    QVERIFY2(reading.problems.isEmpty(), qPrintable(textOf(reading.problems)));
    QCOMPARE(reading.lesson.pages.size(), 1);
    QVERIFY(reading.lesson.pages[0].scene.has_value());
  }

  void reportsAFolderWithoutALesson() {
    const LessonReading reading = readLesson(QStringLiteral("/nowhere/at/all"));
    QCOMPARE(reading.problems.size(), 1);
    QVERIFY(reading.problems[0].text().startsWith(QStringLiteral("lesson.md: The file cannot")));
  }

  // Arbitrary bytes cause error messages and nothing worse.
  void bearsAnyText() {
    const LessonFolder folder;
    const QString whole = lessonWith(QStringLiteral(
        "task: x\nverdict: intersect sat double hit\nsolution: t.vertices[0] = [0,0,0]"));
    for (int cut = 0; cut < whole.size(); ++cut) {
      folder.read(whole.left(cut));
      QString turned = whole;
      turned[cut] = QChar(turned[cut].unicode() ^ 0x11);
      folder.read(turned);
    }
  }

  void leavingALessonGivesBackWhatWasOpen() {
    const LessonFolder folder;
    const LessonReading reading = folder.read(lessonWith(QStringLiteral("task: x\nmoved: t")));
    LessonBench bench;
    Scene own;
    insert(own, makeObject(Point<double>{{1, 2, 3}}));
    bench.document.setScene({}, QStringLiteral("mine"));
    bench.document.edit(QStringLiteral("Add"), [&own](Scene& scene) { scene = own; });
    CellSettings cells;
    cells.seeThrough = false;
    bench.cells.setSettings(cells);
    bench.player.open(reading.lesson);
    QVERIFY(bench.player.hasOwnScene());
    QCOMPARE(bench.document.scene().objects.size(), std::size_t(2));
    QVERIFY(!bench.document.isModified());
    QVERIFY(bench.cells.settings().seeThrough);
    // What is unsaved is the user's, and not the lesson's, however it is edited.
    bench.document.edit(QStringLiteral("Clear"), [](Scene& scene) { scene = {}; });
    QVERIFY(bench.document.unsaved() && identical(bench.document.unsaved()->scene, own));
    bench.player.close();
    QVERIFY(identical(bench.document.scene(), own));
    QVERIFY(bench.document.isModified() && !bench.player.hasOwnScene());
    QCOMPARE(bench.document.title(), QStringLiteral("mine"));
    QVERIFY(!bench.cells.settings().seeThrough);
    bench.document.undoGroup()->undo();
    QVERIFY(bench.document.scene().objects.empty() && !bench.document.isModified());
    bench.document.undoGroup()->redo();
    QVERIFY(identical(bench.document.scene(), own));
  }

  void whatWasTriedCanBeHadAgain() {
    const LessonFolder folder;
    const LessonReading reading = folder.read(lessonWith(QStringLiteral("task: x\nmoved: t")));
    LessonBench bench;
    bench.player.open(reading.lesson);
    const Scene start = bench.document.scene();
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Triangle<double>>(scene.objects[0].shape).vertices[0][0] = 7;
    });
    const Scene tried = bench.document.scene();
    QTRY_VERIFY(bench.player.isReached(0));
    bench.player.resetScene();
    QVERIFY(identical(bench.document.scene(), start));
    bench.document.undoStack()->undo();
    QVERIFY(identical(bench.document.scene(), tried));
  }

  // The panels Hierarchy and Ray-Cast Image are watched while visible.
  void panelsAreWatchedAndReported() {
    const LessonFolder folder;
    const LessonReading reading = folder.read(
        QStringLiteral("# L\n## P\n```scene\nfile: s.hairline.json\n```\n"
                       "```checkpoint\ntask: x\ntree: objects bottom-up depth 2 2\n"
                       "solution: tree = \"objects bottom-up\"\n```\n"
                       "```checkpoint\ntask: x\npicture: tests\nsolution: picture = \"tests\"\n"
                       "```\n"));
    QVERIFY2(reading.problems.isEmpty(), qPrintable(textOf(reading.problems)));
    LessonBench bench;
    bench.player.open(reading.lesson);
    bench.hierarchy.setWatched(true);
    HierarchySettings settings;
    settings.ofObjects = true;
    bench.hierarchy.setSettings(settings);
    QTRY_VERIFY_WITH_TIMEOUT(bench.hierarchy.built() && bench.isQuiet(), longMilliseconds);
    QVERIFY(!bench.player.isReached(0));
    bench.player.showSolution(0);
    QTRY_VERIFY_WITH_TIMEOUT(bench.player.isReached(0), longMilliseconds);
    QCOMPARE(bench.shown.last(), QStringLiteral("hierarchyDock"));
    QVERIFY(!bench.player.isReached(1));
    bench.player.showSolution(1);
    QTRY_VERIFY_WITH_TIMEOUT(bench.player.isReached(1), longMilliseconds);
    QCOMPARE(bench.shown.last(), QStringLiteral("raysDock"));
  }

  void noVerdictBeforeThePrediction() {
    const LessonFolder folder;
    const LessonReading reading =
        folder.read(QStringLiteral("# T\n## P\n```scene\nfile: s.hairline.json\n```\n"
                                   "```predict\ntask: x\n```\n## Q\n"));
    QVERIFY2(reading.problems.isEmpty(), qPrintable(textOf(reading.problems)));
    LessonBench bench;
    bench.player.open(reading.lesson);
    QVERIFY(bench.runner.focus() == nullptr);
    bench.player.goTo(1);
    QVERIFY(bench.runner.focus() != nullptr);
    bench.player.goTo(0);
    QVERIFY(bench.runner.focus() == nullptr);
    // The page's scene is asked about, and shown with the answer, whatever was dragged where.
    const Shape asked = bench.document.scene().objects[0].shape;
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      scene.objects[0].shape = Triangle<double>{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}};
    });
    bench.player.answer(0, 1);
    QVERIFY(bench.runner.focus() != nullptr);
    QVERIFY(identical(bench.document.scene().objects[0].shape, asked));
    QVERIFY(!bench.player.answerOf(0)->wasRight);
    QVERIFY(bench.player.isReached(0));
    bench.player.goTo(1);
    bench.player.goTo(0);
    QVERIFY(bench.runner.focus() != nullptr);
    // It is still known that it was wrong.
    QVERIFY(bench.player.answerOf(0) && !bench.player.answerOf(0)->wasRight);
  }

  // Checkpoints apply to the lesson's scene, however it was edited, and to no other.
  void anotherSceneReachesNothing() {
    const LessonFolder folder;
    const LessonReading reading =
        folder.read(lessonWith(QStringLiteral("task: x\nverdict: intersect sat double hit")));
    LessonBench bench;
    bench.player.open(reading.lesson);
    Scene other = bench.document.scene();
    std::get<Triangle<double>>(other.objects[0].shape).vertices[0] = {0, 0, 0};
    bench.document.setScene(other);
    QTRY_VERIFY(bench.isQuiet());
    QVERIFY(!bench.player.isReached(0));
  }

  void progressIsKept() {
    const LessonFolder folder;
    const LessonReading reading = folder.read(
        QStringLiteral("# T\n## P\n```question\ntask: x\nright: a\nwrong: b\n```\n## Q\n"));
    LessonBench bench;
    bench.player.open(reading.lesson);
    bench.player.answer(0, 1);
    QVERIFY(!bench.player.isReached(0));
    bench.player.answer(0, 0);
    QVERIFY(bench.player.isReached(0));
    bench.player.goTo(1);
    LessonPlayer again({&bench.document, &bench.runner, &bench.cells});
    again.open(reading.lesson);
    QCOMPARE(again.page(), 1);
    again.goTo(0);
    QVERIFY(again.isReached(0));
    LessonProgress().forget(reading.lesson);
    QCOMPARE(LessonProgress().page(reading.lesson), 0);
    QCOMPARE(LessonProgress().reachedCount(reading.lesson), 0);
  }

  void theProgramsLessonsAreWhole_data() {
    QTest::addColumn<int>("number");
    const int count = static_cast<int>(programLessons().size());
    for (int i = 0; i < count; ++i) {
      QTest::newRow(qPrintable(programLessons()[i].lesson.id)) << i;
    }
  }

  // Each checkpoint of each lesson: not reached in the page's scene, reached by its solution;
  // questions only by the right answer.
  void theProgramsLessonsAreWhole() {
    QFETCH(int, number);
    const LessonReading reading = programLessons()[number];
    QVERIFY2(reading.problems.isEmpty(), qPrintable(textOf(reading.problems)));
    const Lesson& lesson = reading.lesson;
    QVERIFY(!lesson.summary.isEmpty());
    QVERIFY(lesson.checkpointCount() >= 2);
    for (int page = 0; page < lesson.pages.size(); ++page) {
      for (int i = 0; i < lesson.pages[page].checkpoints.size(); ++i) {
        const Checkpoint& checkpoint = lesson.pages[page].checkpoints[i];
        const QString place = QStringLiteral("%1, line %2").arg(lesson.title).arg(checkpoint.line);
        LessonBench bench;
        bench.player.open(lesson);
        bench.player.goTo(page);
        for (int k = 0; k < lesson.pages[page].checkpoints.size(); ++k) {
          const bool predicts = lesson.pages[page].checkpoints[k].type == Checkpoint::Type::predict;
          if (predicts && k != i) bench.player.answer(k, 0);
        }
        QTRY_VERIFY_WITH_TIMEOUT(bench.isQuiet(), longMilliseconds);
        QVERIFY2(!bench.player.isReached(i), qPrintable(place));
        switch (checkpoint.type) {
          case Checkpoint::Type::watch:
            QVERIFY2(!checkpoint.solution.isEmpty(), qPrintable(place));
            bench.player.showSolution(i);
            QTRY_VERIFY2_WITH_TIMEOUT(bench.player.isReached(i), qPrintable(place),
                                      longMilliseconds);
            break;
          case Checkpoint::Type::predict: {
            QVERIFY2(bench.runner.focus() == nullptr, qPrintable(place));
            bench.player.answer(i, 0);
            const bool isNo = bench.player.answerOf(i)->wasRight;
            bench.player.answer(i, 1);
            // One of the two is right: there is an exact verdict.
            QVERIFY2(isNo != bench.player.answerOf(i)->wasRight, qPrintable(place));
            break;
          }
          case Checkpoint::Type::choose:
            for (int k = 0; k < checkpoint.choices.size(); ++k) {
              if (checkpoint.choices[k].isRight) continue;
              bench.player.answer(i, k);
              QVERIFY2(!bench.player.isReached(i), qPrintable(place));
            }
            for (int k = 0; k < checkpoint.choices.size(); ++k) {
              if (checkpoint.choices[k].isRight) bench.player.answer(i, k);
            }
            QVERIFY2(bench.player.isReached(i), qPrintable(place));
            break;
        }
      }
    }
  }
};

HAIRLINE_TEST(TestLessons, display);

#include "test_lessons.moc"
