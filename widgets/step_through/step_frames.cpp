#include "widgets/step_through/step_frames.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QTextDocument>
#include <algorithm>

#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/text/markup.h"
#include "widgets/vector_picture/vector_picture.h"

namespace hairline {
namespace {

/// How much of a frame's height the formulas may take.
constexpr double captionShare = 0.42;

}  // namespace

StepFrames::StepFrames(Scene scene, PairReports pair, std::size_t report,
                       std::vector<QString> captions, ViewState view, Theme theme, QSize size,
                       QFont font)
    : m_scene(std::move(scene)),
      m_pair(std::move(pair)),
      m_report(m_pair.reports[report]),
      m_captions(std::move(captions)),
      m_view(std::move(view)),
      m_theme(std::move(theme)),
      m_size(size),
      m_font(std::move(font)) {
  m_font.setPixelSize(std::max(9, size.height() / 36));
}

void StepFrames::paint(QPainter& painter, int step) const {
  const QRectF whole(QPointF(0, 0), QSizeF(m_size));
  painter.fillRect(whole, m_theme.panel);
  QTextDocument caption;
  QRectF picture = whole;
  if (!m_captions.empty()) {
    caption.setDefaultFont(m_font);
    caption.setDocumentMargin(m_size.height() / 60.0);
    caption.setHtml(wellFormed(m_captions[static_cast<std::size_t>(step)]));
    caption.setTextWidth(m_size.width());
    // All frames are divided alike, so that the picture stands still.
    picture.setHeight(std::floor(m_size.height() * (1 - captionShare)));
  }
  ViewState view = m_view;
  view.size = picture.size();
  DrawList list = sceneDrawList(m_scene, {}, {}, view, m_theme);
  std::optional<Eigen::Vector3d> side;
  appendReport(list, m_scene, m_pair, &m_report, step, view, m_theme, side);
  painter.save();
  painter.setClipRect(picture);
  hairline::paint(painter, list, view, m_theme.view);
  painter.restore();
  if (m_captions.empty()) return;
  const QRectF room(0, picture.height(), m_size.width(), m_size.height() - picture.height());
  painter.setPen(QPen(m_theme.border, 1));
  painter.drawLine(room.topLeft(), room.topRight());
  painter.save();
  painter.translate(room.topLeft());
  // A long caption is made smaller rather than cut off.
  const double scale = std::min(1.0, room.height() / caption.size().height());
  painter.scale(scale, scale);
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, m_theme.text);
  caption.documentLayout()->draw(&painter, context);
  painter.restore();
}

QImage StepFrames::image(int step) const {
  QImage image(m_size, QImage::Format_ARGB32);
  image.fill(m_theme.panel);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, step);
  return image;
}

QByteArray StepFrames::svg(int step) const {
  QByteArray text;
  QBuffer buffer(&text);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(m_size);
  generator.setViewBox(QRect(QPoint(0, 0), m_size));
  generator.setTitle(QString::fromStdString(m_scene.name));
  // One unit of the drawing is one of the view.
  generator.setResolution(96);
  QPainter painter(&generator);
  paint(painter, step);
  painter.end();
  return text;
}

}  // namespace hairline
