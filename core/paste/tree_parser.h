#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "core/paste/text_tree.h"

namespace hairline {

/// How strongly two neighbours of a list are parted.
enum class Gap { blank, comma, lineEnd, semicolon };

/// Reads tokens as statements; what `parseTextTree` works with.
class TreeParser {
 public:
  TreeParser(std::string_view text, const TextLines& lines)
      : m_text(text), m_lines(lines), m_list(tokenize(text, lines)) {
    m_tree.remarks = std::move(m_list.remarks);
    for (const Token& token : m_list.tokens) {
      if (token.kind != TokenKind::number) continue;
      m_tree.places.push_back(m_lines.place(token.offset, token.length));
    }
  }

  TextTree run();

 private:
  /// What stands before a value.
  struct Before {
    std::vector<std::string_view> words;
    std::string label;
    std::optional<std::size_t> start;
  };

  bool atEnd() const { return m_at >= m_list.tokens.size(); }
  const Token& token(std::size_t at) const { return m_list.tokens[at]; }
  TokenKind kind() const { return token(m_at).kind; }
  TokenKind kindAt(std::size_t at) const;
  std::string_view textOf(const Token& token) const;
  int column(std::size_t at) const { return m_lines.place(token(at).offset, 0).column; }
  TextPlace placeFrom(std::size_t offset) const;

  void remark(bool refused, const Token& token, std::string code, std::string message);

  // Lines of YAML.

  bool isDash(std::size_t at) const;
  bool isKey(std::size_t at) const;
  bool startsLine(std::size_t at) const { return at == 0 || kindAt(at - 1) == TokenKind::newline; }
  std::size_t skipNewlines(std::size_t at) const;

  /// A key alone on its line with keys or dashes below it, or a dash before a key.
  bool startsBlock() const;

  TextNode parseBlock(int indentation, int depth);

  TextNode parseEntry(int indentation, int depth);

  // Statements and lists.

  TextNode parseStatement();

  TextNode parseElements(char opener, int depth);

  std::string textOfPlace(const TextPlace& place) const;

  /// Whether a statement goes on in the next line: behind a comma, or where a bracket is still to
  /// come behind its name.
  bool goesOn(const Before& before) const;

  void takeWord(Before& before);

  template <typename Add>
  void takeText(Before& before, const Add& add);

  template <typename Add>
  void takeList(Before& before, const Add& add, int depth);

  /// The (3) of "Float32Array(3) [1, 2, 3]".
  bool isCount(const Token& open, const TextNode& inner) const;

  void repeat(TextNode& list, std::vector<Gap>& gaps);

  void takeOther(const TextNode& list);

  std::string_view m_text;
  const TextLines& m_lines;
  TokenList m_list;
  TextTree m_tree;
  std::size_t m_at = 0;
  bool m_broken = false;
  int m_repeated = 0;
  /// Types in brackets, which words refer to.
  std::deque<std::string> m_types;
};

}  // namespace hairline
