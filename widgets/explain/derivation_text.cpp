#include "widgets/explain/derivation_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "widgets/controls/theme.h"

namespace hairline {
namespace {

struct DerivationTexts {
  Q_DECLARE_TR_FUNCTIONS(DerivationTexts)
};

QString sourceLine(const Derivation& derivation) {
  return DerivationTexts::tr("Source: %1").arg(derivation.source);
}

QString beforeLine(int count) { return DerivationTexts::tr("… steps before these: %1").arg(count); }

QString afterLine(int count) { return DerivationTexts::tr("… steps after these: %1").arg(count); }

QString titleOf(const DerivationPart& part) {
  // : The title of a step and its role in the verdict.
  return part.state.isEmpty() ? part.title
                              : DerivationTexts::tr("%1 – %2").arg(part.title, part.state);
}

/// Calls `part` for each part, and `remark` for the text between them.
template <typename OnPart, typename OnRemark>
void forEachPart(const Derivation& derivation, const OnPart& part, const OnRemark& remark) {
  bool started = false;
  for (const DerivationPart& each : derivation.parts) {
    if (each.step >= 0 && !started) {
      started = true;
      if (derivation.before > 0) remark(beforeLine(derivation.before));
    }
    part(each);
  }
  if (derivation.after > 0) remark(afterLine(derivation.after));
}

}  // namespace

QString derivationToHtml(const Derivation& derivation) {
  const Theme& theme = Theme::current();
  const auto paragraph = [](const QString& style, const QString& inner) {
    return QStringLiteral("<p style=\"%1\">%2</p>").arg(style, inner);
  };
  const QString plain = QStringLiteral("margin:0 4px 0 6px;");
  const QString indented = QStringLiteral("margin:0 4px 1px 22px;");
  const QString small = plain + QStringLiteral("color:%1;").arg(theme.subdued.name());
  QString html = paragraph(plain, derivation.heading.toHtmlEscaped());
  // The number of a section must not be broken.
  static const QRegularExpression point(QStringLiteral("(\\d)\\.(?=\\d)"));
  const QString joined = QStringLiteral("\\1.") + QChar(0x2060);
  html += paragraph(small, sourceLine(derivation).replace(point, joined).toHtmlEscaped());
  forEachPart(
      derivation,
      [&](const DerivationPart& part) {
        QString title = QStringLiteral("<b>%1</b>").arg(part.title.toHtmlEscaped());
        if (!part.state.isEmpty()) {
          title += QStringLiteral(" <span style=\"color:%1\">– %2</span>")
                       .arg(theme.subdued.name(), part.state.toHtmlEscaped());
        }
        html += paragraph(QStringLiteral("margin:8px 4px 1px 6px;"), title);
        for (const QString& line : part.lines) html += paragraph(indented, formulaToHtml(line));
      },
      [&](const QString& remark) { html += paragraph(small, remark.toHtmlEscaped()); });
  return html;
}

std::vector<int> blockSteps(const Derivation& derivation) {
  std::vector<int> steps{-1, -1};
  forEachPart(
      derivation,
      [&](const DerivationPart& part) {
        steps.insert(steps.end(), static_cast<std::size_t>(part.lines.size()) + 1, part.step);
      },
      [&](const QString&) { steps.push_back(-1); });
  return steps;
}

QString derivationToLatex(const Derivation& derivation) {
  const auto words = [](const QString& text) { return formulaToLatex(wordsInFormula(text)); };
  QString latex = words(derivation.heading) + QStringLiteral("\\par\n");
  latex += words(sourceLine(derivation)) + QLatin1Char('\n');
  forEachPart(
      derivation,
      [&](const DerivationPart& part) {
        latex += QStringLiteral("\\paragraph{%1}\n\\begin{align*}\n").arg(words(titleOf(part)));
        QStringList lines;
        for (const QString& line : part.lines) lines << QStringLiteral("& ") + formulaToLatex(line);
        latex += lines.join(QStringLiteral(" \\\\\n")) + QStringLiteral("\n\\end{align*}\n");
      },
      [&](const QString& remark) { latex += words(remark) + QLatin1Char('\n'); });
  return latex;
}

QString derivationToText(const Derivation& derivation) {
  QStringList lines{derivation.heading, sourceLine(derivation)};
  forEachPart(
      derivation,
      [&](const DerivationPart& part) {
        lines << QString() << titleOf(part);
        for (const QString& line : part.lines) {
          lines << QStringLiteral("    ") + formulaToText(line);
        }
      },
      [&](const QString& remark) { lines << remark; });
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace hairline
