#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

// The commands about meshes and voxels.

namespace hairline {
namespace {

const char* const square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n";

}  // namespace

class TestVoxelizeCommand : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(m_folder.isValid());
    write("square.obj", square);
  }

  void printsOneLine() {
    const ProgramRun run =
        runProgram({"voxelize", path("square.obj"), "--resolution", "8", "-o", "-"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.errors.isEmpty(), run.errors);
    QCOMPARE(run.output.count('\n'), 1);
    const QJsonObject line = run.lines().first();
    QCOMPARE(line["triangles"], QJsonValue(2));
    QCOMPARE(line["dimensions"].toArray(), QJsonArray({8, 8, 1}));
    QCOMPARE(line["origin"].toArray(), QJsonArray({0, 0, 0}));
    QCOMPARE(line["cell"], QJsonValue(0.125));
    QCOMPARE(line["occupied"], QJsonValue(64));
    for (const char* key : {"load", "voxelize", "write"}) {
      QVERIFY(line["seconds"][QLatin1String(key)].toDouble(-1) >= 0);
    }
    QVERIFY(line["peak_bytes"].toDouble() > 1e5);
  }

  void comparesMethods() {
    const ProgramRun run = runProgram(
        {"voxelize", path("square.obj"), "--resolution", "8", "--method", "both", "-o", "-"});
    QCOMPARE(run.status, 0);
    const QJsonArray methods = run.lines().first()["methods"].toArray();
    QCOMPARE(methods.size(), 2);
    for (const QJsonValue& method : methods) {
      QCOMPARE(method["occupied"], QJsonValue(64));
      QVERIFY(method["seconds"].toDouble() > 0);
    }
    QCOMPARE(methods[0]["method"], QJsonValue("pef"));
    QCOMPARE(methods[1]["method"], QJsonValue("sat"));
  }

  // Every combination of options; the square determines how many cells each has.
  void knowsItsOptions() {
    for (const char* method : {"pef", "sat"}) {
      for (const char* scalar : {"float", "double", "exact"}) {
        const auto occupied = [&](const QStringList& more) {
          const ProgramRun run =
              runProgram(QStringList{"voxelize", path("square.obj"), "--resolution", "8",
                                     "--method", method, "--scalar", scalar, "-o", "-"} +
                         more);
          return run.status == 0 ? run.lines().first()["occupied"].toInt() : -1;
        };
        QCOMPARE(occupied({}), 64);
        // It lies on the walls: an open cell does not touch it.
        QCOMPARE(occupied({"--cells", "open"}), 0);
        QCOMPARE(occupied({"--separating", "6", "--threads", "2"}), 64);
        QCOMPARE(occupied({"--fill"}), 64);
        QCOMPARE(occupied({"--fill=winding"}), 64);
      }
    }
  }

  void writesFiles() {
    for (const char* name : {"a.binvox", "a.vox", "a.vti", "a.raw"}) {
      const ProgramRun run =
          runProgram({"voxelize", path("square.obj"), "--resolution", "8", "-o", path(name)});
      QCOMPARE(run.status, 0);
      QVERIFY(QFile::exists(path(name)));
    }
    QVERIFY(QFile::exists(path("a.json")));
  }

  void refusesWrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QString mesh = path("square.obj");
    QTest::newRow("resolution") << QStringList{mesh, "--resolution", "5000", "-o", "-"}
                                << QByteArray("5000");
    QTest::newRow("none") << QStringList{mesh, "-o", "-"} << QByteArray("--resolution");
    QTest::newRow("ending") << QStringList{mesh, "--resolution", "8", "-o", path("a.xyz")}
                            << QByteArray(".binvox");
    QTest::newRow("scalar") << QStringList{mesh, "--resolution", "8", "-o", "-", "--scalar", "half"}
                            << QByteArray("half");
    QTest::newRow("fill") << QStringList{mesh, "--resolution", "8", "-o", "-", "--fill=all"}
                          << QByteArray("all");
    QTest::newRow("missing") << QStringList{path("none.obj"), "--resolution", "8", "-o", "-"}
                             << QByteArray("none.obj");
    QTest::newRow("nan") << QStringList{write("nan.obj", "v 0 nan 0\n"), "--resolution", "8", "-o",
                                        "-"}
                         << QByteArray("Line 1");
    QTest::newRow("vox") << QStringList{mesh, "--resolution", "4000", "-o", path("big.vox")}
                         << QByteArray("2000");
    QTest::newRow("folder") << QStringList{mesh, "--resolution", "8", "-o", path("none/a.binvox")}
                            << QByteArray("none/a.binvox");
  }
  void refusesWrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const ProgramRun run = runProgram(QStringList{"voxelize"} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine() && run.errors.contains(message), run.errors);
    QVERIFY(run.output.isEmpty());
  }

  // Ctrl-C while writing: nothing of the file remains.
  void leavesNothingWhenStopped() {
    QProcess process;
    process.start(programPath(), {"voxelize", path("square.obj"), "--resolution", "4096",
                                  "--scalar", "exact", "-o", path("stopped.raw")});
    QVERIFY(process.waitForStarted());
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(60000));
    QVERIFY(!QFile::exists(path("stopped.json")));
    QVERIFY(process.exitStatus() == QProcess::CrashExit || process.exitCode() != 0 ||
            QFile::exists(path("stopped.raw")));
    QCOMPARE(QDir(m_folder.path()).entryList({"*.tmp"}, QDir::Files | QDir::Hidden).size(), 0);
  }

  // On a terminal progress is erased before the answer, because the two share a line otherwise.
  void erasesProgressBeforeTheAnswer() {
    QByteArray mesh;
    for (int i = 0; i < 200000; ++i) {
      const QByteArray x = QByteArray::number(i % 500), y = QByteArray::number(i / 500);
      mesh +=
          "v " + x + ' ' + y + " 0\nv " + x + ' ' + y + " 1\nv " + y + ' ' + x + " 1\nf -1 -2 -3\n";
    }
    const QString command = '"' + programPath() + "\" voxelize \"" + write("many.obj", mesh) +
                            "\" --resolution 350 --scalar exact --threads 1 -o -";
    QProcess process;
    process.start("script", {"-qefc", command, "/dev/null"});
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(120000));
    const QByteArray shown = process.readAllStandardOutput();
    const QByteArray answer = shown.mid(qMax(shown.lastIndexOf('\r', shown.indexOf('{')), 0));
    QVERIFY2(answer.startsWith("\r\x1b[K{") || answer.startsWith("{"), shown.right(500));
  }

  // A command that waits for the reader of a pipe ends with the first request to end.
  void stopsWaitingForAReader() {
    QCOMPARE(::mkfifo(path("unread.raw").toLocal8Bit().constData(), 0600), 0);
    QProcess process;
    process.start(programPath(),
                  {"voxelize", path("square.obj"), "--resolution", "4", "-o", path("unread.raw")});
    QVERIFY(process.waitForStarted());
    // It waits once it catches the signal and is asleep at every look.
    int seenAsleep = 0;
    const auto waits = [&] {
      QFile status(QString("/proc/%1/status").arg(process.processId()));
      if (!status.open(QIODevice::ReadOnly)) return false;
      const QByteArray text = status.readAll();
      const qsizetype caught = text.indexOf("SigCgt:");
      const quint64 mask = text.mid(caught + 7, 18).trimmed().toULongLong(nullptr, 16);
      const bool isAsleep = text.contains("S (sleeping)") && (mask >> (SIGTERM - 1) & 1) != 0;
      seenAsleep = isAsleep ? seenAsleep + 1 : 0;
      return seenAsleep > 5;
    };
    QTRY_VERIFY_WITH_TIMEOUT(waits(), 20000);
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
  }

  // Neither does a run that is killed while writing.
  void leavesNothingWhenKilled() {
    QProcess process;
    process.start(programPath(), {"voxelize", path("square.obj"), "--resolution", "4096", "-o",
                                  path("killed.raw")});
    QVERIFY(process.waitForStarted());
    // Until it has begun to write, or is done already.
    const QString files = QString("/proc/%1/fd").arg(process.processId());
    const auto writes = [&] {
      for (const QFileInfo& open : QDir(files).entryInfoList(QDir::Files | QDir::System)) {
        if (open.symLinkTarget().startsWith(m_folder.path())) return true;
      }
      return process.state() == QProcess::NotRunning;
    };
    QTRY_VERIFY_WITH_TIMEOUT(writes(), 300000);
    process.kill();
    QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60000));
    QVERIFY(!QFile::exists(path("killed.json")) || QFile::exists(path("killed.raw")));
    QVERIFY(process.exitStatus() == QProcess::NormalExit || !QFile::exists(path("killed.raw")) ||
            QFileInfo(path("killed.raw")).size() == 4096 * 4096);
    QCOMPARE(QDir(m_folder.path()).entryList({"*.tmp"}, QDir::Files | QDir::Hidden).size(), 0);
  }

  void convertsThereAndBack() {
    const QStringList chain{"square.obj",      "b.ply", "c.stl",  "d.glb",
                            "e.hairline.json", "g.off", "h.gltf", "f.obj"};
    for (qsizetype i = 0; i + 1 < chain.size(); ++i) {
      const ProgramRun run = runProgram({"convert", path(chain[i]), "-o", path(chain[i + 1])});
      QVERIFY2(run.status == 0, run.errors);
    }
    QFile file(path("f.obj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3\nf 1 3 4\n"));
    const ProgramRun sphere = runProgram({"convert",
                                          write("s.hairline.json",
                                                "{\"format\":\"hairline-scene\",\"version\":1,"
                                                "\"objects\":[{\"type\":\"sphere\",\"id\":\"ball\","
                                                "\"center\":[0,0,0],\"radius\":1}]}"),
                                          "-o", path("s.obj")});
    QCOMPARE(sphere.status, 2);
    QVERIFY2(sphere.saidOneLine() && sphere.errors.contains("ball"), sphere.errors);
  }

  void convertsVoxels() {
    const ProgramRun made =
        runProgram({"voxelize", path("square.obj"), "--resolution", "70", "-o", path("a.binvox")});
    QCOMPARE(made.status, 0);
    const QStringList chain{"a.binvox", "b.vti", "c.raw", "d.vox", "e.raw", "f.binvox"};
    for (qsizetype i = 0; i + 1 < chain.size(); ++i) {
      const ProgramRun run = runProgram({"convert", path(chain[i]), "-o", path(chain[i + 1])});
      QVERIFY2(run.status == 0 && run.errors.isEmpty(), run.errors);
    }
    const auto bytes = [&](const QString& name) {
      QFile file(path(name));
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(bytes("c.raw"), QByteArray(70 * 70, 1));
    QCOMPARE(bytes("e.raw"), bytes("c.raw"));
    const ProgramRun toMesh = runProgram({"convert", path("a.binvox"), "-o", path("g.obj")});
    QCOMPARE(toMesh.status, 2);
    QVERIFY2(toMesh.saidOneLine() && toMesh.errors.contains(".vti"), toMesh.errors);
    const ProgramRun toVoxels = runProgram({"convert", path("square.obj"), "-o", path("g.vox")});
    QCOMPARE(toVoxels.status, 2);
    QVERIFY2(toVoxels.saidOneLine() && toVoxels.errors.contains("voxelize"), toVoxels.errors);
  }

  // A mesh given by its file name, relative to the scene.
  void answersAboutMeshFiles() {
    const QString scene =
        write("m.hairline.json",
              "{\"format\":\"hairline-scene\",\"version\":1,\"objects\":[{\"type\":\"mesh\","
              "\"id\":\"m\",\"file\":\"square.obj\"},{\"type\":\"point\",\"id\":\"p\","
              "\"position\":[0.5,0.25,0]}]}");
    const ProgramRun run =
        runProgram({"query", scene, "--kind", "contains", "--scalar", "exact", "--json"});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.output.contains("\"contains\":true"), run.output);
  }

 private:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  QString write(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return file.fileName();
  }

  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestVoxelizeCommand, eventLoop);
#include "test_voxelize.moc"
