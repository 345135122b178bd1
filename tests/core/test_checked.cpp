#include <QTest>
#include <limits>

#include "core/base/checked.h"
#include "core/base/regular_file.h"
#include "tests/support/test_class.h"

using namespace hairline;

class TestChecked : public QObject {
  Q_OBJECT

 private slots:
  void takesIntegersOnly() {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (const double number : {0.5, -0.5, 2147483648.0, -2147483649.0, 1e300, infinity, -infinity,
                                std::numeric_limits<double>::quiet_NaN()}) {
      QVERIFY2(!checkedInteger<int>(number), qPrintable(QString::number(number)));
    }
    QVERIFY(checkedInteger<int>(2147483647.0) == 2147483647);
    QVERIFY(checkedInteger<int>(-2147483648.0) == std::numeric_limits<int>::min());
    QVERIFY(checkedInteger<int>(-0.0) == 0);
    QVERIFY(!checkedInteger<std::uint64_t>(-1));
    QVERIFY(!checkedInteger<std::uint64_t>(0x1p64));
    QVERIFY(checkedInteger<std::uint64_t>(0x1.fffffffffffffp63) == 0xfffffffffffff800);
    QVERIFY(!checkedInteger<std::int64_t>(0x1p63));
    QCOMPARE(clampedInteger<int>(1e300, -4, 70), 70);
    QCOMPARE(clampedInteger<int>(-infinity, -4, 70), -4);
    QCOMPARE(clampedInteger<int>(std::numeric_limits<double>::quiet_NaN(), -4, 70), -4);
    QCOMPARE(clampedInteger<int>(69.9, -4, 70), 69);
  }

  void knowsPathsOfOtherFiles() {
    using namespace std::string_view_literals;
    for (const std::string_view path :
         {"a.obj"sv, "../textures/a b.bin"sv, "./a:b.obj"sv, "meshes/a:b.obj"sv, "a:b.obj"sv}) {
      QVERIFY2(!referenceFault(path, ReferenceRule::relative), path.data());
    }
    for (const std::string_view path :
         {""sv, "a\0b"sv, "file:///etc/passwd"sv, "file:/etc/passwd"sv, "http://localhost"sv,
          "svn+ssh:a"sv}) {
      QVERIFY2(referenceFault(path, ReferenceRule::relativeOrAbsolute).has_value(), path.data());
    }
    QVERIFY(referenceFault("/etc/passwd", ReferenceRule::relative).has_value());
    QVERIFY(!referenceFault("/etc/passwd", ReferenceRule::relativeOrAbsolute));
  }
};

HAIRLINE_TEST(TestChecked, nothing);
#include "test_checked.moc"
