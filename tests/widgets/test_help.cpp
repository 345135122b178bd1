#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QTimer>

#include "tests/widgets/window_test.h"
#include "widgets/help/help_window.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;

class TestHelp : public QObject {
  Q_OBJECT

  std::unique_ptr<MainWindow> m_window;

  HelpWindow* help() const { return m_window->findChild<HelpWindow*>(); }

 private slots:
  void init() {
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void cleanup() {
    m_window->document()->newScene();
    m_window.reset();
  }

  void everyPageHasWords() {
    for (const HelpTopic& topic : helpTopics()) {
      QVERIFY2(!topic.title.isEmpty() && topic.text.startsWith(QLatin1String("# ")),
               qPrintable(topic.id));
      QVERIFY2(topic.text.size() > 150, qPrintable(topic.id));
    }
  }

  // Every panel and the view have a page of their own.
  void everyPanelHasAPage() {
    QSet<QString> seen;
    for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
      const QString topic = helpTopicOf(dock->widget());
      QVERIFY2(topic != QLatin1String("start"), qPrintable(dock->objectName()));
      QVERIFY2(!seen.contains(topic), qPrintable(topic));
      seen << topic;
    }
    QCOMPARE(helpTopicOf(m_window->view()), QStringLiteral("view"));
    QCOMPARE(helpTopicOf(nullptr), QStringLiteral("start"));
  }

  // F1 opens the page of the panel that has the focus, and moves on with the focus.
  void keyOpensThePageOfTheFocus() {
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("sceneDock"));
    dock->raise();
    QWidget* tree = dock->findChild<QWidget*>(QStringLiteral("objectTree"));
    if (tree == nullptr) tree = dock->widget()->focusWidget();
    if (tree == nullptr) tree = dock->widget()->nextInFocusChain();
    tree->setFocus();
    QTRY_VERIFY(QApplication::focusWidget() == tree);
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    QTRY_VERIFY(help() != nullptr && help()->isVisible());
    QCOMPARE(help()->topic(), QStringLiteral("scene"));
    m_window->activateWindow();
    m_window->view()->setFocus();
    HelpWindow::open(m_window->view(), m_window.get());
    QCOMPARE(help()->topic(), QStringLiteral("view"));
  }

  void wordsAreFound() {
    HelpWindow* open = HelpWindow::open(nullptr, m_window.get());
    QVERIFY(QTest::qWaitForWindowExposed(open));
    auto* field = open->findChild<QLineEdit*>(QStringLiteral("helpField"));
    QTest::keyClicks(field, QStringLiteral("watertightness"));
    QCOMPARE(open->topic(), QStringLiteral("rays"));
    auto* text = open->findChild<QTextBrowser*>(QStringLiteral("helpText"));
    QVERIFY(text->toPlainText().contains(QStringLiteral("Watertightness")));
    field->setText(QStringLiteral("no such words anywhere"));
    QVERIFY(open->topic().isEmpty());
    field->clear();
    QVERIFY(!open->topic().isEmpty());
  }

  // A dialog that holds the window up has its help all the same.
  void dialogsHaveHelp() {
    QString topic;
    QTimer::singleShot(300, this, [&] {
      QWidget* dialog = QApplication::activeModalWidget();
      if (dialog == nullptr) return;
      QTest::keyClick(dialog, Qt::Key_F1);
      if (const auto* open = dialog->findChild<HelpWindow*>()) topic = open->topic();
      dialog->close();
    });
    m_window->findChild<QAction*>(QStringLiteral("actionExamples"))->trigger();
    QCOMPARE(topic, QStringLiteral("examples"));
  }
};

int main(int argc, char** argv) { return testing::runWindowTest<TestHelp>(argc, argv); }
#include "test_help.moc"
