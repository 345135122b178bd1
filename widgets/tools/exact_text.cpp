#include "widgets/tools/exact_text.h"

#include <QCoreApplication>
#include <cmath>

#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct ExactTexts {
  Q_DECLARE_TR_FUNCTIONS(ExactText)
};

/// Rationals of more characters tell nobody anything.
constexpr qsizetype mostCharacters = 240;

}  // namespace

QString rationalText(const Rational& number) {
  const QString text = QString::fromStdString(number.toString());
  if (text.size() <= mostCharacters) return text;
  const qsizetype slash = text.indexOf(QLatin1Char('/'));
  const qsizetype over = slash < 0 ? text.size() : slash;
  return slash < 0 ? ExactTexts::tr("an integer of %1 digits").arg(over)
                   : ExactTexts::tr("a fraction of %1 over %2 digits")
                         .arg(over)
                         .arg(text.size() - slash - 1);
}

QString lengthText(const TrueLength& length) {
  const double value = length.value();
  QString text = ExactTexts::tr("decimal %1\nhexadecimal %2\n")
                     .arg(fullNumber(value), hexadecimalNumber(value));
  if (const auto plain = length.rational()) {
    return text + ExactTexts::tr("exactly %1").arg(rationalText(*plain));
  }
  if (const auto square = length.square()) {
    return text + ExactTexts::tr("exactly √(%1)").arg(rationalText(*square));
  }
  return text + ExactTexts::tr("exactly (%1 + %2 √(%3)) / √(%4)")
                    .arg(rationalText(length.amount.a), rationalText(length.amount.b),
                         rationalText(length.amount.c), rationalText(length.squaredUnit));
}

}  // namespace hairline
