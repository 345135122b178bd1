#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTimer>

namespace hairline::testing {

/// Answers the next question: clicks the button that `choose` picks in its box, and counts it in
/// `asked`. `owner` is alive until then.
template <typename Choose>
void answerNextQuestion(QObject* owner, int& asked, Choose choose) {
  auto* wait = new QTimer(owner);
  wait->start(10);
  QObject::connect(wait, &QTimer::timeout, owner, [wait, &asked, choose] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr) return;
    wait->deleteLater();
    ++asked;
    QAbstractButton* button = choose(*box);
    if (button == nullptr) qFatal("no such button");
    button->click();
  });
}

}  // namespace hairline::testing
