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

using namespace hairline;

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
                .arg(QString::fromStdString(remark.code), QString::fromStdString(remark.message));
  }
  return list;
}

/// One kind of printout.
struct Printout {
  const char* name;
  const char* text;
  const char* form;
  /// The numbers of the first group, as C++ would write them.
  const char* numbers;
  /// How many groups there are.
  int groups;
  /// The readings of the first group begin with these.
  const char* readings;
};

const Printout printouts[] = {
    {"C++ array", "float v[3] = {1.0f, -2.5f, 3e-2f};", "initializer", "1 -2.5 0.03f", 1, "point"},
    {"C++ triangle", "const Vec3 tri[3] = {{0, 0, 0}, {1.5, 0, 0}, {0, 1, 0}};", "initializer",
     "0 0 0 1.5 0 0 0 1 0", 1, "triangle"},
    {"C++ designated", "Sphere s{.center = {1.f, 2.f, 3.f}, .radius = 0.5f};", "initializer",
     "1 2 3 0.5", 1, "sphere"},
    {"C++ constructor", "Eigen::Vector3d p(0.1, 0.2, 0.3);", "initializer", "0.1 0.2 0.3", 1,
     "point"},
    {"C++ comma initialiser", "v << 1.0, 2.0, 4.0;", "initializer", "1 2 4", 1, "point"},
    {"C++ std::array", "std::array<float, 6> box = {-1, -1, -1, 1, 1, 1};", "initializer",
     "-1 -1 -1 1 1 1", 1, "aabb aabb aabb segment"},
    {"C++ hexadecimal floats", "double p[] = {0x1.8p3, -0x1p-2, 0x1.999999999999ap-4};",
     "initializer", "12 -0.25 0.1", 1, "point"},
    {"C++ digit separators", "double p[] = {1'000.5, 2'000'000, 0.000'1};", "initializer",
     "1000.5 2000000 0.0001", 1, "point"},
    {"C++ comments", "Vec3 p = {1.25, /* y */ 2, // z\n 3.5};", "initializer", "1.25 2 3.5", 1,
     "point"},
    {"C++ glm source", "glm::vec3 a = glm::vec3(1.0f, 2.0f, 3.0f);", "initializer", "1 2 3", 1,
     "point"},
    {"C++ assignments", "p[0] = 1.5f;\np[1] = 2.5f;\np[2] = 3.5f;", "initializer", "1.5 2.5 3.5", 1,
     "point"},
    {"gdb struct", "$1 = {x = 1, y = 2.5, z = -3.00000024}", "gdb", "1 2.5 -3.00000024f", 1,
     "point"},
    {"gdb Eigen",
     "$1 = {<Eigen::PlainObjectBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = "
     "{<Eigen::MatrixBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = "
     "{<Eigen::DenseBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = {<No data fields>}, <No data "
     "fields>}, m_storage = {m_data = {array = {0.100000001, 2, 3}}}}, <No data fields>}",
     "gdb", "0.1f 2 3", 1, "point"},
    {"gdb glm union",
     "$3 = {{x = 1, r = 1, s = 1}, {y = 2, g = 2, t = 2}, {z = 3.5, b = 3.5, p = 3.5}}", "gdb",
     "1 2 3.5", 1, "point"},
    {"gdb vector",
     "$2 = std::vector of length 3, capacity 4 = {{x = 0, y = 0, z = 0}, {x = 1, y = "
     "0, z = 0}, {x = 0, y = 1, z = 0}}",
     "gdb", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"gdb repeats", "$4 = {0 <repeats 11 times>, 1}", "gdb", "0 0 0 0 0 0 0 0 0 0 0 1", 1,
     "tetrahedron quad"},
    {"gdb reference", "$5 = (const Vec3 &) @0x7fffffffe0a0: {x = 4, y = 5, z = 6}", "gdb", "4 5 6",
     1, "point"},
    {"gdb memory", "0x7fffffffe0a0:\t1\t2\t3", "plain", "1 2 3", 1, "point"},
    {"gdb nested",
     "$6 = {tri = {a = {x = 0, y = 0, z = 0}, b = {x = 1, y = 0, z = 0}, c = {x = 0, y "
     "= 1, z = 0}}, box = {min = {x = -1, y = -1, z = -1}, max = {x = 1, y = 1, z = 1}}}",
     "gdb", "0 0 0 1 0 0 0 1 0", 2, "triangle"},
    {"lldb array", "(float [3]) v = ([0] = 1, [1] = 2, [2] = 3.14159274)", "lldb",
     "1 2 3.14159274f", 1, "point"},
    {"lldb struct", "(Vec3) p = (x = 1.5, y = 2.5, z = 3.5)", "lldb", "1.5 2.5 3.5", 1, "point"},
    {"lldb lines", "(Sphere) s = {\n  center = (x = 1, y = 2, z = 3)\n  radius = 0.5\n}", "lldb",
     "1 2 3 0.5", 1, "sphere"},
    {"lldb register",
     "(Ray) $0 = {\n  origin = {\n    x = 0\n    y = 0\n    z = 5\n  }\n  direction = "
     "{\n    x = 0\n    y = 0\n    z = -1\n  }\n}",
     "lldb", "0 0 5 0 0 -1", 1, "ray line"},
    {"Visual Studio", "{x=1.00000000 y=2.00000000 z=3.14159274 }", "visual_studio",
     "1 2 3.14159274f", 1, "point"},
    {"Visual Studio row", "\t\tpos\t{x=0.100000001 y=2.00000000 z=3.00000000 }\tVec3",
     "visual_studio", "0.1f 2 3", 1, "point"},
    {"Visual Studio array",
     "+\t\tv\t0x000000d2f6effab8 {1.00000000, 2.00000000, 3.00000000}\tfloat[3]", "visual_studio",
     "1 2 3", 1, "point"},
    {"Visual Studio members",
     "\t\tx\t1.50000000\tfloat\n\t\ty\t2.00000000\tfloat\n\t\tz\t-3.00000000\tfloat",
     "visual_studio", "1.5 2 -3", 1, "point"},
    {"Eigen column", "  1\n2.5\n -3", "eigen", "1 2.5 -3", 1, "point"},
    {"Eigen matrix", "0 1 0\n0 0 1\n0 0 0", "eigen", "0 1 0 0 0 1 0 0 0", 1,
     "triangle plane points triangle"},
    {"Eigen points as columns", " 0  1  0  0\n 0  0  1  0\n 0  0  0 -1", "eigen",
     "0 1 0 0 0 0 1 0 0 0 0 -1", 1, "tetrahedron"},
    {"Eigen named", "V =\n0 0 0\n1 0 0\n0 1 0", "eigen", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"Eigen heavy format", "[[1, 2, 3];\n [4, 5, 6];\n [7, 8, 10]]", "eigen", "1 2 3 4 5 6 7 8 10",
     1, "triangle"},
    {"Matlab", "[1 2 3; 4 5 6; 7 8 10]", "eigen", "1 2 3 4 5 6 7 8 10", 1, "triangle"},
    {"glm vec3", "vec3(1.000000, 2.500000, 3.000000)", "glm", "1 2.5 3", 1, "point"},
    {"glm dvec3", "dvec3(0.100000, 0.000000, 0.000000)", "glm", "0.1 0 0", 1, "point"},
    {"Unity vector", "(1.0, 2.5, 3.0)", "tuple", "1 2.5 3", 1, "point"},
    {"Unity bounds", "Center: (0.50, 0.50, 0.50), Extents: (1.00, 2.00, 0.50)", "unity",
     "0.5 0.5 0.5 1 2 0.5", 1, "aabb obb"},
    {"Unity ray", "Origin: (0.00, 1.00, 0.00), Dir: (0.00, 0.00, 1.00)", "unity", "0 1 0 0 0 1", 1,
     "ray line"},
    {"Unity plane", "(normal:(0.00, 1.00, 0.00), distance:2.00)", "unity", "0 1 0 2", 1,
     "plane plane"},
    {"Unreal vector", "X=1.000 Y=2.500 Z=-3.000", "unreal", "1 2.5 -3", 1, "point"},
    {"Unreal box", "IsValid=true, Min=(X=0.000 Y=0.000 Z=0.000), Max=(X=1.000 Y=2.000 Z=3.000)",
     "unreal", "0 0 0 1 2 3", 1, "aabb"},
    {"Unreal text", "(X=1.500000,Y=2.000000,Z=3.000000)", "unreal", "1.5 2 3", 1, "point"},
    {"ROS point", "x: 1.0\ny: 2.5\nz: -3.0", "ros", "1 2.5 -3", 1, "point"},
    {"ROS pose",
     "position:\n  x: 1.0\n  y: 2.0\n  z: 3.0\norientation:\n  x: 0.0\n  y: 0.0\n  z: 0.0\n  w: "
     "1.0",
     "ros", "1 2 3", 1, "point"},
    {"ROS polygon",
     "points:\n  - x: 0.0\n    y: 0.0\n    z: 0.0\n  - x: 1.0\n    y: 0.0\n    z: 0.0\n  - x: "
     "0.0\n    y: "
     "1.0\n    z: 0.0",
     "ros", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"ROS 2 in Python", "geometry_msgs.msg.Point(x=1.0, y=2.0, z=3.0)", "ros", "1 2 3", 1, "point"},
    {"JSON array", "[[0, 0, 0], [1, 0, 0], [0, 1, 0.1]]", "json", "0 0 0 1 0 0 0 1 0.1", 1,
     "triangle"},
    {"JSON object", "{\"center\": [1, 2, 3], \"radius\": 0.1}", "json", "1 2 3 0.1", 1, "sphere"},
    {"JSON of x, y, z", "{\"x\": 1.5, \"y\": 2, \"z\": 3}", "json", "1.5 2 3", 1, "point"},
    {"GeoJSON", "{\"type\": \"Polygon\", \"coordinates\": [[[0,0],[4,0],[4,4],[0,0]]]}", "json",
     "0 0 4 0 4 4", 1, "polygon triangle2"},
    {"Hairline shape", "{\"type\": \"sphere\", \"center\": [1, 2, 3], \"radius\": 4}", "hairline",
     "1 2 3 4", 1, "objects"},
    {"WKT point", "POINT Z (1.5 2.5 3.5)", "wkt", "1.5 2.5 3.5", 1, "point"},
    {"WKT linestring", "LINESTRING (30 10, 10 30, 40 40)", "wkt", "30 10 10 30 40 40", 1,
     "segments"},
    {"WKT polygon", "POLYGON Z ((0 0 1, 4 0 1, 4 4 1, 0 4 1, 0 0 1))", "wkt",
     "0 0 1 4 0 1 4 4 1 0 4 1", 1, "polygon"},
    {"WKT triangle", "TRIANGLE Z ((0 0 0, 1 0 0, 0 1 0, 0 0 0))", "wkt", "0 0 0 1 0 0 0 1 0", 1,
     "triangle"},
    {"OBJ vertices", "v 0.000000 0.000000 0.000000\nv 1.000000 0.000000 0.000000\nv 0.0 1.0 0.5",
     "obj", "0 0 0 1 0 0 0 1 0.5", 1, "triangle"},
    {"OBJ faces", "# cube\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvn 0 0 1\nf 1//1 2//1 3//1 4//1\n",
     "obj", "0 0 0 1 0 0 1 1 0 0 1 0", 1, "mesh triangles"},
    {"Python tuple list", "tri = [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]", "python",
     "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"numpy repr",
     "array([[0.        , 0.        , 0.33333333],\n       [1.        , 0.        , 0. "
     "       ],\n       [0.        , 1.        , 0.        ]])",
     "numpy", "0 0 0.33333333 1 0 0 0 1 0", 1, "triangle"},
    {"numpy print", "[[0.  0.5 0. ]\n [1.  0.  0. ]\n [0.  1.  0. ]]", "numpy",
     "0 0.5 0 1 0 0 0 1 0", 1, "triangle"},
    {"numpy source", "p = np.array([1., .5, 3e0], dtype=np.float32)", "numpy", "1 0.5 3", 1,
     "point"},
    {"Blender", "<Vector (1.0000, 2.0000, 3.0000)>", "tuple", "1 2 3", 1, "point"},
    {"three.js", "new THREE.Vector3(1, 2.5, 3)", "javascript", "1 2.5 3", 1, "point"},
    {"browser console", "Vector3 {x: 1, y: 2.5, z: 3}", "javascript", "1 2.5 3", 1, "point"},
    {"Node typed array", "Float32Array(3) [ 0.10000000149011612, 2, 3 ]", "javascript", "0.1f 2 3",
     1, "point"},
    {"Rust", "Vec3 { x: 1.5, y: 2.0, z: 3.0 }", "javascript", "1.5 2 3", 1, "point"},
    {"plain line", "1 2 3", "plain", "1 2 3", 1, "point"},
    {"typographic minus",
     "(\xE2\x88\x92"
     "1.5, 2, 3)",
     "tuple", "-1.5 2 3", 1, "point"},
    {"fields over lines", "center = (1, 2, 3)\nradius = 0.5", "tuple", "1 2 3 0.5", 1, "sphere"},
    {"matrix and triangle", "1 0 0 5\n0 1 0 6\n0 0 1 7\n0 0 0 1\n\n{{0,0,0},{1,0,0},{0,1,0}}",
     "eigen", "1 0 0 5 0 1 0 6 0 0 1 7 0 0 0 1", 2, "matrix"},
};

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
      // The place is that of the number.
      const std::string_view at =
          std::string_view(printout.text).substr(number.place.offset, number.place.length);
      QVERIFY(!at.empty() && (std::isdigit(static_cast<unsigned char>(at.back())) ||
                              at.back() == 'f' || at.back() == '.'));
    }
    QVERIFY2(readingsOf(group).startsWith(printout.readings), qPrintable(readingsOf(group)));
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
    QVERIFY(!refused->message.empty());
    QCOMPARE(refused->place.line, line);
    QCOMPARE(refused->place.column, column);
  }

  void saysWhatIsInDoubt() {
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

  void saysWhenDigitsAreTooFew() {
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
    // A turn about z without translation may stand in rows or in columns.
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
    for (int i = 0; i < 10000; ++i) {
      std::string text = printouts[random() % std::size(printouts)].text;
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
    std::string rows;
    for (int i = 0; i < 20000; ++i) rows += "0.125 0.25 0.5\n";
    const PastedText text = readPrintedText(rows);
    QCOMPARE(text.groups.size(), std::size_t(1));
    QCOMPARE(text.groups[0].numbers.size(), std::size_t(60000));
  }
};

QTEST_APPLESS_MAIN(TestPaste)
#include "test_paste.moc"
