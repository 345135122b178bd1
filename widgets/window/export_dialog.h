#pragma once

#include <QDialog>
#include <QImage>
#include <QVector>

#include "core/export/unit_test.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/scene_view/view_state.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace hairline {

/// Previews a scene in another format before it is copied or saved: a unit test of the user's
/// function, the scene file, a vector picture, a mesh. Verdicts are computed in the background.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `name` is the suggested file name; `view` is the camera of a picture.
  ExportDialog(Scene scene, std::vector<std::string> selection, QString name, ViewState view,
               QWidget* parent);
  /// Of findings, each of which is tested for what it was found about: unit tests alone.
  ExportDialog(std::vector<Scene> findings, QString name, QWidget* parent);

  /// The text in the preview.
  QString text() const { return m_text; }

 signals:
  /// A message for the status bar.
  void message(const QString& text);

 private:
  struct Format;
  /// The scene in another format.
  struct Made {
    QString text = {};
    QString remark = {};
    /// A whole file instead of the text.
    std::optional<std::string> file = {};
    QImage picture = {};
  };

  static const QVector<Format>& formats();

  void begin();
  void makeControls();
  /// What a unit test is to be like.
  QWidget* makeTestChoices();
  void update();
  void makePicture();
  void makeReport();
  void makeSceneFile(bool hexadecimal);
  void makeUnitTest(TestFramework framework);
  /// Writes the triangles of the scene, or of the selection, to a mesh file.
  void makeMesh(MeshFormat format);
  /// Creates it in the background.
  void start(const std::function<Made()>& make);
  void take(const Made& made);
  void present(const QString& text, const QString& remark);
  /// Shows only the beginning of a long file; it is saved in full.
  void presentFile(const std::string& content, const QString& remark);
  void copy();
  void save();
  Scene wanted() const;

  Scene m_scene;
  std::vector<std::string> m_selection;
  /// In place of the scene.
  std::vector<Scene> m_findings;
  QString m_name;
  ViewState m_view;
  QString m_text;
  /// The file to save if it is not `m_text`: it may be long and binary.
  std::string m_bytes;
  QListWidget* m_formats;
  QWidget* m_testChoices;
  QCheckBox* m_pairOnly;
  QCheckBox* m_distances;
  QCheckBox* m_times;
  QLineEdit* m_nameSpace;
  QLineEdit* m_typesFile;
  QStackedWidget* m_preview;
  QPlainTextEdit* m_plain;
  QLabel* m_picture;
  QLabel* m_remark;
  QPushButton* m_copy;
  QPushButton* m_save;
  Job m_job;
};

}  // namespace hairline
