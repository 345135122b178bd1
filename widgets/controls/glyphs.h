#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>
#include <optional>

#include "core/query/report.h"

class QAbstractButton;
class QPainter;

namespace hairline {

// Small signs in a square, so that no meaning is shown by colour alone.

/// Two overlapping discs (yes), two separate ones (no), or a dash (no answer).
void paintVerdictGlyph(QPainter& painter, const QRectF& square, std::optional<bool> verdict,
                       const QColor& color);

/// A check mark (proven), a warning triangle (unproven), or a small dash (no proof).
void paintProofGlyph(QPainter& painter, const QRectF& square, Certificate::Status status,
                     const QColor& color);

/// A triangle with an exclamation mark.
void paintWarningGlyph(QPainter& painter, const QRectF& square, const QColor& color);

/// A check mark.
void paintCheckGlyph(QPainter& painter, const QRectF& square, const QColor& color);

/// A square in the colour of an object, with its letter if it belongs to the active pair.
QIcon badge(const QColor& color, const QString& letter);

/// Sets an icon unless the button has it, because a button that gets an icon has the whole window
/// laid out again.
void showIcon(QAbstractButton* button, const QIcon& icon);

/// A mixture of two colours; 0 gives the first.
QColor blend(const QColor& from, const QColor& to, double share);

}  // namespace hairline
