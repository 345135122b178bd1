#include <QDir>
#include <QDirIterator>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

const QString packageFiles = QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/package/");

/// Runs a tool of the system to its end.
ProgramRun runTool(const QString& tool, const QStringList& arguments) {
  QProcess process;
  process.start(tool, arguments);
  ProgramRun run;
  if (!process.waitForFinished(500000)) return run;
  if (process.exitStatus() == QProcess::NormalExit) run.status = process.exitCode();
  run.output = process.readAllStandardOutput();
  run.errors = process.readAllStandardError();
  return run;
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// What is installed: complete, valid, and enough to build other people's programs with.
class TestPackage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    const ProgramRun run =
        runTool(HAIRLINE_CMAKE, {"--install", HAIRLINE_BUILD_DIR, "--prefix", m_folder.path()});
    QVERIFY2(run.status == 0, run.errors.constData());
  }

  void installsEveryFile() {
    for (const char* path : {"bin/hairline",
                             HAIRLINE_LIBRARY_FOLDER "/libhairline_core.so",
                             "libexec/hairline/libhairline_window.so",
                             "share/applications/hairline.desktop",
                             "share/icons/hicolor/scalable/apps/hairline.svg",
                             "share/metainfo/org.hairline.Hairline.metainfo.xml",
                             "share/mime/packages/hairline.xml",
                             "share/man/man1/hairline.1.gz",
                             "share/doc/hairline/changelog.gz",
                             "include/hairline/queries.h",
                             "include/hairline_plugin.h",
                             "include/hairline/hairline_capture.h",
                             "include/hairline/hairline_capture_c.h",
                             "share/bash-completion/completions/hairline",
                             "share/zsh/vendor-completions/_hairline",
                             "share/fish/vendor_completions.d/hairline.fish",
                             "share/hairline/debugger/hairline.py",
                             "share/hairline/debugger/types.json",
                             "lib/python3/dist-packages/hairline/__init__.py",
                             "lib/python3/dist-packages/hairline/py.typed",
                             "share/doc/python3-hairline/lesson_1.ipynb",
                             "share/doc/hairline/python.md",
                             "share/doc/hairline/capture.md",
                             "share/doc/hairline/debugger.md",
                             "share/doc/hairline/capture/example/debris.cpp",
                             "share/doc/hairline/plugin/template.c",
                             "share/doc/hairline/lessons/README.md",
                             "share/doc/hairline/changes.md",
                             "share/doc/hairline/formats.md",
                             "share/doc/hairline/queries.md",
                             "share/doc/libhairline-dev/formats.md",
                             "share/doc/libhairline-dev/queries.md",
                             "share/doc/libhairline-dev/library.md",
                             "share/doc/libhairline-dev/query_classes.md",
                             "share/doc/hairline/from_cgal.md",
                             "share/doc/libhairline-dev/from_fcl.md",
                             "share/doc/libhairline-dev/from_gte.md"}) {
      QVERIFY2(QFileInfo::exists(m_folder.filePath(path)), path);
    }
  }

  void passesTheValidators_data() {
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("desktop file") << "desktop-file-validate"
                                  << QStringList{"share/applications/hairline.desktop"};
    QTest::newRow("AppStream") << "appstreamcli"
                               << QStringList{"validate", "--no-net",
                                              "share/metainfo/org.hairline.Hairline.metainfo.xml"};
    QTest::newRow("manual page") << "mandoc"
                                 << QStringList{"-T", "lint", "-W", "warning",
                                                "share/man/man1/hairline.1.gz"};
    QTest::newRow("MIME types") << "update-mime-database" << QStringList{"share/mime"};
  }

  void passesTheValidators() {
    QFETCH(QString, tool);
    QFETCH(QStringList, arguments);
    QVERIFY2(!QStandardPaths::findExecutable(tool).isEmpty(), qPrintable(tool + " is missing"));
    arguments.last() = m_folder.filePath(arguments.last());
    const ProgramRun run = runTool(tool, arguments);
    QVERIFY2(run.status == 0, (run.output + run.errors).constData());
  }

  /// Double-clicking a scene opens the program that the desktop file names for its type.
  void opensScenesByTheirType() {
    const QByteArray before = qgetenv("XDG_DATA_DIRS");
    const QByteArray share = m_folder.filePath("share").toLocal8Bit();
    qputenv("XDG_DATA_DIRS", share + ":/usr/share");
    const QString type =
        QMimeDatabase().mimeTypeForFile("a.hairline.json", QMimeDatabase::MatchExtension).name();
    qputenv("XDG_DATA_DIRS", before);
    QCOMPARE(type, "application/vnd.hairline.scene+json");
    QVERIFY(contentOf(packageFiles + "hairline.desktop").contains("MimeType=" + type.toUtf8()));
  }

  void describesEveryCommandInTheManual() {
    const QByteArray help = runProgram({"--help"}).output;
    const QByteArray manual = contentOf(packageFiles + "hairline.1");
    const qsizetype list = help.indexOf("Subcommands:");
    QVERIFY(list > 0);
    int commands = 0;
    static const QRegularExpression name("^  ([a-z]+) ", QRegularExpression::MultilineOption);
    auto found = name.globalMatch(QString::fromUtf8(help.mid(list)));
    while (found.hasNext()) {
      const QByteArray command = found.next().captured(1).toUtf8();
      QVERIFY2(manual.contains(".B " + command + "\n"), command.constData());
      ++commands;
    }
    QVERIFY(commands >= 7);
  }

  /// The manual page and the shell scripts are generated from the options.
  void listsEveryOption() {
    const QByteArray manual =
        runTool("gzip", {"-dc", m_folder.filePath("share/man/man1/hairline.1.gz")}).output;
    const QByteArray bash =
        contentOf(m_folder.filePath("share/bash-completion/completions/hairline"));
    const QByteArray zsh = contentOf(m_folder.filePath("share/zsh/vendor-completions/_hairline"));
    const QByteArray fish =
        contentOf(m_folder.filePath("share/fish/vendor_completions.d/hairline.fish"));
    const QByteArray help = runProgram({"--help"}).output;
    static const QRegularExpression name("^  ([a-z-]+) ", QRegularExpression::MultilineOption);
    static const QRegularExpression option("^ .*--([a-z-]+)", QRegularExpression::MultilineOption);
    int options = 0;
    auto commands = name.globalMatch(QString::fromUtf8(help.mid(help.indexOf("Subcommands:"))));
    while (commands.hasNext()) {
      const QString command = commands.next().captured(1);
      auto found = option.globalMatch(QString::fromUtf8(runProgram({command, "--help"}).output));
      while (found.hasNext()) {
        const QByteArray word = found.next().captured(1).toUtf8();
        QVERIFY2(bash.contains("--" + word), word.constData());
        QVERIFY2(zsh.contains("--" + word + '['), word.constData());
        QVERIFY2(fish.contains(" -l " + word + ' '), word.constData());
        QVERIFY2(manual.contains("\\-\\-" + QByteArray(word).replace('-', "\\-")),
                 word.constData());
        ++options;
      }
    }
    QVERIFY(options > 80);
  }

  void bashCompletes() {
    const QString script = m_folder.filePath("share/bash-completion/completions/hairline");
    const auto complete = [&](const QString& words) {
      return QString::fromUtf8(
                 runTool("bash", {"-c", "source " + script + "; COMP_WORDS=(" + words +
                                            "); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _hairline; "
                                            "echo ${COMPREPLY[@]}"})
                     .output)
          .trimmed();
    };
    QCOMPARE(complete("hairline fu"), "fuzz");
    QCOMPARE(complete("hairline replay --kee"), "--keep");
    QCOMPARE(complete("hairline fuzz --scalar ''"), "float double exact");
    QCOMPARE(complete("hairline completion z"), "zsh");
  }

  /// The version is in one place, and the changelog has an entry for it.
  void reportsTheVersionAlike() {
    const QByteArray version = runProgram({"--version"}).output.trimmed().split(' ').last();
    QVERIFY(!version.isEmpty());
    QVERIFY(contentOf(m_folder.filePath("share/metainfo/org.hairline.Hairline.metainfo.xml"))
                .contains("<release version=\"" + version + "\""));
    const QByteArray readme = contentOf(QStringLiteral(HAIRLINE_SOURCE_DIR "/README.md"));
    const qsizetype changes = readme.indexOf("\n## Changes\n");
    QVERIFY(changes > 0);
    QVERIFY(readme.mid(changes + 12).trimmed().startsWith("**" + version + "**"));
  }

  void packagesPassLintian() {
    QVERIFY2(!QStandardPaths::findExecutable("lintian").isEmpty(), "lintian is missing");
    QTemporaryDir packages;
    const ProgramRun packed = runTool(
        "cpack", {"--config", HAIRLINE_BUILD_DIR "/CPackConfig.cmake", "-B", packages.path()});
    QVERIFY2(packed.status == 0, (packed.output + packed.errors).constData());
    const QStringList found = QDir(packages.path()).entryList({"*.deb"});
    QCOMPARE(found.size(), 4);
    for (const QString& package : found) {
      const ProgramRun run = runTool(
          "lintian", {"--allow-root", "--fail-on", "error,warning", packages.filePath(package)});
      QVERIFY2(run.status == 0, (run.output + run.errors).constData());
    }
  }

  void buildsTheExampleOutsideTheTree() {
    const QString build = m_folder.filePath("build");
    const ProgramRun configured = runTool(
        HAIRLINE_CMAKE, {"-S", packageFiles + "example", "-B", build, "-G", "Ninja",
                         "-DCMAKE_PREFIX_PATH=" + m_folder.path(), "-DCMAKE_BUILD_TYPE=Release"});
    QVERIFY2(configured.status == 0, (configured.output + configured.errors).constData());
    const ProgramRun built = runTool(HAIRLINE_CMAKE, {"--build", build});
    QVERIFY2(built.status == 0, (built.output + built.errors).constData());
    const ProgramRun run = runTool(build + "/ask", {});
    QCOMPARE(run.status, 0);
    // The corner of the triangle is cut off by the box' edge: they touch in one point.
    QVERIFY2(run.output.contains("sat exact: hit\n"), run.output.constData());
    QVERIFY2(run.output.contains("pef float: hit\n"), run.output.constData());
    QCOMPARE(runTool(build + "/first", {}).output, "they intersect\n");
    const ProgramRun snippets = runTool(build + "/snippets", {});
    QVERIFY2(snippets.status == 0, snippets.output.constData());
  }

  void testsItself() {
    const ProgramRun run = runProgram({"--self-test"});
    QVERIFY2(run.status == 0, run.output.constData());
    QVERIFY2(run.output.contains(" 0 wrong\n"), run.output.constData());
    QVERIFY2(run.output.contains("graphics: no display"), run.output.constData());
  }

 private:
  QTemporaryDir m_folder;
};

HAIRLINE_TEST(TestPackage, eventLoop);
#include "test_package.moc"
