#include "widgets/text/core_message.h"

#include <QCoreApplication>

namespace hairline {

QString coreMessage(const Message& message) {
  return QString::fromStdString(message.text([](const char* form) {
    return QCoreApplication::translate("CoreMessages", form).toStdString();
  }));
}

}  // namespace hairline
