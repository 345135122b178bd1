#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/explain/step_player.h"
#include "widgets/pair/distance_plot.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/time_panel.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/text/labels.h"

using namespace hairline;

namespace {

/// A ball that flies past a point in front of it, from 4 away to its other side.
Scene flyingBall() {
  Scene scene;
  insert(scene, makeObject(Point<double>{{0, 0, 0}}));
  SceneObject ball = makeObject(Sphere<double>{{-5, 0, 0}, 1});
  ball.displacement = Vector3<double>(8, 0, 0);
  insert(scene, std::move(ball));
  return scene;
}

struct TimePanelBench {
  explicit TimePanelBench(const Scene& scene)
      : selection(&document), runner(&document, &selection), panel(&runner, &time) {
    document.setScene(scene);
    runner.flush();
    panel.resize(360, 260);
    panel.show();
  }
  template <typename Widget>
  Widget* child(const char* name) {
    return panel.findChild<Widget*>(QLatin1String(name));
  }

  Document document;
  Selection selection;
  QueryRunner runner;
  SceneTime time;
  TimePanel panel;
};

}  // namespace

/// The controls of time: of moving objects, and of the steps of an algorithm.
class TestTimePanel : public QObject {
  Q_OBJECT

 private slots:
  void nothingMovesAtFirst() {
    Scene scene = flyingBall();
    scene.objects[1].displacement.reset();
    TimePanelBench bench(scene);
    QVERIFY(bench.child<QLabel>("timeEmpty")->isVisible());
    bench.document.edit(QStringLiteral("Move"), [](Scene& changed) {
      changed.objects[1].displacement = Vector3<double>(1, 0, 0);
    });
    QTRY_VERIFY(bench.child<DistancePlot>("distancePlot")->isVisible());
  }

  void curveFallsToContactAndRises() {
    TimePanelBench bench(flyingBall());
    const auto& samples = bench.child<DistancePlot>("distancePlot")->curve().samples;
    QTRY_VERIFY(samples.size() > 30);
    QCOMPARE(samples.front().distance, 4.0);
    QCOMPARE(samples.back().distance, 2.0);
    double least = 4;
    for (const auto& sample : samples) least = std::min(least, sample.distance);
    QCOMPARE(least, 0.0);
  }

  void sliderAndPlotChooseTheMoment() {
    TimePanelBench bench(flyingBall());
    auto* slider = bench.child<QSlider>("timeSlider");
    slider->setValue(250);
    QCOMPARE(bench.time.value(), 0.25);
    auto* plot = bench.child<DistancePlot>("distancePlot");
    QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(plot->width() - 13, plot->height() / 2));
    QVERIFY(bench.time.value() > 0.97);
    QCOMPARE(slider->value(), qRound(bench.time.value() * 1000));
  }

  void theSliderMarksEachFirstContact() {
    TimePanelBench bench(flyingBall());
    QVERIFY(QTest::qWaitForWindowExposed(&bench.panel));
    auto* slider = bench.child<ContactSlider>("timeSlider");
    const auto contacts = bench.child<DistancePlot>("distancePlot")->curve().contacts;
    QVERIFY(!contacts.empty());
    for (const DistanceCurve::Contact& contact : contacts) {
      const QPoint place(slider->pixelOf(contact.time), slider->height() / 2);
      QHelpEvent help(QEvent::ToolTip, place, slider->mapToGlobal(place));
      QCoreApplication::sendEvent(slider, &help);
      QVERIFY2(QToolTip::text().contains(methodText(contact.method)), qPrintable(QToolTip::text()));
      const QColor seen = slider->grab().toImage().pixelColor(place * slider->devicePixelRatioF());
      QCOMPARE(seen.name(), Theme::current().hit.name());
    }
    QVERIFY(slider->accessibleDescription().contains(methodText(contacts.front().method)));
    QToolTip::hideText();
  }

  void playRunsThroughTimeAndLoops() {
    TimePanelBench bench(flyingBall());
    bench.time.setValue(0.98);
    QSignalSpy changed(&bench.time, &SceneTime::changed);
    QTest::mouseClick(bench.child<QToolButton>("timePlay"), Qt::LeftButton);
    QVERIFY(bench.time.isPlaying());
    QTRY_VERIFY(bench.time.value() < 0.5 && changed.size() > 3);
    QTest::mouseClick(bench.child<QToolButton>("timePlay"), Qt::LeftButton);
    QVERIFY(!bench.time.isPlaying());
    bench.time.setLoops(false);
    bench.time.setValue(0.98);
    bench.time.setPlaying(true);
    QTRY_VERIFY(!bench.time.isPlaying());
    QCOMPARE(bench.time.value(), 1.0);
  }

  void stepsPlayToTheDecision() {
    TraceCursor cursor;
    StepPlayer player(&cursor);
    QVERIFY(!player.isEnabled());
    player.setCount(4, 3);
    player.setPace(std::chrono::milliseconds(5));
    player.show();
    const auto press = [&](const char* name) {
      QTest::mouseClick(player.findChild<QToolButton*>(QLatin1String(name)), Qt::LeftButton);
    };
    press("stepForwards");
    QCOMPARE(cursor.pinned(), 0);
    press("stepForwards");
    QCOMPARE(cursor.pinned(), 1);
    QCOMPARE(player.findChild<QLabel*>(QStringLiteral("stepPlace"))->text(),
             QStringLiteral("2 of 4"));
    press("stepBack");
    QCOMPARE(cursor.pinned(), 0);
    press("stepPlay");
    QTRY_COMPARE(cursor.pinned(), 2);
    QTRY_VERIFY(!player.findChild<QToolButton*>(QStringLiteral("stepPlay"))->isChecked());
    player.findChild<QSlider*>(QStringLiteral("stepSlider"))->setValue(0);
    QCOMPARE(cursor.pinned(), -1);
  }
};

HAIRLINE_TEST(TestTimePanel, offscreen);
#include "test_time_panel.moc"
