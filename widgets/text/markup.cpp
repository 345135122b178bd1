#include "widgets/text/markup.h"

#include "core/base/plain_text.h"

namespace hairline {

QString wellFormed(const QString& text) {
  return QString::fromStdString(wellFormedText(text.toStdString()));
}

QString markup(const QString& text) { return wellFormed(text).toHtmlEscaped(); }

}  // namespace hairline
