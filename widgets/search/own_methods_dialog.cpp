#include "widgets/search/own_methods_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/base/json.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/search/own_methods.h"

namespace hairline {
namespace {

enum Column { NameColumn, SourceColumn, FailureColumn, ColumnCount };

/// The names of the methods listed by a library's host, each once.
QStringList methodNames(const QByteArray& list) {
  QStringList names;
  const Result<Json> methods = parseJson(list.toStdString());
  if (!methods || !methods->is_array()) return names;
  for (const Json& method : *methods) {
    if (!method.is_object()) continue;
    const QString name = QString::fromStdString(method.value("method", std::string()));
    if (!name.isEmpty() && !names.contains(name)) names << name;
  }
  return names;
}

}  // namespace

OwnMethodsDialog::OwnMethodsDialog(OwnMethods* methods, QWidget* parent)
    : QDialog(parent), m_methods(methods) {
  setObjectName(QStringLiteral("ownMethodsDialog"));
  setWindowTitle(tr("Own Methods"));
  makeControls();
  connect(m_methods, &OwnMethods::changed, this, &OwnMethodsDialog::refresh);
  connect(m_methods, &OwnMethods::failureChanged, this, &OwnMethodsDialog::refresh);
  refresh();
}

OwnMethodsDialog::~OwnMethodsDialog() {
  if (m_asking == nullptr) return;
  m_asking->disconnect(this);
  m_asking->kill();
  m_asking->waitForFinished();
}

void OwnMethodsDialog::makeControls() {
  auto* text = new QLabel(
      tr("Your own function becomes a method beside the built-in ones: a shared library with the "
         "interface of hairline_plugin.h, or a program that answers requests line by line. Each "
         "runs in a process of its own, so that it can crash or hang without harm."),
      this);
  text->setWordWrap(true);
  m_list = named(new QTreeWidget(this), "ownMethodList", {}, tr("Own methods"));
  m_list->setColumnCount(ColumnCount);
  m_list->setHeaderLabels({tr("Method"), tr("Library or command"), tr("Last failure")});
  m_list->setRootIsDecorated(false);
  m_list->setAlternatingRowColors(true);
  m_list->setUniformRowHeights(true);
  m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
  m_list->header()->setSectionResizeMode(SourceColumn, QHeaderView::Stretch);
  m_list->header()->setSectionResizeMode(FailureColumn, QHeaderView::Stretch);

  const auto button = [this](const char* name, const QString& title, const QString& tip) {
    auto* made = named(new QPushButton(title, this), name, tip);
    made->setAutoDefault(false);
    return made;
  };
  auto* addLibrary = button("ownAddLibrary", tr("Add &Library…"),
                            tr("Add the methods of a shared library (*.so)"));
  auto* addProgram = button("ownAddProgram", tr("Add &Program"),
                            tr("Add a program, by the command line that starts it"));
  m_remove = button("ownRemove", tr("&Remove"), tr("Remove the selected method from the list"));
  auto* buttons = new QHBoxLayout;
  for (QPushButton* one : {addLibrary, addProgram, m_remove}) buttons->addWidget(one);
  buttons->addStretch();

  m_name = named(new QLineEdit(this), "ownName", tr("Its name in verdicts and findings"));
  m_source = named(new QLineEdit(this), "ownSource");
  m_source->setPlaceholderText(tr("/path/to/library.so, or a command such as python3 mine.py"));
  m_source->setToolTip(tr("The path of a shared library, or a line for the shell"));
  m_timeLimit = named(new QDoubleSpinBox(this), "ownTimeLimit");
  m_timeLimit->setRange(0.01, 1000);
  m_timeLimit->setDecimals(2);
  //: Seconds.
  m_timeLimit->setSuffix(tr(" s"));
  m_timeLimit->setToolTip(tr("A method that does not answer within this time is restarted"));
  m_failure = makeWrappedLabel("ownFailure");
  m_failure->setTextFormat(Qt::PlainText);
  m_failure->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_open = button("ownOpenFailure", tr("&Open Its Input"),
                  tr("Open the input of the failure in the window"));
  auto* failure = rowOf({{m_failure, 1}, m_open});
  auto* form = new QFormLayout;
  form->addRow(tr("&Name"), m_name);
  form->addRow(tr("Library or &command"), m_source);
  form->addRow(tr("&Time limit"), m_timeLimit);
  form->addRow(tr("Last failure"), failure);
  m_state = makeWrappedLabel("ownState");
  m_state->setTextFormat(Qt::PlainText);
  auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);

  columnOf(this, {text, {m_list, 1}, buttons, form, m_state, close});
  resizeOnScreen(this, {760, 520});

  connect(addLibrary, &QPushButton::clicked, this, &OwnMethodsDialog::chooseLibrary);
  connect(addProgram, &QPushButton::clicked, this, &OwnMethodsDialog::addProgram);
  connect(m_remove, &QPushButton::clicked, this, &OwnMethodsDialog::removeCurrent);
  connect(m_open, &QPushButton::clicked, this, &OwnMethodsDialog::openFailure);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &OwnMethodsDialog::refreshCurrent);
  connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
    if (m_refreshing) return;
    const int place = m_list->indexOfTopLevelItem(item);
    OwnMethodEntry entry = m_methods->entries()[static_cast<std::size_t>(place)];
    entry.enabled = item->checkState(NameColumn) == Qt::Checked;
    m_methods->change(place, entry);
  });
  connect(m_name, &QLineEdit::editingFinished, this, &OwnMethodsDialog::changeCurrent);
  connect(m_source, &QLineEdit::editingFinished, this, &OwnMethodsDialog::changeCurrent);
  connect(m_timeLimit, &QDoubleSpinBox::editingFinished, this, &OwnMethodsDialog::changeCurrent);
  connect(close, &QDialogButtonBox::rejected, this, &QDialog::close);
}

int OwnMethodsDialog::current() const {
  return m_list->currentItem() == nullptr ? -1 : m_list->indexOfTopLevelItem(m_list->currentItem());
}

void OwnMethodsDialog::say(const QString& text) { m_state->setText(text); }

void OwnMethodsDialog::chooseLibrary() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Add a Shared Library"), {},
                                                    tr("Shared libraries (*.so);;All files (*)"));
  if (!path.isEmpty()) addLibrary(path);
}

void OwnMethodsDialog::addLibrary(const QString& path) {
  if (m_asking != nullptr) return;
  // Loading a library runs its code: in a process of its own, like its methods.
  m_asking = new QProcess(this);
  say(tr("Loading %1…").arg(path));
  const auto end = [this, path](bool isLoaded, const QString& reason) {
    QProcess* process = std::exchange(m_asking, nullptr);
    if (process == nullptr) return;
    if (isLoaded) {
      takeMethods(path, process->readAllStandardOutput());
    } else {
      const QString told = QString::fromUtf8(process->readAllStandardError()).trimmed();
      say(tr("%1 was not added: %2").arg(path, told.isEmpty() ? reason : told));
    }
    process->deleteLater();
  };
  connect(m_asking, &QProcess::finished, this, [end](int status, QProcess::ExitStatus how) {
    end(status == 0 && how == QProcess::NormalExit, how == QProcess::NormalExit
                                                        ? tr("it cannot be loaded")
                                                        : tr("it crashed while it was loaded"));
  });
  connect(m_asking, &QProcess::errorOccurred, this, [this, end](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) end(false, m_asking->errorString());
  });
  m_asking->start(m_methods->program(),
                  {QStringLiteral("plugin-host"), path, QStringLiteral("--list")});
}

void OwnMethodsDialog::takeMethods(const QString& path, const QByteArray& list) {
  const QStringList names = methodNames(list);
  if (names.isEmpty()) {
    say(tr("%1 was not added: it has no methods").arg(path));
    return;
  }
  int place = -1;
  for (const QString& name : names) place = m_methods->add({name, path, name});
  m_list->setCurrentItem(m_list->topLevelItem(place));
  say(tr("Added from %1: %2").arg(QFileInfo(path).fileName(), names.join(QStringLiteral(", "))));
}

void OwnMethodsDialog::addProgram() {
  OwnMethodEntry entry;
  entry.name = tr("program");
  // Nothing to ask before its command line is entered.
  entry.enabled = false;
  m_list->setCurrentItem(m_list->topLevelItem(m_methods->add(entry)));
  m_source->setFocus();
  say(tr("Type the command line of the program, then switch it on."));
}

void OwnMethodsDialog::removeCurrent() {
  if (current() < 0) return;
  m_methods->remove(current());
  say({});
}

void OwnMethodsDialog::changeCurrent() {
  if (m_refreshing || current() < 0) return;
  OwnMethodEntry entry = m_methods->entries()[static_cast<std::size_t>(current())];
  entry.name = m_name->text();
  if (entry.source != m_source->text()) {
    // Typed: all methods of a library, enabled from now on.
    entry.method.clear();
    entry.source = m_source->text().trimmed();
    entry.enabled = !entry.source.isEmpty();
  }
  entry.timeLimit = m_timeLimit->value();
  m_methods->change(current(), entry);
}

void OwnMethodsDialog::openFailure() {
  if (current() < 0) return;
  const QString name = m_methods->entries()[static_cast<std::size_t>(current())].name;
  if (const OwnMethods::Failure* failure = m_methods->failure(name)) {
    emit sceneChosen(failure->scene, tr("%1 failed").arg(name));
  }
}

void OwnMethodsDialog::refresh() {
  m_refreshing = true;
  const std::vector<OwnMethodEntry>& entries = m_methods->entries();
  const int count = static_cast<int>(entries.size());
  while (m_list->topLevelItemCount() > count) delete m_list->takeTopLevelItem(count);
  for (int i = 0; i < count; ++i) {
    const OwnMethodEntry& entry = entries[static_cast<std::size_t>(i)];
    if (i == m_list->topLevelItemCount()) m_list->addTopLevelItem(new QTreeWidgetItem);
    QTreeWidgetItem* item = m_list->topLevelItem(i);
    const OwnMethods::Failure* failure = m_methods->failure(entry.name);
    item->setText(NameColumn, entry.name);
    item->setCheckState(NameColumn, entry.enabled ? Qt::Checked : Qt::Unchecked);
    item->setText(SourceColumn, entry.source);
    item->setToolTip(SourceColumn, entry.source);
    item->setText(FailureColumn, failure != nullptr ? failure->what : QString());
    item->setToolTip(FailureColumn, item->text(FailureColumn));
  }
  m_refreshing = false;
  if (current() < 0 && count > 0) m_list->setCurrentItem(m_list->topLevelItem(0));
  refreshCurrent();
}

void OwnMethodsDialog::refreshCurrent() {
  const bool isChosen = current() >= 0;
  for (QWidget* control : {static_cast<QWidget*>(m_remove), static_cast<QWidget*>(m_name),
                           static_cast<QWidget*>(m_source), static_cast<QWidget*>(m_timeLimit)}) {
    control->setEnabled(isChosen);
  }
  const OwnMethodEntry entry =
      isChosen ? m_methods->entries()[static_cast<std::size_t>(current())] : OwnMethodEntry{};
  m_refreshing = true;
  if (m_name->text() != entry.name) m_name->setText(entry.name);
  if (m_source->text() != entry.source) m_source->setText(entry.source);
  m_timeLimit->setValue(entry.timeLimit);
  m_refreshing = false;
  const OwnMethods::Failure* failure = isChosen ? m_methods->failure(entry.name) : nullptr;
  m_failure->setText(failure != nullptr ? failure->what : tr("None since the start"));
  m_open->setEnabled(failure != nullptr);
}

}  // namespace hairline
