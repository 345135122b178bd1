#include "widgets/text/markdown.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>

namespace hairline {

void showMarkdown(QTextEdit* view, const QString& markdown) {
  view->setMarkdown(markdown);
  const qreal size = view->font().pointSizeF();
  for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    if (level == 0) continue;
    QTextCursor cursor(block);
    cursor.select(QTextCursor::BlockUnderCursor);
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontSizeAdjustment, 0);
    format.setFontPointSize(level == 1 ? size * 1.3 : size * 1.1);
    format.setFontWeight(QFont::DemiBold);
    cursor.mergeCharFormat(format);
  }
  view->moveCursor(QTextCursor::Start);
}

}  // namespace hairline
