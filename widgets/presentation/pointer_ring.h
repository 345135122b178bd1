#pragma once

#include <QCursor>

namespace hairline {

/// An arrow within a wide ring, which a hall sees from afar. A pointer, rather than a drawing over
/// the window: no widget can stand over the view in 3D.
QCursor pointerRing(bool dark, double pixelRatio);

}  // namespace hairline
