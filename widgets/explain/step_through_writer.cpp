#include "widgets/explain/step_through_writer.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QSize>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <QTemporaryDir>
#include <QTextDocument>
#include <algorithm>
#include <array>
#include <memory>

#include "core/base/atomic_file.h"
#include "widgets/pictures/vector_picture.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/text/labels.h"
#include "widgets/text/markdown.h"

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

/// A lossless animated picture in WebP, frame by frame. Qt cannot write it; libwebp can.
class WebpAnimation {
 public:
  explicit WebpAnimation(const QSize& size) {
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0 || WebPConfigInit(&m_config) == 0) return;
    m_config.lossless = 1;
    // The compression level: higher ones take much longer and save little.
    m_config.method = 2;
    m_encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
  }
  ~WebpAnimation() { WebPAnimEncoderDelete(m_encoder); }
  WebpAnimation(const WebpAnimation&) = delete;
  WebpAnimation& operator=(const WebpAnimation&) = delete;

  /// Shows a frame of the animation's size for a duration. False if the library refuses it.
  bool add(const QImage& frame, int milliseconds) {
    if (m_encoder == nullptr) return false;
    const QImage pixels = frame.convertToFormat(QImage::Format_RGBA8888);
    WebPPicture picture;
    if (WebPPictureInit(&picture) == 0) return false;
    picture.use_argb = 1;
    picture.width = pixels.width();
    picture.height = pixels.height();
    const bool added = WebPPictureImportRGBA(&picture, pixels.constBits(),
                                             static_cast<int>(pixels.bytesPerLine())) != 0 &&
                       WebPAnimEncoderAdd(m_encoder, &picture, m_time, &m_config) != 0;
    WebPPictureFree(&picture);
    m_time += milliseconds;
    return added;
  }

  /// The file, which loops forever; empty if the library fails.
  QByteArray finish() {
    if (m_encoder == nullptr) return {};
    QByteArray file;
    WebPData data;
    WebPDataInit(&data);
    // An empty last frame sets how long the previous one is shown.
    if (WebPAnimEncoderAdd(m_encoder, nullptr, m_time, nullptr) != 0 &&
        WebPAnimEncoderAssemble(m_encoder, &data) != 0) {
      file =
          QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
    }
    WebPDataClear(&data);
    return file;
  }

 private:
  WebPAnimEncoder* m_encoder = nullptr;
  WebPConfig m_config{};
  int m_time = 0;
};

QString writeWebp(const StepFrames& frames, const StepThroughTarget& target,
                  const std::function<bool(double)>& goesOn) {
  WebpAnimation animation(frames.size());
  // The last frame shows the verdict.
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

// From "step-001.png" and so on in its working folder.
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
    // With the colours of the pictures, and without dithering in plain areas.
    arguments += {"-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none",
                  "-loop", "0"};
  } else {
    // A format that simple players support as well.
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
  // In the target folder, so that only a rename is left to do.
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

/// The fraction of a frame's height for the formulas.
constexpr double captionShare = 0.42;

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

StepFrames::StepFrames(Scene scene, PairReports pair, std::size_t report,
                       std::vector<QString> captions, ViewState view, Theme theme, QSize size,
                       QFont font)
    : m_scene(std::move(scene)),
      m_pair(std::move(pair)),
      m_report(m_pair.reports[report]),
      m_captions(std::move(captions)),
      m_view(std::move(view)),
      m_theme(std::move(theme)),
      m_size(size),
      m_font(std::move(font)) {
  m_font.setPixelSize(std::max(9, size.height() / 36));
}

void StepFrames::paint(QPainter& painter, int step) const {
  const QRectF whole(QPointF(0, 0), QSizeF(m_size));
  painter.fillRect(whole, m_theme.panel);
  QTextDocument caption;
  QRectF picture = whole;
  if (!m_captions.empty()) {
    caption.setDefaultFont(m_font);
    caption.setDocumentMargin(m_size.height() / 60.0);
    caption.setHtml(wellFormed(m_captions[static_cast<std::size_t>(step)]));
    caption.setTextWidth(m_size.width());
    // All frames are divided alike, so that the picture does not move.
    picture.setHeight(std::floor(m_size.height() * (1 - captionShare)));
  }
  ViewState view = m_view;
  view.size = picture.size();
  DrawList list = sceneDrawList(m_scene, {}, {}, view, m_theme);
  std::optional<Eigen::Vector3d> side;
  appendReport(list, m_scene, m_pair, &m_report, step, view, m_theme, side);
  painter.save();
  painter.setClipRect(picture);
  hairline::paint(painter, list, view, m_theme.view);
  painter.restore();
  if (m_captions.empty()) return;
  const QRectF room(0, picture.height(), m_size.width(), m_size.height() - picture.height());
  painter.setPen(QPen(m_theme.border, 1));
  painter.drawLine(room.topLeft(), room.topRight());
  painter.save();
  painter.translate(room.topLeft());
  // A long caption is shrunk rather than cut off.
  const double scale = std::min(1.0, room.height() / caption.size().height());
  painter.scale(scale, scale);
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, m_theme.text);
  caption.documentLayout()->draw(&painter, context);
  painter.restore();
}

QImage StepFrames::image(int step) const {
  QImage image(m_size, QImage::Format_ARGB32);
  image.fill(m_theme.panel);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, step);
  return image;
}

QByteArray StepFrames::svg(int step) const {
  QByteArray text;
  QBuffer buffer(&text);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(m_size);
  generator.setViewBox(QRect(QPoint(0, 0), m_size));
  generator.setTitle(QString::fromStdString(m_scene.name));
  // One unit of the drawing is one of the view.
  generator.setResolution(96);
  QPainter painter(&generator);
  paint(painter, step);
  painter.end();
  return text;
}

}  // namespace hairline
