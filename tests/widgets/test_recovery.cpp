#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <memory>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/recovery.h"

using namespace hairline;
using namespace std::chrono_literals;

namespace {

/// A run of the program: a document and its recovery. Destroying it without saving simulates a
/// crash.
struct Run {
  explicit Run(const QString& folder) : recovery(&document, folder) { recovery.setDelay(10ms); }

  void edit(double radius) {
    document.edit(QStringLiteral("Add"), [radius](Scene& scene) {
      insert(scene, makeObject(Sphere<double>{{0, 0, 0}, radius}));
    });
  }

  Document document;
  Recovery recovery;
};

#ifdef Q_OS_UNIX
/// During its lifetime no file can grow: a full disk, for this process alone.
class FullDisk {
 public:
  FullDisk() : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &m_before);
    rlimit none = m_before;
    none.rlim_cur = 0;
    setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &m_before);
    std::signal(SIGXFSZ, m_handler);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit m_before{};
  void (*m_handler)(int);
};
#endif

}  // namespace

class TestRecovery : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void changesSurviveACrash() {
    Scene expected;
    {
      Run run(folder());
      run.edit(1);
      run.edit(2);
      expected = run.document.scene();
      QTRY_COMPARE(scenes().size(), 1);
    }
    Run next(folder());
    const QVector<LostScene> lost = next.recovery.lostScenes();
    QCOMPARE(lost.size(), 1);
    QCOMPARE(lost[0].title, QStringLiteral("Untitled"));
    QString error;
    QVERIFY2(next.recovery.recover(lost[0], &error), qPrintable(error));
    QVERIFY(identical(next.document.scene(), expected));
    QVERIFY(next.document.isModified());
    // Its own copy replaces the one it recovered.
    QCOMPARE(scenes().size(), 1);
    QVERIFY(next.recovery.lostScenes().isEmpty());
  }

  void aRunThatIsAliveLosesNothing() {
    Run first(folder());
    first.edit(1);
    first.recovery.flush();
    Run second(folder());
    QVERIFY(second.recovery.lostScenes().isEmpty());
    QCOMPARE(scenes().size(), 1);
  }

  void savingEndsTheNeed() {
    Run run(folder());
    run.edit(1);
    run.recovery.flush();
    QCOMPARE(scenes().size(), 1);
    QString error;
    QTemporaryDir elsewhere;
    QVERIFY(run.document.saveAs(elsewhere.filePath(QStringLiteral("a.hairline.json")), &error));
    QCOMPARE(scenes().size(), 0);
    run.edit(2);
    run.recovery.flush();
    QCOMPARE(scenes().size(), 1);
  }

  void undoneChangesNeedNothing() {
    Run run(folder());
    run.edit(1);
    run.recovery.flush();
    run.document.undoStack()->undo();
    QCOMPARE(scenes().size(), 0);
  }

  void givenUpChangesAreGone() {
    {
      Run run(folder());
      run.edit(1);
      run.recovery.flush();
      run.recovery.discard();
    }
    Run next(folder());
    QVERIFY(next.recovery.lostScenes().isEmpty());
  }

  void whatCannotBeReadStays() {
    {
      Run run(folder());
      run.edit(1);
      run.recovery.flush();
    }
    QFile file(QDir(folder()).filePath(scenes().front()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": ");
    file.close();
    Run next(folder());
    const Scene before = next.document.scene();
    QString error;
    QVERIFY(!next.recovery.recover(next.recovery.lostScenes().front(), &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(identical(next.document.scene(), before));
    QCOMPARE(scenes().size(), 1);
    next.recovery.discard(next.recovery.lostScenes().front());
    QCOMPARE(scenes().size(), 0);
  }

  void aFolderThatCannotBeWrittenIsReported() {
    QFile inTheWay(QDir(folder()).filePath(QStringLiteral("file")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const QString below = QDir(folder()).filePath(QStringLiteral("file"));
    Run run(below + QStringLiteral("/below"));
    run.recovery.setPatience(10ms);
    QSignalSpy changed(&run.recovery, &Recovery::failureChanged);
    run.edit(1);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(!run.recovery.failure().isEmpty());
    // The reason is shown without the name of an internal file.
    QVERIFY2(!run.recovery.failure().contains(QStringLiteral(".hairline.json")),
             qPrintable(run.recovery.failure()));
    QCOMPARE(run.document.scene().objects.size(), std::size_t(1));
    // It is retried by itself, without another change.
    QVERIFY(inTheWay.remove());
    QVERIFY(QDir().mkpath(below + QStringLiteral("/below")));
    QTRY_VERIFY(run.recovery.failure().isEmpty());
    QCOMPARE(QDir(below + QStringLiteral("/below"))
                 .entryList({QStringLiteral("*.hairline.json")}, QDir::Files)
                 .size(),
             1);
  }

  // On a full disk, or in a folder that became read-only, no lock can be made.
  void lostScenesAreFoundWhereNoLockCanBeMade() {
    {
      Run run(folder());
      run.edit(1);
      run.recovery.flush();
    }
    const QString session = scenes().front().section(QLatin1Char('.'), 0, 0);
    const QString path = QDir(folder()).filePath(session + QStringLiteral(".lock"));
    Run next(folder());
    // A folder in its place keeps everybody from locking.
    QVERIFY(QDir().mkpath(path));
    QCOMPARE(next.recovery.lostScenes().size(), 0);
    QVERIFY(QDir().rmdir(path));
    QCOMPARE(next.recovery.lostScenes().size(), 1);
  }

#ifdef Q_OS_UNIX
  void lostScenesAreOfferedOnAFullDisk() {
    Scene expected;
    {
      Run run(folder());
      run.edit(1);
      run.recovery.flush();
      expected = run.document.scene();
    }
    // A crash leaves the lock behind, and its number may belong to a process that is alive.
    const QString session = scenes().front().section(QLatin1Char('.'), 0, 0);
    QFile lock(QDir(folder()).filePath(session + QStringLiteral(".lock")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(QByteArray::number(QCoreApplication::applicationPid()) + "\nhairline\n" +
               QSysInfo::machineHostName().toUtf8() + '\n');
    lock.close();
    QVector<LostScene> lost;
    bool recovered = false;
    QString reason;
    std::unique_ptr<Run> next;
    {
      // No checks while the disk is full, because their messages could not be written.
      const FullDisk full;
      next = std::make_unique<Run>(folder());
      lost = next->recovery.lostScenes();
      QString error;
      recovered = !lost.isEmpty() && next->recovery.recover(lost.front(), &error);
      reason = next->recovery.failure();
    }
    QCOMPARE(lost.size(), 1);
    QVERIFY(recovered);
    QVERIFY(identical(next->document.scene(), expected));
    // It could not be copied, so the old recovery copy is kept.
    QVERIFY(!reason.isEmpty());
    QCOMPARE(scenes().size(), 1);
    // As soon as there is room it is kept, and locked so that no other run takes it for lost.
    next->recovery.flush();
    QVERIFY(next->recovery.failure().isEmpty());
    QCOMPARE(scenes().size(), 2);
    Run third(folder());
    QCOMPARE(third.recovery.lostScenes().size(), 1);
  }

  void aRunThatIsAliveLosesNothingOnAFullDisk() {
    Run first(folder());
    first.edit(1);
    first.recovery.flush();
    Run second(folder());
    QVector<LostScene> lost;
    {
      const FullDisk full;
      lost = second.recovery.lostScenes();
    }
    QVERIFY(lost.isEmpty());
  }
#endif

  void whatIsGivenUpWhileItIsWrittenIsGone() {
    {
      Run run(folder());
      for (int i = 1; i <= 20; ++i) {
        run.edit(i);
        QCoreApplication::processEvents();
      }
      run.recovery.discard();
    }
    QCOMPARE(scenes().size(), 0);
  }

 private:
  QString folder() const { return m_folder->path(); }
  QStringList scenes() const {
    return QDir(folder()).entryList({QStringLiteral("*.hairline.json")}, QDir::Files);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

HAIRLINE_TEST(TestRecovery, offscreen);
#include "test_recovery.moc"
