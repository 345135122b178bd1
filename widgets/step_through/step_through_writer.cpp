#include "widgets/step_through/step_through_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <array>

#include "core/scene/atomic_file.h"
#include "widgets/step_through/webp_animation.h"
#include "widgets/text/core_message.h"

namespace hairline {
namespace {

struct StepThrough {
  Q_DECLARE_TR_FUNCTIONS(StepThrough)
};

QString save(const QByteArray& file, const QString& path) {
  const auto error = writeFileAtomically(path.toStdString(),
                                         {file.constData(), static_cast<std::size_t>(file.size())});
  return error ? coreMessage(error->message) : QString();
}

QString writeWebp(const StepFrames& frames, const StepThroughTarget& target,
                  const std::function<bool(double)>& goesOn) {
  WebpAnimation animation(frames.size());
  // It ends on the verdict.
  for (int step = 0; step < frames.neededCount(); ++step) {
    if (!goesOn(double(step) / frames.neededCount())) return {};
    if (!animation.add(frames.image(step), target.millisecondsEach)) {
      return StepThrough::tr("The animation could not be made: step %1 was refused.").arg(step + 1);
    }
  }
  const QByteArray file = animation.finish();
  if (file.isEmpty()) return StepThrough::tr("The animation could not be assembled.");
  if (!goesOn(1)) return {};
  return save(file, target.path);
}

QString ffmpeg() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

// Of "step-001.png" and so on in the folder that it is started in.
QStringList ffmpegArguments(const StepThroughTarget& target, const QString& result) {
  QStringList arguments{"-v",
                        "error",
                        "-nostdin",
                        "-framerate",
                        QStringLiteral("1000/%1").arg(target.millisecondsEach),
                        "-start_number",
                        "1",
                        "-i",
                        "step-%03d.png"};
  if (target.format == StepThroughFormat::gif) {
    // With the colours that the pictures have, and without a pattern of dots in plain faces.
    arguments += {"-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none",
                  "-loop", "0"};
  } else {
    // What players without much of a decoder show as well.
    arguments += {"-vf", "fps=25",   "-c:v",    "libx264",   "-crf",
                  "16",  "-pix_fmt", "yuv420p", "-movflags", "+faststart"};
  }
  return arguments << result;
}

QString writeByFfmpeg(const StepFrames& frames, const StepThroughTarget& target,
                      const std::function<bool(double)>& goesOn) {
  const QTemporaryDir meanwhile;
  const QDir folder(meanwhile.path());
  for (int step = 0; step < frames.neededCount(); ++step) {
    if (!goesOn(double(step) / frames.neededCount())) return {};
    const QString name = stepFileName(step, StepThroughFormat::png);
    if (!frames.image(step).save(folder.filePath(name), "PNG")) {
      return StepThrough::tr("%1 could not be written to %2.").arg(name, folder.path());
    }
  }
  const QString result = QStringLiteral("steps.") + suffixOf(target.format);
  QProcess process;
  process.setWorkingDirectory(folder.path());
  process.start(ffmpeg(), ffmpegArguments(target, result));
  while (!process.waitForFinished(100) && process.state() != QProcess::NotRunning) {
    if (goesOn(1)) continue;
    process.kill();
    process.waitForFinished();
    return {};
  }
  QFile file(folder.filePath(result));
  if (process.error() == QProcess::FailedToStart || process.exitStatus() != QProcess::NormalExit ||
      process.exitCode() != 0 || !file.open(QIODevice::ReadOnly)) {
    const QString reason = QString::fromLocal8Bit(process.readAllStandardError()).trimmed();
    return StepThrough::tr("ffmpeg could not make the animation: %1")
        .arg(reason.isEmpty() ? process.errorString() : reason.section('\n', -1));
  }
  if (!goesOn(1)) return {};
  return save(file.readAll(), target.path);
}

bool writeFrame(const StepFrames& frames, int step, StepThroughFormat format, const QString& path) {
  if (format == StepThroughFormat::png) return frames.image(step).save(path, "PNG");
  QFile file(path);
  const QByteArray text = frames.svg(step);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

QString writeSequence(const StepFrames& frames, const StepThroughTarget& target,
                      const std::function<bool(double)>& goesOn) {
  const QDir folder(target.path);
  for (int step = 0; step < frames.count(); ++step) {
    const QString name = stepFileName(step, target.format);
    if (folder.exists(name)) {
      return StepThrough::tr("The folder already has a file %1. Choose an empty folder.").arg(name);
    }
  }
  // In the folder itself, so that a rename is all that is left to do.
  QTemporaryDir meanwhile(folder.filePath(QStringLiteral(".steps-XXXXXX")));
  if (!meanwhile.isValid()) {
    return StepThrough::tr("%1 cannot be written to: %2").arg(target.path, meanwhile.errorString());
  }
  for (int step = 0; step < frames.count(); ++step) {
    if (!goesOn(double(step) / frames.count())) return {};
    const QString name = stepFileName(step, target.format);
    if (!writeFrame(frames, step, target.format, meanwhile.filePath(name))) {
      return StepThrough::tr("%1 could not be written to %2.").arg(name, target.path);
    }
  }
  if (!goesOn(1)) return {};
  for (int step = 0; step < frames.count(); ++step) {
    const QString name = stepFileName(step, target.format);
    if (QFile::rename(meanwhile.filePath(name), folder.filePath(name))) continue;
    for (int done = 0; done < step; ++done) {
      QFile::remove(folder.filePath(stepFileName(done, target.format)));
    }
    return StepThrough::tr("%1 could not be written to %2.").arg(name, target.path);
  }
  return {};
}

}  // namespace

QString stepFileName(int step, StepThroughFormat format) {
  return QStringLiteral("step-%1.%2").arg(step + 1, 3, 10, QLatin1Char('0')).arg(suffixOf(format));
}

QString suffixOf(StepThroughFormat format) {
  constexpr std::array suffixes{"png", "svg", "webp", "gif", "mp4"};
  return QString::fromLatin1(suffixes[static_cast<std::size_t>(format)]);
}

bool isWritable(StepThroughFormat format) {
  return format < StepThroughFormat::gif || !ffmpeg().isEmpty();
}

QString writeStepThrough(const StepFrames& frames, const StepThroughTarget& target,
                         const std::function<bool(double)>& goesOn) {
  if (!isAnimated(target.format)) return writeSequence(frames, target, goesOn);
  return target.format == StepThroughFormat::webp ? writeWebp(frames, target, goesOn)
                                                  : writeByFfmpeg(frames, target, goesOn);
}

}  // namespace hairline
