#include "widgets/text/number_input.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/scene/shape_json.h"
#include "widgets/text/labels.h"

namespace hairline {

namespace {

struct NumberTexts {
  Q_DECLARE_TR_FUNCTIONS(NumberTexts)
};

NumberInput refuse(const QString& error) { return {std::nullopt, error, {}}; }

NumberInput readDecimal(QString text) {
  text.replace(QLatin1Char(','), QLatin1Char('.'));
  if (text.startsWith(QLatin1Char('+'))) text.remove(0, 1);
  const std::string bytes = text.toStdString();
  double value = 0;
  const auto [end, code] = std::from_chars(bytes.data(), bytes.data() + bytes.size(), value);
  if (code == std::errc::result_out_of_range) {
    const bool small = text.contains(QStringLiteral("e-"), Qt::CaseInsensitive);
    return refuse(small ? NumberTexts::tr("Too small: the smallest double beside 0 is 4.9e-324.")
                        : NumberTexts::tr("Too large: the largest double is about 1.8e308."));
  }
  return {value, {}, {}};
}

NumberInput readByCore(const QString& text, const QString& refusal) {
  ReadNotes notes;
  const Result<double> value = readNumber(Json(text.toStdString()), {}, &notes);
  if (!value) return refuse(refusal);
  NumberInput input{*value, {}, {}};
  if (!notes.empty()) input.note = coreMessage(notes.front().message);
  return input;
}

/// `value` with 15 digits, which survive the conversion to double and back.
double rounded15(double value) {
  // A drag of many objects rounds every coordinate at every step; with QString this was half of it.
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific,
                    std::numeric_limits<double>::digits10 - 1)
          .ptr;
  // The largest numbers round to one that is out of range, and stay as they are.
  std::from_chars(text.data(), end, value);
  return value;
}

}  // namespace

NumberInput readNumberInput(const QString& typed) {
  static const QRegularExpression decimal(
      QStringLiteral("^[+-]?([0-9]+[.,]?[0-9]*|[.,][0-9]+)([eE][+-]?[0-9]+)?$"));
  static const QRegularExpression rational(QStringLiteral("^[+-]?[0-9]+\\s*/\\s*[+-]?[0-9]+$"));
  static const QRegularExpression hexadecimal(QStringLiteral("^[+-]?0[xX]"));
  QString text = typed.trimmed();
  text.replace(QChar(0x2212), QLatin1Char('-'));
  if (text.isEmpty()) return refuse(NumberTexts::tr("Empty: type a number, such as 1.5."));
  if (decimal.match(text).hasMatch()) return readDecimal(text);
  if (rational.match(text).hasMatch()) {
    return readByCore(text.remove(QLatin1Char(' ')),
                      NumberTexts::tr("Not a fraction within the range of a double. Type two "
                                      "integers, the second not 0, such as 1/3."));
  }
  if (hexadecimal.match(text).hasMatch()) {
    return readByCore(text, NumberTexts::tr("Not a hexadecimal float within the range of a double. "
                                            "Type one such as 0x1.8p+1."));
  }
  if (text.contains(QLatin1Char(',')) && text.contains(QLatin1Char('.'))) {
    return refuse(
        NumberTexts::tr("Comma and point in one number: use one of them, and none "
                        "between thousands."));
  }
  return refuse(
      NumberTexts::tr("Not a number. Type a decimal (1.5 or 1,5), a fraction (1/3), or "
                      "a hexadecimal float (0x1.8p+0)."));
}

double numberStep(double value, double scale) {
  double magnitude = std::abs(value);
  if (magnitude == 0) magnitude = std::abs(scale);
  if (magnitude == 0 || !std::isfinite(magnitude)) magnitude = 1;
  const int power = static_cast<int>(std::floor(std::log10(magnitude))) - 1;
  const double step = QStringLiteral("1e%1").arg(power).toDouble();
  return step > 0 ? step : std::numeric_limits<double>::denorm_min();
}

double steppedNumber(double value, double step) {
  const double sum = value + step;
  if (rounded15(value) != value || !std::isfinite(sum)) return sum;
  const double nice = rounded15(sum);
  const double largest = std::max({std::abs(value), std::abs(step), std::abs(sum)});
  return std::abs(nice - sum) <= 2 * std::numeric_limits<double>::epsilon() * largest ? nice : sum;
}

}  // namespace hairline
