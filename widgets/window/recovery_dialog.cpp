#include "widgets/window/recovery_dialog.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include "widgets/document/recovery.h"

namespace hairline {
namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(RecoveryDialog)
};

}  // namespace

void offerLostScenes(Recovery& recovery, QWidget* parent) {
  for (const LostScene& lost : recovery.lostScenes()) {
    QMessageBox box(
        QMessageBox::Question, Texts::tr("Unsaved changes were found"),
        Texts::tr("Hairline ended before the changes to “%1” were saved.").arg(lost.title),
        QMessageBox::NoButton, parent);
    box.setInformativeText(Texts::tr("They were last kept on %1.")
                               .arg(QLocale().toString(lost.written, QLocale::ShortFormat)));
    QPushButton* recover = box.addButton(Texts::tr("&Recover"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(Texts::tr("&Throw Away"), QMessageBox::DestructiveRole);
    box.addButton(Texts::tr("Ask &Later"), QMessageBox::RejectRole);
    box.setDefaultButton(recover);
    box.exec();
    if (box.clickedButton() == discard) {
      recovery.discard(lost);
    } else if (box.clickedButton() == recover) {
      QString error;
      if (recovery.recover(lost, &error)) return;
      QMessageBox failure(QMessageBox::Warning, Texts::tr("Not recovered"),
                          Texts::tr("The changes to “%1” could not be read. They stay in %2.")
                              .arg(lost.title, lost.recoveryFile),
                          QMessageBox::Ok, parent);
      failure.setInformativeText(error);
      failure.exec();
    }
  }
}

}  // namespace hairline
