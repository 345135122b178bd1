#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include "core/scene/scene_file.h"
#include "tests/support/mesh_files.h"
#include "tests/support/test_class.h"
#include "widgets/window/export_dialog.h"

namespace hairline {

/// What a scene is exported as, from the dialog.
class TestExportDialog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    const Result<Scene> scene = parseScene(R"({"format": "hairline-scene", "version": 1,
      "objects": [{"id": "t", "type": "triangle", "vertices": [[0,0,0],[1,0,0],[0,1,0]]},
                  {"id": "b", "type": "aabb", "min": [0,0,0], "max": [1,1,1]},
                  {"id": "s", "type": "sphere", "center": [5,0,0], "radius": 1}],
      "focus": ["t", "b"]})");
    QVERIFY(scene);
    ViewState view;
    view.size = {400, 300};
    m_dialog = std::make_unique<ExportDialog>(*scene, std::vector<std::string>{},
                                              QStringLiteral("grazing"), view, nullptr);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
  }
  void cleanup() { m_dialog.reset(); }

  void testIsShownAndCopied() {
    choose("GoogleTest");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("EXPECT_EQ(true, intersects(a, b))"), 60000);
    QVERIFY(!preview().contains("Sphere"));
    QVERIFY(preview().contains("TEST(Grazing,"));
    QTest::mouseClick(child<QPushButton>("exportCopy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), preview());
  }

  void allPairsOnWish() {
    choose("Python");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("float.fromhex"), 60000);
    child<QCheckBox>("exportPairOnly")->setFocus();
    QTest::keyClick(child<QCheckBox>("exportPairOnly"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("sphere"), 60000);
  }

  void testIsWrittenAsWished() {
    choose("GoogleTest");
    QTest::keyClicks(child<QLineEdit>("exportNamespace"), "mine");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("namespace mine {"), 60000);
    QVERIFY(!preview().contains("distance("));
    QTest::mouseClick(child<QCheckBox>("exportDistances"), Qt::LeftButton, {}, QPoint(8, 8));
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("distance"), 60000);
    QTest::keyClicks(child<QLineEdit>("exportTypes"), "shapes.h");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("#include \"shapes.h\""), 60000);
    QTest::keyClicks(child<QLineEdit>("exportNamespace"), " {");
    QVERIFY(preview().isEmpty());
    QVERIFY(!child<QPushButton>("exportSave")->isEnabled());
    QVERIFY(child<QLabel>("exportRemark")->text().contains("namespace"));
  }

  void pictureIsShownAndCopiedAsText() {
    choose("Vector");
    auto* picture = child<QLabel>("exportPicture");
    QVERIFY(picture->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->text().contains("<svg"), 60000);
    const QImage image = picture->pixmap().toImage();
    int colored = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, y).saturation() > 40) ++colored;
      }
    }
    QVERIFY2(colored > 500, qPrintable(QString::number(colored)));
  }

  // More triangles than paper shows are drawn as fewer, and the dialog says of what.
  void largeMeshesAreDrawnCoarser() {
    Scene scene;
    SceneObject& ball = scene.objects.emplace_back();
    ball.id = "ball";
    ball.name = "Ball";
    ball.shape = testing::icosphere(6);
    ViewState view;
    view.size = {400, 300};
    m_dialog = std::make_unique<ExportDialog>(scene, std::vector<std::string>{},
                                              QStringLiteral("ball"), view, nullptr);
    m_dialog->show();
    choose("Vector");
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->text().contains("<svg"), 60000);
    QVERIFY(child<QLabel>("exportRemark")->text().contains("Simplified in the picture: Ball"));
    QVERIFY(m_dialog->text().size() < 8'000'000);
    // The file itself keeps them all, whatever the preview shows.
    choose("Mesh: OBJ");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("in all"), 60000);
  }

  void savedTestNamesItsOwnFile() {
    choose("Qt Test");
    QTRY_VERIFY_WITH_TIMEOUT(preview().contains("grazing.moc"), 60000);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("tst_box.cpp"));
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
    QTest::mouseClick(child<QPushButton>("exportSave"), Qt::LeftButton);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("#include \"tst_box.moc\""));
    QVERIFY(!m_dialog->isVisible());
  }

 private:
  template <typename Widget>
  Widget* child(const char* name) const {
    return m_dialog->findChild<Widget*>(QString::fromLatin1(name));
  }
  QString preview() const { return child<QPlainTextEdit>("exportPreview")->toPlainText(); }
  void choose(const char* format) const {
    auto* list = child<QListWidget>("exportFormats");
    const auto found = list->findItems(QString::fromLatin1(format), Qt::MatchContains);
    QVERIFY(!found.isEmpty());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(found.first()).center());
    QCOMPARE(list->currentItem(), found.first());
  }

  std::unique_ptr<ExportDialog> m_dialog;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestExportDialog, display);
#include "test_export_dialog.moc"
