#include "widgets/objects/scene_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <string_view>
#include <unordered_set>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_files.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/text/labels.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/text/sample_notes.h"

namespace hairline {

namespace {

/// Unless folded.
constexpr int leastHeight = 80;

enum SceneColumn { nameColumn, typeColumn, visibleColumn, lockColumn, columnCount };

/// The letter of an object, also where a triangle or a cell of it is asked about.
QString letterOf(const SceneObject& object, const Scene& scene) {
  const auto place = std::ranges::find_if(scene.focus, [&](const std::string& operand) {
    return operand == object.id || operand.starts_with(object.id + '#');
  });
  if (place == scene.focus.end()) return {};
  return QString(QChar(static_cast<char16_t>(u'A' + (place - scene.focus.begin()))));
}

std::string idOf(const QTreeWidgetItem* item) {
  return item->data(nameColumn, Qt::UserRole).toString().toStdString();
}

}  // namespace

/// The notes of the scene: Markdown, shown as a page and edited as text. Empty notes are folded to
/// their heading unless being edited.
class NotesPane : public QWidget {
  Q_OBJECT

 public:
  explicit NotesPane(Document* document, QWidget* parent = nullptr)
      : QWidget(parent), m_document(document) {
    auto* title = new QLabel(tr("Notes"), this);
    QFont font = title->font();
    font.setBold(true);
    title->setFont(font);
    m_edit = named(new QToolButton(this), "editNotesButton");
    m_edit->setCheckable(true);
    m_edit->setAutoRaise(true);
    connect(m_edit, &QToolButton::toggled, this, &NotesPane::setEditing);

    m_page = named(new OutsideTextBrowser(this), "notesPage", {}, tr("Notes of the scene"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDocumentMargin(8);
    m_text =
        named(new QPlainTextEdit(this), "notesText", {}, tr("Notes of the scene, as Markdown"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("What to look for in this scene, as Markdown"));
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_page);
    m_pages->addWidget(m_text);

    columnOf(this, {rowOf({title, Stretch{}, m_edit}, {8, 2, 4, 2}), m_pages}, {}, 0);

    connect(m_text, &QPlainTextEdit::textChanged, this, &NotesPane::takeText);
    connect(m_document, &Document::changed, this, [this](const Change& change) {
      if (change.reset) m_edit->setChecked(false);
      if (change.reset || change.notes) refresh();
    });
    connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &NotesPane::refresh);
    setMinimumHeight(leastHeight);
    refresh();
  }

  QSize sizeHint() const override { return {290, 160}; }

 signals:
  void foldedChanged(bool folded);

 private:
  void refresh() {
    const QString notes = QString::fromStdString(m_document->scene().notes);
    showMarkdown(m_page, notesToRead(notes));
    if (m_text->toPlainText() != notes) {
      const QSignalBlocker blocker(m_text);
      m_text->setPlainText(notes);
    }
    fold();
  }

  void fold() {
    const bool editing = m_edit->isChecked();
    const bool empty = m_document->scene().notes.empty();
    m_edit->setText(editing ? tr("Done") : empty ? tr("Add") : tr("Edit"));
    m_edit->setToolTip(editing ? tr("Show the notes as a page")
                       : empty ? tr("Write notes for this scene")
                               : tr("Edit the notes of this scene"));
    const bool folded = empty && !editing;
    if (folded == m_folded) return;
    m_folded = folded;
    m_pages->setHidden(folded);
    setMinimumHeight(folded ? layout()->minimumSize().height() : leastHeight);
    setMaximumHeight(folded ? minimumHeight() : QWIDGETSIZE_MAX);
    emit foldedChanged(folded);
  }

  void setEditing(bool editing) {
    m_pages->setCurrentIndex(editing ? 1 : 0);
    fold();
    if (!editing) return;
    // Everything typed until the notes are shown again is one step.
    m_gesture = m_document->beginGesture();
    m_document->endGesture(m_gesture);
    m_text->setFocus();
  }

  void takeText() {
    const std::string text = m_text->toPlainText().toStdString();
    if (text == m_document->scene().notes) return;
    m_document->edit(
        tr("Edit notes"), [&text](Scene& scene) { scene.notes = text; }, m_gesture);
  }

  Document* m_document;
  QStackedWidget* m_pages;
  QTextBrowser* m_page;
  QPlainTextEdit* m_text;
  QToolButton* m_edit;
  int m_gesture = 0;
  bool m_folded = false;
};

ScenePanel::ScenePanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection) {
  m_tree = named(new QTreeWidget(this), "objectTree");
  m_tree->setColumnCount(columnCount);
  m_tree->setHeaderHidden(true);
  m_tree->setRootIsDecorated(false);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setUniformRowHeights(true);
  m_tree->setIconSize(QSize(18, 18));
  m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
  m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setMinimumSectionSize(24);
  m_tree->header()->setResizeContentsPrecision(0);
  m_tree->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(typeColumn, QHeaderView::ResizeToContents);
  for (const int column : {visibleColumn, lockColumn}) {
    m_tree->header()->setSectionResizeMode(column, QHeaderView::Fixed);
    m_tree->header()->resizeSection(column, 28);
  }
  m_tree->setAccessibleName(tr("Objects of the scene"));

  auto* notes = new NotesPane(document, this);
  auto* splitter = named(new QSplitter(Qt::Vertical, this), "sceneSplitter");
  splitter->addWidget(m_tree);
  splitter->addWidget(notes);
  splitter->setChildrenCollapsible(false);
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 3);
  m_tree->setMinimumHeight(64);
  const auto share = [splitter](bool folded) {
    if (!folded) splitter->setSizes({110, 190});
  };
  share(false);
  connect(notes, &NotesPane::foldedChanged, splitter, share);
  columnOf(this, {splitter}, {});

  connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &ScenePanel::takeSelection);
  connect(m_tree, &QTreeWidget::itemClicked, this, &ScenePanel::click);
  connect(m_tree, &QTreeWidget::itemChanged, this, &ScenePanel::rename);
  connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item, int column) {
    if (column == nameColumn) m_tree->editItem(item, nameColumn);
  });
  connect(m_document, &Document::changed, this, &ScenePanel::refreshChanged);
  connect(m_selection, &Selection::changed, this, &ScenePanel::showSelection);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &ScenePanel::refresh);
  refresh();
}

void ScenePanel::setContextActions(const QList<QAction*>& actions) { m_tree->addActions(actions); }

void ScenePanel::setMeshFiles(MeshFiles* files) {
  m_meshFiles = files;
  connect(files, &MeshFiles::updated, this, &ScenePanel::refreshObjects);
  refresh();
}

void ScenePanel::refresh() {
  m_filling = true;
  const Scene& scene = m_document->scene();
  const int count = static_cast<int>(scene.objects.size());
  while (m_tree->topLevelItemCount() > count) delete m_tree->takeTopLevelItem(count);
  while (m_tree->topLevelItemCount() < count) new QTreeWidgetItem(m_tree);
  for (int i = 0; i < count; ++i) {
    fill(m_tree->topLevelItem(i), scene.objects[static_cast<std::size_t>(i)]);
  }
  m_filling = false;
  showSelection();
}

void ScenePanel::refreshChanged(const Change& change) {
  if (change.onlyNumbers) return;
  if (change.reset || change.order || change.focus) {
    refresh();
    return;
  }
  refreshObjects(change.ids);
}

void ScenePanel::refreshObjects(const std::vector<std::string>& ids) {
  m_filling = true;
  const std::unordered_set<std::string_view> changed(ids.begin(), ids.end());
  const std::vector<SceneObject>& objects = m_document->scene().objects;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    if (!changed.contains(objects[i].id)) continue;
    fill(m_tree->topLevelItem(static_cast<int>(i)), objects[i]);
  }
  m_filling = false;
}

void ScenePanel::fill(QTreeWidgetItem* item, const SceneObject& object) {
  const Theme& theme = Theme::current();
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
  item->setData(nameColumn, Qt::UserRole, QString::fromStdString(object.id));
  item->setText(nameColumn, objectText(object));
  item->setSizeHint(nameColumn, QSize(0, m_tree->fontMetrics().height() + 10));
  const QString letter = letterOf(object, m_document->scene());
  item->setIcon(nameColumn, badge(colorOf(object, m_document->scene(), theme), letter));
  item->setToolTip(nameColumn,
                   letter.isEmpty()
                       ? tr("%1 (%2)").arg(objectText(object), QString::fromStdString(object.id))
                       : tr("%1 (%2), operand %3 of the active pair")
                             .arg(objectText(object), QString::fromStdString(object.id), letter));
  // Most names say the type: "box 2".
  const QString type = shapeText(object.shape);
  const bool isNamedAfterType = objectText(object).startsWith(type, Qt::CaseInsensitive);
  item->setText(typeColumn, isNamedAfterType ? QString() : type);
  item->setForeground(typeColumn, theme.subdued);
  item->setToolTip(typeColumn, type);
  const QString problem = m_meshFiles == nullptr ? QString() : m_meshFiles->problem(object);
  if (!problem.isEmpty()) {
    item->setText(typeColumn, tr("mesh, not read"));
    item->setForeground(typeColumn, theme.error);
    item->setToolTip(typeColumn, problem);
  } else if (m_meshFiles != nullptr && m_meshFiles->isReading(object)) {
    item->setText(typeColumn, tr("mesh, being read…"));
  }
  item->setForeground(nameColumn, object.visible ? theme.text : theme.subdued);
  item->setIcon(visibleColumn, themedIcon(object.visible ? "eye" : "eye-off"));
  item->setToolTip(visibleColumn, object.visible ? tr("Hide") : tr("Show"));
  item->setIcon(lockColumn, themedIcon(isLocked(object) ? "lock" : "unlock"));
  item->setToolTip(lockColumn, isLocked(object) ? tr("Unlock, so that it can be dragged")
                                                : tr("Lock, so that it cannot be dragged"));
}

void ScenePanel::showSelection() {
  m_filling = true;
  const std::unordered_set<std::string_view> selected(m_selection->ids().begin(),
                                                      m_selection->ids().end());
  for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = m_tree->topLevelItem(i);
    const std::string id = idOf(item);
    item->setSelected(selected.contains(id));
    if (id == m_selection->current()) {
      m_tree->setCurrentItem(item, nameColumn, QItemSelectionModel::NoUpdate);
    }
  }
  m_filling = false;
}

void ScenePanel::takeSelection() {
  if (m_filling) return;
  SelectionIds selected;
  for (const QTreeWidgetItem* item : m_tree->selectedItems()) selected.push_back(idOf(item));
  // Already selected objects keep their order.
  std::unordered_set<std::string> rest(selected.begin(), selected.end());
  SelectionIds ids;
  for (const std::string& id : m_selection->ids()) {
    if (rest.erase(id) > 0) ids.push_back(id);
  }
  for (const std::string& id : selected) {
    if (rest.erase(id) > 0) ids.push_back(id);
  }
  m_selection->set(std::move(ids));
}

void ScenePanel::click(QTreeWidgetItem* item, int column) {
  const std::string id = idOf(item);
  const SceneObject* object = hairline::find(m_document->scene(), id);
  if (object == nullptr || (column != visibleColumn && column != lockColumn)) return;
  const QString called = objectText(*object);
  if (column == visibleColumn) {
    const bool visible = !object->visible;
    m_document->edit(visible ? tr("Show %1").arg(called) : tr("Hide %1").arg(called),
                     [&](Scene& scene) { hairline::find(scene, id)->visible = visible; });
  } else {
    const bool lock = !isLocked(*object);
    m_document->edit(lock ? tr("Lock %1").arg(called) : tr("Unlock %1").arg(called),
                     [&](Scene& scene) { setLocked(*hairline::find(scene, id), lock); });
  }
}

void ScenePanel::rename(QTreeWidgetItem* item, int column) {
  if (m_filling || column != nameColumn) return;
  const std::string id = idOf(item);
  const SceneObject* object = hairline::find(m_document->scene(), id);
  if (object == nullptr) return;
  const QString name = item->text(nameColumn).trimmed();
  if (name != objectText(*object)) {
    m_document->edit(tr("Rename %1").arg(objectText(*object)),
                     [&](Scene& scene) { hairline::find(scene, id)->name = name.toStdString(); });
  }
  refresh();
}

}  // namespace hairline

#include "scene_panel.moc"
