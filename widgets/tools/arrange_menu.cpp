#include "widgets/tools/arrange_menu.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <utility>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/panels/number_field.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/tools/measure_tool.h"

namespace hairline {

ArrangeMenu::ArrangeMenu(QMainWindow* window, Document* document, Selection* selection,
                         SceneView* view, MeasureTool* measure, Jobs* jobs)
    : QObject(window),
      m_window(window),
      m_document(document),
      m_selection(selection),
      m_view(view),
      m_menu(new QMenu(tr("A&rrange"), window)),
      m_swap(new QAction(tr("Move the &Second Selected Instead"), this)),
      m_job(jobs, Task::arrange) {
  m_menu->setObjectName(QStringLiteral("arrangeMenu"));
  m_menu->setToolTipsVisible(true);
  const QList<QAction*> menus = window->menuBar()->actions();
  window->menuBar()->insertMenu(menus.value(3), m_menu);
  add(Arrange::grid, "actionSnapGrid", tr("Snap to &Grid"),
      tr("Move each selected object so that its first position lies on the grid"),
      QKeySequence(Qt::CTRL | Qt::Key_G));
  add(Arrange::vertex, "actionSnapVertex", tr("Snap to a &Vertex"),
      tr("Move %1 by the shortest translation that brings a corner of it to a vertex of %2"), {});
  add(Arrange::edge, "actionSnapEdge", tr("Snap to an &Edge"),
      tr("Move %1 by the shortest translation that brings a corner of it onto an edge of %2"), {});
  add(Arrange::face, "actionSnapFace", tr("Snap to a &Face"),
      tr("Move %1 by the shortest translation that brings a corner of it onto a face of %2"), {});
  m_menu->addSeparator();
  add(Arrange::touch, "actionTouch", tr("&Touch Exactly"),
      tr("Move %1 by the shortest translation that makes it touch %2 exactly"),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
  add(Arrange::coplanar, "actionCoplanar", tr("Make &Coplanar"),
      tr("Bring the vertices of %1 exactly into the plane of the nearest face of %2"),
      QKeySequence(Qt::CTRL | Qt::Key_P));
  add(Arrange::collinear, "actionCollinear", tr("Make C&ollinear"),
      tr("Bring the vertices of %1 exactly onto the line of the nearest edge of %2"),
      QKeySequence(Qt::CTRL | Qt::Key_J));
  m_menu->addSeparator();
  add(Arrange::ulpApart, "actionUlpApart", tr("One Ulp &Apart"),
      tr("From contact, move %1 by the smallest step in double precision that separates it from "
         "%2"),
      QKeySequence(Qt::CTRL | Qt::Key_U));
  add(Arrange::ulpInto, "actionUlpInto", tr("One Ulp &Into"),
      tr("From contact, move %1 by the smallest step in double precision that makes it overlap %2"),
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U));
  m_menu->addSeparator();
  m_swap->setObjectName(QStringLiteral("actionArrangeSwap"));
  m_swap->setCheckable(true);
  m_swap->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
  m_menu->addAction(m_swap);
  connect(m_swap, &QAction::toggled, this, &ArrangeMenu::update);
  makeNudges();
  addSnapping();
  addMeasure(measure);
  connect(&m_job, &Job::changed, this, [this] {
    if (m_job.state() == Job::State::cancelled) emit arranged(m_asked->cancelled());
  });
  connect(m_selection, &Selection::changed, this, &ArrangeMenu::update);
  connect(m_document, &Document::changed, this, [this](const Change& change) {
    if (!change.onlyNumbers) update();
  });
  update();
}

void ArrangeMenu::add(Arrange what, const char* name, const QString& text, const QString& tip,
                      const QKeySequence& keys) {
  QAction* action = m_menu->addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(keys);
  m_commands.push_back({what, action, tip});
  connect(action, &QAction::triggered, this, [this, what] {
    // A drag that is going on has to end first.
    if (!m_document->inGesture()) start(what);
  });
}

void ArrangeMenu::start(Arrange what) {
  m_asked = std::make_shared<const ArrangeQuestion>(*m_document, *m_selection, what,
                                                    m_swap->isChecked(), m_view->gridStep());
  m_job.start([this, asked = m_asked](Job::Run&) -> Job::Take {
    return [this, asked, answer = asked->answer()] {
      // A drag that was begun meanwhile changes what was solved for.
      if (m_document->inGesture()) m_view->freezeDrag();
      emit arranged(asked->take(*m_document, answer));
    };
  });
}

void ArrangeMenu::makeNudges() {
  QMenu* menu = m_menu->addMenu(tr("&Nudge by One Ulp"));
  menu->setToolTipsVisible(true);
  for (int axis = 0; axis < 3; ++axis) {
    for (const bool up : {true, false}) {
      const QString letter = axisText(axis).toUpper();
      QAction* action = menu->addAction(up ? tr("%1 &Up").arg(letter) : tr("%1 &Down").arg(letter));
      action->setObjectName(QStringLiteral("actionNudge%1%2")
                                .arg(letter, up ? QStringLiteral("Up") : QStringLiteral("Down")));
      connect(action, &QAction::triggered, this, [this, axis, up] {
        if (m_document->inGesture()) return;
        emit arranged(nudgeByUlp(*m_document, *m_selection, axis, up));
      });
      m_nudges.push_back(action);
    }
  }
  menu->addSeparator();
  for (const bool up : {true, false}) {
    QAction* action =
        menu->addAction(up ? tr("Number in Properties U&p") : tr("Number in Properties Do&wn"));
    action->setObjectName(up ? QStringLiteral("actionNudgeNumberUp")
                             : QStringLiteral("actionNudgeNumberDown"));
    action->setToolTip(
        tr("Step the number under the cursor in Properties to the next double; there also with Alt "
           "and the arrow keys"));
    connect(action, &QAction::triggered, this, [this, up] { nudgeNumber(up); });
  }
}

void ArrangeMenu::addSnapping() {
  m_menu->addSeparator();
  QAction* action = m_menu->addAction(QString());
  action->setObjectName(QStringLiteral("actionSnapDrags"));
  action->setCheckable(true);
  action->setToolTip(
      tr("Snap what is dragged to a nearby corner, edge or face of another object, and take over "
         "its coordinates exactly; the key works during a drag too"));
  const auto showKey = [this, action] {
    action->setText(tr("Snap &While Dragging") + QLatin1Char('\t') + m_view->snapKey());
  };
  connect(m_view, &SceneView::transformKeysChanged, action, showKey);
  showKey();
  action->setChecked(QSettings().value(QStringLiteral("snapDrags")).toBool());
  m_view->setSnapsToFeatures(action->isChecked());
  connect(action, &QAction::triggered, m_view, &SceneView::setSnapsToFeatures);
  connect(m_view, &SceneView::snappingChanged, action, [action](bool snaps) {
    action->setChecked(snaps);
    QSettings().setValue(QStringLiteral("snapDrags"), snaps);
  });
}

void ArrangeMenu::addMeasure(MeasureTool* measure) {
  m_menu->addSeparator();
  QAction* action = m_menu->addAction(tr("&Measure"));
  action->setObjectName(QStringLiteral("actionMeasure"));
  action->setCheckable(true);
  action->setShortcut(QKeySequence(Qt::Key_M));
  action->setToolTip(tr("Click two places in the view to measure their distance (M)"));
  connect(action, &QAction::toggled, measure, &MeasureTool::setActive);
  connect(action, &QAction::toggled, m_view, [view = m_view] { view->setFocus(); });
  connect(measure, &MeasureTool::activeChanged, action, &QAction::setChecked);
}

// The number field does it itself: its keys are the one way to step.
void ArrangeMenu::nudgeNumber(bool up) {
  auto* field = qobject_cast<NumberField*>(m_window->focusWidget());
  if (field == nullptr) {
    emit arranged({tr("No number was nudged: click one in Properties first."), {}, true});
    return;
  }
  QKeyEvent press(QEvent::KeyPress, up ? Qt::Key_Up : Qt::Key_Down, Qt::AltModifier);
  QCoreApplication::sendEvent(field, &press);
  emit arranged({tr("The number is now %1.").arg(field->text()), {}, false});
}

void ArrangeMenu::update() {
  const bool swapped = m_swap->isChecked();
  const ArrangePair pair = arrangePair(*m_selection, swapped);
  const SceneObject* moving = hairline::find(m_document->scene(), pair.moving);
  const SceneObject* fixed = hairline::find(m_document->scene(), pair.fixed);
  for (const Command& command : m_commands) {
    const QString reason = whyNotArrange(*m_document, *m_selection, command.what, swapped);
    command.action->setEnabled(reason.isEmpty());
    QString tip = command.tip;
    if (command.what != Arrange::grid) {
      tip = moving != nullptr && fixed != nullptr
                ? tip.arg(objectText(*moving), objectText(*fixed))
                : tip.arg(tr("the first selected object"), tr("the second"));
    }
    if (!reason.isEmpty()) tip += QLatin1Char('\n') + reason;
    const QString keys = command.action->shortcut().toString(QKeySequence::NativeText);
    if (!keys.isEmpty()) tip = tr("%1 (%2)").arg(tip, keys);
    command.action->setToolTip(tip);
    command.action->setStatusTip(reason.isEmpty() ? tip : reason);
  }
  m_swap->setToolTip(moving != nullptr
                         ? tr("%1 moves now").arg(objectText(*moving))
                         : tr("Move the second of two selected objects instead of the first"));
  for (QAction* action : m_nudges) {
    const QString reason = whyNotArrange(*m_document, *m_selection, Arrange::grid, swapped);
    action->setEnabled(reason.isEmpty());
    action->setToolTip(reason.isEmpty() ? tr("Each coordinate steps to its own neighbouring double")
                                        : reason);
  }
}

}  // namespace hairline
