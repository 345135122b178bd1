#pragma once

#include <QString>

namespace hairline {

/// A text without characters that XML and HTML do not allow; nothing is escaped.
QString wellFormed(const QString& text);

/// A text as the content of an element, or of an attribute, of SVG or HTML.
QString markup(const QString& text);

}  // namespace hairline
