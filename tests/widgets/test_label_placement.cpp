#include <QTest>

#include "tests/support/test_class.h"
#include "tests/widgets/pair_scenes.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/view_state.h"

using namespace hairline;
using namespace hairline::testing;

/// Labels are readable: whole, in the view, without overlaps.
class TestLabelPlacement : public QObject {
  Q_OBJECT

 private slots:
  void labelsDoNotOverlap();
  void labelsStayInTheView();
  void labelsAreWholeInEveryPane();
};

void TestLabelPlacement::labelsDoNotOverlap() {
  std::vector<DrawLabel> placed;
  LabelPlacement placement(view(), placed);
  for (int i = 0; i < 4; ++i) {
    DrawLabel label{.position = view().camera.target, .text = QStringLiteral("gap 0.25")};
    placement.place(label, {0, 1}, 6);
  }
  QCOMPARE(placed.size(), std::size_t{4});
  for (std::size_t i = 0; i < placed.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      QVERIFY(!rectOf(placed[i], view())->intersects(*rectOf(placed[k], view())));
    }
  }
}

void TestLabelPlacement::labelsStayInTheView() {
  const ViewState state = view();
  for (const QPointF& pixel :
       {QPointF(3, 350), QPointF(997, 350), QPointF(500, 5), QPointF(500, 696), QPointF(8, 8)}) {
    std::vector<DrawLabel> placed;
    DrawLabel label{.position = state.camera.unproject(pixel, state.camera.target, state.size),
                    .text = QStringLiteral("z × edge 2 (separates)")};
    LabelPlacement(state, placed).place(label, {-1, 0}, 6);
    const QPointF middle = pixel + placed.front().offset;
    QVERIFY(middle.x() > 60 && middle.x() < 940);
    QVERIFY(middle.y() > 7 && middle.y() < 693);
  }
}

// As the panes of a split window show them, and the whole window.
void TestLabelPlacement::labelsAreWholeInEveryPane() {
  const Theme theme = Theme::lightTheme();
  for (const Scene& scene : {missScene(), hitScene()}) {
    const PairReports pair = answerPair(scene, {"t", "b"}, {});
    for (const QSizeF& size : {QSizeF(300, 300), QSizeF(346, 362), QSizeF(1000, 700)}) {
      for (const auto look : {AxisView::top, AxisView::front, AxisView::right}) {
        ViewState state = view();
        state.size = size;
        state.camera.look(look);
        state.camera = framed(state, {{-3, 0, 0}, {2, 2, 2}, {0, 0, 2}, {2, 0, 0}});
        DrawList list = sceneDrawList(scene, {"t"}, {}, state, theme);
        std::optional<Eigen::Vector3d> side;
        appendReport(list, scene, pair,
                     &*findReport(pair, Kind::intersect, "sat", ScalarKind::exact), -1, state,
                     theme, side);
        const QRectF room({0, 0}, size);
        for (std::size_t i = 0; i < list.labels.size(); ++i) {
          const QRectF rect = rectOf(list.labels[i], state).value();
          QVERIFY2(room.contains(rect), qPrintable(list.labels[i].text));
          for (std::size_t k = 0; k < i; ++k) {
            const QString both = list.labels[i].text + QStringLiteral(" | ") + list.labels[k].text;
            QVERIFY2(!rect.intersects(rectOf(list.labels[k], state).value()), qPrintable(both));
          }
        }
      }
    }
  }
}

HAIRLINE_TEST(TestLabelPlacement, offscreen);
#include "test_label_placement.moc"
