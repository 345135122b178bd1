#include "widgets/search/domain_fields.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <cmath>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/text/number_input.h"
#include "widgets/text/numbers.h"

namespace hairline {

DomainFields::DomainFields(QWidget* parent)
    : QWidget(parent),
      m_nondegenerate(named(new QCheckBox(tr("No degenerate shapes")), "findNondegenerate",
                            tr("Exclude triangles without area and boxes without volume"))),
      m_fault(makeWrappedLabel("findDomainFault")) {
  connect(m_nondegenerate, &QCheckBox::toggled, this, &DomainFields::check);
  QLineEdit* thicknessField =
      addField(thickness, "findThickness", tr("Thickness above"),
               tr("Minimum thickness of every shape, from 0 (degenerate) to 1: for triangles the "
                  "least altitude divided by the longest edge, for boxes the least extent divided "
                  "by the greatest"));
  QLineEdit* lowField =
      addField(low, "findLow", tr("Lowest coordinate"),
               tr("Lower bound of all coordinates; fill in both bounds or neither"));
  QLineEdit* highField =
      addField(high, "findHigh", tr("Highest coordinate"),
               tr("Upper bound of all coordinates; fill in both bounds or neither"));
  QLineEdit* gridField =
      addField(grid, "findGrid", tr("Grid"), tr("Use only multiples of this number, such as 1/64"));
  const QString leftOut = tr("Findings with a smaller margin are left out");
  QLineEdit* gapField = addField(gap, "findGap", tr("Least gap"), leftOut);
  QLineEdit* relativeField = addField(
      relative, "findRelative", tr("Least margin relative to the size of the shapes"), leftOut);
  QLineEdit* ulpsField = addField(ulps, "findUlps", tr("Least gap in ulp"), leftOut);
  gapField->setPlaceholderText(tr("gap"));
  relativeField->setPlaceholderText(tr("by size"));
  ulpsField->setPlaceholderText(tr("ulp"));

  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(m_nondegenerate);
  form->addRow(tr("Thickness >"), thicknessField);
  //: Between the two ends of a range of coordinates.
  form->addRow(tr("Range"), rowOf({lowField, new QLabel(tr("to")), highField}, {}));
  form->addRow(tr("Grid"), gridField);
  form->addRow(tr("Margin ≥"), rowOf({gapField, relativeField, ulpsField}, {}));
  form->addRow(m_fault);
  m_fault->hide();
}

void DomainFields::check() {
  const QString wrong = fault();
  m_fault->setText(wrong);
  m_fault->setVisible(!wrong.isEmpty());
  emit changed();
}

QLineEdit* DomainFields::addField(Field field, const char* name, const QString& title,
                                  const QString& tip) {
  auto* line = named(new QLineEdit, name, title + QStringLiteral(": ") + tip, title);
  line->setPlaceholderText(tr("any"));
  line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 8);
  connect(line, &QLineEdit::textChanged, this, &DomainFields::check);
  m_fields[field] = line;
  m_titles[field] = title;
  return line;
}

std::optional<double> DomainFields::number(Field field) const {
  const QString text = m_fields[field]->text().trimmed();
  return text.isEmpty() ? std::nullopt : readNumberInput(text).value;
}

CaseDomain DomainFields::domain() const {
  CaseDomain made;
  made.isNondegenerate = m_nondegenerate->isChecked();
  made.thickness = number(thickness);
  made.grid = number(grid);
  if (number(low) && number(high)) made.range = {*number(low), *number(high)};
  return made;
}

MarginLimits DomainFields::least() const { return {number(gap), number(relative), number(ulps)}; }

void DomainFields::set(const CaseDomain& domain, const MarginLimits& least) {
  const auto show = [this](Field field, const std::optional<double>& value) {
    const QSignalBlocker blocker(m_fields[field]);
    m_fields[field]->setText(value ? fullNumber(*value) : QString());
  };
  const QSignalBlocker blocker(m_nondegenerate);
  m_nondegenerate->setChecked(domain.isNondegenerate);
  show(thickness, domain.thickness);
  show(low, domain.range ? std::optional((*domain.range)[0]) : std::nullopt);
  show(high, domain.range ? std::optional((*domain.range)[1]) : std::nullopt);
  show(grid, domain.grid);
  show(gap, least.absolute);
  show(relative, least.relative);
  show(ulps, least.ulps);
  check();
}

QString DomainFields::fault() const {
  const auto wrong = [this](Field field, const QString& what) {
    //: A field, and what is wrong with it: "Grid: more than 0".
    return tr("%1: %2").arg(m_titles[field], what);
  };
  for (int i = 0; i < fieldCount; ++i) {
    const auto field = static_cast<Field>(i);
    const QString text = m_fields[field]->text().trimmed();
    if (text.isEmpty()) continue;
    const NumberInput input = readNumberInput(text);
    if (!input.value) return wrong(field, input.error);
    const double value = *input.value;
    if (field == thickness && !(value >= 0 && value < 1)) {
      return wrong(field, tr("Enter a number from 0 to below 1."));
    }
    if (field == grid && !(value > 0)) return wrong(field, tr("Enter a number above 0."));
    if (field >= gap && !(value >= 0)) return wrong(field, tr("Enter 0 or more."));
  }
  const std::optional<double> least = number(low);
  const std::optional<double> most = number(high);
  if (!least && !most) return {};
  if (!least) return wrong(low, tr("Enter both ends of the range."));
  if (!most) return wrong(high, tr("Enter both ends of the range."));
  if (!(*least < *most) || !std::isfinite(*most - *least)) {
    return wrong(high, tr("Must be above the lower bound of the coordinates."));
  }
  return {};
}

}  // namespace hairline
