#include "widgets/explain/derivation.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/search/plugin/own_report.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

struct Derivations {
  Q_DECLARE_TR_FUNCTIONS(Derivations)
};

QString stateOf(const Report& report, int step) {
  const int deciding = report.trace.deciding;
  if (deciding < 0 || step < deciding) return {};
  return step == deciding ? Derivations::tr("decides") : Derivations::tr("not needed");
}

DerivationPart partOf(const DerivationInput& input, int index) {
  const Step& step = input.report->trace.steps[static_cast<std::size_t>(index)];
  DerivationPart part;
  part.step = index;
  // : A step of a derivation: its number, counted from 1, and its label.
  part.title = Derivations::tr("%1. %2").arg(index + 1).arg(labelText(label(step)));
  part.state = stateOf(*input.report, index);
  // How a user's method computed its numbers is unknown.
  if (isOwn(*input.report)) return part;
  part.lines = std::visit([&](const auto& s) { return linesOf(s, input, index); }, step);
  return part;
}

}  // namespace

QString sourceText(std::string_view source) {
  QString text = QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size()));
  struct Name {
    const char* brief;
    const char* full;
  };
  static constexpr Name names[] = {
      {"RTCD", "Ericson, Real-Time Collision Detection (2005)"},
      {"MT", "Möller and Trumbore, Fast, Minimum Storage Ray-Triangle Intersection (1997)"},
      {"TV", "LUXOPHIA, triangle/voxel project (2018)"},
  };
  QStringList parts = text.split(QStringLiteral(", "));
  for (QString& part : parts) {
    for (const Name& name : names) {
      const QString brief = QLatin1String(name.brief);
      if (part != brief && !part.startsWith(brief + QLatin1Char(' '))) continue;
      part = QString::fromUtf8(name.full) + part.mid(brief.size());
      break;
    }
  }
  return parts.join(QStringLiteral("; "));
}

void DerivationInput::take(const SceneObject* first, const SceneObject* second,
                           const SceneObject* third) {
  if (first != nullptr) {
    a = &first->shape;
    nameA = objectText(*first);
    displacementA = first->displacement.value_or(Vector3<double>::Zero());
  }
  if (second != nullptr) {
    b = &second->shape;
    nameB = objectText(*second);
    displacementB = second->displacement.value_or(Vector3<double>::Zero());
  }
  if (third != nullptr) c = &third->shape;
}

Derivation derive(const DerivationInput& input) {
  Derivation result;
  const Report& report = *input.report;
  result.heading = conclusionText(report);
  result.source = sourceText(report.info.source);
  if (report.trace.steps.empty()) return result;
  if (!isOwn(report)) {
    for (const DerivationPart& part :
         {definitionOf(input, true), definitionOf(input, false), setupOf(input)}) {
      if (!part.lines.isEmpty()) result.parts.push_back(part);
    }
  }
  const int count = static_cast<int>(report.trace.steps.size());
  const int first =
      std::clamp(input.around - input.mostSteps / 2, 0, std::max(0, count - input.mostSteps));
  const int last = std::min(count, first + input.mostSteps);
  result.before = first;
  result.after = count - last;
  for (int i = first; i < last; ++i) result.parts.push_back(partOf(input, i));
  return result;
}

}  // namespace hairline
