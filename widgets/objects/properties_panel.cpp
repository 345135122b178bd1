#include "widgets/objects/properties_panel.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QResizeEvent>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/objects/mesh_section.h"
#include "widgets/objects/number_field.h"
#include "widgets/text/labels.h"
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

constexpr std::size_t mostRows = 60;

}  // namespace

PropertiesPanel::PropertiesPanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection) {
  m_pages = new QStackedWidget(this);
  auto* hint = makeHint("emptyHint", tr("Nothing is selected.\n\nClick an object in the view or in "
                                        "the list of the scene to see and edit its numbers."));
  hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  hint->setMargin(12);
  m_pages->addWidget(hint);
  m_pages->addWidget(makeObjectPage());
  columnOf(this, {m_pages}, {});

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
  m_name = named(new QLineEdit(head), "nameField");
  connect(m_name, &QLineEdit::editingFinished, this, &PropertiesPanel::rename);
  form->addRow(tr("Name"), m_name);

  m_color = named(new QToolButton(head), "colorButton");
  m_color->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_color->setToolTip(tr("Choose the colour of this object"));
  connect(m_color, &QToolButton::clicked, this, &PropertiesPanel::chooseColor);
  m_automaticColor = new QToolButton(head);
  m_automaticColor->setText(tr("Automatic"));
  m_automaticColor->setToolTip(tr("Use the theme's colours: blue and orange for the active pair"));
  connect(m_automaticColor, &QToolButton::clicked, this, [this] {
    editSelected(tr("Reset colour"), [](SceneObject& object) { object.color.reset(); });
  });
  auto* colors = rowOf({m_color, m_automaticColor, Stretch{}}, styleMargins, 6);
  form->addRow(tr("Colour"), colors);

  m_visible = named(new QCheckBox(tr("Visible"), head), "visibleBox");
  connect(m_visible, &QCheckBox::clicked, this, [this](bool on) {
    editSelected(on ? tr("Show") : tr("Hide"), [on](SceneObject& object) { object.visible = on; });
  });
  m_locked = named(new QCheckBox(tr("Locked"), head), "lockedBox",
                   tr("A locked object is neither picked nor dragged in the view"));
  connect(m_locked, &QCheckBox::clicked, this, [this](bool on) {
    editSelected(on ? tr("Lock") : tr("Unlock"),
                 [on](SceneObject& object) { setLocked(object, on); });
  });
  auto* flags = rowOf({m_visible, m_locked, Stretch{}});
  form->addRow(QString(), flags);
  return head;
}

// For a grid: cells over the same extent.
QWidget* PropertiesPanel::makeResolution() {
  m_resolutionRow = new QWidget;
  m_resolution = named(new QSpinBox, "resolutionField");
  m_resolution->setRange(1, 4096);
  m_resolution->setKeyboardTracking(false);
  const QString tip =
      tr("Cells along the longest side, over the same extent (Ctrl+wheel over the grid, or [ and ] "
         "in the view)");
  m_resolution->setToolTip(tip);
  m_resolution->setAccessibleName(tr("Resolution"));
  m_resolution->setAccessibleDescription(tip);
  connect(m_resolution, &QSpinBox::valueChanged, this, &PropertiesPanel::setResolution);
  rowOf(m_resolutionRow, {new QLabel(tr("Resolution")), m_resolution, Stretch{}}, {});
  return m_resolutionRow;
}

QWidget* PropertiesPanel::makeObjectPage() {
  auto* page = new QWidget;
  m_title = makeWrappedLabel("objectTitle");
  embolden(m_title);
  m_hexadecimal = named(new QToolButton(page), "hexadecimalButton");
  m_hexadecimal->setText(tr("Hex"));
  m_hexadecimal->setCheckable(true);
  m_hexadecimal->setToolTip(tr("Show numbers as hexadecimal floats, which show every bit"));
  connect(m_hexadecimal, &QToolButton::toggled, this, [this] { layOutRows(); });
  auto* numbersHead = rowOf({makeSectionTitle(tr("Numbers")), Stretch{}, m_hexadecimal});

  m_numbers = new QWidget(page);
  m_grid = new QGridLayout(m_numbers);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(4);
  m_grid->setVerticalSpacing(4);
  m_more = makeHint("subdued", {});
  auto* keys = makeHint("subdued",
                        tr("↑ ↓ step; with Shift ×10, with Ctrl ÷10, with Alt to the next double. "
                           "1/3, 1,5 and 0x1.8p+0 are numbers too."));

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
    showPage(false);
    return;
  }
  refreshHead(*object);
  refreshResolution(*object);
  if (m_mesh != nullptr) m_mesh->showObject(*object);
  refreshNumbers(*object);
  showPage(true);
}

void PropertiesPanel::showPage(bool hasObject) {
  if (m_pages->currentIndex() == int(hasObject)) return;
  m_pages->setCurrentIndex(int(hasObject));
  emit heightWhileEmptyChanged();
}

void PropertiesPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->oldSize().width() != width()) emit heightWhileEmptyChanged();
}

void PropertiesPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) emit heightWhileEmptyChanged();
}

std::optional<int> PropertiesPanel::heightWhileEmpty() const {
  if (m_pages->currentIndex() > 0) return std::nullopt;
  return m_pages->widget(0)->heightForWidth(std::max(width(), minimumSizeHint().width()));
}

void PropertiesPanel::refreshHead(const SceneObject& object) {
  const QString kind = shapeText(object.shape);
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
  m_numbers->setStyleSheet(
      QStringLiteral("hairline--NumberField[refused=\"true\"] { border: 2px solid %1; "
                     "border-radius: 3px; background: %2; color: %3; }"
                     "QLabel#refusal { color: %1; }")
          .arg(theme.error.name(), theme.errorBackground.name(), theme.text.name()));
}

// Changes in the head of the panel apply to the whole selection.
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

// Several objects get numbered names: "tip 1", "tip 2".
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

// The numbers of the properties: their rows, typing and stepping.

int PropertiesPanel::stepGesture(const std::string& place) {
  if (m_steppedPlace != place || m_stepGesture == 0) {
    m_stepGesture = m_document->beginGesture();
    m_document->endGesture(m_stepGesture);
    m_steppedPlace = place;
  }
  return m_stepGesture;
}

std::optional<AxisAngle> PropertiesPanel::axisAngleOf(const SceneObject& object) const {
  if (m_axisAngle && m_shown == object.id) {
    const auto typed = withAxisAngle(object.shape, *m_axisAngle);
    if (typed && identical(*typed, object.shape)) return m_axisAngle;
  }
  return hairline::axisAngleOf(object.shape);
}

void PropertiesPanel::refreshNumbers(const SceneObject& object) {
  std::size_t left = 0;
  std::vector<FieldRow> rows = fieldRows(object, mostRows, &left);
  if (const auto rotation = axisAngleOf(object)) {
    for (FieldRow& row : rows) {
      for (FieldCell& cell : row.cells) {
        if (const auto place = axisAnglePlace(cell.place)) {
          cell.value = *place < 3 ? rotation->axis[int(*place)] : rotation->degrees;
        }
      }
    }
  }
  const std::string type(typeName(object.shape));
  bool fits = m_shownType == type && rows.size() == m_rows.size();
  for (std::size_t i = 0; fits && i < rows.size(); ++i) {
    fits = rows[i].label == m_rows[i].label && rows[i].cells.size() == m_rows[i].fields.size();
  }
  if (!fits) rebuildRows(rows, left);
  double scale = 0;
  for (const FieldRow& row : rows) {
    for (const FieldCell& cell : row.cells) {
      if (!isAngle(cell)) scale = std::max(scale, std::abs(cell.value));
    }
  }
  const bool another = m_shown != object.id || !fits;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < rows[i].cells.size(); ++j) {
      NumberField* field = m_rows[i].fields[j];
      field->setScale(isAngle(rows[i].cells[j]) ? 90 : scale);
      if (another) {
        field->resetValue(rows[i].cells[j].value);
      } else {
        field->setValue(rows[i].cells[j].value);
      }
    }
  }
  m_shown = object.id;
  m_shownType = type;
}

void PropertiesPanel::rebuildRows(const std::vector<FieldRow>& rows, std::size_t left) {
  for (const Row& row : m_rows) {
    delete row.caption;
    qDeleteAll(row.fields);
    delete row.message;
  }
  m_rows.clear();
  // In page order: the head, then the numbers.
  QWidget* previous = m_name;
  QWidget* readAgain = m_mesh == nullptr ? nullptr : m_mesh->button();
  for (QWidget* next :
       std::initializer_list<QWidget*>{m_color, m_automaticColor, m_visible, m_locked, m_resolution,
                                       readAgain, m_hexadecimal}) {
    if (next == nullptr) continue;
    setTabOrder(previous, next);
    previous = next;
  }
  for (const FieldRow& source : rows) {
    Row row{source.label, new QLabel(source.label, m_numbers), {}, new QLabel(m_numbers)};
    row.message->setWordWrap(true);
    row.message->setObjectName(QStringLiteral("refusal"));
    row.message->hide();
    for (const FieldCell& cell : source.cells) {
      auto* field =
          named(new NumberField(m_numbers), QString::fromStdString(cell.place.to_string()));
      const std::size_t place = row.fields.size();
      field->setAccessibleName(source.cells.size() == 1
                                   ? source.label
                                   : source.label + QLatin1Char(' ') + axisText(int(place)));
      field->setCommit([this, pointer = cell.place](double value, bool stepped) {
        return commit(pointer, value, stepped);
      });
      connect(field, &NumberField::refusalChanged, row.message,
              [message = row.message](const QString& reason) {
                message->setText(reason);
                message->setVisible(!reason.isEmpty());
              });
      setTabOrder(previous, field);
      previous = field;
      row.fields.push_back(field);
    }
    m_rows.push_back(std::move(row));
  }
  m_more->setText(tr("Rows that are not shown: %1. Edit them in the scene file.").arg(left));
  m_more->setVisible(left > 0);
  layOutRows();
}

void PropertiesPanel::layOutRows() {
  const bool hexadecimal = isHexadecimal();
  int line = 0;
  for (const Row& row : m_rows) {
    m_grid->addWidget(row.caption, line, 0);
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
      NumberField* field = row.fields[i];
      field->setHexadecimal(hexadecimal);
      // A hexadecimal float needs the full width, and so does a single measure.
      if (hexadecimal || row.fields.size() == 1) {
        m_grid->addWidget(field, line + int(i), 1, 1, 3);
      } else {
        m_grid->addWidget(field, line, 1 + int(i));
      }
      field->show();
    }
    row.caption->show();
    line += hexadecimal ? int(row.fields.size()) : 1;
    m_grid->addWidget(row.message, line++, 0, 1, 4);
  }
  for (int column = 1; column <= 3; ++column) m_grid->setColumnStretch(column, 1);
}

Result<SceneObject> PropertiesPanel::withNumber(const SceneObject& object,
                                                const Json::json_pointer& place, double value) {
  const auto number = axisAnglePlace(place);
  if (!number) return withField(object, place, value);
  AxisAngle rotation = axisAngleOf(object).value();
  (*number < 3 ? rotation.axis[int(*number)] : rotation.degrees) = value;
  const auto shape = withAxisAngle(object.shape, rotation);
  if (!shape) return Error{"shape", Message("The axis has length 0")};
  m_axisAngle = rotation;
  SceneObject turned = object;
  turned.shape = *shape;
  return turned;
}

QString PropertiesPanel::commit(const Json::json_pointer& place, double value, bool stepped) {
  const SceneObject* object = hairline::find(m_document->scene(), m_shown);
  if (object == nullptr) return {};
  const Result<SceneObject> changed = withNumber(*object, place, value);
  if (!changed) return coreMessage(changed.error().message);
  int gesture = 0;
  if (stepped) {
    gesture = stepGesture(m_shown + place.to_string());
  } else {
    m_stepGesture = 0;
  }
  const QString name = tr("Edit %1").arg(objectText(*object));
  m_document->edit(
      name,
      [&changed](Scene& scene) {
        if (SceneObject* target = hairline::find(scene, changed->id)) *target = *changed;
      },
      gesture);
  return {};
}

}  // namespace hairline
