#include "widgets/text/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>
#include <charconv>
#include <cmath>

namespace hairline {
namespace {

struct Numbers {
  Q_DECLARE_TR_FUNCTIONS(Numbers)
};

// Longer ones are unreadable.
constexpr int longestRational = 120;

QString digitsOf(double value, std::chars_format format) {
  std::array<char, 64> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value, format).ptr;
  return QString::fromLatin1(text.data(), end - text.data());
}

QString withoutExponentZeros(QString text) {
  const qsizetype exponent = text.indexOf(QLatin1Char('e'));
  if (exponent < 0) return text;
  QString power = text.mid(exponent + 1);
  const bool negative = power.startsWith(QLatin1Char('-'));
  while (!power.isEmpty() && !power[0].isDigit()) power.remove(0, 1);
  while (power.size() > 1 && power[0] == QLatin1Char('0')) power.remove(0, 1);
  return text.left(exponent + 1) + (negative ? QStringLiteral("-") : QString()) + power;
}

}  // namespace

QString localNumber(QString text) {
  return text.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString shortNumber(double value) {
  if (!std::isfinite(value)) return Numbers::tr("out of range");
  if (value == 0) return QStringLiteral("0");
  constexpr int digits = 4;
  QString text = fullNumber(value);
  const qsizetype room = value < 0 ? 7 : 6;
  if (text.size() > room) {
    text = withoutExponentZeros(QLocale::c().toString(value, 'g', digits));
  }
  return localNumber(text.replace(QLatin1Char('-'), QChar(0x2212)));
}

QString fullNumber(double value) {
  return std::isfinite(value) ? withoutExponentZeros(digitsOf(value, std::chars_format::general))
                              : Numbers::tr("out of range");
}

QString hexadecimalNumber(double value) {
  if (!std::isfinite(value)) return Numbers::tr("out of range");
  const QString digits = digitsOf(std::abs(value), std::chars_format::hex);
  return (std::signbit(value) ? QStringLiteral("-0x") : QStringLiteral("0x")) + digits;
}

QString numberDetails(double value) {
  if (!std::isfinite(value)) return fullNumber(value);
  //: A number in decimal and then as a hexadecimal float.
  return Numbers::tr("%1  (%2)").arg(fullNumber(value), hexadecimalNumber(value));
}

QString numberDetails(const Number& number) {
  if (!number.exact || number.exact->isDouble()) return numberDetails(number.value);
  const QString rational = QString::fromStdString(number.exact->toString());
  //: A number that is no double: "about 0.333 (0x1.5p-2)", then the fraction it is.
  const QString about = Numbers::tr("about %1").arg(numberDetails(number.value));
  if (rational.size() > longestRational) return about;
  return Numbers::tr("%1, exactly %2").arg(about, rational);
}

QString countText(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

}  // namespace hairline
