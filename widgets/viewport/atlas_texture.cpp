#include "widgets/viewport/atlas_texture.h"

#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

namespace hairline {
namespace {

class AtlasGenerator : public Qt3DRender::QTextureImageDataGenerator {
 public:
  explicit AtlasGenerator(const QImage& image) : m_image(image) {}

  Qt3DRender::QTextureImageDataPtr operator()() override {
    auto data = Qt3DRender::QTextureImageDataPtr::create();
    data->setImage(m_image);
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* same = Qt3DCore::functor_cast<AtlasGenerator>(&other);
    return same != nullptr && same->m_image.cacheKey() == m_image.cacheKey();
  }
  QT3D_FUNCTOR(AtlasGenerator)

 private:
  QImage m_image;
};

}  // namespace

void AtlasTextureImage::setImage(const QImage& image) {
  // The bytes stay multiplied by alpha: only the name of the format changes.
  m_image = image.copy();
  m_image.reinterpretAsFormat(QImage::Format_RGBA8888);
  notifyDataGeneratorChanged();
}

Qt3DRender::QTextureImageDataGeneratorPtr AtlasTextureImage::dataGenerator() const {
  return QSharedPointer<AtlasGenerator>::create(m_image);
}

}  // namespace hairline
