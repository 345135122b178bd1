#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <set>
#include <string>

#include "core/scene/new_shapes.h"
#include "core/scene/scene_file.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"
#include "tests/widgets/translation_files.h"
#include "widgets/document/object_commands.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/scene_report.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/language.h"
#include "widgets/text/number_input.h"
#include "widgets/text/numbers.h"
#include "widgets/text/sample_notes.h"
#include "widgets/window/examples.h"
#include "widgets/window/main_window.h"

using namespace hairline;
using namespace hairline::testing;

namespace {

const QString sourceFolder = QStringLiteral(HAIRLINE_SOURCE_DIR);

void addLanguageRows() {
  QTest::addColumn<QString>("code");
  for (const Language& language : languages()) {
    if (QLatin1String(language.code) != QLatin1String("en")) {
      QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
  }
}

/// The names of the steps and features by which pairs of shapes of all types are answered.
const std::set<std::string>& namesInReports() {
  static const std::set<std::string> names = [] {
    std::set<std::string> found;
    const auto add = [&found](Label label) { found.emplace(label); };
    testing::ShapeMaker maker(91);
    testing::Random random(92);
    // As objects that also move, round by round: on the grid, where shapes touch, and off it.
    for (int round = 0; round < 4; ++round) {
      maker.setOnGrid(round % 2 == 0);
      for (std::size_t first = 0; first < shapeTypeCount; ++first) {
        for (std::size_t second = 0; second <= first; ++second) {
          Scene scene;
          for (const std::size_t type : {first, second}) {
            insert(scene, makeObject(maker.next(type), type == first ? "a" : "b"));
          }
          if (round >= 2) scene.objects[0].displacement = random.gridPoint(-2, 2);
          const auto pair = fittingPair(scene, scene.objects[0].id, scene.objects[1].id);
          if (!pair) continue;
          for (const Report& report : answerPair(scene, *pair, {}).reports) {
            add(report.feature);
            if (report.separating) add(report.separating->label);
            if (report.overlap) add(report.overlap->label);
            for (const Step& step : report.trace.steps) {
              add(label(step));
              if (const auto* region = std::get_if<RegionStep>(&step)) add(region->feature);
            }
          }
        }
      }
    }
    return found;
  }();
  return names;
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void init() { chooseLanguage({}); }
  void cleanup() { useLanguage(QStringLiteral("en")); }

  void everyTextIsTranslated_data() {
    addLanguageRows();
    QTest::newRow("en") << QStringLiteral("en");
  }
  // For the present sources: the texts that `update` would add are checked as well.
  void everyTextIsTranslated() {
    QFETCH(QString, code);
    const QString folder = sourceFolder + QStringLiteral("/resources/translations/");
    QTemporaryDir copies;
    for (const Language& language : languages()) {
      const QString name = QStringLiteral("hairline_%1.ts").arg(QLatin1String(language.code));
      QVERIFY(QFile::copy(folder + name, copies.filePath(name)));
    }
    QProcess update;
    update.start(folder + QStringLiteral("update"), {copies.path()});
    QVERIFY(update.waitForFinished(120000));
    const QString said = QString::fromLocal8Bit(update.readAllStandardError());
    QVERIFY2(update.exitCode() == 0, qPrintable(said));
    // Texts in such places get a context that is never looked up at run time.
    QVERIFY2(!said.contains(QLatin1String("lacks Q_OBJECT")), qPrintable(said));
    const bool isEnglish = code == QLatin1String("en");
    const auto texts = textsOf(copies.filePath(QStringLiteral("hairline_%1.ts").arg(code)));
    QVERIFY(texts.size() > (isEnglish ? 5 : 1000));
    QStringList faults;
    qsizetype ofCore = 0;
    for (const TranslatedText& text : texts) {
      // tr() must be called in a class, or in a struct with Q_DECLARE_TR_FUNCTIONS.
      QVERIFY2(!text.context.isEmpty() && text.context != QLatin1String("hairline"),
               qPrintable(text.source));
      ofCore += text.context == QLatin1String("CoreMessages");
      const QString fault = faultOf(text);
      if (!fault.isEmpty()) {
        faults << QStringLiteral("%1: \"%2\" %3").arg(text.context, text.source, fault);
      }
    }
    QVERIFY(isEnglish || ofCore > 250);
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 texts, first:\n").arg(faults.size()) +
                                          faults.mid(0, 40).join(QLatin1Char('\n'))));
  }

  // Every template has its text in the files (above); here it is found in them, with arguments that
  // are messages themselves. Text from elsewhere stays as it is, whatever it looks like.
  void messagesOfCoreAreTranslated() {
    const Message outside = Message::verbatim("Expected a comma or ]");
    const Result<Scene> scene = parseScene(R"({"format": "hairline-scene" "version": 1})");
    const Message place("%1: %2", "/a%1/b.json", scene.error().message);
    const Result<SceneObject> object =
        readObject(*parseJson(R"({"type": "sphere", "center": [0, 0, 0], "radius": null})"));
    const Message kind = object.error().message;
    QCOMPARE(coreMessage(place),
             QStringLiteral("/a%1/b.json: Expected a comma or } (line 1, column 29)"));
    QCOMPARE(coreMessage(kind), QStringLiteral("radius: Expected a number, found null"));
    for (const QString& code : {QStringLiteral("ja"), QStringLiteral("ko")}) {
      useLanguage(code);
      QCOMPARE(coreMessage(outside), QStringLiteral("Expected a comma or ]"));
      const QString translated = coreMessage(place);
      QVERIFY2(translated.startsWith(QLatin1String("/a%1/b.json: ")) &&
                   translated.contains(QLatin1String("29")) &&
                   !translated.contains(QLatin1String("comma")) &&
                   !translated.contains(QLatin1String("line")),
               qPrintable(translated));
      QVERIFY2(coreMessage(kind).startsWith(QLatin1String("radius: ")) &&
                   !coreMessage(kind).contains(QLatin1String("number")),
               qPrintable(coreMessage(kind)));
    }
  }

  void numbersAreOfTheLocale() {
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    const QString shown = shortNumber(0.25);
    const QString kept = fullNumber(0.25);
    QLocale::setDefault(before);
    QCOMPARE(shown, QStringLiteral("0,25"));
    QCOMPARE(kept, QStringLiteral("0.25"));
    QCOMPARE(readNumberInput(shown).value, readNumberInput(kept).value);
    for (const QString& code : {QStringLiteral("ja"), QStringLiteral("ko")}) {
      useLanguage(code);
      QCOMPARE(shortNumber(0.25), QStringLiteral("0.25"));
    }
  }

  void reportsNameTheirLanguage_data() { addLanguageRows(); }
  void reportsNameTheirLanguage() {
    QFETCH(QString, code);
    useLanguage(code);
    const QString lang = QStringLiteral("<html lang=\"%1\">").arg(code);
    QVERIFY(htmlReport(Scene(), ViewState()).contains(lang));
  }

  void stepsAreNamedInTheLanguage_data() { addLanguageRows(); }
  void stepsAreNamedInTheLanguage() {
    QFETCH(QString, code);
    QVERIFY(namesInReports().size() > 200);
    useLanguage(code);
    // Axes, corners and projections have letters; whatever is longer is a word.
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3}"));
    QStringList english;
    for (const std::string& name : namesInReports()) {
      const QString text = labelText(name);
      if (text.contains(word)) english << text;
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    for (const std::string_view type : shapeTypeNames) {
      QString text = shapeText(type);
      QVERIFY2(!text.remove(QStringLiteral("DOP")).contains(word), qPrintable(text));
    }
  }

  void lessonsAreTheSame_data() { addLanguageRows(); }
  void lessonsAreTheSame() {
    QFETCH(QString, code);
    const QDir lessons(sourceFolder + QStringLiteral("/resources/lessons"));
    const QStringList folders = lessons.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(folders.size() >= 11);
    useLanguage(code);
    for (const QString& name : folders) {
      const QDir folder(lessons.filePath(name));
      const QStringList english = skeletonOf(folder.filePath(QStringLiteral("lesson.md")));
      QVERIFY(english.size() > 3);
      QCOMPARE(skeletonOf(folder.filePath(QStringLiteral("lesson.%1.md").arg(code))), english);
      const LessonReading reading = readLesson(folder.path());
      QStringList problems;
      for (const LessonProblem& problem : reading.problems) problems << problem.text();
      QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
  }

  void notesOfSamplesAreTranslated_data() { addLanguageRows(); }

  // Paragraph by paragraph, and shown in place of the English ones, which stay in the scene.
  void notesOfSamplesAreTranslated() {
    QFETCH(QString, code);
    const auto blocksOf = [](const QString& notes) {
      QStringList blocks;
      for (const QString& line : notes.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        blocks << (line.startsWith(QLatin1Char('#'))      ? QStringLiteral("heading")
                   : line.startsWith(QLatin1String("- ")) ? QStringLiteral("point")
                                                          : QStringLiteral("text"));
      }
      return blocks;
    };
    useLanguage(QStringLiteral("en"));
    const QVector<Example> english = exampleScenes();
    QVERIFY(english.size() >= 15);
    for (const Example& example : english) QCOMPARE(notesToRead(example.notes), example.notes);
    useLanguage(code);
    const QVector<Example> translated = exampleScenes();
    QCOMPARE(translated.size(), english.size());
    for (const Example& example : english) {
      const QString notes = notesToRead(example.notes);
      QVERIFY2(notes != example.notes, qPrintable(example.path));
      QCOMPARE(blocksOf(notes), blocksOf(example.notes));
      const bool isListed = std::ranges::any_of(translated, [&](const Example& other) {
        return other.path == example.path && other.notes == notes && other.title != example.title;
      });
      QVERIFY2(isListed, qPrintable(example.path));
    }
  }

  void theWindowChangesItsLanguage() {
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    addObject(*window.document(), *window.selection(), newShape("sphere", {0, 0, 0}, 1));
    const auto trigger = [&](const QByteArray& name) {
      auto* action = window.findChild<QAction*>(QLatin1String(name));
      QVERIFY2(action != nullptr, name.constData());
      action->trigger();
    };
    const auto textOf = [&](const char* name) {
      return window.findChild<QAction*>(QLatin1String(name))->text();
    };
    const auto dockTitle = [&] {
      return window.findChild<QDockWidget*>(QStringLiteral("verdictsDock"))->windowTitle();
    };
    auto* hidden = window.findChild<QDockWidget*>(QStringLiteral("pairsDock"));
    hidden->close();
    const QString english = textOf("actionSave");
    const QString title = dockTitle();
    const int width = window.view()->width();
    const Scene before = window.document()->scene();
    // Every pane has been turned or moved by the user, even one that is not shown.
    trigger("actionFourViews");
    QTRY_COMPARE(window.view()->viewport()->shownPanes().size(), 4);
    for (int pane = 0; pane < Viewport::paneCount; ++pane) {
      Camera camera = window.view()->viewport()->camera(pane);
      camera.target += Eigen::Vector3d(1, 2, 3) * (pane + 1);
      camera.distance *= 1.25;
      window.view()->viewport()->setCamera(camera, pane);
    }
    trigger("actionTwoViews");
    trigger("actionGizmoTurn");
    const SceneView::Look look = window.view()->look();
    for (const QByteArray code : {"ja", "ko"}) {
      trigger("actionLanguage_" + code);
      QTRY_COMPARE(currentLanguage(), QString::fromLatin1(code));
      QTRY_VERIFY(textOf("actionSave") != english);
      QVERIFY(dockTitle() != title);
      // The panels leave the view its room.
      QTRY_VERIFY(window.view()->width() > width * 3 / 4);
      QVERIFY(window.menuBar()->actions().size() >= 7);
      QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("pairsDock"))->isHidden());
      QVERIFY(window.document()->scene().objects == before.objects);
      QCOMPARE(window.selection()->ids().size(), std::size_t(1));
      const SceneView::Look now = window.view()->look();
      QCOMPARE(now.layout, look.layout);
      for (std::size_t pane = 0; pane < look.cameras.size(); ++pane) {
        QVERIFY(now.cameras[pane] == look.cameras[pane]);
        QVERIFY(!now.isAutomatic[pane]);
      }
      QVERIFY(now.gizmo == look.gizmo);
      QVERIFY(window.findChild<QAction*>(QStringLiteral("actionGizmoTurn"))->isChecked());
      QVERIFY(textOf("actionUndo").size() > 0);
      // Of a list, of free functions, and of Qt's own buttons.
      QVERIFY(!textOf("actionAddSphere").contains(QLatin1String("phere")));
      QTRY_VERIFY(!window.view()->legend().empty());
      const std::vector<LegendEntry> legend = window.view()->legend();
      for (const LegendEntry& entry : legend) {
        QVERIFY2(!entry.text.contains(QRegularExpression(QStringLiteral("[a-z]{4}"))),
                 qPrintable(entry.text));
      }
      QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != QLatin1String("Cancel"));
    }
    trigger("actionUndo");
    QVERIFY(window.document()->scene().objects.empty());
    trigger("actionRedo");
    QVERIFY(window.document()->scene().objects == before.objects);
    // The scene is left without asking to save it.
    window.document()->undoStack()->setClean();
    window.lessons()->open(programLessons().front().lesson);
    const QString korean = window.lessons()->lesson()->title;
    trigger("actionLanguage_en");
    QTRY_COMPARE(textOf("actionSave"), english);
    QVERIFY(window.lessons()->lesson()->title != korean);
    QCOMPARE(dockTitle(), title);
    QCOMPARE(QSettings().value(QStringLiteral("language")).toString(), QStringLiteral("en"));
    window.document()->newScene();
  }
};

HAIRLINE_TEST(TestTranslations, display);
#include "test_translations.moc"
