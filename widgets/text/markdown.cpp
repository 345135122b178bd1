#include "widgets/text/markdown.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextTable>

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
  for (QTextFrame* frame : view->document()->rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (table == nullptr) continue;
    QTextTableFormat format = table->format();
    format.setBorder(0);
    format.setCellPadding(3);
    format.setBottomMargin(size);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table->setFormat(format);
  }
  view->moveCursor(QTextCursor::Start);
}

}  // namespace hairline
