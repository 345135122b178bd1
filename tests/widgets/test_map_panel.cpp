#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <cmath>

#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pictures/map_panel.h"
#include "widgets/pictures/map_view.h"
#include "widgets/search/own_methods.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

constexpr int patience = 60000;

Scene triangleAndBox() {
  Scene scene;
  scene.objects = {
      testing::object("tri",
                      Triangle<double>{{{{0.1, 0.2, 0.9}, {1.3, 0.1, 1.2}, {0.2, 1.7, 0.4}}}}),
      testing::object("box", Aabb<double>{{-1, -1, -1}, {1, 1, 1}})};
  return scene;
}

/// The panel over a scene.
struct MapPanelBench {
  explicit MapPanelBench(const Scene& scene = triangleAndBox()) {
    document.setScene(scene);
    panel.resize(380, 700);
    panel.show();
    map.flush();
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    return panel.findChild<Widget*>(QLatin1String(name));
  }
  MapView* view() const { return get<MapView>("mapView"); }
  bool isDone() {
    map.flush();
    return !map.isEmpty() && !map.isPending();
  }
  void choose(const char* name, const QString& text) const {
    auto* box = get<QComboBox>(name);
    const int place = box->findText(text);
    QVERIFY2(place >= 0, qPrintable(text));
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
  }
  void wheel(const QPoint& pixel, int notches) const {
    const QPointF at = view()->positionOf(pixel);
    QWheelEvent event(at, view()->mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view(), &event);
  }
  /// The map as core makes it.
  VerdictMap expected() const { return *askMap(map.question(), map.map().frame, 1); }
  const Triangle<double>& triangle() const {
    return std::get<Triangle<double>>(document.scene().objects[0].shape);
  }

  Document document;
  Selection selection{&document};
  Jobs jobs;
  SceneMap map{&document, &selection, &jobs};
  MapPanel panel{&map};
};

}  // namespace

/// The map of verdicts, driven with real events.
class TestMapPanel : public QObject {
  Q_OBJECT

 private slots:
  /// A user's method has a map like any other, of the answers that its program gives.
  void ownMethodsAreMapped() {
    QSettings().clear();
    OwnMethods methods;
    OwnMethodEntry entry{
        QStringLiteral("mine"),
        QStringLiteral("while read -r request; do id=${request#*:}; printf "
                       "'{\"id\":%s,\"results\":[{\"scalar\":\"double\",\"hit\":true}]}\\n' "
                       "\"${id%%,*}\"; done")};
    entry.timeLimit = 100;
    methods.add(entry);
    MapPanelBench bench;
    bench.map.setOwnMethods(&methods);
    bench.map.setRoom({24, 16});
    bench.map.flush();
    const auto& offered = bench.map.choices().methods;
    const auto found = std::ranges::find_if(offered, [](const MapMethod& method) {
      return method.own == "mine" && method.scalar == ScalarKind::float64 &&
             method.entry->info.kind == Kind::intersect;
    });
    QVERIFY(found != offered.end());
    QCOMPARE(mapMethodText(bench.map.choices(), *found), QStringLiteral("★ mine double"));
    bench.map.chooseMethod(0, static_cast<std::size_t>(found - offered.begin()));
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const MapCounts counts = bench.map.map().counts();
    QCOMPARE(counts.yes, bench.map.map().pixels.size());
    QVERIFY(counts.onlyFirst > 0);
    QSettings().clear();
  }

  void pictureIsThatOfCore() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const VerdictMap& map = bench.map.map();
    QVERIFY(map.frame.width > 100 && map.frame.height > 100);
    QVERIFY(map.pixels == bench.expected().pixels);
    QVERIFY(map.counts().yes > 0 && map.counts().no > 0);
    QVERIFY(bench.get<QLabel>("mapLegend")->text().contains(QStringLiteral("both: yes")));
    QCOMPARE(bench.get<QComboBox>("mapAcross")->currentText(), QStringLiteral("tri position x"));
    QVERIFY(bench.get<QComboBox>("mapAcross")->findText(QStringLiteral("tri vertex 2 x")) > 0);
    QVERIFY(bench.get<QComboBox>("mapMethodB")->currentText().contains(QStringLiteral("exact")));
    // What is on the screen: the colour of the pixel in the upper left corner.
    const QImage shown = bench.view()->grab().toImage();
    const QImage image = mapImage(map, MapColors::difference, Theme::current());
    QCOMPARE(shown.pixelColor(bench.view()->positionOf({2, 2}).toPoint()), image.pixelColor(2, 2));
  }

  void wheelZoomsAboutTheCursorDownToUlps() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const QPoint anchor(bench.map.map().frame.width / 3, bench.map.map().frame.height / 4);
    const double held = bench.map.map().frame.xAt(anchor.x());
    const double step = bench.map.map().frame.axes[0].step();
    bench.wheel(anchor, 1);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.map.map().frame.axes[0].step(), step / 2);
    QVERIFY(std::abs(bench.map.map().frame.xAt(anchor.x()) - held) < step / 100);
    bench.wheel(anchor, -1);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.map.map().frame.axes[0].step(), step);
    bench.wheel(anchor, 80);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const MapFrame& frame = bench.map.map().frame;
    QVERIFY(frame.axes[0].isByUlps() && frame.axes[1].isByUlps());
    for (int column = 1; column < frame.width; ++column) {
      QCOMPARE(frame.xAt(column), std::nextafter(frame.xAt(column - 1), HUGE_VAL));
    }
    QVERIFY(bench.map.map().pixels == bench.expected().pixels);
    QVERIFY(bench.get<QLabel>("mapState")->text().contains(QStringLiteral("1 ulp")));
    QTest::mouseClick(bench.get<QPushButton>("mapHome"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.map.map().frame.axes[0].step(), step);
  }

  void clickMovesTheObjectAndUndoTakesItBack() {
    MapPanelBench bench;
    bench.choose("mapAcross", QStringLiteral("tri vertex 1 x"));
    bench.choose("mapUpwards", QStringLiteral("tri vertex 2 z"));
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const Scene before = bench.document.scene();
    const MapFrame frame = bench.map.map().frame;
    const QPoint pixel(frame.width / 4, frame.height / 5);
    QTest::mouseClick(bench.view(), Qt::LeftButton, {}, bench.view()->positionOf(pixel).toPoint());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    const QPoint chosen = bench.view()->pixel();
    QVERIFY((chosen - pixel).manhattanLength() <= 2);
    QCOMPARE(bench.triangle().vertices[1][0], frame.xAt(chosen.x()));
    QCOMPARE(bench.triangle().vertices[2][2], frame.yAt(chosen.y()));
    // The cross-hair stands there.
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(std::abs(bench.map.scenePoint().x() - chosen.x()) < 0.5);
    QVERIFY(std::abs(bench.map.scenePoint().y() - chosen.y()) < 0.5);
    bench.document.undoStack()->undo();
    QVERIFY(identical(bench.document.scene(), before));
  }

  void keysMoveZoomAndChoose() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    MapView* view = bench.view();
    view->setFocus();
    const MapFrame frame = bench.map.map().frame;
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->pixel(), QPoint(frame.width / 2, frame.height / 2));
    QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(view, Qt::Key_Up);
    QCOMPARE(view->pixel(), QPoint(frame.width / 2 + 10, frame.height / 2 - 1));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(bench.triangle().vertices[0][0], frame.xAt(frame.width / 2 + 10));
    QTest::keyClick(view, Qt::Key_Plus);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.map.map().frame.axes[1].step(), frame.axes[1].step() / 2);
    QTest::keyClick(view, Qt::Key_Left, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.map.map().frame.xAt(0) < frame.xAt(frame.width / 2));
    QTest::keyClick(view, Qt::Key_End);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.map.map().frame.axes[0].isByUlps());
    QTest::keyClick(view, Qt::Key_Home);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(!bench.map.map().frame.axes[0].isByUlps());
  }

  void dragMovesThePictureAndNotTheScene() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const MapFrame frame = bench.map.map().frame;
    const QPoint from = bench.view()->positionOf({frame.width / 2, frame.height / 2}).toPoint();
    QTest::mousePress(bench.view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(bench.view(), from + QPoint(20, 0));
    QTest::mouseMove(bench.view(), from + QPoint(40, 30));
    QTest::mouseRelease(bench.view(), Qt::LeftButton, {}, from + QPoint(40, 30));
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.map.map().frame.axes[0].center() < frame.axes[0].center());
    QVERIFY(bench.map.map().frame.axes[1].center() > frame.axes[1].center());
    QCOMPARE(bench.document.undoStack()->count(), 0);
  }

  void mapFollowsADragOfTheScene() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const std::vector<MapPixel> before = bench.map.map().pixels;
    const int gesture = bench.document.beginGesture();
    for (int i = 1; i <= 20; ++i) {
      bench.document.edit(
          QStringLiteral("Move"),
          [i](Scene& scene) {
            scene.objects[1].shape = Aabb<double>{{-1 + i * 0.05, -1, -1}, {1 + i * 0.05, 1, 1}};
          },
          gesture);
      QCoreApplication::processEvents();
    }
    bench.document.endGesture(gesture);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.map.map().pixels != before);
    QVERIFY(bench.map.map().pixels == bench.expected().pixels);
    QCOMPARE(bench.map.question().objects[1].shape, bench.document.scene().objects[1].shape);
  }

  void toleranceShowsItsCost() {
    MapPanelBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    const std::size_t before = bench.map.map().counts().differing();
    QVERIFY(!bench.get<QLabel>("mapToleranceCost")->isVisible());
    auto* slider = bench.get<QSlider>("mapTolerance");
    slider->setFocus();
    while (bench.map.tolerance() < 0.1) QTest::keyClick(slider, Qt::Key_PageUp);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.map.map().counts().differing() > before + 100);
    QVERIFY(bench.get<QLabel>("mapToleranceCost")->isVisible());
    QTest::keyClick(slider, Qt::Key_Home);
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QCOMPARE(bench.map.map().counts().differing(), before);
  }

  void exportedPictureReadsBack() {
    MapPanelBench bench;
    bench.choose("mapColors", QStringLiteral("signed gap of A"));
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QTest::mouseClick(bench.get<QPushButton>("mapCopy"), Qt::LeftButton);
    const QImage copied = QGuiApplication::clipboard()->image();
    const MapFrame& frame = bench.map.map().frame;
    QVERIFY(copied.width() > frame.width && copied.height() > frame.height);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("map.png"));
    // The file dialog is Qt's own here, and modal.
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [&] {
      auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (files == nullptr) return;
      answer.stop();
      files->selectFile(path);
      files->findChild<QLineEdit*>()->setText(path);
      QTest::keyClick(files->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    answer.start(50);
    QTest::mouseClick(bench.get<QPushButton>("mapExport"), Qt::LeftButton);
    const QImage read(path);
    QVERIFY(!read.isNull());
    QCOMPARE(read.convertToFormat(QImage::Format_RGB32),
             copied.convertToFormat(QImage::Format_RGB32));
  }

  void withoutAPairItShowsWhatToDo() {
    Scene scene = triangleAndBox();
    scene.objects.pop_back();
    MapPanelBench bench(scene);
    QVERIFY(bench.map.isEmpty());
    QVERIFY(!bench.get<QPushButton>("mapExport")->isEnabled());
    QVERIFY(!bench.get<QComboBox>("mapAcross")->isEnabled());
    bench.document.edit(QStringLiteral("Add"), [](Scene& added) {
      added.objects.push_back(testing::object("ball", Sphere<double>{{1, 0, 0}, 0.5}));
    });
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.get<QComboBox>("mapAcross")->isEnabled());
    // What is locked is not moved.
    bench.document.edit(QStringLiteral("Lock"),
                        [](Scene& changed) { setLocked(changed.objects[0], true); });
    QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
    QVERIFY(bench.get<QComboBox>("mapAcross")->findText(QStringLiteral("tri position x")) < 0);
    bench.document.newScene();
    bench.map.flush();
    QVERIFY(bench.map.isEmpty());
  }

  // The words about the picture change while it is made; it must not be made anew for that.
  void pictureComesToRestInAnyRoom() {
    MapPanelBench bench;
    QFont font = bench.panel.font();
    font.setPointSizeF(1.5 * font.pointSizeF());
    bench.panel.setFont(font);
    int starts = 0;
    bool wasPending = false;
    connect(&bench.map, &SceneMap::updated, this, [&] {
      if (bench.map.isPending() && !wasPending) ++starts;
      wasPending = bench.map.isPending();
    });
    for (const int width : {330, 380, 430}) {
      for (int height = 600; height <= 1000; height += 80) {
        starts = 0;
        bench.panel.resize(width, height);
        for (int calm = 0; calm < 5 && starts < 10; calm = bench.isDone() ? calm + 1 : 0) {
          QTRY_VERIFY_WITH_TIMEOUT(bench.isDone(), patience);
          QTest::qWait(5);
        }
        QVERIFY2(starts < 10, qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
      }
    }
  }

  void ticksAreWhereTheirNumbersSay() {
    const MapTicks plain = ticksOf(MapAxis(0.25, 0.01), 200, 5, QStringLiteral("x"));
    QVERIFY(plain.ticks.size() >= 3 && plain.ticks.size() <= 6);
    for (const MapTick& tick : plain.ticks) {
      QString text = tick.text;
      const double value = text.replace(QChar(0x2212), QLatin1Char('-')).toDouble();
      QVERIFY(std::abs(0.25 + tick.offset * 0.01 - value) < 1e-9);
    }
    const MapTicks near = ticksOf(MapAxis(0.3, 1e-9), 200, 5, QStringLiteral("x"));
    QVERIFY(near.caption.contains(QStringLiteral("0.3")));
    QVERIFY(near.ticks.back().text.startsWith(QLatin1Char('+')));
    const MapTicks ulps = ticksOf(MapAxis(0.3, 0), 200, 5, QStringLiteral("x"));
    QVERIFY(ulps.caption.contains(QStringLiteral("ulps from")));
    for (const MapTick& tick : ulps.ticks) QCOMPARE(std::trunc(tick.offset), tick.offset);
    // None of these have marks without end.
    for (const double step : {0x1p-1074, 1e-300, 1.0, 1e300}) {
      for (const double center : {0.0, 1.0, -1e17, 1e300}) {
        QVERIFY(ticksOf(MapAxis(center, step), 512, 6, QStringLiteral("x")).ticks.size() <= 20);
      }
    }
  }

  void dockStandsInTheWindow() {
    MainWindow window;
    window.resize(1300, 850);
    window.document()->setScene(triangleAndBox());
    window.show();
    auto* dock = window.findChild<QDockWidget*>(QStringLiteral("mapDock"));
    QVERIFY(dock != nullptr);
    dock->show();
    dock->raise();
    QTRY_VERIFY_WITH_TIMEOUT(!window.map()->isEmpty() && !window.map()->isPending(), patience);
    // Behind another panel nothing is computed.
    window.findChild<QDockWidget*>(QStringLiteral("verdictsDock"))->raise();
    QTRY_VERIFY_WITH_TIMEOUT(!window.map()->isWatched(), patience);
    window.document()->undoStack()->setClean();
  }
};

HAIRLINE_TEST(TestMapPanel, display);

#include "test_map_panel.moc"
