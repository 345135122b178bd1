#pragma once

#include <QHash>
#include <QImage>
#include <QRect>

#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/view_theme.h"

namespace hairline {

/// The enlargement of texts if the application's font is larger than usual; at least 1.
double labelScale();
/// The size of a label on the screen, with its outline or plate, in device-independent pixels.
QSizeF sizeOf(const DrawLabel& label);

/// Texts painted side by side into one picture, from which the viewport cuts its labels. Texts stay
/// until there is no room left; then those still needed are painted again.
class LabelAtlas {
 public:
  /// The area of a text in device pixels of the picture, with two transparent pixels all around.
  struct Sprite {
    QRect rect;
    friend bool operator==(const Sprite&, const Sprite&) = default;
  };

  LabelAtlas();

  /// Colours and the device pixel ratio; a change discards all texts.
  void setAppearance(const ViewTheme& theme, double pixelRatio);
  /// The sprites of all these labels, in their order; an empty or unpaintable text gives an empty
  /// rectangle.
  QList<Sprite> place(const std::vector<DrawLabel>& labels);

  /// Premultiplied RGBA; its width never changes, its height is a power of two.
  const QImage& image() const { return m_image; }
  /// Counts the changes of the picture.
  int generation() const { return m_generation; }

 private:
  bool add(const DrawLabel& label, const QString& key);
  void clear(int height);
  QString keyOf(const DrawLabel& label) const;

  ViewTheme m_theme = ViewTheme::light();
  double m_pixelRatio = 1;  ///< with the scale of labels
  QImage m_image;
  QHash<QString, Sprite> m_sprites;
  QPoint m_cursor;
  int m_shelfHeight = 0;
  int m_generation = 0;
};

}  // namespace hairline
