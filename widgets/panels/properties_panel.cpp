#include "widgets/panels/properties_panel.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/panels/mesh_section.h"
#include "widgets/panels/number_field.h"
#include "widgets/panels/page_parts.h"
#include "widgets/text/labels.h"
#include "widgets/theme/theme.h"
#include "widgets/voxels/grid_resolution.h"

namespace hairline {

namespace {

QIcon swatch(const QColor& color, const QColor& border) {
  QPixmap pixmap(32, 32);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(border, 2));
  painter.setBrush(color);
  painter.drawRoundedRect(QRectF(3, 3, 26, 26), 5, 5);
  return pixmap;
}

QLabel* wrappedLabel(QWidget* parent, const QString& text = {}) {
  auto* label = new QLabel(text, parent);
  label->setWordWrap(true);
  return label;
}

}  // namespace

PropertiesPanel::PropertiesPanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection) {
  m_pages = new QStackedWidget(this);
  auto* hint = wrappedLabel(m_pages, tr("Nothing is selected.\n\nClick an object in the view or in "
                                        "the list of the scene to see and edit its numbers."));
  hint->setObjectName(QStringLiteral("emptyHint"));
  hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  hint->setMargin(12);
  m_pages->addWidget(hint);
  m_pages->addWidget(makeObjectPage());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_pages);

  connect(m_document, &Document::changed, this, [this](const Change& change) {
    const SceneObject* object = hairline::find(m_document->scene(), m_selection->current());
    if (object == nullptr || !change.onlyNumbers || m_shown != object->id) return refresh();
    if (std::ranges::find(change.ids, m_shown) == change.ids.end()) return;
    refreshResolution(*object);
    refreshNumbers(*object);
  });
  connect(m_selection, &Selection::changed, this, &PropertiesPanel::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, [this] {
    applyTheme();
    refresh();
  });
  applyTheme();
  refresh();
}

QWidget* PropertiesPanel::makeHead() {
  auto* head = new QWidget;
  auto* form = new QFormLayout(head);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(6);
  m_name = new QLineEdit(head);
  m_name->setObjectName(QStringLiteral("nameField"));
  connect(m_name, &QLineEdit::editingFinished, this, &PropertiesPanel::rename);
  form->addRow(tr("Name"), m_name);

  auto* colors = new QHBoxLayout;
  colors->setSpacing(6);
  m_color = new QToolButton(head);
  m_color->setObjectName(QStringLiteral("colorButton"));
  m_color->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_color->setToolTip(tr("Choose the colour of this object"));
  connect(m_color, &QToolButton::clicked, this, &PropertiesPanel::chooseColor);
  m_automaticColor = new QToolButton(head);
  m_automaticColor->setText(tr("Automatic"));
  m_automaticColor->setToolTip(tr("Use the theme's colours: blue and orange for the active pair"));
  connect(m_automaticColor, &QToolButton::clicked, this, [this] {
    editSelected(tr("Reset colour"), [](SceneObject& object) { object.color.reset(); });
  });
  colors->addWidget(m_color);
  colors->addWidget(m_automaticColor);
  colors->addStretch();
  form->addRow(tr("Colour"), colors);

  auto* flags = new QHBoxLayout;
  m_visible = new QCheckBox(tr("Visible"), head);
  m_visible->setObjectName(QStringLiteral("visibleBox"));
  connect(m_visible, &QCheckBox::clicked, this, [this](bool on) {
    editSelected(on ? tr("Show") : tr("Hide"), [on](SceneObject& object) { object.visible = on; });
  });
  m_locked = new QCheckBox(tr("Locked"), head);
  m_locked->setObjectName(QStringLiteral("lockedBox"));
  m_locked->setToolTip(tr("A locked object is neither picked nor dragged in the view"));
  connect(m_locked, &QCheckBox::clicked, this, [this](bool on) {
    editSelected(on ? tr("Lock") : tr("Unlock"),
                 [on](SceneObject& object) { setLocked(object, on); });
  });
  flags->addWidget(m_visible);
  flags->addWidget(m_locked);
  flags->addStretch();
  form->addRow(QString(), flags);
  return head;
}

// Of a grid: cells over the same room.
QWidget* PropertiesPanel::makeResolution() {
  m_resolutionRow = new QWidget;
  m_resolution = new QSpinBox;
  m_resolution->setObjectName(QStringLiteral("resolutionField"));
  m_resolution->setRange(1, 4096);
  m_resolution->setKeyboardTracking(false);
  const QString tip =
      tr("Cells along the longest side, over the same extent (Ctrl+wheel over the grid, or [ and ] "
         "in the view)");
  m_resolution->setToolTip(tip);
  m_resolution->setAccessibleName(tr("Resolution"));
  m_resolution->setAccessibleDescription(tip);
  connect(m_resolution, &QSpinBox::valueChanged, this, &PropertiesPanel::setResolution);
  auto* layout = new QHBoxLayout(m_resolutionRow);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new QLabel(tr("Resolution")));
  layout->addWidget(m_resolution);
  layout->addStretch();
  return m_resolutionRow;
}

QWidget* PropertiesPanel::makeObjectPage() {
  auto* page = new QWidget;
  m_title = wrappedLabel(page);
  m_title->setObjectName(QStringLiteral("objectTitle"));

  auto* caption = new QLabel(tr("Numbers"), page);
  caption->setObjectName(QStringLiteral("sectionTitle"));
  m_hexadecimal = new QToolButton(page);
  m_hexadecimal->setObjectName(QStringLiteral("hexadecimalButton"));
  m_hexadecimal->setText(tr("Hex"));
  m_hexadecimal->setCheckable(true);
  m_hexadecimal->setToolTip(tr("Show numbers as hexadecimal floats, which show every bit"));
  connect(m_hexadecimal, &QToolButton::toggled, this, [this](bool on) {
    layOutRows();
    emit hexadecimalChanged(on);
  });
  auto* numbersHead = new QHBoxLayout;
  numbersHead->addWidget(caption);
  numbersHead->addStretch();
  numbersHead->addWidget(m_hexadecimal);

  m_numbers = new QWidget(page);
  m_grid = new QGridLayout(m_numbers);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(4);
  m_grid->setVerticalSpacing(4);
  m_more = wrappedLabel(page);
  m_more->setObjectName(QStringLiteral("subdued"));
  auto* keys =
      wrappedLabel(page, tr("↑ ↓ step; with Shift ×10, with Ctrl ÷10, with Alt to the next double. "
                            "1/3, 1,5 and 0x1.8p+0 are numbers too."));
  keys->setObjectName(QStringLiteral("subdued"));

  auto* layout = m_page = new QVBoxLayout(page);
  layout->setContentsMargins(10, 8, 10, 10);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(makeHead());
  layout->addWidget(makeResolution());
  layout->addSpacing(4);
  layout->addLayout(numbersHead);
  layout->addWidget(m_numbers);
  layout->addWidget(m_more);
  layout->addWidget(keys);
  layout->addStretch();

  return makeScrollPage("propertiesScroll", page);
}

void PropertiesPanel::setMeshFiles(MeshFiles* files, Jobs* jobs) {
  m_mesh = new MeshSection(m_document, files, jobs);
  m_page->insertWidget(m_page->indexOf(m_resolutionRow) + 1, m_mesh);
  refresh();
}

bool PropertiesPanel::isHexadecimal() const { return m_hexadecimal->isChecked(); }

void PropertiesPanel::setHexadecimal(bool hexadecimal) { m_hexadecimal->setChecked(hexadecimal); }

void PropertiesPanel::refresh() {
  const SceneObject* object = hairline::find(m_document->scene(), m_selection->current());
  if (object == nullptr) {
    m_pages->setCurrentIndex(0);
    return;
  }
  refreshHead(*object);
  refreshResolution(*object);
  if (m_mesh != nullptr) m_mesh->showObject(*object);
  refreshNumbers(*object);
  m_pages->setCurrentIndex(1);
}

void PropertiesPanel::refreshHead(const SceneObject& object) {
  const QString kind = shapeText(typeName(object.shape));
  const std::size_t count = m_selection->ids().size();
  m_title->setText(
      count > 1 ? tr("%1 objects selected. Name, colour and flags apply to all; numbers are those "
                     "of the last selected (%2).")
                      .arg(count)
                      .arg(kind)
                : kind.left(1).toUpper() + kind.mid(1));
  if (!m_name->hasFocus() || m_shown != object.id) {
    m_name->setText(QString::fromStdString(object.name));
    m_name->setCursorPosition(0);
  }
  m_name->setPlaceholderText(objectText(object));
  const Theme& theme = Theme::current();
  const QColor color = colorOf(object, m_document->scene(), theme);
  m_color->setIcon(swatch(color, theme.border));
  m_color->setText(object.color ? QString::fromStdString(*object.color) : color.name());
  m_automaticColor->setEnabled(object.color.has_value());
  m_visible->setChecked(object.visible);
  m_locked->setChecked(isLocked(object));
}

void PropertiesPanel::refreshResolution(const SceneObject& object) {
  const auto* grid = std::get_if<Grid>(&object.shape);
  m_resolutionRow->setVisible(grid != nullptr);
  if (grid == nullptr) return;
  const QSignalBlocker blocker(m_resolution);
  m_resolution->setValue(resolutionOf(*grid));
}

void PropertiesPanel::setResolution(int resolution) {
  const std::string id = m_selection->current();
  m_document->edit(
      tr("Change Resolution"),
      [&](Scene& scene) {
        SceneObject* object = hairline::find(scene, id);
        auto* grid = object == nullptr ? nullptr : std::get_if<Grid>(&object->shape);
        if (grid != nullptr) *grid = withResolution(*grid, resolution);
      },
      stepGesture(id + "/resolution"));
}

void PropertiesPanel::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("hairline--NumberField[refused=\"true\"] { border: 2px solid %1; "
                               "border-radius: 3px; background: %2; color: %3; }"
                               "QLabel#refusal { color: %1; }"
                               "QLabel#subdued, QLabel#emptyHint { color: %4; }"
                               "QLabel#objectTitle, QLabel#sectionTitle { font-weight: 600; }")
                    .arg(theme.error.name(), theme.errorBackground.name(), theme.text.name(),
                         theme.subdued.name()));
}

// What the head of the panel changes it changes for all that is selected.
void PropertiesPanel::editSelected(const QString& step,
                                   const std::function<void(SceneObject&)>& change) {
  editObjects(*m_document, m_selection->ids(), step, change);
  refresh();
}

void PropertiesPanel::chooseColor() {
  const SceneObject* object = hairline::find(m_document->scene(), m_shown);
  if (object == nullptr) return;
  const QColor start = colorOf(*object, m_document->scene(), Theme::current());
  const QColor color = QColorDialog::getColor(start, this, tr("Colour"));
  if (!color.isValid()) return;
  editSelected(tr("Colour"),
               [&color](SceneObject& target) { target.color = color.name().toStdString(); });
}

// Several objects get the name with a number: "tip 1", "tip 2".
void PropertiesPanel::rename() {
  if (!m_name->isModified()) return;
  m_name->setModified(false);
  const QString name = m_name->text().trimmed();
  const bool isSingle = m_selection->ids().size() == 1 || name.isEmpty();
  int number = 0;
  editSelected(tr("Rename"), [&](SceneObject& object) {
    object.name = (isSingle ? name : QStringLiteral("%1 %2").arg(name).arg(++number)).toStdString();
  });
}

}  // namespace hairline
