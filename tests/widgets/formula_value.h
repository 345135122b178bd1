#pragma once

#include <QString>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/math/vector.h"

namespace hairline {

/// Evaluates formulas of numbers in the notation of widgets/explain/formula.h, in double.
class FormulaValue {
 public:
  struct Value {
    bool isVector = false;
    double number = 0;
    Vector3<double> vector = Vector3<double>::Zero();
  };

  explicit FormulaValue(const QString& text) : m_text(text) {}

  /// Nothing where the text holds symbols or words, or is no formula of one number or vector.
  std::optional<Value> work() {
    const Value value = sum();
    skip();
    if (m_failed || m_at != m_text.size()) return std::nullopt;
    return value;
  }
  /// The largest number on the way, by which the rounding of the result is judged.
  double largest() const { return m_largest; }

 private:
  void skip() {
    while (m_at < m_text.size() && m_text[m_at] == u' ') ++m_at;
  }
  QChar next() {
    skip();
    return m_at < m_text.size() ? m_text[m_at] : QChar();
  }
  bool take(QChar sign) {
    if (next() != sign) return false;
    ++m_at;
    return true;
  }
  Value kept(const Value& value) {
    m_largest = std::max({m_largest, std::abs(value.number), value.vector.cwiseAbs().maxCoeff()});
    return value;
  }
  Value fail() {
    m_failed = true;
    return {};
  }

  Value sum() {
    Value whole = term();
    while (!m_failed) {
      const bool plus = next() == u'+';
      if (!plus && next() != u'−') break;
      ++m_at;
      const Value part = term();
      if (part.isVector != whole.isVector) return fail();
      const double sign = plus ? 1 : -1;
      whole.number += sign * part.number;
      whole.vector += sign * part.vector;
      kept(whole);
    }
    return whole;
  }

  Value term() {
    if (take(u'−')) {
      Value value = term();
      value.number = -value.number;
      value.vector = -value.vector;
      return value;
    }
    Value whole = power();
    while (!m_failed) {
      const QChar sign = next();
      if (sign == u'·' || sign == u'×' || sign == u'/') {
        ++m_at;
        whole = product(whole, sign, power());
      } else if (sign.isDigit() || sign == u'(' || (sign == u'|' && !m_inBars)) {
        whole = product(whole, QChar(u' '), power());
      } else {
        break;
      }
    }
    return whole;
  }

  Value product(const Value& a, QChar sign, const Value& b) {
    Value result;
    if (sign == u'×') {
      if (!a.isVector || !b.isVector) return fail();
      result.isVector = true;
      result.vector = cross(a.vector, b.vector);
    } else if (sign == u'/') {
      if (b.isVector) return fail();
      result = a;
      result.number /= b.number;
      result.vector /= b.number;
    } else if (a.isVector && b.isVector) {
      if (sign != u'·') return fail();
      result.number = dot(a.vector, b.vector);
    } else if (a.isVector || b.isVector) {
      result.isVector = true;
      result.vector =
          a.isVector ? Vector3<double>(a.vector * b.number) : Vector3<double>(b.vector * a.number);
    } else {
      result.number = a.number * b.number;
    }
    return kept(result);
  }

  Value power() {
    Value base = factor();
    if (m_at < m_text.size() && m_text[m_at] == u'^') {
      ++m_at;
      if (!take(u'2') || base.isVector) return fail();
      base.number *= base.number;
    }
    return kept(base);
  }

  Value factor() {
    if (take(u'(')) return inBrackets();
    if (take(u'|')) {
      const bool before = std::exchange(m_inBars, true);
      Value inner = sum();
      m_inBars = before;
      if (!take(u'|')) return fail();
      Value size;
      size.number = inner.isVector ? inner.vector.norm() : std::abs(inner.number);
      return size;
    }
    for (const bool least : {true, false}) {
      const QString name = least ? QStringLiteral("min(") : QStringLiteral("max(");
      if (!QStringView(m_text).mid(m_at).startsWith(name)) continue;
      m_at += name.size();
      const Value pair = inBrackets();
      if (pair.vector[2] != 0 || !pair.isVector) return fail();
      Value chosen;
      chosen.number = least ? std::min(pair.vector[0], pair.vector[1])
                            : std::max(pair.vector[0], pair.vector[1]);
      return chosen;
    }
    return number();
  }

  /// A sum, or a vector of two or three of them.
  Value inBrackets() {
    const bool before = std::exchange(m_inBars, false);
    Value value = sum();
    int count = 1;
    while (!m_failed && take(u',')) {
      if (count == 1) {
        value.vector = Vector3<double>(value.number, 0, 0);
        value.number = 0;
        value.isVector = true;
      }
      if (count == 3) return fail();
      value.vector[count++] = sum().number;
    }
    m_inBars = before;
    return take(u')') ? value : fail();
  }

  Value number() {
    skip();
    Value value;
    if (take(u'∞')) {
      value.number = std::numeric_limits<double>::infinity();
      return value;
    }
    QString digits;
    while (m_at < m_text.size()) {
      const QChar c = m_text[m_at];
      const bool isPower = c == u'e' && !digits.isEmpty();
      if (!c.isDigit() && c != u'.' && !isPower) break;
      digits += c;
      ++m_at;
      if (isPower && m_at < m_text.size() && (m_text[m_at] == u'−' || m_text[m_at] == u'+')) {
        digits += m_text[m_at++] == u'−' ? u'-' : u'+';
      }
    }
    bool isNumber = false;
    value.number = digits.toDouble(&isNumber);
    return isNumber ? value : fail();
  }

  QString m_text;
  qsizetype m_at = 0;
  bool m_inBars = false;
  bool m_failed = false;
  double m_largest = 0;
};

}  // namespace hairline
