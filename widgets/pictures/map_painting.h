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

/// The translation context of this folder's texts.
struct MapTexts {
  Q_DECLARE_TR_FUNCTIONS(MapTexts)
};

/// A map and its labels.
struct MapSubject {
  const VerdictMap* map = nullptr;
  /// False while pixels are missing: until then they look like those without a valid shape.
  bool isComplete = true;
  MapColors colors = MapColors::difference;
  /// What changes from left to right, and upwards.
  std::array<QString, 2> names;
  /// The names of methods A and B.
  std::array<QString, 2> methods;
  double tolerance = 0;
  /// The position of the scene, in pixels of the map.
  std::optional<QPointF> scene;
};

/// A mark on an axis.
struct MapTick {
  /// In pixels from the centre.
  double offset = 0;
  QString text;
};

/// The marks of an axis, and the unit of their numbers.
struct MapTicks {
  std::vector<MapTick> ticks;
  QString caption;
};

/// The meaning of a colour of the map.
struct MapLegendEntry {
  QColor color;
  QString text;
};

/// The marks of an axis of a length in pixels, with a maximum number. Their numbers are values; if
/// these would need too many digits, distances from the centre; and near single ulps, ulps.
MapTicks ticksOf(const MapAxis& axis, int pixels, int most, const QString& name);

/// The pixels in colours.
QImage mapImage(const VerdictMap& map, MapColors colors, const Theme& theme);

/// The meanings of the colours, with the number of pixels of each.
std::vector<MapLegendEntry> mapLegend(const MapSubject& subject, const Theme& theme);

/// The area left for the pixels beside the axes.
QRectF mapArea(const QRectF& room, const QFontMetricsF& metrics);

/// Paints a map and its axes; `image` is its `mapImage`.
void paintMap(QPainter& painter, const QRectF& room, const MapSubject& subject, const QImage& image,
              const Theme& theme);

/// The map as a picture of its own, a pixel each, with axes, a heading and the legend.
QImage mapPicture(const MapSubject& subject, const Theme& theme, const QFont& font);

}  // namespace hairline
