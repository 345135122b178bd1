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

/// Sets up the methods of the user's: adds shared libraries and programs, switches them on and off,
/// and shows what last went wrong with each and the input that did it.
class OwnMethodsDialog : public QDialog {
  Q_OBJECT

 public:
  OwnMethodsDialog(OwnMethods* methods, QWidget* parent);
  ~OwnMethodsDialog() override;

  /// Asks a shared library, in a process of its own, what methods it has, and adds them.
  void addLibrary(const QString& path);

 signals:
  /// The input of a failure is wanted in the window.
  void sceneChosen(const hairline::Scene& scene, const QString& title);

 private:
  void makeControls();
  void chooseLibrary();
  void addProgram();
  void takeMethods(const QString& path, const QByteArray& list);
  void removeCurrent();
  /// Takes over what was typed.
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
  /// The controls are being told, rather than telling.
  bool m_refreshing = false;
};

}  // namespace hairline
