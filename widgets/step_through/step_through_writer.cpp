#include "widgets/step_through/step_through_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "core/scene/atomic_file.h"
#include "widgets/step_through/webp_animation.h"
#include "widgets/text/core_message.h"

namespace hairline {
namespace {

struct StepThrough {
  Q_DECLARE_TR_FUNCTIONS(StepThrough)
};

QString writeAnimation(const StepFrames& frames, const StepThroughTarget& target,
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
  const auto error = writeFileAtomically(target.path.toStdString(),
                                         {file.constData(), static_cast<std::size_t>(file.size())});
  return error ? coreMessage(error->message) : QString();
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
  return QStringLiteral("step-%1.%2")
      .arg(step + 1, 3, 10, QLatin1Char('0'))
      .arg(format == StepThroughFormat::svg ? QStringLiteral("svg") : QStringLiteral("png"));
}

QString writeStepThrough(const StepFrames& frames, const StepThroughTarget& target,
                         const std::function<bool(double)>& goesOn) {
  return target.format == StepThroughFormat::webp ? writeAnimation(frames, target, goesOn)
                                                  : writeSequence(frames, target, goesOn);
}

}  // namespace hairline
