#pragma once

#include <QDialog>

#include "core/scene/scene.h"

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProcess;
class QPushButton;
class QTreeWidget;

namespace hairline {

class OwnMethods;

/// Configures the user's methods: adds shared libraries and programs, enables and disables them,
/// and shows the last failure of each with its input.
class OwnMethodsDialog : public QDialog {
  Q_OBJECT

 public:
  OwnMethodsDialog(OwnMethods* methods, QWidget* parent);
  ~OwnMethodsDialog() override;

  /// Asks a shared library, in a process of its own, for its methods, and adds them.
  void addLibrary(const QString& path);

 signals:
  /// The input of a failure should be opened in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);

 private:
  void makeControls();
  void chooseLibrary();
  void addProgram();
  void takeMethods(const QString& path, const QByteArray& list);
  void removeCurrent();
  /// Accepts what was typed.
  void changeCurrent();
  void openFailure();
  void refresh();
  void refreshCurrent();
  int current() const;
  void say(const QString& text);

  OwnMethods* m_methods;
  QTreeWidget* m_list;
  QPushButton* m_remove;
  QLineEdit* m_name;
  QLineEdit* m_source;
  QDoubleSpinBox* m_timeLimit;
  QLabel* m_failure;
  QPushButton* m_open;
  QLabel* m_state;
  QProcess* m_asking = nullptr;
  /// The controls are being set by the program, not by the user.
  bool m_refreshing = false;
};

}  // namespace hairline
