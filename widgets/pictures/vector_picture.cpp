#include "widgets/pictures/vector_picture.h"

#include <Eigen/Geometry>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QSize>
#include <QSvgGenerator>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "widgets/text/markdown.h"

namespace hairline {

/// A point on the picture, with its depth. The depth grows with the distance and is linear on the
/// picture along every straight line of the world.
struct PicturePoint {
  QPointF place;
  double depth = 0;
};

namespace {

constexpr float nothing = std::numeric_limits<float>::infinity();
/// The sampling distance for hidden lines, in pixels.
constexpr double step = 0.5;
/// Hidden parts that are drawn nevertheless are this much fainter.
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

/// A line split into its visible and hidden parts.
struct Stretch {
  QPolygonF points;
  bool hidden = false;
};

/// The depth of the nearest opaque face at each pixel of a picture.
class DepthMap {
 public:
  explicit DepthMap(const QSize& size)
      : m_size(size),
        m_depths(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
                 nothing) {}

  void add(const std::array<PicturePoint, 3>& triangle) {
    const auto& [a, b, c] = triangle;
    const QPointF ab = b.place - a.place;
    const QPointF ac = c.place - a.place;
    const double area = ab.x() * ac.y() - ab.y() * ac.x();
    if (area == 0) return;
    const auto [left, right] = std::minmax({a.place.x(), b.place.x(), c.place.x()});
    const auto [top, bottom] = std::minmax({a.place.y(), b.place.y(), c.place.y()});
    const auto within = [](double value, int end) {
      return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(end)));
    };
    for (int y = within(top, m_size.height()); y < within(bottom + 1, m_size.height()); ++y) {
      for (int x = within(left, m_size.width()); x < within(right + 1, m_size.width()); ++x) {
        const QPointF p = QPointF(x + 0.5, y + 0.5) - a.place;
        const double v = (p.x() * ac.y() - p.y() * ac.x()) / area;
        const double w = (ab.x() * p.y() - ab.y() * p.x()) / area;
        if (v < 0 || w < 0 || v + w > 1) continue;
        float& depth =
            m_depths[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_size.width()) +
                     static_cast<std::size_t>(x)];
        depth = std::min(
            depth, static_cast<float>(a.depth + v * (b.depth - a.depth) + w * (c.depth - a.depth)));
      }
    }
  }

  /// Whether a face lies in front of a point by more than its own slope explains.
  bool hides(const PicturePoint& point) const {
    const int x = static_cast<int>(std::floor(point.place.x()));
    const int y = static_cast<int>(std::floor(point.place.y()));
    // A line on a face, or along its edge, is not hidden by it: the least cover of the surrounding
    // pixels decides, because they may lie deeper than the line where the face is steep.
    float cover = -nothing;
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= m_size.width() || y + dy >= m_size.height()) {
          continue;
        }
        cover = std::max(
            cover,
            m_depths[static_cast<std::size_t>(y + dy) * static_cast<std::size_t>(m_size.width()) +
                     static_cast<std::size_t>(x + dx)]);
      }
    }
    if (cover == -nothing || cover == nothing) return false;
    return point.depth > static_cast<double>(cover) + 1e-5 * std::abs(point.depth);
  }

 private:
  QSize m_size;
  std::vector<float> m_depths;
};

/// Projects points of the world onto a picture, clipped at the eye.
class EyeSpace {
 public:
  explicit EyeSpace(const ViewState& view) : m_view(view), m_near(1e-3 * view.camera.distance) {}

  /// Coordinates to the right, up and towards the eye, which is the origin in perspective.
  Eigen::Vector3d toEye(const Eigen::Vector3d& world) const {
    Eigen::Vector3d eye = m_view.camera.toView(world);
    if (m_view.camera.projection == Projection::perspective) eye.z() -= m_view.camera.distance;
    return eye;
  }

  /// A convex polygon; empty if none of it is in front of the eye.
  std::vector<PicturePoint> polygon(const std::vector<Eigen::Vector3d>& corners) const {
    const bool cut = m_view.camera.projection == Projection::perspective;
    std::vector<PicturePoint> seen;
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
      const Eigen::Vector3d a = toEye(corners[i]);
      const Eigen::Vector3d b = toEye(corners[(i + 1) % count]);
      const bool aBefore = !cut || a.z() <= -m_near;
      const bool bBefore = !cut || b.z() <= -m_near;
      if (aBefore) seen.push_back(onPicture(a));
      if (aBefore != bBefore) {
        const double t = (-m_near - a.z()) / (b.z() - a.z());
        seen.push_back(onPicture(a + t * (b - a)));
      }
    }
    return seen;
  }

  /// A segment, its two ends; empty if none of it is in front of the eye.
  std::vector<PicturePoint> segment(const Eigen::Vector3d& from, const Eigen::Vector3d& to) const {
    Eigen::Vector3d a = toEye(from);
    Eigen::Vector3d b = toEye(to);
    if (m_view.camera.projection == Projection::perspective) {
      if (a.z() > -m_near && b.z() > -m_near) return {};
      const Eigen::Vector3d cut = a + (-m_near - a.z()) / (b.z() - a.z()) * (b - a);
      if (a.z() > -m_near) a = cut;
      if (b.z() > -m_near) b = cut;
    }
    return {onPicture(a), onPicture(b)};
  }

 private:
  PicturePoint onPicture(const Eigen::Vector3d& eye) const {
    const Camera& camera = m_view.camera;
    const bool perspective = camera.projection == Projection::perspective;
    const double half = std::tan(0.5 * camera.verticalField);
    const double scale =
        0.5 * m_view.size.height() / (half * (perspective ? -eye.z() : camera.distance));
    return {
        {0.5 * m_view.size.width() + scale * eye.x(), 0.5 * m_view.size.height() - scale * eye.y()},
        perspective ? 1 / eye.z() : -eye.z()};
  }

  const ViewState& m_view;
  double m_near;
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
    // The lighting of the viewport's shader, without highlights.
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
      // Pixels grow downwards: a left turn in the world is a right turn here.
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
      // An outline of its own colour closes the gap that smoothed edges leave between neighbours;
      // on translucent faces it would be visible.
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
    // A name may contain characters that SVG forbids.
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
