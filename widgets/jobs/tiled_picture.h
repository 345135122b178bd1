#pragma once

#include <QTimer>
#include <vector>

#include "core/picture/ray_picture.h"
#include "widgets/jobs/kept_up_to_date.h"

namespace hairline {

/// A picture that is kept up to date while visible, roughly at first, then tile by tile. A change
/// restarts it; the previous picture stays until then.
class TiledPicture : public KeptUpToDate {
  Q_OBJECT

 public:
  /// The width and height of a rough pixel.
  static constexpr int roughness = 8;

  /// The fraction of the tiles that are done, from 0 to 1.
  double share() const;

 signals:
  /// A message for the status bar.
  void message(const QString& text);

 protected:
  TiledPicture(Jobs* jobs, Task task, QObject* parent);

  /// Starts computing the remaining tiles, optionally with a rough picture first.
  virtual void compute(bool roughFirst) = 0;

  /// The remaining tiles.
  const std::vector<PictureTile>& left() const { return m_left; }
  /// All tiles of a new picture are pending.
  void await(std::vector<PictureTile> tiles);
  /// A tile of the picture is done.
  void tileTaken(const PictureTile& tile) { std::erase(m_left, tile); }
  /// Calls `put` with the coordinates of each pending pixel.
  template <typename Put>
  void forEachPixelLeft(const Put& put) const {
    for (const PictureTile& tile : m_left) {
      for (int y = tile.y; y < tile.y + tile.height; ++y) {
        for (int x = tile.x; x < tile.x + tile.width; ++x) put(x, y);
      }
    }
  }
  /// Shows the present state at once.
  void repaint();
  /// Before the present state is shown.
  virtual void paint() {}
  void jobChanged() override;

 private:
  std::vector<PictureTile> m_left;
  std::size_t m_tiles = 0;
  QTimer m_repaint;
};

}  // namespace hairline
