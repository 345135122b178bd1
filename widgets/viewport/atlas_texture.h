#pragma once

#include <QImage>
#include <Qt3DRender/QAbstractTextureImage>

namespace hairline {

/// A texture image given as a picture in memory.
class AtlasTextureImage : public Qt3DRender::QAbstractTextureImage {
  Q_OBJECT

 public:
  using QAbstractTextureImage::QAbstractTextureImage;
  void setImage(const QImage& image);

 protected:
  Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override;

 private:
  QImage m_image;
};

}  // namespace hairline
