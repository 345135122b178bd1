#include "widgets/panels/steady_label.h"

#include <algorithm>

namespace hairline {

SteadyLabel::SteadyLabel(const char* objectName, int lines) : m_lines(lines) {
  setObjectName(QLatin1String(objectName));
  setWordWrap(true);
  letGo();
}

void SteadyLabel::letGo() { setMinimumHeight(m_lines * fontMetrics().height()); }

void SteadyLabel::resizeEvent(QResizeEvent* event) {
  QLabel::resizeEvent(event);
  setMinimumHeight(std::max(minimumHeight(), heightForWidth(width())));
}

}  // namespace hairline
