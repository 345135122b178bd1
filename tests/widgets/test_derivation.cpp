#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <set>

#include "core/queries.h"
#include "core/scene/new_shapes.h"
#include "tests/support/test_class.h"
#include "tests/widgets/formula_value.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/explain/derivation.h"
#include "widgets/explain/derivation_panel.h"
#include "widgets/explain/derivation_text.h"
#include "widgets/explain/derivation_view.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"

using namespace hairline;

namespace {

const std::array<Vector3<double>, 3> grazing{
    Vector3<double>{0.25, 1.75, 0.25}, {2, 0.25, 0.5}, {1.75, 1.5, 1}};

struct DerivationBench {
  Document document;
  Selection selection{&document};
  QueryRunner runner{&document, &selection};
  TraceCursor cursor;
  DerivationPanel panel{&runner, &cursor};

  explicit DerivationBench(const Shape& a, const Shape& b, const char* method,
                           Kind kind = Kind::intersect, ScalarKind scalar = ScalarKind::float64,
                           const Vector3<double>& displacement = Vector3<double>::Zero()) {
    Scene scene;
    SceneObject first = makeObject(a, "Sail");
    if (!isZero(displacement)) first.displacement = displacement;
    insert(scene, first);
    insert(scene, makeObject(b, "Crate"));
    document.setScene(scene);
    runner.flush();
    cursor.setReport(method, scalar, kind);
    panel.resize(460, 700);
    panel.show();
    if (!QTest::qWaitForWindowExposed(&panel)) qFatal("the panel is not shown");
  }
  DerivationView* view() const { return panel.findChild<DerivationView*>(); }
  QString text() const { return view()->toPlainText(); }
  QTextBlock blockOf(int step) const {
    for (QTextBlock block = view()->document()->begin(); block.isValid(); block = block.next()) {
      if (block.userState() == step) return block;
    }
    return {};
  }
};

DerivationBench triangleAndBox(const char* method = "sat",
                               ScalarKind scalar = ScalarKind::float64) {
  return DerivationBench(Triangle<double>{grazing}, Aabb<double>{{0, 0, 0}, {1, 1, 1}}, method,
                         Kind::intersect, scalar);
}

}  // namespace

class TestDerivation : public QObject {
  Q_OBJECT

 private slots:
  void formulasHaveThreeForms() {
    const QString notation = QStringLiteral("!e_{A1} · !v^2 ≤ −1.5e−9 `a < b_c`");
    QCOMPARE(formulaToText(notation), QStringLiteral("eA1 · v² ≤ −1.5e-9 a < b_c"));
    QCOMPARE(formulaToHtml(notation),
             QStringLiteral("<b>e</b><sub><i>A</i>1</sub> · <b>v</b><sup>2</sup> ≤ "
                            "−1.5·10<sup>−9</sup> a &lt; b_c"));
    QCOMPARE(formulaToLatex(notation),
             QStringLiteral("\\mathbf{e}_{A1} \\cdot  \\mathbf{v}^{2} \\le  -1.5\\cdot 10^{-9} "
                            "\\text{a < b\\_c}"));
  }

  void axesShowTheNumbersOfTheTrace() {
    DerivationBench bench = triangleAndBox();
    QTRY_VERIFY(bench.text().contains(QStringLiteral("z × edge 2")));
    const QString text = bench.text();
    // The number of the section is held together by joiners.
    QVERIFY(QString(text)
                .remove(QChar(0x2060))
                .contains(QStringLiteral("Source: Ericson, Real-Time Collision Detection (2005) "
                                         "5.2.9")));
    QVERIFY2(text.contains(QStringLiteral("e2 = v1 − v0 = (2, 0.25, 0.5) − (0.25, 1.75, 0.25) = "
                                          "(1.75, −1.5, 0.25)")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("L = uz × e2 = (0, 0, 1) × (1.75, −1.5, 0.25) = "
                                          "(1.5, 1.75, 0)")),
             qPrintable(text));
    // By hand: the box reaches 1.5 + 1.75 from (0, 0, 0), which is 3.4375 below vertex 0.
    QVERIFY2(text.contains(QStringLiteral("= [−3.4375, −0.1875]")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("g > 0  disjoint: this axis separates them")),
             qPrintable(text));
    // The extents of the box, from its corners.
    QVERIFY2(text.contains(QStringLiteral("h = (max − min) / 2 = (0.5, 0.5, 0.5)")),
             qPrintable(text));
  }

  void resultsAreThoseOfTheReport_data() {
    QTest::addColumn<int>("scalar");
    QTest::newRow("float") << int(ScalarKind::float32);
    QTest::newRow("double") << int(ScalarKind::float64);
    QTest::newRow("exact") << int(ScalarKind::exact);
  }

  void resultsAreThoseOfTheReport() {
    QFETCH(int, scalar);
    DerivationBench bench = triangleAndBox("sat", ScalarKind(scalar));
    QTRY_VERIFY(bench.blockOf(12).isValid());
    const QString brief = bench.text();
    QTest::mouseClick(bench.panel.findChild<QCheckBox*>("derivationDigits"), Qt::LeftButton, {},
                      QPoint(8, 8));
    const Report& report = *bench.cursor.report(bench.runner.focus());
    QCOMPARE(report.scalar, ScalarKind(scalar));
    const FormulaNumbers all(true);
    QTRY_VERIFY(bench.text() != brief);
    for (std::size_t i = 0; i < report.trace.steps.size(); ++i) {
      const auto& step = std::get<AxisStep>(report.trace.steps[i]);
      QString lines;
      for (QTextBlock block = bench.blockOf(int(i)); block.userState() == int(i);
           block = block.next()) {
        lines += block.text() + QLatin1Char('\n');
      }
      for (const double number : {step.a.min, step.a.max, step.b.min, step.b.max, step.gap}) {
        const QString shown = formulaToText(all(number)).replace("e-", "·10−");
        QVERIFY2(lines.contains(shown), qPrintable(shown + "\n" + lines));
      }
    }
    QTest::mouseClick(bench.panel.findChild<QCheckBox*>("derivationDigits"), Qt::LeftButton, {},
                      QPoint(8, 8));
  }

  void followsADrag() {
    DerivationBench bench = triangleAndBox();
    QTRY_VERIFY(bench.text().contains(QStringLiteral("v0 = (0.25, 1.75, 0.25)")));
    bench.view()->verticalScrollBar()->setValue(120);
    const auto gesture = bench.document.beginGesture();
    for (int i = 1; i <= 4; ++i) {
      bench.document.edit(
          QStringLiteral("Move"),
          [i](Scene& scene) {
            std::get<Triangle<double>>(scene.objects[0].shape).vertices[0][0] = 0.25 + 0.25 * i;
          },
          gesture);
      QTest::qWait(1);
    }
    QTRY_VERIFY(bench.text().contains(QStringLiteral("v0 = (1.25, 1.75, 0.25)")));
    QCOMPARE(bench.view()->verticalScrollBar()->value(), 120);
  }

  void pointingAndKeysMoveTheTraceCursor() {
    DerivationBench bench = triangleAndBox();
    QTRY_VERIFY(bench.blockOf(1).isValid());
    QTextCursor place(bench.blockOf(1));
    const QPoint at = bench.view()->cursorRect(place).center() + QPoint(6, 0);
    QTest::mouseMove(bench.view()->viewport(), at);
    QTRY_COMPARE(bench.cursor.step(), 1);
    QTRY_VERIFY(!bench.view()->extraSelections().isEmpty());
    QTest::mouseClick(bench.view()->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(bench.cursor.pinned(), 1);
    QTest::keyClick(bench.view(), Qt::Key_Down);
    QCOMPARE(bench.cursor.pinned(), 2);
    QTest::keyClick(bench.view(), Qt::Key_End);
    QCOMPARE(bench.cursor.pinned(), 12);
    QTest::keyClick(bench.view(), Qt::Key_Escape);
    QCOMPARE(bench.cursor.pinned(), -1);
  }

  void edgeFunctionsAreWrittenOut() {
    DerivationBench bench = triangleAndBox("pef");
    QTRY_VERIFY(bench.text().contains(QStringLiteral("XY edge 2")));
    QVERIFY2(bench.text().contains(QStringLiteral("E < 0  outside: this edge separates them")),
             qPrintable(bench.text()));
    QVERIFY(bench.text().contains(QStringLiteral("E = n·(q − f) = ")));
  }

  void cramersRuleIsWrittenOut() {
    DerivationBench bench(Ray<double>{{0.25, 0.25, 2}, {0, 0, -1}},
                          Triangle<double>{{Vector3<double>{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}},
                          "moller_trumbore");
    QTRY_VERIFY(bench.text().contains(QStringLiteral("D = e1·p = (1, 0, 0)·(1, 0, 0) = 1")));
    QVERIFY2(bench.text().contains(QStringLiteral("(1 − u − v) |D| = |D| − u |D| − v |D| = "
                                                  "1 − 0.25 − 0.25 = 0.5")),
             qPrintable(bench.text()));
  }

  void everyKindOfStepHasLines_data() {
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* expected) {
      QTest::newRow(name) << QString::fromUtf8(expected);
    };
    row("axis", "g = max(a");
    row("edge function", "E = n·(q − f)");
    row("sign", "h = nA·(b0 − a0)");
    row("slab", "tin = (xmin − ox) / dx = (0 − (−1)) / 1 = 1");
    row("region", "|p − q|2 = ");
    row("polygon", "P = P ∩ (x ≥ xmin = 0)");
    row("simplex", "W = (");
    row("time", "D(t) = ");
  }

  void everyKindOfStepHasLines() {
    QFETCH(QString, expected);
    const Shape box = Aabb<double>{{0, 0, 0}, {1, 1, 1}};
    const Shape triangle = Triangle<double>{grazing};
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    const auto check = [&](const DerivationBench& bench) {
      const Report& report = *bench.cursor.report(bench.runner.focus());
      QVERIFY(!report.trace.steps.empty());
      QTRY_VERIFY2(bench.text().contains(expected), qPrintable(bench.text()));
    };
    if (kind == "axis") check(DerivationBench(triangle, box, "sat"));
    if (kind == "edge function") check(DerivationBench(triangle, box, "pef"));
    if (kind == "sign") {
      check(DerivationBench(triangle,
                            Triangle<double>{{Vector3<double>{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}},
                            "interval"));
    }
    if (kind == "slab") {
      check(DerivationBench(Ray<double>{{-1, 0.5, 0.5}, {1, 0, 0}}, box, "slabs"));
    }
    if (kind == "region") {
      check(DerivationBench(Point<double>{{2, 3, 4}}, triangle, "voronoi", Kind::closest));
    }
    if (kind == "polygon") check(DerivationBench(triangle, box, "clip"));
    if (kind == "simplex") check(DerivationBench(triangle, box, "gjk"));
    if (kind == "time") {
      check(DerivationBench(Sphere<double>{{5, 0.5, 0.5}, 0.5}, box, "conservative_advancement",
                            Kind::sweep, ScalarKind::float64, {-8, 0, 0}));
    }
  }

  /// Every query on shapes that intersect, lie beside each other and far apart: no predicate lacks
  /// its formula, and the inserted numbers give the stated result.
  void everyPredicateHasAFormulaThatHolds_data() {
    QTest::addColumn<int>("scalar");
    QTest::newRow("double") << int(ScalarKind::float64);
    QTest::newRow("float") << int(ScalarKind::float32);
  }

  void everyPredicateHasAFormulaThatHolds() {
    QFETCH(int, scalar);
    using Vector = Vector3<double>;
    std::set<QString> lacking;
    std::set<QString> wrong;
    int checked = 0;
    const auto check = [&](const QueryEntry& entry, const QString& line) {
      const QString formula = line.section(QStringLiteral("  `"), 0, 0);
      const QString numbers = formula.section(QStringLiteral(" = "), -2, -2);
      FormulaValue put(numbers);
      const auto value = put.work();
      const auto result = FormulaValue(formula.section(QStringLiteral(" = "), -1)).work();
      if (!value || !result) return;
      ++checked;
      const double rounding =
          (scalar == int(ScalarKind::float32) ? 1e-5 : 1e-12) * (1 + put.largest());
      if (std::abs(value->number - result->number) <= rounding &&
          (value->vector - result->vector).cwiseAbs().maxCoeff() <= rounding) {
        return;
      }
      wrong.insert(QStringLiteral("%1: %2").arg(
          QString::fromStdString(std::string(entry.info.method)), line));
    };
    for (const QueryEntry* entry : allQueries()) {
      if (!entry->has(ScalarKind(scalar))) continue;
      for (const Vector& offset : {Vector{0.37, 0.21, 0.13}, Vector{1.93, 0.41, 0.29},
                                   Vector{-1.3, -0.6, 0.7}, Vector{7.3, 6.1, 5.7}}) {
        std::vector<Shape> shapes;
        for (std::size_t i = 0; i < entry->operands.size(); ++i) {
          shapes.push_back(
              newShape(shapeTypeNames[entry->operands[i]], static_cast<double>(i) * offset, 2));
          auto* plane = std::get_if<Plane<double>>(&shapes.back());
          if (plane != nullptr && i > 0) plane->normal = Vector(i == 1 ? 1 : 0.25, 0.5, 0.75);
        }
        std::vector<const Shape*> operands;
        for (const Shape& shape : shapes) operands.push_back(&shape);
        QueryOptions options;
        if (entry->info.kind == Kind::sweep) options.displacements[0] = Vector(1.5, 0.25, 0.125);
        if (!canAsk(entry->info.kind, operands)) continue;
        const Report report = entry->run(operands, ScalarKind(scalar), options, true);
        DerivationInput input;
        input.report = &report;
        input.a = operands[0];
        input.b = operands[1];
        if (operands.size() > 2) input.c = operands[2];
        input.displacementA = options.displacements[0];
        input.numbers = FormulaNumbers(true);
        const Derivation derivation = derive(input);
        for (const DerivationPart& part : derivation.parts) {
          if (part.step >= 0 && part.lines.front().startsWith(QLatin1Char('`'))) {
            lacking.insert(part.title.section(QLatin1Char(' '), 1));
          }
          for (const QString& line : part.lines) check(*entry, line);
        }
      }
    }
    for (const QString& title : lacking) qWarning("without a formula: %s", qPrintable(title));
    for (const QString& line : wrong) qWarning("does not hold: %s", qPrintable(line));
    QVERIFY(lacking.empty() && wrong.empty());
    QVERIFY2(checked > 10000, qPrintable(QString::number(checked)));
  }

  void isCopiedInThreeForms() {
    DerivationBench bench = triangleAndBox();
    const QClipboard* clipboard = QGuiApplication::clipboard();
    bench.panel.findChild<QAction*>("actionCopyDerivationText")->trigger();
    QVERIFY(clipboard->text().contains(QStringLiteral("L = uz × e2 = ")));
    bench.panel.findChild<QAction*>("actionCopyDerivationLatex")->trigger();
    QVERIFY(clipboard->text().contains(
        QStringLiteral("\\mathbf{L} = \\mathbf{u}_{z} \\times  \\mathbf{e}_{2} = ")));
    QCOMPARE(clipboard->text().count(QStringLiteral("\\begin{align*}")),
             clipboard->text().count(QStringLiteral("\\end{align*}")));
    bench.panel.findChild<QAction*>("actionCopyDerivationHtml")->trigger();
    QVERIFY(clipboard->text().contains(QStringLiteral("<b>L</b> = <b>u</b><sub><i>z</i></sub>")));
  }
};

HAIRLINE_TEST(TestDerivation, offscreen);
#include "test_derivation.moc"
