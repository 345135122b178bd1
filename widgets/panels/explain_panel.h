#pragma once

#include <QWidget>

namespace hairline {

class QueryRunner;
class TraceCursor;

/// Why the report that is chosen says what it says, step by step.
class ExplainPanel : public QWidget {
  Q_OBJECT

 public:
  /// Nothing is owned; all live longer than the panel.
  ExplainPanel(QueryRunner* runner, TraceCursor* cursor, QWidget* parent = nullptr);
};

}  // namespace hairline
