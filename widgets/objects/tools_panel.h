#pragma once

#include <QWidget>

#include "widgets/objects/arrange.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace hairline {

class Document;
class MeasureTool;

/// The results of the commands of the menu Arrange, the newest first, and the measurements: to be
/// read again, copied, and deleted.
class ToolsPanel : public QWidget {
  Q_OBJECT

 public:
  ToolsPanel(Document* document, MeasureTool* tool, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {370, 320}; }

 public slots:
  void showResult(const hairline::ArrangeResult& result);

 private:
  QWidget* makeMeasurements();
  QWidget* makeResults();
  void refreshList();
  void copyMeasurements() const;

  Document* m_document;
  MeasureTool* m_tool;
  QListWidget* m_list;
  QLabel* m_empty;
  QToolButton* m_measure;
  QPushButton* m_copy;
  QPushButton* m_delete;
  QPushButton* m_clear;
  QLabel* m_heading;
  QPlainTextEdit* m_details;
  QPushButton* m_copyResult;
  QString m_newest;
};

}  // namespace hairline
