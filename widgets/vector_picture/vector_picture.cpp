#include "widgets/vector_picture/vector_picture.h"

#include <Eigen/Geometry>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "widgets/text/markup.h"
#include "widgets/vector_picture/depth_map.h"

namespace hairline {
namespace {

/// How finely a line is looked at for what hides it, in pixels.
constexpr double step = 0.5;
/// What stands behind something is drawn this much fainter where it is to be seen all the same.
constexpr double behind = 0.35;

bool isFinite(const std::vector<Eigen::Vector3d>& points) {
  return std::all_of(points.begin(), points.end(),
                     [](const Eigen::Vector3d& point) { return point.allFinite(); });
}

struct Face {
  QPolygonF outline;
  QColor color;
  double depth = 0;
};

/// A line cut into what is seen of it and what is not.
struct Stretch {
  QPolygonF points;
  bool hidden = false;
};

class VectorPainter {
 public:
  VectorPainter(QPainter& painter, const ViewState& view, const ViewTheme& theme)
      : m_painter(painter),
        m_view(view),
        m_theme(theme),
        m_eye(view),
        m_depths(view.size.toSize()) {}

  void draw(const DrawList& list) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    drawFaces(list.triangles);
    for (const bool onTop : {false, true}) {
      for (const DrawRibbon& ribbon : list.ribbons) {
        if (ribbon.onTop == onTop) drawRibbon(ribbon);
      }
      for (const DrawPoint& point : list.points) {
        if (point.onTop == onTop) drawPoint(point);
      }
    }
    for (const DrawLabel& label : list.labels) drawLabel(label);
  }

 private:
  QColor lit(const DrawTriangle& triangle) const {
    if (triangle.shading == Shading::flat) return triangle.color;
    const Eigen::Vector3d a = m_eye.toEye(triangle.corners[0]);
    const Eigen::Vector3d b = m_eye.toEye(triangle.corners[1]);
    const Eigen::Vector3d c = m_eye.toEye(triangle.corners[2]);
    Eigen::Vector3d normal = (b - a).cross(c - a).stableNormalized();
    const Eigen::Vector3d toEye = m_view.camera.projection == Projection::perspective
                                      ? Eigen::Vector3d(-(a + b + c)).stableNormalized()
                                      : Eigen::Vector3d(Eigen::Vector3d::UnitZ());
    if (normal.dot(toEye) < 0) normal = -normal;
    // The light of the viewport's shader, without its shine.
    const double key = 0.5 + 0.5 * normal.dot(Eigen::Vector3d(-0.45, 0.65, 0.62).normalized());
    const double light = 0.56 + 0.52 * key;
    const auto channel = [&](int value) { return std::min(255, static_cast<int>(value * light)); };
    const QColor& color = triangle.color;
    return {channel(color.red()), channel(color.green()), channel(color.blue()), color.alpha()};
  }

  void drawFaces(const std::vector<DrawTriangle>& triangles) {
    std::vector<Face> faces;
    for (const DrawTriangle& triangle : triangles) {
      const std::vector<Eigen::Vector3d> corners(triangle.corners.begin(), triangle.corners.end());
      if (!isFinite(corners)) continue;
      const std::vector<PicturePoint> seen = m_eye.polygon(corners);
      if (seen.size() < 3) continue;
      Face face{{}, lit(triangle), 0};
      double area = 0;
      for (std::size_t i = 0; i < seen.size(); ++i) {
        const QPointF& p = seen[i].place;
        const QPointF& q = seen[(i + 1) % seen.size()].place;
        area += p.x() * q.y() - p.y() * q.x();
        face.outline << p;
        face.depth += seen[i].depth / static_cast<double>(seen.size());
      }
      // Pixels grow downwards: what turns left in the world turns right here.
      if (!triangle.twoSided && area > 0) continue;
      if (triangle.color.alpha() == 255) {
        for (std::size_t i = 2; i < seen.size(); ++i) {
          m_depths.add({seen[0], seen[i - 1], seen[i]});
        }
      }
      faces.push_back(std::move(face));
    }
    std::stable_sort(faces.begin(), faces.end(),
                     [](const Face& a, const Face& b) { return a.depth > b.depth; });
    for (const Face& face : faces) {
      // A rim of its own colour closes the gap that smoothed edges leave between neighbours; where
      // it is seen through, it would show.
      const bool opaque = face.color.alpha() == 255;
      m_painter.setPen(opaque ? QPen(face.color, 0.6) : QPen(Qt::NoPen));
      m_painter.setBrush(face.color);
      m_painter.drawPolygon(face.outline);
    }
  }

  std::vector<Stretch> stretches(const DrawRibbon& ribbon) const {
    std::vector<Stretch> found;
    const auto go = [&](const QPointF& place, bool hidden, bool joined) {
      if (!joined || found.empty() || found.back().hidden != hidden) {
        const bool touching = joined && !found.empty();
        const QPointF from = touching ? found.back().points.back() : place;
        found.push_back({{}, hidden});
        if (touching) found.back().points << from;
      }
      found.back().points << place;
    };
    bool joined = false;
    for (std::size_t i = 0; i + 1 < ribbon.points.size(); ++i) {
      const auto seen = m_eye.segment(ribbon.points[i], ribbon.points[i + 1]);
      if (seen.empty()) {
        joined = false;
        continue;
      }
      const QPointF way = seen[1].place - seen[0].place;
      const double length = std::hypot(way.x(), way.y());
      const int steps = std::clamp(static_cast<int>(length / step), 1, 20000);
      bool before = m_depths.hides(seen[0]);
      go(seen[0].place, before, joined);
      for (int k = 1; k <= steps; ++k) {
        const double t = static_cast<double>(k) / steps;
        const PicturePoint at{seen[0].place + t * way,
                              seen[0].depth + t * (seen[1].depth - seen[0].depth)};
        const bool hidden = m_depths.hides(at);
        if (hidden != before || k == steps) go(at.place, k == steps ? before : hidden, true);
        before = hidden;
      }
      joined = true;
    }
    return found;
  }

  void drawRibbon(const DrawRibbon& ribbon) {
    if (ribbon.points.size() < 2 || !isFinite(ribbon.points)) return;
    for (const Stretch& stretch : stretches(ribbon)) {
      if (stretch.hidden && !ribbon.onTop) continue;
      QColor color = ribbon.color;
      if (stretch.hidden) color.setAlphaF(static_cast<float>(behind) * color.alphaF());
      QPen pen(color, ribbon.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
      if (ribbon.dash.gap > 0) {
        pen.setDashPattern(
            {std::max(ribbon.dash.stroke, 0.1) / ribbon.width, ribbon.dash.gap / ribbon.width});
        pen.setCapStyle(Qt::FlatCap);
      }
      m_painter.setPen(pen);
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawPolyline(stretch.points);
    }
    if (ribbon.arrow) drawHead(ribbon);
  }

  void drawHead(const DrawRibbon& ribbon) {
    const auto seen = m_eye.segment(ribbon.points[ribbon.points.size() - 2], ribbon.points.back());
    if (seen.empty() || (!ribbon.onTop && m_depths.hides(seen[1]))) return;
    QPointF way = seen[1].place - seen[0].place;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    way /= length;
    const QPointF side(-way.y(), way.x());
    const double size = 4 + 3 * ribbon.width;
    const QPointF tip = seen[1].place;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(ribbon.color);
    m_painter.drawPolygon(QPolygonF(
        {tip, tip - size * way + 0.4 * size * side, tip - size * way - 0.4 * size * side}));
  }

  void drawPoint(const DrawPoint& point) {
    if (!point.position.allFinite()) return;
    const auto seen = m_eye.segment(point.position, point.position);
    if (seen.empty() || (!point.onTop && m_depths.hides(seen[0]))) return;
    const double half = 0.5 * point.size;
    const QPointF& at = seen[0].place;
    const bool ring = point.shape == PointShape::ring;
    m_painter.setPen(ring ? QPen(point.color, std::max(1.5, 0.2 * point.size))
                     : point.outline.alpha() > 0 ? QPen(point.outline, 1)
                                                 : QPen(Qt::NoPen));
    m_painter.setBrush(ring ? QBrush(Qt::NoBrush) : QBrush(point.color));
    switch (point.shape) {
      case PointShape::square:
        m_painter.drawRect(QRectF(at.x() - half, at.y() - half, point.size, point.size));
        break;
      case PointShape::diamond:
        m_painter.drawPolygon(QPolygonF({at + QPointF(half, 0), at + QPointF(0, half),
                                         at - QPointF(half, 0), at - QPointF(0, half)}));
        break;
      default:
        m_painter.drawEllipse(at, half, half);
        break;
    }
  }

  void drawLabel(const DrawLabel& label) {
    if (!label.position.allFinite() || label.text.isEmpty()) return;
    const auto seen = m_eye.segment(label.position, label.position);
    if (seen.empty()) return;
    // A name may hold what no file of a picture can.
    const QString text = wellFormed(label.text);
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(label.size))));
    font.setBold(label.bold);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    const QPointF corner =
        seen[0].place + label.offset -
        QPointF(label.anchor.x() * size.width(), label.anchor.y() * size.height());
    const QPointF baseline = corner + QPointF(0, metrics.ascent());
    m_painter.setFont(font);
    if (label.style == LabelStyle::plate) {
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(m_theme.plate);
      m_painter.drawRoundedRect(QRectF(corner, size).adjusted(-4, -1, 4, 1), 3, 3);
    } else if (label.style == LabelStyle::halo) {
      QPainterPath letters;
      letters.addText(baseline, font, text);
      m_painter.setPen(QPen(m_theme.plate, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      m_painter.setBrush(Qt::NoBrush);
      m_painter.drawPath(letters);
    }
    m_painter.setPen(label.color.isValid() ? label.color : m_theme.text);
    m_painter.drawText(baseline, text);
  }

  QPainter& m_painter;
  const ViewState& m_view;
  const ViewTheme& m_theme;
  EyeSpace m_eye;
  DepthMap m_depths;
};

}  // namespace

void paint(QPainter& painter, const DrawList& list, const ViewState& view, const ViewTheme& theme) {
  VectorPainter(painter, view, theme).draw(list);
}

QByteArray toSvg(const DrawList& list, const ViewState& view, const ViewTheme& theme,
                 const QString& title) {
  QByteArray text;
  QBuffer buffer(&text);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(view.size.toSize());
  generator.setViewBox(QRectF(QPointF(0, 0), view.size));
  // Qt 6.4 writes it as it is.
  generator.setTitle(markup(title));
  // One unit of the drawing is one of the view.
  generator.setResolution(96);
  QPainter painter(&generator);
  paint(painter, list, view, theme);
  painter.end();
  return text;
}

}  // namespace hairline
