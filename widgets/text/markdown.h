#pragma once

#include <QString>

class QTextEdit;

namespace hairline {

/// Shows Markdown with headings of modest size, as fits a panel.
void showMarkdown(QTextEdit* view, const QString& markdown);

}  // namespace hairline
