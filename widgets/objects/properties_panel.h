#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/scene/rotation.h"
#include "widgets/document/shape_fields.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace hairline {

class Document;
class Jobs;
class MeshFiles;
class MeshSection;
class NumberField;
class Selection;

/// Name, colour, visibility, lock and every number of the object selected last. Numbers are shown
/// as shortest decimals or as hexadecimal floats; see NumberField for how they are edited.
class PropertiesPanel : public QWidget {
  Q_OBJECT

 public:
  PropertiesPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

  /// The state of mesh files, and the inspector of meshes; not owned, and outlive this.
  void setMeshFiles(MeshFiles* files, Jobs* jobs);

  bool isHexadecimal() const;
  void setHexadecimal(bool hexadecimal);

  QSize sizeHint() const override { return {290, 380}; }

  /// How high the words are that stand here while nothing is selected; nothing while something is.
  std::optional<int> heightWhileEmpty() const;

 signals:
  void heightWhileEmptyChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeResolution();
  QWidget* makeObjectPage();
  void refresh();
  void showPage(bool hasObject);
  void refreshHead(const SceneObject& object);
  void refreshResolution(const SceneObject& object);
  void refreshNumbers(const SceneObject& object);
  void rebuildRows(const std::vector<FieldRow>& rows, std::size_t left);
  void layOutRows();
  void applyTheme();
  void setResolution(int resolution);
  /// The gesture of stepping one number, which continues until another number is changed.
  int stepGesture(const std::string& place);
  QString commit(const Json::json_pointer& place, double value, bool stepped);
  /// The rotation as it was typed, as long as it is the one that the object has.
  std::optional<AxisAngle> axisAngleOf(const SceneObject& object) const;
  Result<SceneObject> withNumber(const SceneObject& object, const Json::json_pointer& place,
                                 double value);
  void editSelected(const QString& step, const std::function<void(SceneObject&)>& change);
  void chooseColor();
  void rename();

  struct Row {
    QString label;
    QLabel* caption;
    std::vector<NumberField*> fields;
    QLabel* message;
  };

  Document* m_document;
  Selection* m_selection;
  QStackedWidget* m_pages;
  QLabel* m_title;
  QLineEdit* m_name;
  QToolButton* m_color;
  QToolButton* m_automaticColor;
  QCheckBox* m_visible;
  QCheckBox* m_locked;
  QWidget* m_resolutionRow;
  MeshSection* m_mesh = nullptr;
  QVBoxLayout* m_page = nullptr;
  QSpinBox* m_resolution;
  QToolButton* m_hexadecimal;
  QWidget* m_numbers;
  QGridLayout* m_grid;
  QLabel* m_more;
  std::vector<Row> m_rows;
  /// The object that the rows were built for.
  std::string m_shown;
  std::string m_shownType;
  /// Steps of one number merge while it is stepped.
  int m_stepGesture = 0;
  std::string m_steppedPlace;
  /// As typed, number by number: an axis of any length, an angle past half a turn.
  std::optional<AxisAngle> m_axisAngle;
};

}  // namespace hairline
