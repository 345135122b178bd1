#pragma once

#include <QWidget>
#include <vector>

#include "widgets/recording/record_index.h"

namespace hairline {

/// The frames of a recording from left to right, each a bar as high as the logarithm of its
/// records. The wrong ones stand in it in the colour of errors, with a triangle over it. Where
/// there is no room for a bar per frame, one stands for several, as high as the largest of them.
/// Click, drag and arrow keys choose a frame.
class TimeLine : public QWidget {
  Q_OBJECT

 public:
  explicit TimeLine(QWidget* parent = nullptr);

  void setFrames(std::vector<FrameRecords> frames);
  /// The frame under the cursor, without choosing it.
  void setCurrent(std::uint32_t frame);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  /// The middle of a frame's bar, in pixels.
  QPoint barOf(std::uint32_t frame) const;

 signals:
  /// Somebody chose a frame.
  void frameChosen(quint32 frame);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// What a bar shows.
  struct Bar {
    std::uint32_t records = 0;
    std::uint32_t wrong = 0;
  };

  QRectF room() const;
  void makeBars();
  std::size_t frameAt(double x) const;
  void choose(std::size_t place);
  QString textOf(std::size_t place) const;
  void describe();

  std::vector<FrameRecords> m_frames;
  std::vector<Bar> m_bars;
  std::uint32_t m_largest = 0;
  /// In `m_frames`.
  std::size_t m_current = 0;
};

}  // namespace hairline
