#include "widgets/pictures/rays_panel.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/pictures/pixel_view.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {

RaysPanel::RaysPanel(SceneRays* rays, LeakCheck* leaks, QWidget* parent)
    : QWidget(parent),
      m_rays(rays),
      m_leaks(leaks),
      m_picture(named(
          new PixelView, "rayPicture",
          tr("Click a pixel, or choose one with the arrow keys and press Enter, to add its ray"),
          tr("Picture by rays"))) {
  m_state = new SteadyLabel("rayState");
  m_pixel = new SteadyLabel("rayPixel", 2);
  m_add = named(
      new QPushButton(tr("&Add the Pixel’s Ray")), "rayAdd",
      tr("Add the ray of the chosen pixel to the scene, and make it and the object it hits the "
         "active pair"));
  auto* page = new QWidget;
  columnOf(page, {makeChoices(), {m_picture, 1}, m_state, m_pixel, makeLeaks()}, {10, 8, 10, 10},
           6);
  columnOf(this, {makeScrollPage("raysScroll", page)}, {});

  const auto add = [this] { m_rays->addRay(m_picture->pixel()); };
  connect(m_picture, &PixelView::pixelChanged, this, &RaysPanel::refreshPixel);
  connect(m_picture, &PixelView::pixelChosen, this, add);
  connect(m_picture, &PixelView::roomChanged, this, [this] { m_rays->setRoom(m_picture->room()); });
  connect(m_add, &QPushButton::clicked, this, add);
  connect(m_check, &QPushButton::clicked, m_leaks, &LeakCheck::start);
  connect(m_rays, &SceneRays::updated, this, &RaysPanel::refresh);
  connect(m_rays, &SceneRays::settingsChanged, this, &RaysPanel::refresh);
  connect(m_leaks, &LeakCheck::updated, this, &RaysPanel::refreshLeaks);
  connect(m_leaks, &LeakCheck::objectChanged, this, &RaysPanel::refreshLeaks);
  refresh();
  refreshLeaks();
}

QLayout* RaysPanel::makeChoices() {
  m_colors = makeChoiceBox(
      "rayColors", tr("Colours"), tr("What the colours of the pixels show"),
      {tr("barycentric weights"), tr("normals"), tr("distance"), tr("number of tests")});
  m_scalar =
      makeChoiceBox("rayScalar", tr("Scalar"), tr("The number type in which rays are tested"),
                    {tr("float"), tr("double"), tr("exact")});
  for (QComboBox* box : {m_colors, m_scalar}) {
    connect(box, &QComboBox::activated, this, [this] { choose(); });
  }
  auto* row = rowOf({{m_colors, 2}, {m_scalar, 1}});
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("Colours"), row);
  return form;
}

QLayout* RaysPanel::makeLeaks() {
  m_check = named(
      new QPushButton(tr("Check &Watertightness")), "rayCheck",
      tr("Cast rays from inside a closed mesh or solid at its edges and vertices, and count for "
         "each method those that get out"));
  m_leakText = new SteadyLabel("rayLeakText");
  constexpr int missesColumn = 3;
  using Row = WatertightnessRow;
  m_found = new RowsModel<Row>(
      this,
      {{{tr("Method"), {}, textAlignment}, [](const Row& row) { return methodText(row.method); }},
       {{tr("Scalar"), {}, textAlignment}, [](const Row& row) { return scalarText(row.scalar); }},
       {{tr("Rays"),
         tr("Rays from a point inside at every vertex, and at three points of every edge")},
        [](const Row& row) { return QString::number(row.rays); }},
       {{tr("Misses"), tr("Rays from inside that get out without hitting any triangle")},
        [](const Row& row) { return QString::number(row.misses); }},
       {{tr("Double hits"), tr("Rays that hit more than one triangle at the edge or vertex; in "
                               "exact, the rays that truly pass through it")},
        [](const Row& row) { return QString::number(row.doubleHits); }}},
      [](const Row& row, int column, int role) {
        // The number shows it too: the colour only makes it easier to find.
        const bool warns = role == Qt::ForegroundRole && column == missesColumn && row.misses > 0;
        return warns ? Theme::current().warning : QVariant();
      });
  m_table = makeTable("rayLeakTable", tr("Misses and double hits of each method"), m_found, 0, 9);
  return columnOf({rowOf({m_add, m_check, Stretch{}}), m_leakText, m_table}, styleMargins, 4);
}

void RaysPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_rays->setRoom(m_picture->room());
  m_rays->setWatched(true);
}

void RaysPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_rays->setWatched(false);
}

void RaysPanel::choose() {
  m_rays->setSettings({static_cast<PictureColors>(m_colors->currentIndex()),
                       static_cast<ScalarKind>(m_scalar->currentIndex())});
}

void RaysPanel::refresh() {
  m_colors->setCurrentIndex(static_cast<int>(m_rays->settings().colors));
  m_scalar->setCurrentIndex(static_cast<int>(m_rays->settings().scalar));
  m_picture->setImage(m_rays->image());
  m_state->setText(stateText());
  refreshPixel();
}

QString RaysPanel::rangeText() const {
  const ColorRange& range = m_rays->range();
  if (range == ColorRange{}) return {};
  switch (m_rays->settings().colors) {
    case PictureColors::distance:
      return tr("Distance from %1 (yellow) to %2 (dark).")
          .arg(shortNumber(range.least), shortNumber(range.most));
    case PictureColors::tests:
      return tr("From %1 tests (dark) to %2 (yellow).")
          .arg(shortNumber(range.least), shortNumber(range.most));
    case PictureColors::barycentric:
    case PictureColors::normal:
      break;
  }
  return {};
}

QString RaysPanel::stateText() const {
  if (!m_rays->refusal().isEmpty()) return m_rays->refusal();
  QStringList parts;
  const RayFrame& frame = m_rays->picture().frame;
  if (m_rays->isCancelled()) {
    parts << tr("Cancelled. The next edit restarts it.");
  } else if (m_rays->isPending()) {
    parts << tr("Casting… %1 %").arg(static_cast<int>(100 * m_rays->share()));
  } else if (!m_rays->image().isNull()) {
    parts << tr("%1 × %2 rays.").arg(frame.width).arg(frame.height);
  }
  const QString range = rangeText();
  if (!range.isEmpty()) parts << range;
  const QString unseen = m_rays->unseenText();
  if (!unseen.isEmpty()) parts << tr("Rays pass through %1.").arg(unseen);
  return parts.join(QLatin1Char(' '));
}

QString RaysPanel::pixelText(const QPoint& pixel) const {
  if (pixel.x() < 0) return tr("Point at a pixel to see what its ray hits.");
  const auto hit = m_rays->castAt(pixel);
  if (!hit) return {};
  const QString place = tr("Pixel %1, %2").arg(pixel.x()).arg(pixel.y());
  const QString tests = tr("%n test(s)", nullptr, static_cast<int>(hit->tests));
  if (!hit->isHit()) return tr("%1 · hits nothing · %2").arg(place, tests);
  QStringList parts{place, m_rays->hitText(*hit), tr("t = %1").arg(shortNumber(hit->t))};
  const auto& w = hit->barycentric;
  if (!isZero(w)) {
    parts << tr("weights %1, %2, %3").arg(shortNumber(w[0]), shortNumber(w[1]), shortNumber(w[2]));
  }
  parts << tests;
  return parts.join(QStringLiteral(" · "));
}

void RaysPanel::refreshPixel() {
  const QPoint pixel = m_picture->pixel();
  m_pixel->setText(pixelText(pixel));
  m_picture->setAccessibleDescription(m_pixel->label()->text());
  m_add->setEnabled(pixel.x() >= 0);
}

void RaysPanel::refreshLeaks() {
  const bool any = !m_leaks->rows().empty();
  if (m_found->rows() != m_leaks->rows()) m_found->setRows(m_leaks->rows());
  m_check->setEnabled(!m_leaks->object().empty() && !m_leaks->isPending());
  m_table->setVisible(any);
  if (m_leaks->isPending()) {
    m_leakText->setText(tr("Looking for leaks of %1…").arg(m_leaks->name()));
  } else if (m_leaks->isCancelled()) {
    m_leakText->setText(tr("Cancelled."));
  } else if (!m_leaks->refusal().isEmpty()) {
    m_leakText->setText(tr("%1: %2").arg(m_leaks->name(), m_leaks->refusal()));
  } else if (any) {
    m_leakText->setText(tr("%1: rays from inside to its vertices and edges").arg(m_leaks->name()));
  } else {
    m_leakText->setText({});
  }
  m_leakText->setVisible(!m_leakText->label()->text().isEmpty());
}

}  // namespace hairline
