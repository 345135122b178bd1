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

/// Shows what a scene is in another form before it is copied or saved: a unit test of somebody's
/// own function, the scene file, a vector picture, a mesh. Verdicts are found beside the window.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `name` is what a file is called at first; `view` is what a picture shows.
  ExportDialog(Scene scene, std::vector<std::string> selection, QString name, ViewState view,
               QWidget* parent);
  /// Of findings, each of which is tested for what it was found about: unit tests alone.
  ExportDialog(std::vector<Scene> findings, QString name, QWidget* parent);

  /// The text as it stands in the preview.
  QString text() const { return m_text; }

 signals:
  /// Something worth a line in the status bar.
  void message(const QString& text);

 private:
  struct Format;
  /// What the scene is in another form.
  struct Made {
    QString text = {};
    QString remark = {};
    /// A whole file in place of the text.
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
  /// Puts the triangles of the scene, or of what is selected, into a mesh file.
  void makeMesh(MeshFormat format);
  /// Makes it beside the window.
  void start(const std::function<Made()>& make);
  void take(const Made& made);
  void present(const QString& text, const QString& remark);
  /// Shows as much of a file as anybody reads; it is saved whole.
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
  /// What is saved where that is not `m_text`: a file that may be long, and need not be text.
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
