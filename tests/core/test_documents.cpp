#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "core/queries.h"
#include "core/query/step_fields.h"
#include "core/scene/scene_file.h"
#include "core/scene/shape_json.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

QString document(const QString& name) {
  QFile file(QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/documentation/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands between backticks on one line.
std::set<std::string> codeIn(const QString& text) {
  static const QRegularExpression code(QStringLiteral("`([^`\n]+)`"));
  std::set<std::string> words;
  for (auto match = code.globalMatch(text); match.hasNext();) {
    words.insert(match.next().captured(1).toStdString());
  }
  return words;
}

/// The section under a heading, up to the next one of the same level.
QString section(const QString& text, const QString& heading) {
  const QString mark = QStringLiteral("\n## ");
  const qsizetype start = text.indexOf(mark + heading);
  return start < 0 ? QString() : text.mid(start, text.indexOf(mark, start + 1) - start);
}

}  // namespace

/// The documents that other people's programs are written by say what is so.
class TestDocuments : public QObject {
  Q_OBJECT

 private slots:
  void queriesAreTheListOfQueries_data() {
    QTest::addColumn<QString>("kind");
    std::set<std::string_view> kinds;
    for (const QueryEntry* entry : allQueries()) kinds.insert(name(entry->info.kind));
    for (const std::string_view kind : kinds) {
      const QByteArray row(kind.data(), static_cast<qsizetype>(kind.size()));
      QTest::newRow(row.constData()) << QString::fromUtf8(row);
    }
  }
  void queriesAreTheListOfQueries() {
    QFETCH(QString, kind);
    const QString text = section(document(QStringLiteral("queries.md")), kind);
    std::set<std::string> there;
    for (const QueryEntry* entry : allQueries()) {
      if (QString::fromStdString(std::string(name(entry->info.kind))) != kind) continue;
      if (entry->info.method != "reference") there.emplace(entry->info.method);
    }
    std::set<std::string> said = codeIn(text);
    // What is said besides of another kind, and of the input.
    for (const char* other : {"intersect", "displacement"}) said.erase(other);
    QVERIFY(!there.empty());
    if (kind == QLatin1String("bound")) said.erase("sat"), said.erase("gjk");
    if (kind == QLatin1String("closest")) QVERIFY(there.contains("bvh"));
    QCOMPARE(said, there);
  }

  void formatsNameEveryShapeKindAndStep() {
    const std::set<std::string> said = codeIn(document(QStringLiteral("formats.md")));
    for (std::size_t type = 0; type < std::variant_size_v<Shape>; ++type) {
      const std::string typeName(shapeTypeNames[type]);
      QVERIFY2(said.contains(typeName), typeName.c_str());
    }
    for (const QueryEntry* entry : allQueries()) {
      const std::string kind(name(entry->info.kind));
      QVERIFY2(said.contains(kind), kind.c_str());
    }
    const auto isSaid = [&]<typename S>(S step) {
      forEachStepField(step, [&](std::string_view field, const auto&) {
        QVERIFY2(said.contains(std::string(field)), std::string(field).c_str());
      });
    };
    [&]<typename... S>(const std::variant<S...>*) {
      (isSaid(S{}), ...);
    }(static_cast<const Step*>(nullptr));
    for (const std::string_view step : stepNames) QVERIFY(said.contains(std::string(step)));
  }

  void sceneOfTheDocumentIsRead() {
    const QString text =
        section(document(QStringLiteral("formats.md")), QStringLiteral("Scene files"));
    const qsizetype start = text.indexOf(QLatin1String("```json")) + 7;
    const QString json = text.mid(start, text.indexOf(QLatin1String("```"), start) - start);
    const Result<Scene> scene = parseScene(json.toStdString());
    QVERIFY2(bool(scene), scene ? "" : scene.error().message.text().c_str());
    QCOMPARE(scene->objects.size(), std::size_t{2});
    QVERIFY(scene->unknownFields.empty());
  }
};

HAIRLINE_TEST(TestDocuments, nothing);
#include "test_documents.moc"
