#include "widgets/step_through/webp_animation.h"

#include <webp/encode.h>
#include <webp/mux.h>

namespace hairline {

struct WebpAnimation::Parts {
  WebPAnimEncoder* encoder = nullptr;
  WebPConfig config{};
  int time = 0;
};

WebpAnimation::WebpAnimation(const QSize& size) : m_parts(std::make_unique<Parts>()) {
  WebPAnimEncoderOptions options;
  if (WebPAnimEncoderOptionsInit(&options) == 0 || WebPConfigInit(&m_parts->config) == 0) return;
  m_parts->config.lossless = 1;
  // Of the compression: little of what is to be gained takes most of the time.
  m_parts->config.method = 2;
  m_parts->encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
}

WebpAnimation::~WebpAnimation() { WebPAnimEncoderDelete(m_parts->encoder); }

bool WebpAnimation::add(const QImage& frame, int milliseconds) {
  if (m_parts->encoder == nullptr) return false;
  const QImage pixels = frame.convertToFormat(QImage::Format_RGBA8888);
  WebPPicture picture;
  if (WebPPictureInit(&picture) == 0) return false;
  picture.use_argb = 1;
  picture.width = pixels.width();
  picture.height = pixels.height();
  const bool added =
      WebPPictureImportRGBA(&picture, pixels.constBits(),
                            static_cast<int>(pixels.bytesPerLine())) != 0 &&
      WebPAnimEncoderAdd(m_parts->encoder, &picture, m_parts->time, &m_parts->config) != 0;
  WebPPictureFree(&picture);
  m_parts->time += milliseconds;
  return added;
}

QByteArray WebpAnimation::finish() {
  if (m_parts->encoder == nullptr) return {};
  QByteArray file;
  WebPData data;
  WebPDataInit(&data);
  // A last frame that is none says how long the one before is shown.
  if (WebPAnimEncoderAdd(m_parts->encoder, nullptr, m_parts->time, nullptr) != 0 &&
      WebPAnimEncoderAssemble(m_parts->encoder, &data) != 0) {
    file = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
  }
  WebPDataClear(&data);
  return file;
}

}  // namespace hairline
