#include <QApplication>
#include <QCheckBox>
#include <QColorDialog>
#include <QLabel>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <cmath>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/objects/number_field.h"
#include "widgets/objects/properties_panel.h"
#include "widgets/text/number_input.h"

using namespace hairline;

class TestPropertiesPanel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>(m_document.get());
    Scene scene;
    insert(scene, makeObject(Triangle<double>{{Vector3<double>{0.5, 2, 3}, {1, 0, 0}, {0, 1, 0}}}));
    insert(scene, makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}}, "crate"));
    m_document->setScene(scene);
    m_panel = std::make_unique<PropertiesPanel>(m_document.get(), m_selection.get());
    m_panel->resize(300, 500);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QApplication::setActiveWindow(m_panel.get());
    m_selection->set(scene.objects[0].id);
  }
  void cleanup() {
    m_panel.reset();
    m_selection.reset();
    m_document.reset();
  }

  void readsNumbers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("point") << "1.5" << 1.5;
    QTest::newRow("comma") << "1,5" << 1.5;
    QTest::newRow("blanks") << "  -2e-9 " << -2e-9;
    QTest::newRow("bare point") << ".5" << 0.5;
    QTest::newRow("minus sign") << QString(QChar(0x2212)) + "3" << -3.0;
    QTest::newRow("third") << "1/3" << 1.0 / 3;
    QTest::newRow("hexadecimal") << "0x1.8p+1" << 3.0;
    QTest::newRow("negative hexadecimal") << "-0x1p-1074" << -5e-324;
    QTest::newRow("minus zero") << "-0" << -0.0;
    QTest::newRow("seventeen digits") << "0.12345678901234568" << 0.12345678901234568;
  }
  void readsNumbers() {
    QFETCH(QString, text);
    QFETCH(double, value);
    const NumberInput input = readNumberInput(text);
    QVERIFY2(input.value.has_value(), qPrintable(input.error));
    QCOMPARE(std::signbit(*input.value), std::signbit(value));
    QVERIFY(*input.value == value);
  }

  void refusesOtherText_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "abc", "1.000,5", "1,000.5", "1e999", "1e-999", "nan", "inf",
                             "1/0", "1/", "0x", "0xzz", "1 2", "--1", "1e"}) {
      QTest::newRow(text) << QString::fromLatin1(text);
    }
  }
  void refusesOtherText() {
    QFETCH(QString, text);
    const NumberInput input = readNumberInput(text);
    QVERIFY(!input.value.has_value());
    QVERIFY(!input.error.isEmpty());
  }

  void enterEditsTheDocument() {
    NumberField* x = field("/vertices/0/0");
    type(x, "1/3");
    QTest::keyClick(x, Qt::Key_Return);
    QVERIFY(vertex(0)[0] == 1.0 / 3);
    QCOMPARE(x->text(), QStringLiteral("0.3333333333333333"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(x->hasFocus());
    m_document->undoStack()->undo();
    QCOMPARE(x->text(), QStringLiteral("0.5"));
  }

  void leavingTheFieldEditsTheDocument() {
    NumberField* x = field("/vertices/0/0");
    type(x, "7,25");
    QTest::keyClick(x, Qt::Key_Tab);
    QCOMPARE(vertex(0)[0], 7.25);
    QVERIFY(field("/vertices/0/1")->hasFocus());
    QCOMPARE(field("/vertices/0/1")->selectedText(), QStringLiteral("2"));
  }

  void aBoxIsTurnedByAngles() {
    m_document->edit(QStringLiteral("Box"), [](Scene& scene) {
      using V = Vector3<double>;
      scene.objects[0].shape =
          Obb<double>{{0, 0, 0}, {V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}, {1, 2, 3}};
    });
    NumberField* z = field("/orientation/2");
    QCOMPARE(z->text(), QStringLiteral("0"));
    type(z, "30");
    QTest::keyClick(z, Qt::Key_Return);
    const auto& box = std::get<Obb<double>>(m_document->scene().objects[0].shape);
    QCOMPARE(box.axes[0][1], 0.5);
    QCOMPARE(field("/axes/0/1")->text(), QStringLiteral("0.5"));
    QCOMPARE(field("/orientation/2")->text(), QStringLiteral("30"));
    QTest::keyClick(field("/orientation/2"), Qt::Key_Up);
    QVERIFY(field("/orientation/2")->text() != QStringLiteral("30"));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(field("/orientation/2")->text(), QStringLiteral("0"));
  }

  void aBoxIsTurnedAboutAnAxis() {
    m_document->edit(QStringLiteral("Box"), [](Scene& scene) {
      using V = Vector3<double>;
      scene.objects[0].shape =
          Obb<double>{{0, 0, 0}, {V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}, {1, 2, 3}};
    });
    const auto enter = [this](const char* place, const char* text) {
      type(field(place), text);
      QTest::keyClick(field(place), Qt::Key_Return);
    };
    const auto box = [this] { return std::get<Obb<double>>(m_document->scene().objects[0].shape); };
    const int steps = m_document->undoStack()->count();
    // The axis stands as it was typed, of any length, though nothing turns yet.
    enter("/axis_angle/0", "1");
    enter("/axis_angle/1", "1");
    QCOMPARE(m_document->undoStack()->count(), steps);
    enter("/axis_angle/3", "120");
    QCOMPARE(m_document->undoStack()->count(), steps + 1);
    QCOMPARE(field("/axis_angle/0")->text(), QStringLiteral("1"));
    QVERIFY((box().axes[0] - Vector3<double>(0, 1, 0)).norm() < 1e-15);
    enter("/axis_angle/3", "240");
    QCOMPARE(field("/axis_angle/3")->text(), QStringLiteral("240"));
    QVERIFY((box().axes[0] - Vector3<double>(0, 0, 1)).norm() < 1e-15);
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(field("/axis_angle/3")->text(), QStringLiteral("0"));
    QCOMPARE(box().axes[0], Vector3<double>(1, 0, 0));
    enter("/axis_angle/0", "0");
    enter("/axis_angle/1", "0");
    enter("/axis_angle/2", "0");
    QVERIFY(!field("/axis_angle/2")->refusal().isEmpty());
    QCOMPARE(box().axes[0], Vector3<double>(1, 0, 0));
  }

  void aRotationOverTimeIsTyped() {
    m_document->edit(QStringLiteral("Rotation"), [](Scene& scene) {
      scene.objects[0].rotation = RotationMotion{{0, 0, 2}, 1.5, {1, 0, 0}};
    });
    const auto rotation = [this] { return *m_document->scene().objects[0].rotation; };
    const auto enter = [this](const char* place, const char* text) {
      type(field(place), text);
      QTest::keyClick(field(place), Qt::Key_Return);
    };
    QCOMPARE(field("/rotation/axis/2")->text(), QStringLiteral("2"));
    enter("/rotation/angle", "-6.25");
    enter("/rotation/center/1", "1/4");
    enter("/rotation/axis/0", "1");
    QVERIFY((rotation() == RotationMotion{{1, 0, 2}, -6.25, {1, 0.25, 0}}));
    enter("/rotation/angle", "1e4");
    QVERIFY(!field("/rotation/angle")->refusal().isEmpty());
    QCOMPARE(rotation().angle, -6.25);
    m_document->undoStack()->undo();
    QVERIFY(rotation().axis == Vector3<double>(0, 0, 2));
  }

  void badTextIsRefusedInPlace() {
    NumberField* x = field("/vertices/0/0");
    const Scene before = m_document->scene();
    type(x, "12..5");
    QTest::keyClick(x, Qt::Key_Return);
    QVERIFY(!x->refusal().isEmpty());
    QCOMPARE(x->text(), QStringLiteral("12..5"));
    QVERIFY(identical(m_document->scene(), before));
    const QList<QLabel*> messages = m_panel->findChildren<QLabel*>(QStringLiteral("refusal"));
    QVERIFY(std::any_of(messages.begin(), messages.end(), [x](const QLabel* label) {
      return label->isVisible() && label->text() == x->refusal();
    }));
    // Another change of the document leaves the text alone.
    m_document->edit(QStringLiteral("Other"),
                     [](Scene& scene) { scene.objects[0].name = std::string("n name"); });
    QCOMPARE(x->text(), QStringLiteral("12..5"));
    QTest::keyClick(x, Qt::Key_Escape);
    QCOMPARE(x->text(), QStringLiteral("0.5"));
    QVERIFY(x->refusal().isEmpty());
  }

  void mendedTextIsTaken() {
    NumberField* x = field("/vertices/0/0");
    type(x, "1,,5");
    QTest::keyClick(x, Qt::Key_Return);
    QVERIFY(!x->refusal().isEmpty());
    type(x, "1,5");
    QVERIFY(x->refusal().isEmpty());
    QTest::keyClick(x, Qt::Key_Return);
    QCOMPARE(vertex(0)[0], 1.5);
  }

  void illegalShapesAreRefusedInPlace() {
    m_selection->set(m_document->scene().objects[1].id);
    NumberField* field = this->field("/min/0");
    type(field, "2");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!field->refusal().isEmpty());
    QCOMPARE(field->text(), QStringLiteral("2"));
    QCOMPARE(m_document->undoStack()->count(), 0);
    type(field, "-2");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(field->refusal().isEmpty());
    QCOMPARE(std::get<Aabb<double>>(m_document->scene().objects[1].shape).min[0], -2.0);
  }

  void arrowKeysStep() {
    NumberField* y = field("/vertices/0/1");
    y->setFocus();
    QTest::keyClick(y, Qt::Key_Up);
    QCOMPARE(y->text(), QStringLiteral("2.1"));
    QTest::keyClick(y, Qt::Key_Up);
    QTest::keyClick(y, Qt::Key_Up);
    QCOMPARE(y->text(), QStringLiteral("2.3"));
    QTest::keyClick(y, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(y->text(), QStringLiteral("1.3"));
    QTest::keyClick(y, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(y->text(), QStringLiteral("1.31"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(y->text(), QStringLiteral("2"));
  }

  void altArrowsStepByOneUlp() {
    NumberField* x = field("/vertices/0/0");
    x->setFocus();
    QTest::keyClick(x, Qt::Key_Up, Qt::AltModifier);
    QVERIFY(vertex(0)[0] == std::nextafter(0.5, 1.0));
    QTest::keyClick(x, Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(x, Qt::Key_Down, Qt::AltModifier);
    QVERIFY(vertex(0)[0] == std::nextafter(0.5, 0.0));
    NumberField* zero = field("/vertices/1/1");
    QTest::keyClick(zero, Qt::Key_Up, Qt::AltModifier);
    QVERIFY(vertex(1)[1] == 5e-324);
  }

  void hexadecimalShowsEveryBit() {
    QTest::mouseClick(m_panel->findChild<QToolButton*>(QStringLiteral("hexadecimalButton")),
                      Qt::LeftButton);
    QVERIFY(m_panel->isHexadecimal());
    QCOMPARE(field("/vertices/0/0")->text(), QStringLiteral("0x1p-1"));
    type(field("/vertices/0/0"), "0.1");
    QTest::keyClick(field("/vertices/0/0"), Qt::Key_Return);
    QCOMPARE(field("/vertices/0/0")->text(), QStringLiteral("0x1.999999999999ap-4"));
  }

  void nameAndFlags() {
    auto* name = m_panel->findChild<QLineEdit*>(QStringLiteral("nameField"));
    QTest::keyClicks(name, QStringLiteral("tip"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_document->scene().objects[0].name, std::string("tip"));
    auto* visible = m_panel->findChild<QCheckBox*>(QStringLiteral("visibleBox"));
    QTest::mouseClick(visible, Qt::LeftButton, {}, {8, visible->height() / 2});
    QVERIFY(!m_document->scene().objects[0].visible);
    m_document->undoStack()->undo();
    QVERIFY(visible->isChecked());
  }

  void severalAreEditedAtOnce() {
    const Scene before = m_document->scene();
    m_selection->set(SelectionIds{before.objects[0].id, before.objects[1].id});
    auto* name = m_panel->findChild<QLineEdit*>(QStringLiteral("nameField"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("part"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(m_document->scene().objects[0].name, std::string("part 1"));
    QCOMPARE(m_document->scene().objects[1].name, std::string("part 2"));
    auto* visible = m_panel->findChild<QCheckBox*>(QStringLiteral("visibleBox"));
    QTest::mouseClick(visible, Qt::LeftButton, {}, {8, visible->height() / 2});
    for (const SceneObject& object : m_document->scene().objects) QVERIFY(!object.visible);
    QTimer::singleShot(100, qApp, [] {
      auto* dialog = qobject_cast<QColorDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      dialog->setCurrentColor(QColor(0x12, 0x34, 0x56));
      dialog->accept();
    });
    QTest::mouseClick(m_panel->findChild<QToolButton*>(QStringLiteral("colorButton")),
                      Qt::LeftButton);
    for (const SceneObject& object : m_document->scene().objects) {
      QCOMPARE(object.color.value_or(""), std::string("#123456"));
    }
    // Each is one step.
    for (int i = 0; i < 3; ++i) m_document->undoStack()->undo();
    QVERIFY(identical(m_document->scene(), before));
  }

  void anotherObjectShowsItsNumbers() {
    NumberField* x = field("/vertices/0/0");
    type(x, "nonsense");
    QTest::keyClick(x, Qt::Key_Return);
    m_selection->set(m_document->scene().objects[1].id);
    QVERIFY(field("/min/0") != nullptr);
    QVERIFY(field("/vertices/0/0") == nullptr);
    m_selection->clear();
    QVERIFY(m_panel->findChild<QLabel*>(QStringLiteral("emptyHint"))->isVisible());
  }

 private:
  NumberField* field(const char* place) const {
    return m_panel->findChild<NumberField*>(QString::fromLatin1(place));
  }
  const Vector3<double>& vertex(std::size_t i) const {
    return std::get<Triangle<double>>(m_document->scene().objects[0].shape).vertices[i];
  }
  static void type(NumberField* field, const char* text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text));
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<Selection> m_selection;
  std::unique_ptr<PropertiesPanel> m_panel;
};

HAIRLINE_TEST(TestPropertiesPanel, offscreen);
#include "test_properties_panel.moc"
