#include "widgets/paste/paste_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct PasteTexts {
  Q_DECLARE_TR_FUNCTIONS(PasteTexts)
};

QString capitalized(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString cappedCount(std::uint64_t count) {
  constexpr std::uint64_t million = 1'000'000;
  return count > million ? PasteTexts::tr("more than a million")
                         : QLocale().toString(static_cast<qulonglong>(count));
}

}  // namespace

QString formText(PrintedForm form) {
  return QStringList{
      PasteTexts::tr("numbers"),  PasteTexts::tr("tuple"),  PasteTexts::tr("C or C++"),
      PasteTexts::tr("gdb"),      PasteTexts::tr("lldb"),   PasteTexts::tr("Visual Studio"),
      PasteTexts::tr("Eigen"),    PasteTexts::tr("glm"),    PasteTexts::tr("Unity"),
      PasteTexts::tr("Unreal"),   PasteTexts::tr("ROS"),    PasteTexts::tr("JSON"),
      PasteTexts::tr("Hairline"), PasteTexts::tr("WKT"),    PasteTexts::tr("OBJ"),
      PasteTexts::tr("NumPy"),    PasteTexts::tr("Python"), PasteTexts::tr("JavaScript or Rust")}
      .value(static_cast<int>(form));
}

QString readingText(const PasteReading& reading) {
  const int count = static_cast<int>(reading.objects.size());
  QString layout = QString::fromStdString(reading.layout);
  layout.replace(QLatin1Char('_'), QLatin1Char(' '));
  if (reading.matrix) return PasteTexts::tr("Matrix (%1)").arg(layout);
  if (reading.type == "objects") {
    return count == 1 ? PasteTexts::tr("1 object of a scene")
                      : PasteTexts::tr("%1 objects of a scene").arg(count);
  }
  QString what;
  if (reading.type == "points") {
    what = PasteTexts::tr("%1 points").arg(count);
  } else if (reading.type == "segments") {
    what = PasteTexts::tr("%1 segments").arg(count);
  } else if (reading.type == "triangles") {
    what = PasteTexts::tr("%1 triangles").arg(count);
  } else if (reading.type == "spheres") {
    what = PasteTexts::tr("%1 spheres").arg(count);
  } else if (reading.type == "planes") {
    what = PasteTexts::tr("%1 planes").arg(count);
  } else {
    what = capitalized(shapeText(reading.type));
  }
  //: A shape and how its numbers are laid out: "Box (min, max)".
  return layout.isEmpty() ? what : PasteTexts::tr("%1 (%2)").arg(what, layout);
}

bool isUnsure(const PastedNumber& number) {
  return (number.single ? number.precision.floats : number.precision.doubles) != 1;
}

QString precisionText(const PastedNumber& number) {
  const PrintedPrecision& precision = number.precision;
  if (!isUnsure(number)) return PasteTexts::tr("enough");
  if (number.single) {
    return PasteTexts::tr("%1 digits: one of %2 floats")
        .arg(precision.digits)
        .arg(cappedCount(precision.floats));
  }
  if (precision.floats == 1) {
    return PasteTexts::tr("%1 digits: enough for a float, one of %2 doubles")
        .arg(precision.digits)
        .arg(cappedCount(precision.doubles));
  }
  return PasteTexts::tr("%1 digits: one of %2 floats or %3 doubles")
      .arg(precision.digits)
      .arg(cappedCount(precision.floats), cappedCount(precision.doubles));
}

}  // namespace hairline
