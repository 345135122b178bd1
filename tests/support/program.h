#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace hairline {

/// How long a test waits for a program that may be slow, in milliseconds.
constexpr int patience = 500000;

/// The results of a run of the built program.
struct ProgramRun {
  int status = -1;
  QByteArray output;
  QByteArray errors;

  /// Standard output as one JSON object per line.
  const QList<QJsonObject> lines() const {
    QList<QJsonObject> objects;
    for (const QByteArray& line : output.split('\n')) {
      if (!line.isEmpty()) objects.append(QJsonDocument::fromJson(line).object());
    }
    return objects;
  }
  /// Whether standard error is a single line.
  bool saidOneLine() const { return errors.count('\n') == 1 && errors.endsWith('\n'); }
};

inline QString programPath() { return QStringLiteral(HAIRLINE_BUILD_DIR "/hairline"); }

/// The environment without any display.
inline QProcessEnvironment withoutDisplay() {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QString::fromLatin1(name));
  }
  return environment;
}

/// Runs the program to its end. A status of -1: it crashed or took longer than a minute, or the
/// limit in milliseconds.
inline ProgramRun runProgram(const QStringList& arguments, const QByteArray& input = {},
                             const QProcessEnvironment& environment = withoutDisplay(),
                             int limit = 60000) {
  QProcess process;
  process.setProcessEnvironment(environment);
  process.start(programPath(), arguments);
  process.write(input);
  process.closeWriteChannel();
  ProgramRun run;
  if (!process.waitForFinished(limit)) {
    process.kill();
    process.waitForFinished();
    return run;
  }
  if (process.exitStatus() == QProcess::NormalExit) run.status = process.exitCode();
  run.output = process.readAllStandardOutput();
  run.errors = process.readAllStandardError();
  return run;
}

}  // namespace hairline
