#pragma once

#include <QDialog>
#include <vector>

#include "core/paste/paste.h"
#include "widgets/jobs/latest_job.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace hairline {

/// Shows what was recognised in a text with numbers before anything enters the scene: which text
/// became which number and how precisely, the possible shapes of each group, of which one is
/// chosen, and what was refused. The text can be edited here; it is read in the background.
class PasteDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PasteDialog(const QString& text, QWidget* parent = nullptr);

  /// The objects to add; empty until the dialog is accepted.
  const std::vector<SceneObject>& objects() const { return m_objects; }

 private:
  void makeControls(const QString& text);
  void read();
  void present(const PastedText& understood);
  void fillGroup(int index);
  void fillRemarks();
  void showCurrent();
  void highlight(const TextPlace& place);
  void choose(int reading);
  void updateState();
  void add();

  PastedText m_understood;
  /// The chosen reading of each group; -1 for none.
  std::vector<int> m_choices;
  QByteArray m_bytes;
  std::vector<SceneObject> m_objects;
  QPlainTextEdit* m_text;
  QComboBox* m_type;
  QTreeWidget* m_list;
  QComboBox* m_shape;
  QLabel* m_digits;
  QLabel* m_state;
  QPushButton* m_add;
  Job m_job;
};

}  // namespace hairline
