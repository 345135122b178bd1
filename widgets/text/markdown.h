#pragma once

#include <QString>

class QTextEdit;

namespace hairline {

/// Markdown whose short formulas, "w ≥ 0" and "(1, 0, −1)", do not break at the end of a line,
/// because their spaces do not break. Formulas that fill much of a line may break after an
/// operator, and code is unchanged.
QString keepFormulasWhole(const QString& markdown);

/// Shows Markdown with headings of modest size, as suits a panel, and unbroken formulas.
void showMarkdown(QTextEdit* view, const QString& markdown);

/// A text without characters that XML and HTML forbid; nothing is escaped.
QString wellFormed(const QString& text);

/// A text as the content of an element, or of an attribute, of SVG or HTML.
QString markup(const QString& text);

}  // namespace hairline
