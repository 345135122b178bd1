#pragma once

#include <QSize>
#include <array>
#include <vector>

#include "widgets/vector_picture/eye_space.h"

namespace hairline {

/// The depth of the nearest opaque face at each pixel of a picture.
class DepthMap {
 public:
  explicit DepthMap(const QSize& size);

  void add(const std::array<PicturePoint, 3>& triangle);

  /// Whether a face lies in front of a point by more than its own slope explains.
  bool hides(const PicturePoint& point) const;

 private:
  QSize m_size;
  std::vector<float> m_depths;
};

}  // namespace hairline
