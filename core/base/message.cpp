#include "core/base/message.h"

namespace hairline {

std::string Message::text(const Translate& translate) const {
  if (*m_form == '\0') return m_text;
  const std::string form = translate ? translate(m_form) : m_form;
  std::string text;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const std::size_t place = form[i] == '%' && i + 1 < form.size()
                                  ? static_cast<std::size_t>(form[i + 1]) - '1'
                                  : m_arguments.size();
    if (place < m_arguments.size()) {
      text += m_arguments[place].text(translate);
      ++i;
    } else {
      text += form[i];
    }
  }
  return text;
}

}  // namespace hairline
