#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <memory>

namespace hairline {

/// An animated picture in WebP without loss, frame by frame. Qt writes none; libwebp does.
class WebpAnimation {
 public:
  explicit WebpAnimation(const QSize& size);
  ~WebpAnimation();

  /// Shows a frame of the animation's size for so long. False where the library refuses it.
  bool add(const QImage& frame, int milliseconds);
  /// The file, played without end; empty where the library fails.
  QByteArray finish();

 private:
  struct Parts;
  std::unique_ptr<Parts> m_parts;
};

}  // namespace hairline
