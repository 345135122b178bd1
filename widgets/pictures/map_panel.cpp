#include "widgets/pictures/map_panel.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <cmath>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/pictures/map_view.h"
#include "widgets/pictures/scene_map.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

/// The slider's positions are powers of two from 2^-56 on; none at its left end.
constexpr int leastExponent = -56;
constexpr int greatestExponent = 8;
constexpr int placesOfSlider = greatestExponent - leastExponent + 1;

double toleranceAt(int place) { return place == 0 ? 0 : std::exp2(leastExponent + place - 1); }

QString verdictWord(Verdict verdict) {
  if (verdict == Verdict::none) return MapPanel::tr("no verdict");
  return verdict == Verdict::yes ? MapPanel::tr("yes") : MapPanel::tr("no");
}

QString stepText(const MapAxis& axis) {
  if (axis.isByUlps()) return MapPanel::tr("1 ulp");
  return shortNumber(axis.step());
}

}  // namespace

MapPanel::MapPanel(SceneMap* map, QWidget* parent)
    : QWidget(parent),
      m_map(map),
      m_view(named(
          new MapView(map), "mapView",
          tr("Wheel or + and −: zoom · drag: move · click or Enter: put the scene there · Home: "
             "back to "
             "the scene · End: steps of one unit in the last place"),
          tr("Map of verdicts"))) {
  m_legend = new SteadyLabel("mapLegend");
  m_legend->label()->setTextFormat(Qt::RichText);
  m_state = new SteadyLabel("mapState");
  m_pixel = new SteadyLabel("mapPixel", 2);
  // The question is above the map, its display below: in a low panel the map has priority.
  auto* asked = new QFormLayout;
  auto* shown = new QFormLayout;
  for (QFormLayout* form : {asked, shown}) {
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(4);
  }
  makeChoices(asked, shown);
  auto* page = new QWidget;
  // The picture first: in a low window it has to be visible.
  columnOf(page,
           {{m_view, 1}, m_legend, asked, shown, m_toleranceCost, m_state, m_pixel, makeButtons()},
           {10, 8, 10, 10}, 6);
  columnOf(this, {makeScrollPage("mapScroll", page)}, {});

  connect(m_view, &MapView::pixelChanged, this, &MapPanel::refreshPixel);
  connect(m_view, &MapView::pixelChosen, m_map, &SceneMap::putSceneAt);
  connect(m_map, &SceneMap::updated, this, &MapPanel::refresh);
  connect(m_map, &SceneMap::choicesChanged, this, &MapPanel::fillChoices);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &MapPanel::refresh);
  fillChoices();
  refresh();
}

void MapPanel::makeChoices(QFormLayout* asked, QFormLayout* shown) {
  const std::array<QString, 2> sides{tr("Across"), tr("Upwards")};
  const std::array<QString, 2> sideTips{tr("The degree of freedom along the horizontal axis"),
                                        tr("The degree of freedom along the vertical axis")};
  const std::array<const char*, 2> sideNames{"mapAcross", "mapUpwards"};
  const std::array<QString, 2> methods{tr("Method A"), tr("Method B")};
  const std::array<QString, 2> methodTips{
      tr("The method whose verdicts are shown"),
      tr("The method to compare A with; choose an exact one as the reference")};
  const std::array<const char*, 2> methodNames{"mapMethodA", "mapMethodB"};
  for (std::size_t i = 0; i < 2; ++i) {
    m_freedoms[i] = makeChoiceBox(sideNames[i], sides[i], sideTips[i], {});
    asked->addRow(sides[i], m_freedoms[i]);
    connect(m_freedoms[i], &QComboBox::activated, this,
            [this, i](int place) { m_map->chooseFreedom(i, static_cast<std::size_t>(place)); });
  }
  for (std::size_t i = 0; i < 2; ++i) {
    m_methods[i] = makeChoiceBox(methodNames[i], methods[i], methodTips[i], {});
    asked->addRow(methods[i], m_methods[i]);
    connect(m_methods[i], &QComboBox::activated, this,
            [this, i](int place) { m_map->chooseMethod(i, static_cast<std::size_t>(place)); });
  }
  m_colors = makeChoiceBox("mapColors", tr("Colours"), tr("What the colours of the pixels show"),
                           {tr("where A and B differ"), tr("verdict of A"), tr("signed gap of A")});
  connect(m_colors, &QComboBox::activated, this,
          [this](int place) { m_map->setColors(static_cast<MapColors>(place)); });
  shown->addRow(tr("Colours"), m_colors);
  shown->addRow(tr("Tolerance"), makeTolerance());
}

QWidget* MapPanel::makeTolerance() {
  m_tolerance = named(
      new QSlider(Qt::Horizontal), "mapTolerance",
      tr("A also counts as touching where its gap is at most this. The methods have no tolerance; "
         "this shows what one would cost."),
      tr("Tolerance of A"));
  m_tolerance->setRange(0, placesOfSlider);
  m_tolerance->setPageStep(8);
  m_toleranceText = named(new QLabel, "mapToleranceText");
  m_toleranceText->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("8.882e−16")) +
                                   4);
  m_toleranceCost = makeWrappedLabel("mapToleranceCost");
  auto* row = new QWidget;
  rowOf(row, {{m_tolerance, 1}, m_toleranceText}, {});
  connect(m_tolerance, &QSlider::valueChanged, this,
          [this](int place) { m_map->setTolerance(toleranceAt(place)); });
  return row;
}

QWidget* MapPanel::makeButtons() {
  const auto make = [](const char* name, const QString& text, const QString& tip) {
    return named(new QPushButton(text), name, tip);
  };
  m_home = make("mapHome", tr("To the &Scene"),
                tr("Show the range of both objects, centred on the scene"));
  m_ulps = make("mapUlps", tr("To &Ulps"),
                tr("Show one unit in the last place per pixel, centred on the scene"));
  m_export = make("mapExport", tr("E&xport…"), tr("Save the map with its axes as a PNG picture"));
  m_copy = make("mapCopy", tr("&Copy"), tr("Copy the map with its axes as a picture"));
  connect(m_home, &QPushButton::clicked, m_map, &SceneMap::goHome);
  connect(m_ulps, &QPushButton::clicked, m_map, &SceneMap::goToUlps);
  connect(m_export, &QPushButton::clicked, this, &MapPanel::exportPicture);
  connect(m_copy, &QPushButton::clicked, this, &MapPanel::copyPicture);
  auto* row = new QWidget;
  auto* layout = new QGridLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_home, 0, 0);
  layout->addWidget(m_ulps, 0, 1);
  layout->addWidget(m_export, 1, 0);
  layout->addWidget(m_copy, 1, 1);
  return row;
}

void MapPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_map->setWatched(true);
}

void MapPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_map->setWatched(false);
}

void MapPanel::fillChoices() {
  const MapChoices& choices = m_map->choices();
  QStringList freedoms;
  QStringList wholeTexts;
  for (const Freedom& freedom : choices.freedoms) {
    freedoms << shortFreedomText(choices, freedom);
    wholeTexts << freedomText(choices, freedom);
  }
  QStringList names;
  for (const MapMethod& method : choices.methods) names << mapMethodText(choices, method);
  const auto fill = [&](QComboBox* box, const QStringList& texts, std::size_t place) {
    bool isSame = box->count() == texts.size();
    for (int i = 0; isSame && i < box->count(); ++i) isSame = box->itemText(i) == texts[i];
    if (!isSame) {
      box->clear();
      box->addItems(texts);
    }
    box->setCurrentIndex(static_cast<int>(place));
    box->setEnabled(!choices.isEmpty());
  };
  for (std::size_t i = 0; i < 2; ++i) {
    fill(m_freedoms[i], choices.isEmpty() ? QStringList() : freedoms, m_map->freedoms()[i]);
    for (int place = 0; place < m_freedoms[i]->count(); ++place) {
      m_freedoms[i]->setItemData(place, wholeTexts[place], Qt::ToolTipRole);
    }
    fill(m_methods[i], choices.isEmpty() ? QStringList() : names, m_map->methods()[i]);
  }
  m_colors->setCurrentIndex(static_cast<int>(m_map->colors()));
  m_toleranceText->setText(toleranceText());
}

MapSubject MapPanel::subject() const {
  MapSubject made;
  made.map = &m_map->map();
  made.isComplete = !m_map->isPending() && !m_map->isCancelled();
  made.colors = m_map->colors();
  const MapQuestion& question = m_map->question();
  for (std::size_t i = 0; i < 2; ++i) {
    made.names[i] = freedomText(m_map->choices(), question.freedoms[i]);
  }
  made.methods = {mapMethodText(m_map->choices(), question.first),
                  mapMethodText(m_map->choices(), *question.second)};
  made.tolerance = question.tolerance.value_or(0);
  made.scene = m_map->scenePoint();
  return made;
}

QString MapPanel::toleranceText() const {
  const double tolerance = m_map->tolerance();
  return tolerance > 0 ? shortNumber(tolerance) : tr("none");
}

QString MapPanel::legendText() const {
  QStringList parts;
  for (const MapLegendEntry& entry : mapLegend(subject(), Theme::current())) {
    parts << QStringLiteral(
                 "<span style=\"white-space:nowrap\"><span style=\"color:%1\">■</span> "
                 "%2</span>")
                 .arg(entry.color.name(), entry.text.toHtmlEscaped());
  }
  return parts.join(QStringLiteral(" &nbsp; "));
}

QString MapPanel::stateText() const {
  if (m_map->isEmpty()) return {};
  if (m_map->isCancelled()) return tr("Cancelled. The next edit restarts it.");
  const MapFrame& frame = m_map->map().frame;
  if (m_map->isPending()) return tr("Computing… %1 %").arg(static_cast<int>(100 * m_map->share()));
  return tr("%1 × %2 pixels of %3 across and %4 upwards.")
      .arg(frame.width)
      .arg(frame.height)
      .arg(stepText(frame.axes[0]), stepText(frame.axes[1]));
}

QString MapPanel::pixelText() const {
  const QPoint pixel = m_view->pixel();
  if (m_map->isEmpty()) return {};
  if (pixel.x() < 0) return tr("Point at a pixel to see its verdicts.");
  const MapFrame& frame = m_map->map().frame;
  const MapPixel& found = m_map->map().at(pixel.x(), pixel.y());
  QStringList parts{fullNumber(frame.xAt(pixel.x())), fullNumber(frame.yAt(pixel.y()))};
  if (!found.isLegal) {
    parts << tr("no such shape");
  } else {
    parts << tr("A: %1").arg(verdictWord(found.first));
    parts << tr("B: %1").arg(verdictWord(found.second));
    if (!std::isnan(found.gap)) parts << tr("gap %1").arg(shortNumber(double(found.gap)));
  }
  return parts.join(QStringLiteral(" · "));
}

void MapPanel::refresh() {
  m_view->refresh();
  const bool any = !m_map->isEmpty();
  m_legend->setText(any ? legendText() : QString());
  m_state->setText(stateText());
  m_toleranceText->setText(toleranceText());
  const bool hasTolerance = any && m_map->tolerance() > 0;
  m_toleranceCost->setVisible(hasTolerance);
  if (hasTolerance) {
    m_toleranceCost->setText(
        tr("A counts gaps up to %1 as touching: it differs from B at %2 of %3 pixels.")
            .arg(shortNumber(m_map->tolerance()), countText(m_map->map().counts().differing()),
                 countText(m_map->map().pixels.size())));
  }
  for (QPushButton* button : {m_home, m_ulps, m_export, m_copy}) button->setEnabled(any);
  m_tolerance->setEnabled(any);
  m_colors->setEnabled(any);
  refreshPixel();
}

void MapPanel::refreshPixel() {
  m_pixel->setText(pixelText());
  m_view->setAccessibleDescription(m_pixel->label()->text());
}

void MapPanel::copyPicture() {
  QGuiApplication::clipboard()->setImage(mapPicture(subject(), Theme::current(), font()));
  emit m_map->message(tr("The map was copied."));
}

void MapPanel::exportPicture() {
  const QImage picture = mapPicture(subject(), Theme::current(), font());
  const QString folder = QSettings().value(QStringLiteral("exportFolder")).toString();
  const QString proposed =
      (folder.isEmpty() ? QString() : folder + QLatin1Char('/')) + QStringLiteral("map.png");
  QString path = QFileDialog::getSaveFileName(this, tr("Export the Map"), proposed,
                                              tr("PNG pictures (*.png)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".png");
  if (!picture.save(path, "PNG")) {
    QMessageBox::critical(this, tr("Not exported"), tr("%1 could not be written.").arg(path));
    return;
  }
  QSettings().setValue(QStringLiteral("exportFolder"), QFileInfo(path).absolutePath());
  emit m_map->message(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
}

}  // namespace hairline
