#pragma once

#include <QString>

class QTextEdit;

namespace hairline {

/// Markdown whose short formulas, "w ≥ 0" and "(1, 0, −1)", do not break at the end of a line:
/// their spaces do not part. Formulas that fill much of a line may break behind a sign, and code
/// stays as it is.
QString keepFormulasWhole(const QString& markdown);

/// Shows Markdown with headings of modest size, as fits a panel, and formulas kept whole.
void showMarkdown(QTextEdit* view, const QString& markdown);

/// A text without characters that XML and HTML do not allow; nothing is escaped.
QString wellFormed(const QString& text);

/// A text as the content of an element, or of an attribute, of SVG or HTML.
QString markup(const QString& text);

}  // namespace hairline
