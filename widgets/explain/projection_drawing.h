#pragma once

#include <QWidget>
#include <vector>

#include "core/shapes/projection_plane.h"
#include "widgets/explain/step_row.h"

namespace hairline {

class StepsModel;
class TraceCursor;

/// One projection as the edge functions see it: the triangle, the rectangle, the inward normal of
/// each edge as an arrow from the edge's middle, and for each edge the rectangle's support point
/// along it. A separating edge is drawn bold with its whole line. Beside it, or below in a narrow
/// panel, there is a line of text per edge. Hovering over an edge moves the trace cursor, clicking
/// pins it.
class ProjectionDrawing : public QWidget {
  Q_OBJECT

 public:
  ProjectionDrawing(ProjectionPlane plane, StepsModel* model, TraceCursor* cursor,
                    QWidget* parent = nullptr);

  /// Updates to the model's current contents.
  void refresh();

  /// "XY: edge 2 separates by 0.12", "XY: overlap".
  QString caption() const { return m_caption; }
  /// The step of the trace at a position of this widget; -1 for none.
  int stepAt(const QPointF& place) const;
  /// Whether the model's report has edge functions in this plane.
  bool hasSteps() const { return !m_edges.empty(); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Edge {
    int row;
    EdgeFunctionStep step;
    StepContext context;
  };
  /// The layout for the present size.
  struct Places {
    QRectF caption;
    QRectF drawing;
    QRectF lines;
    double lineHeight;
  };
  Places places() const;
  int heightFor(int width) const;
  QString makeCaption() const;
  QPointF toScreen(const Vector2<double>& point, const QRectF& drawing) const;
  QLineF edgeLine(int edge, const QRectF& drawing) const;
  void paintDrawing(QPainter& painter, const QRectF& drawing) const;
  void paintEdge(QPainter& painter, const QRectF& drawing, const Edge& edge) const;
  void paintCorners(QPainter& painter, const QRectF& drawing) const;
  /// The corner with the most room, for the sign of the axes.
  QPointF axesPlace(const QRectF& drawing) const;
  void paintAxes(QPainter& painter, const QRectF& drawing) const;
  void paintLines(QPainter& painter, const Places& places) const;

  ProjectionPlane m_plane;
  StepsModel* m_model;
  TraceCursor* m_cursor;
  std::vector<Edge> m_edges;
  std::array<Vector2<double>, 3> m_triangle;
  Vector2<double> m_min;
  Vector2<double> m_max;
  QString m_caption;
};

}  // namespace hairline
