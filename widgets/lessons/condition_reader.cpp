#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <limits>

#include "core/queries.h"
#include "widgets/lessons/condition.h"

// The text of conditions.

namespace hairline {
namespace {

struct Conditions {
  Q_DECLARE_TR_FUNCTIONS(Conditions)
};

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString listOf(const QStringList& words) { return words.join(QStringLiteral(", ")); }

const QStringList& verdictWords() {
  static const QStringList words{
      QStringLiteral("hit"),   QStringLiteral("miss"),     QStringLiteral("may"),
      QStringLiteral("apart"), QStringLiteral("inside"),   QStringLiteral("outside"),
      QStringLiteral("front"), QStringLiteral("behind"),   QStringLiteral("straddles"),
      QStringLiteral("point"), QStringLiteral("line"),     QStringLiteral("plane"),
      QStringLiteral("none"),  QStringLiteral("positive"), QStringLiteral("negative"),
      QStringLiteral("zero")};
  return words;
}

const QStringList& quantityWords() {
  static const QStringList words{QStringLiteral("time"),   QStringLiteral("t"),
                                 QStringLiteral("sqdist"), QStringLiteral("depth"),
                                 QStringLiteral("gap"),    QStringLiteral("u"),
                                 QStringLiteral("v"),      QStringLiteral("w")};
  return words;
}

const QStringList& colorWords() {
  static const QStringList words{QStringLiteral("weights"), QStringLiteral("normals"),
                                 QStringLiteral("distance"), QStringLiteral("tests")};
  return words;
}

std::optional<ScalarKind> readScalar(const QString& word) {
  if (word == QLatin1String("float")) return ScalarKind::float32;
  if (word == QLatin1String("double")) return ScalarKind::float64;
  if (word == QLatin1String("exact")) return ScalarKind::exact;
  return std::nullopt;
}

/// Takes words from the front of a text, and reports problems.
class Words {
 public:
  Words(const QString& text, QString* problem)
      : m_words(text.split(QLatin1Char(' '), Qt::SkipEmptyParts)), m_problem(problem) {}

  bool isEmpty() const { return m_words.isEmpty(); }
  QString take() { return m_words.isEmpty() ? QString() : m_words.takeFirst(); }
  QString rest() { return std::exchange(m_words, {}).join(QLatin1Char(' ')); }

  /// Nothing, after reporting the reason.
  std::nullopt_t fail(const QString& reason) {
    *m_problem = reason;
    return std::nullopt;
  }

  std::optional<ReportName> report() {
    if (m_words.size() < 3) {
      return fail(
          Conditions::tr("A report is named by its kind, method and scalar, such as "
                         "“intersect sat double”"));
    }
    ReportName name;
    const QString kindWord = take();
    const std::optional<Kind> kind = readKind(kindWord);
    if (!kind) {
      QStringList known;
      for (const std::string_view each : kindNames) known << fromView(each);
      return fail(Conditions::tr("There is no kind of query “%1”; there are: %2")
                      .arg(kindWord, listOf(known)));
    }
    name.kind = *kind;
    const QString method = take();
    name.method = method.toStdString();
    const QString scalarWord = take();
    const std::optional<ScalarKind> scalar = readScalar(scalarWord);
    if (!scalar) {
      return fail(Conditions::tr("There is no scalar “%1”; there are: float, double, exact")
                      .arg(scalarWord));
    }
    name.scalar = *scalar;
    QStringList methods;
    bool isBuilt = false;
    for (const QueryEntry* entry : allQueries()) {
      if (entry->info.kind != name.kind) continue;
      const QString each = fromView(entry->info.method);
      if (!methods.contains(each)) methods << each;
      isBuilt = isBuilt || (each == method && entry->has(name.scalar));
    }
    if (!methods.contains(method)) {
      return fail(Conditions::tr("No query of the kind %1 has the method “%2”; there are: %3")
                      .arg(kindWord, method, listOf(methods)));
    }
    if (!isBuilt) {
      return fail(Conditions::tr("The method %1 does not answer in %2").arg(method, scalarWord));
    }
    return name;
  }

  TreeChoice tree() { return takeTreeChoice(m_words); }

  std::optional<double> number() {
    const QString word = take();
    bool ok = false;
    const double value = word.toDouble(&ok);
    if (!ok) return fail(Conditions::tr("“%1” is not a number").arg(word));
    return value;
  }

  std::optional<std::size_t> count() {
    const QString word = take();
    bool ok = false;
    const qulonglong value = word.toULongLong(&ok);
    if (!ok) return fail(Conditions::tr("“%1” is not a count").arg(word));
    return static_cast<std::size_t>(value);
  }

  /// Nothing may be left; then returns the condition.
  std::optional<Condition> end(Condition condition) {
    if (!m_words.isEmpty()) return fail(Conditions::tr("Unexpected “%1”").arg(rest()));
    return condition;
  }

 private:
  QStringList m_words;
  QString* m_problem;
};

std::optional<Condition> readVerdict(Words words) {
  const auto report = words.report();
  if (!report) return std::nullopt;
  const QString word = words.take();
  if (!verdictWords().contains(word)) {
    return words.fail(Conditions::tr("There is no verdict “%1”; there are: %2")
                          .arg(word, listOf(verdictWords())));
  }
  return words.end(VerdictIs{*report, word.toStdString()});
}

template <typename Labelled>
std::optional<Condition> readLabelled(Words words) {
  const auto report = words.report();
  if (!report) return std::nullopt;
  const QString label = words.rest();
  if (label.isEmpty()) {
    return words.fail(Conditions::tr("Expected a label, such as “x cross edge 2”"));
  }
  return Labelled{*report, label.toStdString()};
}

std::optional<Condition> readDiffer(Words words) {
  const auto first = words.report();
  if (!first) return std::nullopt;
  const auto second = words.report();
  if (!second) return std::nullopt;
  if (first->kind != second->kind) {
    return words.fail(Conditions::tr(
        "Reports of different kinds answer different questions and cannot be compared"));
  }
  return words.end(ReportsDiffer{*first, *second});
}

std::optional<Condition> readWithin(Words words) {
  const QString word = words.take();
  const qsizetype place = quantityWords().indexOf(word);
  if (place < 0) {
    return words.fail(Conditions::tr("There is no number “%1”; there are: %2")
                          .arg(word, listOf(quantityWords())));
  }
  const auto report = words.report();
  if (!report) return std::nullopt;
  const auto min = words.number();
  if (!min) return std::nullopt;
  const auto max = words.number();
  if (!max) return std::nullopt;
  if (*min > *max) return words.fail(Conditions::tr("The first bound is above the second"));
  return words.end(NumberWithin{*report, static_cast<Quantity>(place), *min, *max});
}

std::optional<Condition> readCells(Words words) {
  CellCount wanted;
  const QString word = words.take();
  if (word == QLatin1String("exact")) {
    wanted.way = CellWay::exact;
  } else if (word == QLatin1String("pef") || word == QLatin1String("sat")) {
    const auto scalar = readScalar(words.take());
    if (!scalar || *scalar == ScalarKind::exact) {
      return words.fail(Conditions::tr("%1 must be followed by float or double").arg(word));
    }
    const bool isFloat = *scalar == ScalarKind::float32;
    wanted.way = word == QLatin1String("pef") ? (isFloat ? CellWay::pefFloat : CellWay::pefDouble)
                                              : (isFloat ? CellWay::satFloat : CellWay::satDouble);
  } else if (word != QLatin1String("differences")) {
    return words.fail(Conditions::tr("Cells are counted by pef, sat, exact or differences, not by "
                                     "“%1”")
                          .arg(word));
  }
  const auto min = words.count();
  if (!min) return std::nullopt;
  const auto max = words.count();
  if (!max) return std::nullopt;
  wanted.min = *min;
  wanted.max = *max;
  if (wanted.min > wanted.max) {
    return words.fail(Conditions::tr("The first bound is above the second"));
  }
  if (words.isEmpty()) return wanted;
  const QString by = words.take();
  const QString which = words.take();
  if (by != QLatin1String("by") || (which != QLatin1String("26") && which != QLatin1String("6"))) {
    return words.fail(Conditions::tr("Expected “by 26” or “by 6” at the end"));
  }
  wanted.separating = which == QLatin1String("6") ? Separating::by6 : Separating::by26;
  return words.end(wanted);
}

/// A figure and its two bounds.
template <typename Wanted>
std::optional<Condition> readFigure(Words words, Wanted wanted, const QStringList& names,
                                    const std::vector<TreeFigure>& figures) {
  const QString word = words.take();
  const qsizetype place = names.indexOf(word);
  if (place < 0) {
    return words.fail(
        Conditions::tr("“%1” is unknown here; expected one of %2").arg(word, listOf(names)));
  }
  wanted.figure = figures[static_cast<std::size_t>(place)];
  const auto min = words.number();
  if (!min) return std::nullopt;
  const auto max = words.number();
  if (!max) return std::nullopt;
  if (*min > *max) return words.fail(Conditions::tr("The first bound is above the second"));
  wanted.min = *min;
  wanted.max = *max;
  return words.end(wanted);
}

std::optional<Condition> readTree(Words words) {
  TreeIs wanted;
  wanted.choice = words.tree();
  if (words.isEmpty() && !wanted.choice.isEmpty()) return wanted;
  return readFigure(words, wanted,
                    {QStringLiteral("depth"), QStringLiteral("leaves"), QStringLiteral("cost")},
                    {TreeFigure::depth, TreeFigure::leaves, TreeFigure::cost});
}

std::optional<Condition> readTraversal(Words words) {
  return readFigure(words, TraversalIs{}, {QStringLiteral("volumes"), QStringLiteral("triangles")},
                    {TreeFigure::volumeTests, TreeFigure::triangleTests});
}

std::optional<Condition> readPicture(Words words) {
  const QString word = words.take();
  const auto colors = readColors(word);
  if (!colors) {
    return words.fail(
        Conditions::tr("“%1” is unknown here; expected one of %2").arg(word, listOf(colorWords())));
  }
  return words.end(PictureIs{*colors});
}

std::optional<Condition> readMoved(Words words) {
  const QString id = words.rest();
  if (id.isEmpty()) return words.fail(Conditions::tr("Expected the id of an object"));
  return ObjectMoved{id.toStdString()};
}

std::optional<Condition> readPair(Words words) {
  const QString a = words.take();
  const QString b = words.take();
  if (b.isEmpty()) return words.fail(Conditions::tr("Expected the ids of two objects"));
  return words.end(PairIs{a.toStdString(), b.toStdString()});
}

}  // namespace

std::optional<Kind> readKind(const QString& word) {
  const auto at = std::ranges::find(kindNames, word.toStdString());
  if (at == kindNames.end()) return std::nullopt;
  return static_cast<Kind>(at - kindNames.begin());
}

TreeChoice takeTreeChoice(QStringList& words) {
  TreeChoice choice;
  while (!words.isEmpty()) {
    const std::string word = words.front().toStdString();
    const auto build = std::ranges::find(buildMethodNames, word);
    const auto volume = std::ranges::find(nodeVolumeNames, word);
    if (build != buildMethodNames.end()) {
      choice.build = static_cast<BuildMethod>(build - buildMethodNames.begin());
    } else if (volume != nodeVolumeNames.end()) {
      choice.volume = static_cast<NodeVolume>(volume - nodeVolumeNames.begin());
    } else if (word == "objects" || word == "triangles") {
      choice.ofObjects = word == "objects";
    } else {
      break;
    }
    words.removeFirst();
  }
  return choice;
}

std::optional<PictureColors> readColors(const QString& word) {
  const qsizetype place = colorWords().indexOf(word);
  if (place < 0) return std::nullopt;
  return static_cast<PictureColors>(place);
}

const std::vector<QString>& conditionKeys() {
  static const std::vector<QString> keys{
      QStringLiteral("verdict"), QStringLiteral("separates"), QStringLiteral("only"),
      QStringLiteral("differ"),  QStringLiteral("feature"),   QStringLiteral("within"),
      QStringLiteral("cells"),   QStringLiteral("moved"),     QStringLiteral("pair"),
      QStringLiteral("tree"),    QStringLiteral("walk"),      QStringLiteral("picture")};
  return keys;
}

std::optional<ReportName> readReport(const QString& text, QString* problem) {
  Words words(text, problem);
  const std::optional<ReportName> name = words.report();
  if (!name || words.isEmpty()) return name;
  return words.fail(Conditions::tr("Unexpected “%1”").arg(words.rest()));
}

std::optional<Condition> readCondition(const QString& key, const QString& text, QString* problem) {
  using Reader = std::optional<Condition> (*)(Words);
  static const std::array<Reader, 12> readers{readVerdict,
                                              readLabelled<SeparatingAxisIs>,
                                              readLabelled<OnlyAxisIs>,
                                              readDiffer,
                                              readLabelled<FeatureIs>,
                                              readWithin,
                                              readCells,
                                              readMoved,
                                              readPair,
                                              readTree,
                                              readTraversal,
                                              readPicture};
  const auto at = std::ranges::find(conditionKeys(), key);
  if (at == conditionKeys().end()) {
    *problem = Conditions::tr("There is no condition “%1”").arg(key);
    return std::nullopt;
  }
  const auto place = static_cast<std::size_t>(at - conditionKeys().begin());
  return readers[place](Words(text, problem));
}

}  // namespace hairline
