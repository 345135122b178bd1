#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/queries.h"
#include "core/query/step_fields.h"
#include "core/scene/scene_file.h"
#include "core/scene/shape_json.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

const QString documents = QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/documentation/");

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString document(const QString& name) { return textOf(documents + name); }

QString toText(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Text between backticks on one line.
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

/// The header of each class below core/query, as programs include it.
std::map<QString, QString> headersOfClasses() {
  static const QRegularExpression definition(QStringLiteral("\\bstruct (\\w+)[^;{]*\\{"));
  const QString core = QStringLiteral(HAIRLINE_SOURCE_DIR "/core/");
  std::map<QString, QString> headers;
  QDirIterator files(core + QStringLiteral("query"), {QStringLiteral("*.h")}, QDir::Files,
                     QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString path = files.next();
    for (auto match = definition.globalMatch(textOf(path)); match.hasNext();) {
      headers.emplace(match.next().captured(1), path.mid(core.size()));
    }
  }
  return headers;
}

/// The operands of a class that answers for some pairs or groups. Of one that answers for many the
/// types: of the first operand and of the second, or of both, those of space, those of the plane.
QString operandsText(std::string_view kind, const std::vector<std::vector<std::size_t>>& lists) {
  QStringList texts;
  QStringList space, plane;
  for (const std::vector<std::size_t>& types : lists) {
    QStringList names;
    for (const std::size_t type : types) {
      names << toText(shapeTypeNames[type]);
      QStringList& among = names.last().endsWith(QLatin1Char('2')) ? plane : space;
      if (!among.contains(names.last())) among << names.last();
    }
    texts << names.join(QLatin1String(", "));
  }
  if (texts.size() <= 6) return texts.join(QLatin1String("; "));
  std::set<std::size_t> first, second;
  for (const std::vector<std::size_t>& types : lists) {
    first.insert(types[0]);
    second.insert(types[1]);
  }
  const auto isSecond = [&](std::size_t type) { return second.contains(type); };
  const bool isOrdered = kind == name(Kind::contains);
  if (isOrdered || std::ranges::none_of(first, isSecond)) {
    const auto namesOf = [](const std::set<std::size_t>& types) {
      QStringList names;
      for (const std::size_t type : types) names << toText(shapeTypeNames[type]);
      return names.join(QLatin1String(", "));
    };
    return QStringLiteral("one of %1; one of %2").arg(namesOf(first), namesOf(second));
  }
  texts = {QStringLiteral("two of ") + space.join(QLatin1String(", "))};
  if (!plane.isEmpty()) {
    texts << QStringLiteral("two of ") + plane.join(QLatin1String(", "));
  }
  return texts.join(QLatin1String("; "));
}

/// The table of query_classes.md: a row for each kind, method and class in the list.
QString tableOfClasses() {
  const std::map<QString, QString> headers = headersOfClasses();
  std::vector<std::array<QString, 3>> order;
  std::map<std::array<QString, 3>, std::vector<std::vector<std::size_t>>> operands;
  for (const QueryEntry* entry : allQueries()) {
    const QueryInfo& info = entry->info;
    if (info.method == "reference") continue;
    const std::array key{toText(name(info.kind)), toText(info.method), toText(entry->className)};
    if (operands[key].empty()) order.push_back(key);
    operands[key].push_back(entry->operands);
  }
  QString table;
  for (const auto& key : order) {
    const auto header = headers.find(key[2]);
    table += QStringLiteral("| %1 | %2 | `%3` | `%4` | `%5` |\n")
                 .arg(key[0], operandsText(key[0].toStdString(), operands[key]), key[1], key[2],
                      header == headers.end() ? QStringLiteral("?") : header->second);
  }
  return table;
}

/// Lines without their indentation.
QString withoutIndent(const QString& text) {
  QStringList lines;
  for (const QString& line : text.split(QLatin1Char('\n'))) lines << line.trimmed();
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

/// The documents that other people's programs are written from are true.
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
    for (const char* other : {"intersect", "displacement", "displacements", "rotation"})
      said.erase(other);
    QVERIFY(!there.empty());
    if (kind == QLatin1String("bound")) said.erase("sat"), said.erase("gjk");
    if (kind == QLatin1String("closest")) QVERIFY(there.contains("bvh"));
    QCOMPARE(said, there);
  }

  /// HAIRLINE_WRITE_DOCUMENTS=1 writes the table: after a change of the list.
  void queryClassesAreTheListOfQueries() {
    const QString name = QStringLiteral("query_classes.md");
    const QString text = document(name);
    const QString head = QStringLiteral("|---|---|---|---|---|\n");
    const qsizetype start = text.indexOf(head) + head.size();
    QVERIFY(start > head.size());
    const QString table = tableOfClasses();
    QVERIFY2(!table.contains(QLatin1String("`?`")), "a class without a header");
    if (qEnvironmentVariableIsSet("HAIRLINE_WRITE_DOCUMENTS")) {
      QFile file(documents + name);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write((text.left(start) + table).toUtf8());
      return;
    }
    QCOMPARE(text.mid(start), table);
  }

  /// The code on the pages for users of the library is part of the example, which test_package
  /// builds.
  void codeOfThePagesIsCompiled() {
    QString examples;
    QDirIterator files(QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/package/example"),
                       {QStringLiteral("*.cpp")}, QDir::Files);
    while (files.hasNext()) examples += withoutIndent(textOf(files.next()));
    static const QRegularExpression code(QStringLiteral("```cpp\n(.*?)```"),
                                         QRegularExpression::DotMatchesEverythingOption);
    int count = 0;
    for (const char* page : {"library.md", "from_cgal.md", "from_fcl.md", "from_gte.md"}) {
      const QString text = document(QLatin1String(page));
      for (auto match = code.globalMatch(text); match.hasNext(); ++count) {
        const QString snippet = withoutIndent(match.next().captured(1));
        QVERIFY2(examples.contains(snippet), qPrintable(snippet));
      }
    }
    QVERIFY(count > 10);
  }

  void formatsNameEveryShapeKindAndStep() {
    const std::set<std::string> said = codeIn(document(QStringLiteral("formats.md")));
    for (std::size_t type = 0; type < shapeTypeCount; ++type) {
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
