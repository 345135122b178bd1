#include "core/paste/tree_parser.h"

// Blocks of YAML, by their indentation.

namespace hairline {

std::size_t TreeParser::skipNewlines(std::size_t at) const {
  while (at < m_list.tokens.size() && token(at).kind == TokenKind::newline) ++at;
  return at;
}

bool TreeParser::startsBlock() const {
  if (!startsLine(m_at)) return false;
  if (isDash(m_at)) return isKey(m_at + 1) || isDash(skipNewlines(m_at + 1));
  if (!isKey(m_at) || kindAt(m_at + 2) != TokenKind::newline) return false;
  const std::size_t below = skipNewlines(m_at + 2);
  if (below >= m_list.tokens.size()) return false;
  return isDash(below) ? column(below) >= column(m_at)
                       : isKey(below) && column(below) > column(m_at);
}

TextNode TreeParser::parseBlock(int indentation, int depth) {
  TextNode block;
  const std::size_t start = token(m_at).offset;
  if (depth > maximumBrackets) {
    remark(true, token(m_at), "limit", "the blocks of the text nest too deep");
    m_at = m_list.tokens.size();
    return block;
  }
  while (!atEnd()) {
    const std::size_t line = skipNewlines(m_at);
    if (line >= m_list.tokens.size() || column(line) != indentation) break;
    m_at = line;
    if (isDash(m_at)) {
      ++m_at;
      const std::size_t content = skipNewlines(m_at);
      if (content >= m_list.tokens.size()) break;
      if (column(content) <= indentation) continue;
      m_at = content;
      block.children.push_back(isKey(m_at) || isDash(m_at) ? parseBlock(column(m_at), depth + 1)
                                                           : parseStatement());
    } else if (isKey(m_at)) {
      block.children.push_back(parseEntry(indentation, depth));
    } else {
      break;
    }
  }
  block.place = placeFrom(start);
  return block;
}

TextNode TreeParser::parseEntry(int indentation, int depth) {
  const std::string label(textOf(token(m_at)));
  const std::size_t start = token(m_at).offset;
  m_at += 2;
  TextNode value;
  if (kindAt(m_at) != TokenKind::newline) {
    value = parseStatement();
    if (value.children.size() == 1) value = TextNode(value.children.front());
  } else if (const std::size_t below = skipNewlines(m_at); below < m_list.tokens.size()) {
    const bool deeper =
        column(below) > indentation || (isDash(below) && column(below) == indentation);
    if (deeper && (isKey(below) || isDash(below))) {
      m_at = below;
      value = parseBlock(column(below), depth + 1);
    }
  }
  value.label = label;
  value.place = placeFrom(start);
  return value;
}

}  // namespace hairline
