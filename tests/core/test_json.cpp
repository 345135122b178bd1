#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include "core/base/json.h"
#include "core/math/number_text.h"
#include "tests/support/test_class.h"

using namespace hairline;

class TestJson : public QObject {
  Q_OBJECT

 private slots:
  void refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    int row = 0;
    const auto add = [&](const char* code, const QByteArray& text) {
      QTest::addRow("%d %s", row++, text.left(20).constData()) << text << QString(code);
    };
    for (const char* text : {"",
                             "{",
                             "[1,]",
                             "[1 2]",
                             "{\"a\":1,}",
                             "{\"a\" 1}",
                             "{a:1}",
                             "NaN",
                             "[NaN]",
                             "[-NaN]",
                             "Infinity",
                             "[-Infinity]",
                             "nul",
                             "01",
                             "-",
                             "1.",
                             "1.e3",
                             ".5",
                             "+1",
                             "1e",
                             "\"\\x\"",
                             "\"\\u12\"",
                             "\"\\ud800\"",
                             "\"\\udc00\"",
                             "\"\n\"",
                             "\"abc",
                             "\"\xff\"",
                             "\"\xc0\x80\"",
                             "\"\xed\xa0\x80\"",
                             "\"\xf4\x90\x80\x80\"",
                             "1 2",
                             "{\"a\":1,\"a\":2}",
                             "{\"x\":{\"a\":1,\"\\u0061\":2}}",
                             "// c\n1",
                             "{\"a\":1e999,\"b\":}"}) {
      add("syntax", text);
    }
    for (const char* text : {"1e999", "[-1e999]", "{\"a\":[1,1e309]}"}) add("number", text);
    add("number", QByteArray(400, '9'));
    add("limit", QByteArray(65, '['));
    add("limit", QByteArray(65, '[') + QByteArray(65, ']'));
    add("limit", QByteArray("{\"a\":").repeated(65));
    add("syntax", QByteArray(64, '['));
  }
  void refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    const Result<Json> json = parseJson(text.toStdString());
    QVERIFY(!json);
    QCOMPARE(QString::fromStdString(json.error().code), code);
  }

  void nestsToTheLimit() { QVERIFY(parseJson(std::string(64, '[') + std::string(64, ']'))); }

  void namesThePlace() {
    const Result<Json> range = parseJson(R"({"a": {"b": [0, 1e999]}})");
    QCOMPARE(range.error().at, std::string("a.b[1]"));
    const Result<Json> syntax = parseJson("{\n \"é\": x}");
    QCOMPARE(syntax.error().message.text(),
             std::string("Expected a JSON value (line 2, column 7)"));
  }

  void keepsWhatWasReadBeforeAnError() {
    Json partial;
    QVERIFY(!parseJson(R"({"id": 7, "a": 1e999})", &partial));
    QCOMPARE(writeJson(partial["id"]), std::string("7"));
  }

  void keepsOrderIntegersAndText() {
    const std::string text =
        "{\"z\":18446744073709551615,\"a\":-9223372036854775808,"
        "\"t\":\"\\u00e9\\ud83d\\ude00\\n\\\"\\u0001\","
        "\"m\":-0.0,\"n\":-0,\"d\":1.0,\"l\":[[],{},true,null]}";
    const Result<Json> json = parseJson(text);
    QVERIFY(json);
    QCOMPARE(writeJson(*json),
             std::string("{\"z\":18446744073709551615,\"a\":-9223372036854775808,"
                         "\"t\":\"\xc3\xa9\xf0\x9f\x98\x80\\n\\\"\\u0001\",\"m\":-0.0,\"n\":-0.0,"
                         "\"d\":1,\"l\":[[],{},true,null]}"));
    QCOMPARE(writeJson(*parseJson(writeJson(*json, {true, false}))), writeJson(*json));
  }

  void findsRepeatedKeysInLargeObjects() {
    std::string text = "{";
    for (int i = 0; i < 5000; ++i) text += "\"k" + std::to_string(i) + "\":0,";
    QVERIFY(parseJson(text + "\"last\":0}"));
    QCOMPARE(parseJson(text + "\"k4711\":0}").error().code, std::string("syntax"));
  }

  void doublesSurvive() {
    std::mt19937_64 random(3);
    for (int i = 0; i < 20000; ++i) {
      const std::uint64_t bits = random();
      double x = 0;
      std::memcpy(&x, &bits, sizeof x);
      if (!std::isfinite(x)) continue;
      if (i % 3 == 0) x = std::ldexp(x, -1100);
      const Result<Json> json = parseJson('[' + decimalText(x) + ']');
      QVERIFY2(json, decimalText(x).c_str());
      const double back = (*json)[0].get<double>();
      QVERIFY2(back == x && std::signbit(back) == std::signbit(x), decimalText(x).c_str());
      const std::optional<double> hexadecimal = parseHexadecimal(hexadecimalText(x));
      QVERIFY2(hexadecimal == x && std::signbit(*hexadecimal) == std::signbit(x),
               hexadecimalText(x).c_str());
    }
    QCOMPARE(decimalText(100000), std::string("100000"));
    QCOMPARE(decimalText(0.1), std::string("0.1"));
    QCOMPARE(decimalText(-1e300), std::string("-1e+300"));
    QCOMPARE(hexadecimalText(3), std::string("0x1.8p+1"));
    QCOMPARE(hexadecimalText(-0.0), std::string("-0x0p+0"));
    QCOMPARE(*parseDecimal("1e-400"), 0.0);
    QCOMPARE(*parseDecimal("3e-324"), 5e-324);
  }
};

HAIRLINE_TEST(TestJson, nothing);
#include "test_json.moc"
