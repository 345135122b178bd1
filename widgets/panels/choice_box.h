#pragma once

#include <QComboBox>

namespace hairline {

/// A box to choose one of some texts from, with a name for tests, one for screen readers, and a
/// tooltip. In narrow places it cuts its texts rather than growing.
inline QComboBox* makeChoiceBox(const char* objectName, const QString& title, const QString& tip,
                                const QStringList& texts) {
  constexpr int leastCharacters = 6;
  auto* box = new QComboBox;
  box->setObjectName(QLatin1String(objectName));
  box->setAccessibleName(title);
  box->setToolTip(tip);
  box->addItems(texts);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(leastCharacters);
  return box;
}

}  // namespace hairline
