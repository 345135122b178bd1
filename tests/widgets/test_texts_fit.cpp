#include <QDockWidget>
#include <QProcess>
#include <QTreeView>

#include "core/scene/new_shapes.h"
#include "tests/support/settled.h"
#include "tests/support/test_class.h"
#include "tests/widgets/text_fit.h"
#include "widgets/text/language.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/examples.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// One object of each type, with long names, two of them moving.
Scene everyShape() {
  Scene scene;
  for (const std::string_view type : shapeTypeNames) {
    const double at = static_cast<double>(scene.objects.size());
    SceneObject object = makeObject(newShape(std::string(type), {at, 0, 0}, 1));
    object.id = type;
    object.name = "The " + std::string(type) + " that was scanned on Tuesday";
    if (type == "sphere" || type == "obb") object.displacement = Vector3<double>(1, 0.5, 0);
    scene.objects.push_back(std::move(object));
  }
  return scene;
}

}  // namespace

/// At 1280 x 720 pixels all texts of the window fit, however large the font is: each is whole, or
/// is elided and its tooltip shows it in full.
class TestTextsFit : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    QVERIFY2(Viewport::isAvailable(&reason), qPrintable(reason));
    m_font = QApplication::font();
  }
  void cleanup() {
    QApplication::setFont(m_font);
    useLanguage(QStringLiteral("en"));
  }

  void textsFit_data() {
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("language");
    QTest::newRow("as it is") << 1.0 << "en";
    QTest::newRow("half as large again") << 1.5 << "en";
    QTest::newRow("twice as large") << 2.0 << "en";
    QTest::newRow("in Japanese") << 1.0 << "ja";
    QTest::newRow("in Korean") << 1.0 << "ko";
  }

  void textsFit() {
    QFETCH(double, scale);
    QFETCH(QString, language);
    useLanguage(language);
    open(scale);
    QStringList wrong;
    const auto look = [&](const QString& where) {
      QVERIFY(isSettled(*m_window));
      for (const QString& text : testing::textsCutOff(*m_window)) wrong << where + text;
    };
    QVERIFY(m_window->files()->openPath(startScenePath()));
    for (const bool many : {false, true}) {
      if (many) m_window->document()->setScene(everyShape());
      look(QStringLiteral("at first: "));
      const auto& objects = m_window->document()->scene().objects;
      m_window->selection()->set(SelectionIds{objects[0].id, objects[1].id});
      for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
        dock->raise();
        look(dock->objectName() + QStringLiteral(": "));
      }
    }
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
    // Nothing made the window grow, and the view has a fair part of it.
    QCOMPARE(m_window->size(), QSize(1280, 720));
    QVERIFY(m_window->centralWidget()->width() >= 1280 / 4);
    close();
  }

  void namesOfPairsAreWhole_data() { textsFit_data(); }

  void namesOfPairsAreWhole() {
    QFETCH(double, scale);
    QFETCH(QString, language);
    useLanguage(language);
    open(scale);
    QVERIFY(m_window->files()->openPath(startScenePath()));
    m_window->findChild<QDockWidget*>(QStringLiteral("pairsDock"))->raise();
    QVERIFY(isSettled(*m_window));
    const auto* list = m_window->findChild<QTreeView*>(QStringLiteral("pairList"));
    QTRY_VERIFY(list->model()->rowCount() > 0);
    const QModelIndex names = list->model()->index(0, 0);
    QVERIFY2(scale > 1 || list->sizeHintForIndex(names).width() <= list->visualRect(names).width(),
             qPrintable(names.data().toString()));
    close();
  }

  void theSameOnADisplayOfTwiceTheResolution() {
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (environment.contains(QStringLiteral("QT_SCALE_FACTOR"))) return;
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::MergedChannels);
    again.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("test_texts_fit"), QStringLiteral("textsFit:as it is")});
    QVERIFY(again.waitForFinished(300000));
    QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0,
             again.readAll().constData());
  }

 private:
  void open(double scale) {
    QFont font = m_font;
    font.setPointSizeF(m_font.pointSizeF() * scale);
    QApplication::setFont(font);
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->resetLayout();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
  }
  void close() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }
  QFont m_font;
  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestTextsFit, display);

#include "test_texts_fit.moc"
