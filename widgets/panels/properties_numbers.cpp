#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "widgets/document/document.h"
#include "widgets/panels/mesh_section.h"
#include "widgets/panels/number_field.h"
#include "widgets/panels/properties_panel.h"
#include "widgets/text/core_message.h"
#include "widgets/text/labels.h"

// The numbers of the properties: their rows, and what is typed or stepped into them.

namespace hairline {

namespace {

constexpr std::size_t mostRows = 60;

}  // namespace

int PropertiesPanel::stepGesture(const std::string& place) {
  if (m_steppedPlace != place || m_stepGesture == 0) {
    m_stepGesture = m_document->beginGesture();
    m_document->endGesture(m_stepGesture);
    m_steppedPlace = place;
  }
  return m_stepGesture;
}

void PropertiesPanel::refreshNumbers(const SceneObject& object) {
  std::size_t left = 0;
  const std::vector<FieldRow> rows = fieldRows(object, mostRows, &left);
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
  // As on the page: the head, then the numbers.
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
      auto* field = new NumberField(m_numbers);
      field->setObjectName(QString::fromStdString(cell.place.to_string()));
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
      // A hexadecimal float needs the whole width, and so does a single measure.
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

QString PropertiesPanel::commit(const Json::json_pointer& place, double value, bool stepped) {
  const SceneObject* object = hairline::find(m_document->scene(), m_shown);
  if (object == nullptr) return {};
  Result<SceneObject> changed = withField(*object, place, value);
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
