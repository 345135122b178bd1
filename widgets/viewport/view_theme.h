#pragma once

#include <QColor>
#include <array>

namespace hairline {

/// The colours of the viewport that are not those of objects. The axis colours can be distinguished
/// by colour-blind eyes, and always appear with a letter.
struct ViewTheme {
  QColor backgroundTop;
  QColor backgroundBottom;
  QColor text;
  QColor plate;  ///< behind labels, and the rim of letters without a plate
  QColor grid;
  QColor accent;     ///< the frame of the active pane
  QColor separator;  ///< between panes
  std::array<QColor, 3> axes;

  friend bool operator==(const ViewTheme&, const ViewTheme&) = default;

  static ViewTheme light() {
    return {.backgroundTop = QColor(0xf7, 0xf9, 0xfb),
            .backgroundBottom = QColor(0xdc, 0xe2, 0xe9),
            .text = QColor(0x1d, 0x25, 0x2d),
            .plate = QColor(0xff, 0xff, 0xff, 0xe6),
            .grid = QColor(0x5a, 0x68, 0x78),
            .accent = QColor(0x1c, 0x6b, 0xc0),
            .separator = QColor(0xc6, 0xcd, 0xd5),
            .axes = {QColor(0xc8, 0x50, 0x00), QColor(0x00, 0x86, 0x60), QColor(0x1c, 0x6b, 0xc0)}};
  }
  static ViewTheme dark() {
    return {.backgroundTop = QColor(0x31, 0x37, 0x40),
            .backgroundBottom = QColor(0x1b, 0x1f, 0x25),
            .text = QColor(0xe8, 0xec, 0xf1),
            .plate = QColor(0x16, 0x1a, 0x20, 0xe6),
            .grid = QColor(0x9a, 0xa8, 0xb8),
            .accent = QColor(0x5a, 0xac, 0xff),
            .separator = QColor(0x43, 0x4b, 0x56),
            .axes = {QColor(0xff, 0x85, 0x45), QColor(0x2f, 0xc4, 0x97), QColor(0x5a, 0xac, 0xff)}};
  }
};

}  // namespace hairline
