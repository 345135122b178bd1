#include "widgets/window/disk_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "widgets/document/file_watch.h"
#include "widgets/panels/elided_label.h"
#include "widgets/theme/theme.h"
#include "widgets/window/file_controller.h"

namespace hairline {

DiskBar::DiskBar(Document* document, FileWatch* watch, FileController* files, QWidget* parent)
    : QFrame(parent),
      m_document(document),
      m_watch(watch),
      m_text(new ElidedLabel(this)),
      m_reload(new QToolButton(this)),
      m_save(new QToolButton(this)) {
  setObjectName(QStringLiteral("diskBar"));
  m_text->setObjectName(QStringLiteral("diskText"));
  m_reload->setObjectName(QStringLiteral("diskReload"));
  m_reload->setText(tr("Reload"));
  m_save->setObjectName(QStringLiteral("diskSave"));
  m_save->setText(tr("Save"));
  m_save->setToolTip(tr("Write this scene to the file again"));
  auto* dismiss = new QToolButton(this);
  dismiss->setObjectName(QStringLiteral("diskDismiss"));
  dismiss->setText(tr("Dismiss"));
  dismiss->setToolTip(tr("Hide this line. Saving asks before it overwrites the file."));
  connect(m_reload, &QToolButton::clicked, files, &FileController::reload);
  connect(m_save, &QToolButton::clicked, files, &FileController::save);
  connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 3, 6, 3);
  layout->addWidget(m_text, 1);
  for (QToolButton* button : {m_reload, m_save, dismiss}) {
    button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(button);
  }
  connect(watch, &FileWatch::stateChanged, this, [this](OnDisk state) {
    refresh();
    setVisible(state != OnDisk::asKnown);
  });
  connect(document, &Document::stateChanged, this, &DiskBar::refresh);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &DiskBar::applyTheme);
  applyTheme();
  refresh();
  // The window may have been made anew in another language.
  setVisible(watch->state() != OnDisk::asKnown);
}

void DiskBar::refresh() {
  const OnDisk state = m_watch->state();
  const QString title = m_document->title();
  m_reload->setVisible(state == OnDisk::changed);
  m_save->setVisible(state == OnDisk::gone);
  if (state == OnDisk::gone) {
    m_text->setWholeText(tr("“%1” is no longer on disk.").arg(title));
  } else if (m_document->isModified()) {
    m_text->setWholeText(tr("“%1” was changed on disk, and has unsaved changes here.").arg(title));
    m_reload->setToolTip(tr("Reload the file. Undo restores this scene."));
  } else {
    m_text->setWholeText(tr("“%1” was changed on disk.").arg(title));
    m_reload->setToolTip(tr("Load the file again"));
  }
}

void DiskBar::applyTheme() {
  const Theme& theme = Theme::current();
  setStyleSheet(QStringLiteral("#diskBar { background: %1; border-bottom: 1px solid %2; }")
                    .arg(theme.warningBackground.name(), theme.warning.name()));
}

}  // namespace hairline
