#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>
#include <QTreeWidget>
#include <QUndoStack>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/explain/steps_model.h"
#include "widgets/objects/paste_dialog.h"
#include "widgets/pair/report_tables.h"
#include "widgets/pair/scene_report.h"
#include "widgets/window/main_window.h"

namespace hairline {
namespace {

/// The records of CSV as RFC 4180 has it.
QVector<QStringList> readCsv(const QString& text) {
  QVector<QStringList> records(1);
  QString field;
  bool quoted = false;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (quoted) {
      if (c != QLatin1Char('"')) {
        field += c;
      } else if (i + 1 < text.size() && text[i + 1] == c) {
        field += text[++i];
      } else {
        quoted = false;
      }
    } else if (c == QLatin1Char('"')) {
      quoted = true;
    } else if (c == QLatin1Char(',')) {
      records.back() << field;
      field.clear();
    } else if (c == QLatin1Char('\n')) {
      records.back() << field;
      field.clear();
      records << QStringList();
    } else if (c != QLatin1Char('\r')) {
      field += c;
    }
  }
  records.removeLast();
  return records;
}

Scene sampleScene() {
  Scene scene;
  scene.name = "graze <1>";
  insert(scene, makeObject(Triangle<double>{{{{0.1, 0, 0}, {1, 0, 0}, {0, 1, 0}}}}, "tri, \"a\""));
  insert(scene, makeObject(Aabb<double>{{0, 0, -1}, {1, 1, 1}}, "box"));
  scene.focus = {"triangle", "aabb"};
  return scene;
}

}  // namespace

/// Text with numbers on its way into the scene, and reports on their way out.
class TestPasteDialog : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { m_dialog.reset(); }

  void showsWhatBecameWhat() {
    open(
        QStringLiteral("tri = vec3(0.100000, 0.000000, 0.000000)\nvec3(1.000000, 0.000000, "
                       "0.000000)\nvec3(0.000000, 1.000000, 0.000000)"));
    QTRY_COMPARE_WITH_TIMEOUT(list()->topLevelItemCount(), 1, 60000);
    const QTreeWidgetItem* group = list()->topLevelItem(0);
    QVERIFY2(group->text(0).contains(QStringLiteral("Triangle")), qPrintable(group->text(0)));
    QCOMPARE(group->childCount(), 9);
    // The float nearest to the digits, widened.
    QCOMPARE(group->child(0)->text(2), QStringLiteral("0.10000000149011612"));
    QVERIFY(group->child(0)->text(3).contains(QStringLiteral("floats")));
    QCOMPARE(group->child(3)->text(1), QStringLiteral("2:6"));
    QVERIFY(child<QLabel>("pasteDigits")->isVisible());
    QVERIFY(child<QPushButton>("pasteAdd")->isEnabled());
    // The digits read as doubles.
    child<QComboBox>("pasteType")->setFocus();
    QTest::keyClick(child<QComboBox>("pasteType"), Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(list()->topLevelItem(0)->child(0)->text(2), QStringLiteral("0.1"),
                              60000);
  }

  void rowsPointIntoTheText() {
    open(QString::fromUtf8("\xC3\xA4 = (1.5, 2.5, 3.5)"));
    QTRY_COMPARE_WITH_TIMEOUT(list()->topLevelItemCount(), 1, 60000);
    QTreeWidgetItem* number = list()->topLevelItem(0)->child(1);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualItemRect(number).center());
    QCOMPARE(child<QPlainTextEdit>("pasteText")->textCursor().selectedText(),
             QStringLiteral("2.5"));
  }

  void shapeIsChosen() {
    open(QStringLiteral("[0, 0, 0, 1, 2, 3]"));
    QTRY_COMPARE_WITH_TIMEOUT(list()->topLevelItemCount(), 1, 60000);
    auto* shape = child<QComboBox>("pasteShape");
    const int box = shape->findText(QStringLiteral("min, max"), Qt::MatchContains);
    QVERIFY(box > 0);
    shape->setFocus();
    for (int i = 0; i < box; ++i) QTest::keyClick(shape, Qt::Key_Down);
    QTest::mouseClick(child<QPushButton>("pasteAdd"), Qt::LeftButton);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(m_dialog->objects().size(), std::size_t(1));
    const auto* added = std::get_if<Aabb<double>>(&m_dialog->objects()[0].shape);
    QVERIFY(added != nullptr);
    QVERIFY(added->max == Vector3<double>(1, 2, 3));
  }

  void refusedTextIsMended() {
    open(QStringLiteral("(1, nan, 3)"));
    QTRY_VERIFY_WITH_TIMEOUT(list()->topLevelItemCount() > 0, 60000);
    QVERIFY(!child<QPushButton>("pasteAdd")->isEnabled());
    QVERIFY(list()->topLevelItem(0)->text(3).contains(QStringLiteral("finite")));
    QCOMPARE(list()->topLevelItem(0)->text(1), QStringLiteral("1:5"));
    auto* text = child<QPlainTextEdit>("pasteText");
    text->setFocus();
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(text, QStringLiteral("(1, 2, 3)"));
    QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("pasteAdd")->isEnabled(), 60000);
  }

  void pastedAndDroppedTextEntersTheScene() {
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QApplication::setActiveWindow(&window);
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [] {
      auto* dialog = qobject_cast<PasteDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      auto* add = dialog->findChild<QPushButton*>(QStringLiteral("pasteAdd"));
      if (add->isEnabled()) QTest::mouseClick(add, Qt::LeftButton);
    });
    answer.start(20);
    const auto objects = [&window] { return window.document()->scene().objects; };
    const std::size_t before = objects().size();
    QGuiApplication::clipboard()->setText(QStringLiteral("$1 = {x = 1, y = 2, z = 3}"));
    window.findChild<QAction*>(QStringLiteral("actionPaste"))->trigger();
    QCOMPARE(objects().size(), before + 1);
    QVERIFY(std::get<Point<double>>(objects().back().shape).position == Vector3<double>(1, 2, 3));
    window.document()->undoStack()->undo();
    QCOMPARE(objects().size(), before);
    window.findChild<QAction*>(QStringLiteral("actionPasteShapes"))->trigger();
    QCOMPARE(objects().size(), before + 1);
    QMimeData data;
    data.setText(QStringLiteral("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3"));
    QWindow* target = nullptr;
    for (QWindow* candidate : QGuiApplication::allWindows()) {
      if (candidate->parent() != nullptr && candidate->isVisible()) target = candidate;
    }
    QVERIFY(target != nullptr);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &drop);
    QTRY_COMPARE_WITH_TIMEOUT(objects().size(), before + 2, 60000);
    QVERIFY(std::holds_alternative<Triangle<double>>(objects().back().shape));
    window.document()->undoStack()->setClean();
  }

  void htmlNeedsNothingElse() {
    ViewState view;
    view.size = {640, 480};
    const QString html = htmlReport(sampleScene(), view);
    QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
    QCOMPARE(html.count(QStringLiteral("<svg")), 4);
    QVERIFY(!html.contains(QStringLiteral("src=\"http")) &&
            !html.contains(QStringLiteral("<script")));
    static const QRegularExpression link(QStringLiteral("(href|src)=\"([^\"]*)\""));
    for (auto found = link.globalMatch(html); found.hasNext();) {
      const QString address = found.next().captured(2);
      QVERIFY2(address.startsWith(QStringLiteral("data:")) || address.startsWith(QLatin1Char('#')),
               qPrintable(address.left(60)));
    }
    QVERIFY(!html.contains(QStringLiteral("url(http")) &&
            !html.contains(QStringLiteral("@import")));
    // Names are text, not elements.
    QVERIFY(html.contains(QStringLiteral("graze &lt;1&gt;")) &&
            !html.contains(QStringLiteral("<1>")));
    QVERIFY(html.contains(QStringLiteral("0x1.999999999999ap-4")));
    QVERIFY(html.contains(QStringLiteral("Proven")));
    // The scene comes back whole.
    static const QRegularExpression data(QStringLiteral("base64,([A-Za-z0-9+/=]+)\""));
    const QByteArray json = QByteArray::fromBase64(data.match(html).captured(1).toLatin1());
    const Result<Scene> scene = parseScene(json.toStdString());
    QVERIFY(scene && identical(*scene, sampleScene()));
  }

  void tablesAreReadBack() {
    const Scene scene = sampleScene();
    const TextTable numbers = numbersTable(scene);
    QVector<QStringList> expected = numbers.rows;
    expected.prepend(numbers.head);
    QCOMPARE(readCsv(toCsv(numbers)), expected);
    const QVector<QStringList> steps = readCsv(csvReport(scene));
    QVERIFY(steps.size() > 20);
    for (const QStringList& row : steps) QCOMPARE(row.size(), steps.front().size());
    const QStringList lines = markdownReport(scene).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(std::ranges::count_if(
                lines, [](const QString& line) { return line.startsWith(QLatin1Char('|')); }) > 20);
  }

 private:
  void open(const QString& text) {
    m_dialog = std::make_unique<PasteDialog>(text);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    QApplication::setActiveWindow(m_dialog.get());
  }
  template <typename Widget>
  Widget* child(const char* name) const {
    return m_dialog->findChild<Widget*>(QString::fromLatin1(name));
  }
  QTreeWidget* list() const { return child<QTreeWidget>("pasteList"); }

  std::unique_ptr<PasteDialog> m_dialog;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestPasteDialog, display);
#include "test_paste_dialog.moc"
