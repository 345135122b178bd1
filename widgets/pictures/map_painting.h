#pragma once

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <optional>
#include <vector>

#include "core/map/verdict_map.h"
#include "widgets/controls/theme.h"
#include "widgets/pictures/scene_map.h"

class QPainter;

namespace hairline {

/// The context of translations of this folder's texts.
struct MapTexts {
  Q_DECLARE_TR_FUNCTIONS(MapTexts)
};

/// A map and the words that stand beside it.
struct MapSubject {
  const VerdictMap* map = nullptr;
  /// False as long as pixels are left to be asked about: until then they are like those of which
  /// there is no such shape.
  bool isComplete = true;
  MapColors colors = MapColors::difference;
  /// What changes from left to right, and upwards.
  std::array<QString, 2> names;
  /// What methods A and B are.
  std::array<QString, 2> methods;
  double tolerance = 0;
  /// Where the scene is, in pixels of the map.
  std::optional<QPointF> scene;
};

/// A mark on an axis.
struct MapTick {
  /// In pixels from the middle.
  double offset = 0;
  QString text;
};

/// The marks of an axis, and what their numbers are of.
struct MapTicks {
  std::vector<MapTick> ticks;
  QString caption;
};

/// What a colour of the map means.
struct MapLegendEntry {
  QColor color;
  QString text;
};

/// The marks of an axis of so many pixels, at most so many of them. Their numbers are values; where
/// these would need too many digits, distances from the middle; and near single units in the last
/// place, such units.
MapTicks ticksOf(const MapAxis& axis, int pixels, int most, const QString& name);

/// The pixels in colours.
QImage mapImage(const VerdictMap& map, MapColors colors, const Theme& theme);

/// What the colours mean, with how many pixels have them.
std::vector<MapLegendEntry> mapLegend(const MapSubject& subject, const Theme& theme);

/// What of a room is left for the pixels beside the axes.
QRectF mapArea(const QRectF& room, const QFontMetricsF& metrics);

/// Paints a map and its axes; `image` is its `mapImage`.
void paintMap(QPainter& painter, const QRectF& room, const MapSubject& subject, const QImage& image,
              const Theme& theme);

/// The map as a picture of its own, a pixel each, with axes, a heading and the legend.
QImage mapPicture(const MapSubject& subject, const Theme& theme, const QFont& font);

}  // namespace hairline
