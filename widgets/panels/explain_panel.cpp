#include "widgets/panels/explain_panel.h"

namespace hairline {

ExplainPanel::ExplainPanel(QueryRunner*, TraceCursor*, QWidget* parent) : QWidget(parent) {}

}  // namespace hairline
