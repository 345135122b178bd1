#include <QAction>
#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTimer>

#include "tests/support/test_class.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/language.h"
#include "widgets/window/help_window.h"
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
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
  }
  void cleanup() {
    m_window->document()->newScene();
    m_window.reset();
  }

  void everyPageHasWords() {
    QSet<QString> seen;
    for (const HelpTopic& topic : helpTopics()) {
      QVERIFY2(!seen.contains(topic.id), qPrintable(topic.id));
      seen << topic.id;
      QVERIFY2(!topic.title.isEmpty() && topic.text.startsWith(QLatin1String("# ")),
               qPrintable(topic.id));
      QVERIFY2(topic.text.size() > 120, qPrintable(topic.id));
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

  // Dialogs have no list of their own: all classes of the sources are checked.
  void everyDialogHasAPage() {
    static const QRegularExpression dialog(QStringLiteral("class (\\w+) : public QDialog"));
    const QString folder = QStringLiteral(HAIRLINE_SOURCE_DIR "/widgets");
    QStringList without;
    int found = 0;
    for (QDirIterator files(folder, {"*.h"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const auto match = dialog.match(QString::fromUtf8(file.readAll()));
      if (!match.hasMatch() || match.captured(1) == QLatin1String("HelpWindow")) continue;
      ++found;
      if (!hasHelpTopic(QStringLiteral("hairline::") + match.captured(1))) {
        without << match.captured(1);
      }
    }
    QVERIFY(found >= 6);
    QVERIFY2(without.isEmpty(), qPrintable(without.join(QLatin1Char(' '))));
    QVERIFY(hasHelpTopic(QStringLiteral("shortcutsDialog")));
    QVERIFY(hasHelpTopic(QStringLiteral("keysDialog")));
  }

  // Each page says the same in every language: as many headings, points and keys.
  void everyPageIsTranslated() {
    static const QRegularExpression mark(
        QStringLiteral("^(#|-|\\d\\.) |\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|`[^`]+`"),
        QRegularExpression::MultilineOption);
    const auto marks = [](const QString& text) {
      QMap<QChar, int> counts;
      for (auto match = mark.globalMatch(text); match.hasNext();) {
        const QString found = match.next().captured();
        ++counts[found.startsWith(QLatin1String("**")) ? QLatin1Char('b') : found[0]];
      }
      return counts;
    };
    const QVector<HelpTopic> english = helpTopics();
    for (const Language& language : languages()) {
      useLanguage(QLatin1String(language.code));
      const QVector<HelpTopic> topics = helpTopics();
      useLanguage(QStringLiteral("en"));
      QCOMPARE(topics.size(), english.size());
      for (int i = 0; i < topics.size(); ++i) {
        const bool isEnglish = QLatin1String(language.code) == QLatin1String("en");
        QVERIFY2(isEnglish == (topics[i].text == english[i].text), qPrintable(topics[i].id));
        const QString which = topics[i].id + QLatin1Char(' ') + QLatin1String(language.code);
        QVERIFY2(marks(topics[i].text) == marks(english[i].text), qPrintable(which));
      }
    }
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

  // A modal dialog has its help all the same.
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

HAIRLINE_TEST(TestHelp, display);
#include "test_help.moc"
