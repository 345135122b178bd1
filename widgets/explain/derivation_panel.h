#pragma once

#include <QTimer>
#include <QWidget>

#include "widgets/explain/derivation.h"

class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace hairline {

class DerivationView;
class QueryRunner;
class TraceCursor;

/// The explained report as formulas with the numbers inserted, line by line in the order of the
/// code, and the source of the method. Can be copied as text, LaTeX or HTML.
class DerivationPanel : public QWidget {
  Q_OBJECT

 public:
  DerivationPanel(QueryRunner* runner, TraceCursor* cursor, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {360, 480}; }

 public slots:
  void copyText();
  void copyLatex();
  void copyHtml();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* makeHead();
  void schedule();
  void refresh();
  /// The input of the derivation; nothing if no report is explained.
  std::optional<Derivation> derived(bool whole) const;

  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  DerivationView* m_view;
  QCheckBox* m_allDigits;
  QToolButton* m_copy;
  QTimer m_soon;
  bool m_stale = true;
};

}  // namespace hairline
