#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>

#include "core/math/number_text.h"
#include "core/paste/paste.h"
#include "core/scene/scene_file.h"
#include "tests/support/pasted_text.h"
#include "tests/support/printouts.h"
#include "tests/support/printouts_debuggers.h"
#include "tests/support/printouts_languages.h"
#include "tests/support/printouts_libraries.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::PastedSample;
using testing::Printout;
using testing::printouts;

namespace {

QString readingsOf(const PastedGroup& group) {
  QStringList list;
  for (const PasteReading& reading : group.readings) list << QString::fromStdString(reading.type);
  return list.join(QLatin1Char(' '));
}

QString remarksOf(const PastedText& text) {
  QString list;
  for (const PasteRemark& remark : text.remarks) {
    list += QStringLiteral("%1:%2 %3 %4\n")
                .arg(remark.place.line)
                .arg(remark.place.column)
                .arg(QString::fromStdString(remark.code),
                     QString::fromStdString(remark.message.text()));
  }
  return list;
}

std::vector<PastedSample> allSamples() {
  std::vector<PastedSample> all(std::begin(testing::debuggerSamples),
                                std::end(testing::debuggerSamples));
  all.insert(all.end(), std::begin(testing::languageSamples), std::end(testing::languageSamples));
  all.insert(all.end(), std::begin(testing::librarySamples), std::end(testing::librarySamples));
  return all;
}

/// "0.1f" is the float, widened.
double valueOfText(const QString& text) {
  if (text.endsWith(QLatin1Char('f'))) return static_cast<double>(text.chopped(1).toFloat());
  return text.toDouble();
}

}  // namespace

class TestPaste : public QObject {
  Q_OBJECT

 private slots:
  void readsPrintouts_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(printouts)); ++i) {
      QTest::newRow(printouts[i].name) << i;
    }
  }

  void readsPrintouts() {
    QFETCH(int, index);
    const Printout& printout = printouts[index];
    const PastedText text = readPrintedText(printout.text);
    for (const PasteRemark& remark : text.remarks) {
      QVERIFY2(!remark.refused, qPrintable(remarksOf(text)));
    }
    QCOMPARE(static_cast<int>(text.groups.size()), printout.groups);
    const PastedGroup& group = text.groups.front();
    QCOMPARE(QString::fromUtf8(name(group.form).data(), qsizetype(name(group.form).size())),
             QString(printout.form));
    const QStringList numbers = QString(printout.numbers).split(QLatin1Char(' '));
    QCOMPARE(static_cast<qsizetype>(group.numbers.size()), numbers.size());
    for (std::size_t i = 0; i < group.numbers.size(); ++i) {
      const double expected = valueOfText(numbers[static_cast<qsizetype>(i)]);
      const PastedNumber& number = group.numbers[i];
      QVERIFY2(number.value == expected && std::signbit(number.value) == std::signbit(expected),
               qPrintable(QStringLiteral("number %1: %2").arg(i).arg(number.value, 0, 'g', 17)));
      // The position is that of the number.
      const std::string_view at =
          std::string_view(printout.text).substr(number.place.offset, number.place.length);
      QVERIFY(!at.empty() && (std::isdigit(static_cast<unsigned char>(at.back())) ||
                              at.back() == 'f' || at.back() == '.'));
    }
    QVERIFY2(readingsOf(group).startsWith(printout.readings), qPrintable(readingsOf(group)));
  }

  void becomesWhatItIs_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("becomes");
    for (const PastedSample& sample : allSamples()) {
      QTest::newRow(sample.name) << QByteArray(sample.text) << QString(sample.becomes);
    }
  }

  void becomesWhatItIs() {
    QFETCH(QByteArray, text);
    QFETCH(QString, becomes);
    const PastedText result = readPrintedText(text.toStdString());
    const QString found = QString::fromStdString(testing::becomes(result));
    QVERIFY2(found == becomes, qPrintable(found + QLatin1Char('\n') + remarksOf(result)));
  }

  void refusesWithPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* text, const char* code, int line,
                        int column) {
      QTest::newRow(name) << QByteArray(text) << QString(code) << line << column;
    };
    row("nan", "(1, nan, 3)", "number", 1, 5);
    row("infinity", "{1.0,\n -inf, 2}", "number", 2, 3);
    row("nan of Visual Studio", "{x=1.#QNAN y=2.0 z=3.0 }", "number", 1, 4);
    row("too large", "[1, 1e999, 2]", "number", 1, 5);
    row("too large for a float", "float v[3] = {1, 2, 1e39f};", "number", 1, 21);
    row("optimized out", "$1 = {x = 1, y = <optimized out>, z = 2}", "number", 1, 18);
    row("expression", "Vec3 v(1.0f, 2.0f / 3, 1);", "syntax", 1, 19);
    row("two points", "(1.2.3, 4, 5)", "number", 1, 2);
    row("letters", "(1.5abc, 4, 5)", "number", 1, 2);
    row("cut off", "$1 = {1, 2, 3...}", "syntax", 1, 14);
    row("negative radius", "Sphere{.center = {1, 2, 3}, .radius = -1}", "shape", 1, 1);
    row("five numbers", "1 2 3 4 5", "shape", 1, 1);
    row("nothing", "hello world", "shape", 1, 1);
    row("holes", "POLYGON ((0 0, 9 0, 9 9, 0 0), (1 1, 2 1, 2 2, 1 1))", "shape", 1, 1);
    row("face out of range", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 4", "shape", 1, 1);
    row("bad vertex", "v 0 0 0\nv 1 x 0", "number", 2, 5);
    row("columns count characters", "\xC3\xA4\xC3\xB6 = (1, nan, 3)", "number", 1, 10);
  }

  void refusesWithPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const PastedText result = readPrintedText(text.toStdString());
    QVERIFY(result.groups.empty());
    const auto refused = std::ranges::find_if(result.remarks, &PasteRemark::refused);
    QVERIFY(refused != result.remarks.end());
    QCOMPARE(QString::fromStdString(refused->code), code);
    QVERIFY(!refused->message.isEmpty());
    QCOMPARE(refused->place.line, line);
    QCOMPARE(refused->place.column, column);
  }

  void reportsWhatIsInDoubt() {
    const auto doubts = [](std::string_view text) {
      return remarksOf(readPrintedText(text)).count(QStringLiteral("doubt"));
    };
    QCOMPARE(doubts("(1, 2, 3)"), 0);
    QCOMPARE(doubts("(1,5, 2,5, 3,5)"), 1);
    QCOMPARE(doubts("{1, 2, 3"), 1);
    QVERIFY(doubts("{0x3f800000, 2, 3}") >= 1);
    QCOMPARE(doubts("$1 = {center = {x = 1, y = 2, z = 3}, radius = 1, id = 7}"), 1);
  }

  void typesAreRead() {
    const auto first = [](std::string_view text, PrintedType type = PrintedType::asTextSays) {
      const PastedText result = readPrintedText(text, type);
      return result.groups.empty() ? -1.0 : result.groups[0].numbers[0].value;
    };
    const double single = static_cast<double>(0.1F);
    QCOMPARE(first("{0.1f, 2, 3}"), single);
    QCOMPARE(first("[0.1, 2, 3]"), 0.1);
    QCOMPARE(first("[0.1, 2, 3]", PrintedType::single), single);
    QCOMPARE(first("{0.1f, 2, 3}", PrintedType::binary64), 0.1);
    QCOMPARE(first("(double [3]) v = ([0] = 0.1, [1] = 2, [2] = 3)"), 0.1);
    QCOMPARE(first("$1 = {0.10000000000000001, 2, 3}"), 0.1);
    QCOMPARE(first("$1 = {0.100000001, 2, 3}"), single);
  }

  void everyBitComesBack() {
    std::mt19937_64 random(20240611);
    for (int i = 0; i < 3000; ++i) {
      std::array<double, 3> numbers;
      for (double& number : numbers) {
        do {
          const std::uint64_t bits = random();
          std::memcpy(&number, &bits, sizeof number);
        } while (!std::isfinite(number));
      }
      std::string decimal = "[";
      std::string hexadecimal = "{";
      for (const double number : numbers) {
        appendDecimal(decimal, number);
        appendHexadecimal(hexadecimal, number);
        decimal += ", ";
        hexadecimal += ", ";
      }
      for (const std::string& text : {decimal + ']', hexadecimal + '}'}) {
        const PastedText result = readPrintedText(text);
        QCOMPARE(result.groups.size(), std::size_t(1));
        for (std::size_t k = 0; k < 3; ++k) {
          QVERIFY(std::memcmp(&result.groups[0].numbers[k].value, &numbers[k], sizeof(double)) ==
                  0);
        }
      }
    }
  }

  void countsNeighboursAsThereAre() {
    std::mt19937 random(7);
    const auto printed = [](float value, PrintedDigits rule) {
      char text[80];
      std::snprintf(text, sizeof text, rule.rule == PrintedDigits::Rule::decimals ? "%.*f" : "%.*e",
                    rule.rule == PrintedDigits::Rule::decimals ? rule.count : rule.count - 1,
                    static_cast<double>(value));
      return std::string(text);
    };
    int several = 0;
    for (int i = 0; i < 2000; ++i) {
      const int exponent = static_cast<int>(random() % 12) - 6;
      float value = std::ldexp(static_cast<float>(random() % 16777216) - 8388608.0F, exponent - 23);
      if (i % 50 == 0) value = std::pow(10.0F, static_cast<float>(exponent));
      const bool fixed = i % 2 == 0;
      const PrintedDigits rule{
          fixed ? PrintedDigits::Rule::decimals : PrintedDigits::Rule::significant,
          static_cast<int>(random() % 4) + (fixed ? 5 : 6)};
      const std::string text = printed(value, rule);
      std::uint64_t count = 1;
      constexpr std::uint64_t most = 3000;
      for (const float end : {-INFINITY, INFINITY}) {
        float next = std::nextafter(value, end);
        while (count < most && printed(next, rule) == text) {
          ++count;
          next = std::nextafter(next, end);
        }
      }
      if (count >= most || value == 0) continue;
      if (count > 1) ++several;
      QCOMPARE(countPrintedAlike(value, rule), count);
    }
    QVERIFY(several > 200);
  }

  void reportsWhenDigitsAreTooFew() {
    const auto precision = [](std::string_view text) {
      const PastedText result = readPrintedText(text);
      return result.groups.empty() ? PrintedPrecision() : result.groups[0].numbers[0].precision;
    };
    QCOMPARE(precision("vec3(1.000000, 2.500000, 3.000000)").floats, std::uint64_t(13));
    QCOMPARE(precision("$1 = {x = 1, y = 2, z = 3}").floats, std::uint64_t(1));
    QVERIFY(precision("(1.0, 2.0, 3.0)").floats > 100000);
    QCOMPARE(precision("{x=1.00000000 y=2.00000000 z=3.00000000 }").floats, std::uint64_t(1));
    QVERIFY(precision("{x=1.00000000 y=2.00000000 z=3.00000000 }").doubles > 1);
    QCOMPARE(precision("[0.3333333333333333, 1, 2]").doubles, std::uint64_t(1));
    QVERIFY(precision("1.23457\n0.1\n2").floats > 1);
  }

  void matricesMoveShapes() {
    const std::string triangle = "\n\n{{0,0,0},{1,0,0},{0,1,0}}";
    const std::string rows = "1 0 0 5\n0 1 0 6\n0 0 1 7\n0 0 0 1";
    const std::string columns = "{1,0,0,0, 0,1,0,0, 0,0,1,0, 5,6,7,1};";
    for (const std::string& matrix : {rows, columns}) {
      const PastedText text = readPrintedText(matrix + triangle);
      QCOMPARE(text.groups.size(), std::size_t(2));
      QCOMPARE(text.groups[0].readings[0].type, std::string("matrix"));
      const auto objects = assemble(text, {});
      QVERIFY(objects);
      QCOMPARE(objects->size(), std::size_t(1));
      const auto& moved = std::get<Triangle<double>>(objects->front().shape);
      QVERIFY(moved.vertices[1] == Vector3<double>(6, 6, 7));
    }
    // A rotation about z without translation may be in rows or in columns.
    const PastedText turn = readPrintedText("0 -1 0 0\n1 0 0 0\n0 0 1 0\n0 0 0 1" + triangle);
    int matrices = 0;
    for (const PasteReading& reading : turn.groups[0].readings) matrices += reading.matrix ? 1 : 0;
    QCOMPARE(matrices, 2);
    const std::array<int, 2> second{1, 0};
    const auto one = assemble(turn, {});
    const auto other = assemble(turn, second);
    QVERIFY(one && other && !identical(one->front(), other->front()));
    // Half of a sphere's directions scaled make no sphere.
    const PastedText sphere = readPrintedText(
        "2 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n\n{\"center\": [1, 2, 3], \"radius\": 1}");
    QVERIFY(!assemble(sphere, {}));
    QVERIFY(!assemble(readPrintedText(rows), {}));
  }

  void everyReadingIsLegal() {
    for (const Printout& printout : printouts) {
      for (const PastedGroup& group : readPrintedText(printout.text).groups) {
        for (const PasteReading& reading : group.readings) {
          QVERIFY(reading.matrix || !reading.objects.empty());
          for (const SceneObject& object : reading.objects)
            QVERIFY(readObject(writeObject(object)));
        }
      }
    }
  }

  void mutatedTextNeverCrashes() {
    std::mt19937 random(4242);
    static constexpr std::string_view pieces = "{}[]()<>,;:=\"'\n\t -+.eEx0159fpZ#/*|$_@\xC3\xFF";
    const std::vector<PastedSample> samples = allSamples();
    for (int i = 0; i < 20000; ++i) {
      std::string text = i % 2 == 0 ? printouts[random() % std::size(printouts)].text
                                    : samples[random() % samples.size()].text;
      for (unsigned k = random() % 6 + 1; k > 0; --k) {
        const std::size_t at = text.empty() ? 0 : random() % text.size();
        switch (random() % 4) {
          case 0:
            text.insert(at, 1, pieces[random() % pieces.size()]);
            break;
          case 1:
            if (!text.empty()) text.erase(at, random() % 4 + 1);
            break;
          case 2:
            if (!text.empty()) text[at] = static_cast<char>(random() % 256);
            break;
          default:
            text.insert(at, text.substr(at, random() % 40));
        }
      }
      const PastedText result = readPrintedText(text);
      QVERIFY(!result.groups.empty() || !result.remarks.empty());
      for (const PastedGroup& group : result.groups) {
        QVERIFY(!group.readings.empty());
        for (const PastedNumber& number : group.numbers) {
          QVERIFY(std::isfinite(number.value));
          QVERIFY(number.place.offset + number.place.length <= text.size());
        }
      }
      for (const PasteRemark& remark : result.remarks) {
        QVERIFY(remark.place.line >= 1 && remark.place.column >= 1);
      }
      (void)assemble(result, {});
    }
  }

  void deepAndLongTextsEnd() {
    QVERIFY(!readPrintedText(std::string(100000, '[')).remarks.empty());
    QVERIFY(!readPrintedText(std::string(maximumPastedBytes + 1, ' ')).remarks.empty());
    // The sum of the repeats overflows an integer, and each alone exceeds the limit.
    QVERIFY(!readPrintedText("{0 <repeats 2000000000 times>, 1 <repeats 2000000000 times>}")
                 .remarks.empty());
    std::string rows;
    for (int i = 0; i < 20000; ++i) rows += "0.125 0.25 0.5\n";
    const PastedText text = readPrintedText(rows);
    QCOMPARE(text.groups.size(), std::size_t(1));
    QCOMPARE(text.groups[0].numbers.size(), std::size_t(60000));
  }
};

HAIRLINE_TEST(TestPaste, nothing);
#include "test_paste.moc"
