#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <cmath>

#include "widgets/explain/derivation.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct FormulaWords {
  Q_DECLARE_TR_FUNCTIONS(FormulaWords)
};

constexpr QChar minus(0x2212);

/// One output form of a formula: how each part of the notation is written.
struct Form {
  virtual ~Form() = default;
  virtual QString words(const QString& text) const = 0;
  virtual QString symbol(const QString& letters, bool vector) const = 0;
  virtual QString number(const QString& digits, const QString& exponent) const = 0;
  virtual QString below(const QString& inner) const = 0;
  virtual QString above(const QString& inner) const = 0;
  virtual QString sign(QChar sign) const = 0;
};

bool isFunction(const QString& letters) {
  return letters == QLatin1String("min") || letters == QLatin1String("max") ||
         letters == QLatin1String("det");
}

struct Html : Form {
  QString words(const QString& text) const override { return text.toHtmlEscaped(); }
  QString symbol(const QString& letters, bool vector) const override {
    if (vector) return QStringLiteral("<b>%1</b>").arg(letters);
    return isFunction(letters) ? letters : QStringLiteral("<i>%1</i>").arg(letters);
  }
  QString number(const QString& digits, const QString& exponent) const override {
    return exponent.isEmpty() ? digits : QStringLiteral("%1·10<sup>%2</sup>").arg(digits, exponent);
  }
  QString below(const QString& inner) const override {
    return QStringLiteral("<sub>%1</sub>").arg(inner);
  }
  QString above(const QString& inner) const override {
    return QStringLiteral("<sup>%1</sup>").arg(inner);
  }
  QString sign(QChar sign) const override { return QString(sign).toHtmlEscaped(); }
};

struct Latex : Form {
  QString words(const QString& text) const override {
    QString safe;
    for (const QChar c : text) safe += inWords(c);
    return QStringLiteral("\\text{%1}").arg(safe);
  }
  QString symbol(const QString& letters, bool vector) const override {
    if (vector) return QStringLiteral("\\mathbf{%1}").arg(letters);
    if (isFunction(letters)) return QStringLiteral("\\%1 ").arg(letters);
    return letters.size() == 1 ? letters : QStringLiteral("\\mathit{%1}").arg(letters);
  }
  QString number(const QString& digits, const QString& exponent) const override {
    if (exponent.isEmpty()) return digits;
    QString power = exponent;
    return QStringLiteral("%1\\cdot 10^{%2}").arg(digits, power.replace(minus, QLatin1Char('-')));
  }
  QString below(const QString& inner) const override { return QStringLiteral("_{%1}").arg(inner); }
  QString above(const QString& inner) const override { return QStringLiteral("^{%1}").arg(inner); }
  QString sign(QChar sign) const override {
    static const QHash<QChar, QString> commands{
        {u'·', QStringLiteral("\\cdot ")},     {u'×', QStringLiteral("\\times ")},
        {u'∈', QStringLiteral("\\in ")},       {u'∩', QStringLiteral("\\cap ")},
        {u'≤', QStringLiteral("\\le ")},       {u'≥', QStringLiteral("\\ge ")},
        {u'±', QStringLiteral("\\pm ")},       {u'∞', QStringLiteral("\\infty ")},
        {u'∅', QStringLiteral("\\emptyset ")}, {u'Σ', QStringLiteral("\\sum ")},
        {u'≠', QStringLiteral("\\ne ")},       {u'√', QStringLiteral("\\surd ")},
        {minus, QStringLiteral("-")}};
    return commands.value(sign, QString(sign));
  }

 private:
  static QString inWords(QChar c) {
    if (QStringLiteral("_&%$#{}").contains(c)) return QLatin1Char('\\') + QString(c);
    if (c == u'\\') return QStringLiteral("\\textbackslash{}");
    if (c == u'~') return QStringLiteral("\\textasciitilde{}");
    if (c == u'^') return QStringLiteral("\\textasciicircum{}");
    if (c == u'×') return QStringLiteral("$\\times$");
    if (c == u'·') return QStringLiteral("$\\cdot$");
    if (c == u'²') return QStringLiteral("$^2$");
    if (c == minus) return QStringLiteral("$-$");
    return c;
  }
};

struct Plain : Form {
  QString words(const QString& text) const override { return text; }
  QString symbol(const QString& letters, bool) const override { return letters; }
  QString number(const QString& digits, const QString& exponent) const override {
    if (exponent.isEmpty()) return digits;
    QString power = exponent;
    return digits + QLatin1Char('e') + power.replace(minus, QLatin1Char('-'));
  }
  QString below(const QString& inner) const override { return inner; }
  QString above(const QString& inner) const override {
    return inner == QLatin1String("2") ? QStringLiteral("²") : QLatin1Char('^') + inner;
  }
  QString sign(QChar sign) const override { return sign; }
};

/// Reads the notation and writes it in a form.
class Writer {
 public:
  Writer(const QString& notation, const Form& form) : m_text(notation), m_form(form) {}

  QString all() {
    QString whole;
    while (m_at < m_text.size()) whole += next();
    return whole;
  }

 private:
  QString next() {
    const QChar c = m_text[m_at];
    if (c == u'`') return m_form.words(until(u'`'));
    if (c == u'!') {
      ++m_at;
      return m_form.symbol(take([](QChar x) { return x.isLetter(); }), true);
    }
    if (c == u'_' || c == u'^') {
      const bool low = c == u'_';
      ++m_at;
      const QString inner = argument();
      return low ? m_form.below(inner) : m_form.above(inner);
    }
    if (c.isDigit()) return number();
    if (c.isLetter() && c != u'Σ') {
      return m_form.symbol(take([](QChar x) { return x.isLetter(); }), false);
    }
    ++m_at;
    return m_form.sign(c);
  }

  template <typename Belongs>
  QString take(const Belongs& belongs) {
    const qsizetype from = m_at;
    while (m_at < m_text.size() && belongs(m_text[m_at])) ++m_at;
    return m_text.mid(from, m_at - from);
  }

  QString until(QChar end) {
    const qsizetype from = ++m_at;
    while (m_at < m_text.size() && m_text[m_at] != end) ++m_at;
    return m_text.mid(from, m_at++ - from);
  }

  QString argument() {
    if (m_at >= m_text.size()) return {};
    if (m_text[m_at] != u'{') {
      Writer inner(m_text.mid(m_at++, 1), m_form);
      return inner.all();
    }
    Writer inner(until(u'}'), m_form);
    return inner.all();
  }

  QString number() {
    const QString digits = take([](QChar x) { return x.isDigit() || x == u'.'; });
    // An exponent is an e followed by digits; any other letter begins a symbol.
    const qsizetype sign = m_at + 1;
    const bool isSigned = sign < m_text.size() && (m_text[sign] == minus || m_text[sign] == u'-');
    const qsizetype power = sign + (isSigned ? 1 : 0);
    const bool any = m_at < m_text.size() && m_text[m_at] == u'e' && power < m_text.size() &&
                     m_text[power].isDigit();
    if (!any) return m_form.number(digits, {});
    m_at = power;
    const QString exponent = take([](QChar x) { return x.isDigit(); });
    return m_form.number(digits, isSigned ? minus + exponent : exponent);
  }

  QString m_text;
  const Form& m_form;
  qsizetype m_at = 0;
};

QString written(const QString& notation, const Form& form) { return Writer(notation, form).all(); }

}  // namespace

QString formulaToHtml(const QString& notation) {
  // A vector with few digits is not broken at the end of a line.
  static const QRegularExpression vector(QStringLiteral("[(\\[][^()\\[\\]`]{1,32}[)\\]]"));
  QString whole = notation;
  for (auto match = vector.globalMatch(notation); match.hasNext();) {
    const QRegularExpressionMatch found = match.next();
    QString inner = found.captured();
    whole.replace(found.capturedStart(), inner.size(), inner.replace(u' ', QChar::Nbsp));
  }
  // Rich text collapses spaces.
  return written(whole, Html()).replace(QStringLiteral("  "), QStringLiteral("&nbsp; "));
}
QString formulaToLatex(const QString& notation) {
  return written(notation, Latex())
      .replace(QStringLiteral("  \\text"), QStringLiteral("\\quad\\text"));
}
QString formulaToText(const QString& notation) { return written(notation, Plain()); }

QString wordsInFormula(const QString& words) {
  QString safe = words;
  return QLatin1Char('`') + safe.replace(QLatin1Char('`'), QLatin1Char('\'')) + QLatin1Char('`');
}

QString FormulaNumbers::operator()(double value) const {
  if (std::isnan(value)) return wordsInFormula(FormulaWords::tr("out of range"));
  if (std::isinf(value)) return value < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
  if (!m_allDigits) return shortNumber(value);
  return fullNumber(value).replace(QLatin1Char('-'), minus);
}

QString FormulaNumbers::operator()(const Vector3<double>& vector) const {
  const FormulaNumbers& n = *this;
  return QStringLiteral("(%1, %2, %3)").arg(n(vector[0]), n(vector[1]), n(vector[2]));
}

QString FormulaNumbers::operator()(const Vector2<double>& vector) const {
  const FormulaNumbers& n = *this;
  return QStringLiteral("(%1, %2)").arg(n(vector[0]), n(vector[1]));
}

QString FormulaNumbers::operator()(const Interval<double>& interval) const {
  const FormulaNumbers& n = *this;
  return QStringLiteral("[%1, %2]").arg(n(interval.min), n(interval.max));
}

QString FormulaNumbers::factor(double value) const {
  const QString text = (*this)(value);
  return text.startsWith(minus) ? QStringLiteral("(%1)").arg(text) : text;
}

}  // namespace hairline
