#include "widgets/text/markdown.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextTable>
#include <algorithm>

#include "core/base/plain_text.h"

namespace hairline {
namespace {

/// A formula up to this length fits into a line of a panel together with some words.
constexpr qsizetype shortFormula = 24;

/// A binary operator, with a space on either side.
bool isSign(const QString& token) {
  return token.size() == 1 && QStringLiteral("=≤≥<>≠+−·×/∈").contains(token);
}

/// Whether a token may be part of a formula: an operator, something with a digit, or a short name.
bool isMathematical(const QString& token) {
  const auto isDigit = [](QChar c) { return c.isNumber(); };
  const auto isLetter = [](QChar c) { return c.isLetter(); };
  return isSign(token) || std::ranges::any_of(token, isDigit) ||
         std::ranges::count_if(token, isLetter) <= 2;
}

qsizetype lengthOf(const QStringList& tokens, qsizetype first, qsizetype last) {
  qsizetype length = last - first;
  for (qsizetype i = first; i <= last; ++i) length += tokens[i].size();
  return length;
}

/// Merges consecutive tokens into one.
void join(QStringList& tokens, qsizetype first, qsizetype last) {
  const QString whole = tokens.mid(first, last - first + 1).join(QChar::Nbsp);
  tokens.erase(tokens.begin() + first + 1, tokens.begin() + last + 1);
  tokens[first] = whole;
}

/// Joins the contents of short brackets: "(1, 0, −1)", "(n·c − d)", "[−1, 5]".
QString bracketsKept(const QString& line) {
  static const QRegularExpression brackets(QStringLiteral("[(\\[][^()\\[\\]]{1,22}[)\\]]"));
  QString kept = line;
  for (auto match = brackets.globalMatch(line); match.hasNext();) {
    const QRegularExpressionMatch found = match.next();
    QString inner = found.captured();
    if (!std::ranges::all_of(inner.split(u' '), isMathematical)) continue;
    kept.replace(found.capturedStart(), inner.size(), inner.replace(u' ', QChar::Nbsp));
  }
  return kept;
}

QString keptWhole(const QString& line) {
  QStringList tokens = bracketsKept(line).split(u' ');
  for (qsizetype i = 0; i + 2 < tokens.size(); ++i) {
    const bool begins = !tokens[i].isEmpty() && !isSign(tokens[i]);
    qsizetype last = i;
    while (begins && last + 2 < tokens.size() && isSign(tokens[last + 1])) last += 2;
    if (lengthOf(tokens, i, last) <= shortFormula) {
      join(tokens, i, last);
    } else {
      // It breaks after an operator.
      for (qsizetype sign = last - 1; sign > i; sign -= 2) join(tokens, sign - 1, sign);
      i += (last - i) / 2;
    }
  }
  return tokens.join(u' ');
}

}  // namespace

QString keepFormulasWhole(const QString& markdown) {
  bool isCode = false;
  QStringList lines = markdown.split(u'\n');
  for (QString& line : lines) {
    const bool isFence = line.startsWith(QLatin1String("```"));
    if (isFence) isCode = !isCode;
    if (!isCode && !isFence && !line.contains(u'`')) line = keptWhole(line);
  }
  return lines.join(u'\n');
}

void showMarkdown(QTextEdit* view, const QString& markdown) {
  view->setMarkdown(keepFormulasWhole(markdown));
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

QString wellFormed(const QString& text) {
  return QString::fromStdString(wellFormedText(text.toStdString()));
}

QString markup(const QString& text) { return wellFormed(text).toHtmlEscaped(); }

}  // namespace hairline
