#pragma once

#include <QTimer>
#include <vector>

#include "core/picture/ray_picture.h"
#include "widgets/jobs/kept_up_to_date.h"

namespace hairline {

/// A picture that is kept up to date while somebody looks at it, roughly at first, then tile by
/// tile. A change of what it shows begins anew; what was there is shown until then.
class TiledPicture : public KeptUpToDate {
  Q_OBJECT

 public:
  /// A rough pixel stands for so many across and down.
  static constexpr int roughness = 8;

  /// How many of the tiles are done, from 0 to 1.
  double share() const;

 signals:
  /// Something to tell.
  void message(const QString& text);

 protected:
  TiledPicture(Jobs* jobs, Task task, QObject* parent);

  /// Starts to compute the tiles that are still to come, on wish with a rough picture first.
  virtual void compute(bool roughFirst) = 0;

  /// The tiles that are still to come.
  const std::vector<PictureTile>& left() const { return m_left; }
  /// All tiles of another picture are to come.
  void await(std::vector<PictureTile> tiles);
  /// A tile of the picture is there.
  void tileTaken(const PictureTile& tile) { std::erase(m_left, tile); }
  /// Calls `put` with the coordinates of each pixel that is still to come.
  template <typename Put>
  void forEachPixelLeft(const Put& put) const {
    for (const PictureTile& tile : m_left) {
      for (int y = tile.y; y < tile.y + tile.height; ++y) {
        for (int x = tile.x; x < tile.x + tile.width; ++x) put(x, y);
      }
    }
  }
  /// Shows what there is, at once.
  void repaint();
  /// Before what there is is shown.
  virtual void paint() {}
  void jobChanged() override;

 private:
  std::vector<PictureTile> m_left;
  std::size_t m_tiles = 0;
  QTimer m_repaint;
};

}  // namespace hairline
