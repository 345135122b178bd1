#include "widgets/explain/derivation_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <limits>

#include "core/scene/object_part.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/explain/derivation_text.h"
#include "widgets/explain/derivation_view.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/text/verdicts.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

const QString digitsKey = QStringLiteral("derivationDigits");

}  // namespace

DerivationPanel::DerivationPanel(QueryRunner* runner, TraceCursor* cursor, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_cursor(cursor),
      m_pages(new QStackedWidget),
      m_empty(makeWrappedLabel("derivationEmpty")),
      m_view(named(new DerivationView(cursor), "derivationView", {}, tr("Derivation"))) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  auto* page = new QWidget;
  columnOf(page, {makeHead(), {m_view, 1}}, {}, 0);
  m_pages->addWidget(m_empty);
  m_pages->addWidget(page);
  columnOf(this, {m_pages}, {});

  m_soon.setSingleShot(true);
  m_soon.setInterval(0);
  connect(&m_soon, &QTimer::timeout, this, &DerivationPanel::refresh);
  connect(m_runner, &QueryRunner::updated, this, &DerivationPanel::schedule);
  connect(m_cursor, &TraceCursor::changed, this, &DerivationPanel::schedule);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &DerivationPanel::schedule);
}

QWidget* DerivationPanel::makeHead() {
  m_allDigits = named(new QCheckBox(tr("All di&gits")), "derivationDigits",
                      tr("Show all digits that distinguish a number from its neighbours"));
  m_allDigits->setChecked(QSettings().value(digitsKey).toBool());
  connect(m_allDigits, &QCheckBox::toggled, this, [this](bool on) {
    QSettings().setValue(digitsKey, on);
    schedule();
  });
  m_copy = named(new QToolButton, "derivationCopy");
  m_copy->setText(tr("Copy"));
  m_copy->setToolTip(tr("Copy the whole derivation"));
  m_copy->setAccessibleName(m_copy->toolTip());
  m_copy->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(m_copy);
  const auto add = [&](const char* id, const QString& text, const QString& title,
                       void (DerivationPanel::*copy)()) {
    connect(menu->addAction(text), &QAction::triggered, this, copy);
    // So that it appears in the list of all commands, and can be given a shortcut.
    addCommand(this, id, title, title, {}, [this, copy] { (this->*copy)(); });
  };
  add("actionCopyDerivationText", tr("As &Text"), tr("Copy the Derivation as Text"),
      &DerivationPanel::copyText);
  add("actionCopyDerivationLatex", tr("As &LaTeX"), tr("Copy the Derivation as LaTeX"),
      &DerivationPanel::copyLatex);
  add("actionCopyDerivationHtml", tr("As &HTML"), tr("Copy the Derivation as HTML"),
      &DerivationPanel::copyHtml);
  m_copy->setMenu(menu);
  auto* head = new QWidget;
  rowOf(head, {m_allDigits, Stretch{}, m_copy}, {8, 4, 8, 4});
  return head;
}

void DerivationPanel::schedule() {
  m_stale = true;
  // Nothing is computed for a panel behind others: Qt moves it out of the window.
  if (isVisible() && !visibleRegion().isEmpty()) m_soon.start();
}

void DerivationPanel::paintEvent(QPaintEvent* event) {
  QWidget::paintEvent(event);
  if (m_stale) m_soon.start();
}

std::optional<Derivation> DerivationPanel::derived(bool whole) const {
  const PairReports* pair = m_runner->focus();
  const Report* report = m_cursor->report(pair);
  if (report == nullptr) return std::nullopt;
  const Scene& scene = m_runner->document().scene();
  const Operand a(scene, pair->a);
  const Operand b(scene, pair->b);
  const Operand c(scene, pair->c);
  DerivationInput input;
  input.report = report;
  input.take(a.get(), b.get(), c.get());
  input.numbers = FormulaNumbers(m_allDigits->isChecked());
  input.around = std::max(m_cursor->pinned(), 0);
  if (whole) input.mostSteps = std::numeric_limits<int>::max() / 2;
  return derive(input);
}

void DerivationPanel::refresh() {
  m_stale = false;
  const std::optional<Derivation> derivation = derived(false);
  m_pages->setCurrentIndex(derivation ? 1 : 0);
  if (!derivation) {
    m_empty->setText(m_runner->isWithheld()
                         ? withheldText()
                         : tr("Nothing to derive yet.\n\nAdd two objects, such as a triangle and a "
                              "box, or select two in the scene."));
    return;
  }
  const Report* report = m_cursor->report(m_runner->focus());
  m_view->setDerivation(*derivation, static_cast<int>(report->trace.steps.size()));
}

void DerivationPanel::copyText() {
  if (const auto derivation = derived(true)) {
    QGuiApplication::clipboard()->setText(derivationToText(*derivation));
  }
}

void DerivationPanel::copyLatex() {
  if (const auto derivation = derived(true)) {
    QGuiApplication::clipboard()->setText(derivationToLatex(*derivation));
  }
}

void DerivationPanel::copyHtml() {
  const auto derivation = derived(true);
  if (!derivation) return;
  const QString html = derivationToHtml(*derivation);
  auto* copied = new QMimeData;
  copied->setHtml(html);
  copied->setText(html);
  QGuiApplication::clipboard()->setMimeData(copied);
}

}  // namespace hairline
