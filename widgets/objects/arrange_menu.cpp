#include "widgets/objects/arrange_menu.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/objects/measure_tool.h"
#include "widgets/objects/number_field.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/labels.h"
#include "widgets/window/command.h"

namespace hairline {

ArrangeMenu::ArrangeMenu(QMainWindow* window, Document* document, Selection* selection,
                         SceneView* view, MeasureTool* measure, Jobs* jobs)
    : QObject(window),
      m_window(window),
      m_document(document),
      m_selection(selection),
      m_view(view),
      m_menu(window->menuBar()->addMenu(tr("A&rrange"))),
      m_job(jobs, Task::arrange) {
  m_menu->setObjectName(QStringLiteral("arrangeMenu"));
  m_menu->setToolTipsVisible(true);
  add(Arrange::grid, "actionSnapGrid", tr("Snap to &Grid"),
      tr("Move each selected object so that its first position lies on the grid"),
      {Qt::CTRL | Qt::Key_G});
  add(Arrange::vertex, "actionSnapVertex", tr("Snap to a &Vertex"),
      tr("Move %1 by the shortest translation that brings a corner of it to a vertex of %2"), {});
  add(Arrange::edge, "actionSnapEdge", tr("Snap to an &Edge"),
      tr("Move %1 by the shortest translation that brings a corner of it onto an edge of %2"), {});
  add(Arrange::face, "actionSnapFace", tr("Snap to a &Face"),
      tr("Move %1 by the shortest translation that brings a corner of it onto a face of %2"), {});
  m_menu->addSeparator();
  add(Arrange::touch, "actionTouch", tr("&Touch Exactly"),
      tr("Move %1 by the shortest translation that makes it touch %2 exactly"),
      {Qt::CTRL | Qt::SHIFT | Qt::Key_T});
  add(Arrange::coplanar, "actionCoplanar", tr("Make &Coplanar"),
      tr("Bring the vertices of %1 exactly into the plane of the nearest face of %2"),
      {Qt::CTRL | Qt::Key_P});
  add(Arrange::collinear, "actionCollinear", tr("Make C&ollinear"),
      tr("Bring the vertices of %1 exactly onto the line of the nearest edge of %2"),
      {Qt::CTRL | Qt::Key_J});
  m_menu->addSeparator();
  add(Arrange::ulpApart, "actionUlpApart", tr("One Ulp &Apart"),
      tr("From contact, move %1 by the smallest step in double precision that separates it from "
         "%2"),
      {Qt::CTRL | Qt::Key_U});
  add(Arrange::ulpInto, "actionUlpInto", tr("One Ulp &Into"),
      tr("From contact, move %1 by the smallest step in double precision that makes it overlap %2"),
      {Qt::CTRL | Qt::SHIFT | Qt::Key_U});
  m_menu->addSeparator();
  m_swap = addSwitch(m_menu, "actionArrangeSwap", tr("Move the &Second Selected Instead"), {},
                     {Qt::CTRL | Qt::Key_R}, false, [this](bool) { update(); });
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

void ArrangeMenu::add(Arrange what, const char* id, const QString& text, const QString& tip,
                      const Access& access) {
  Command* command = addCommand(m_menu, id, text, tip, access, [this, what] {
    // A running drag has to end first.
    if (!m_document->inGesture()) start(what);
  });
  m_commands.push_back({what, command, tip});
}

void ArrangeMenu::start(Arrange what) {
  m_asked = std::make_shared<const ArrangeQuestion>(*m_document, *m_selection, what,
                                                    m_swap->isChecked(), m_view->gridStep());
  m_job.start([this, asked = m_asked](Job::Run&) -> Job::Take {
    return [this, asked, answer = asked->answer()] {
      // A drag started meanwhile changes the input.
      if (m_document->inGesture()) m_view->tool()->endDrag();
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
      m_nudges.push_back(addCommand(
          menu,
          QStringLiteral("actionNudge%1%2")
              .arg(letter, up ? QStringLiteral("Up") : QStringLiteral("Down")),
          up ? tr("%1 &Up").arg(letter) : tr("%1 &Down").arg(letter), {}, {}, [this, axis, up] {
            if (m_document->inGesture()) return;
            emit arranged(nudgeByUlp(*m_document, *m_selection, axis, up));
          }));
    }
  }
  menu->addSeparator();
  for (const bool up : {true, false}) {
    addCommand(
        menu, up ? "actionNudgeNumberUp" : "actionNudgeNumberDown",
        up ? tr("Number in Properties U&p") : tr("Number in Properties Do&wn"),
        tr("Step the number being edited in Properties to the next double (Alt and the arrow "
           "keys in its field)"),
        {}, [this, up] { nudgeNumber(up); });
  }
}

void ArrangeMenu::addSnapping() {
  m_menu->addSeparator();
  Command* command = addSetting(
      m_menu, "actionSnapDrags", {},
      tr("Snap what is dragged to a nearby corner, edge or face of another object, and take over "
         "its coordinates exactly; the key works during a drag too"),
      {}, QStringLiteral("snapDrags"), false,
      [this](bool on) { m_view->tool()->setSnapsToFeatures(on); });
  const auto showKey = [this, command] {
    command->setText(tr("Snap &While Dragging") + QLatin1Char('\t') +
                     m_view->tool()->pointer().snapKey());
  };
  connect(m_view->tool(), &SceneTool::transformKeysChanged, command, showKey);
  showKey();
  connect(m_view->tool(), &SceneTool::snappingChanged, command, &QAction::setChecked);
}

void ArrangeMenu::addMeasure(MeasureTool* measure) {
  m_menu->addSeparator();
  Command* command = addSwitch(m_menu, "actionMeasure", tr("&Measure"),
                               tr("Click two places in the view to measure their distance"),
                               {Qt::Key_M}, false, [this, measure](bool on) {
                                 measure->setActive(on);
                                 m_view->setFocus();
                               });
  connect(measure, &MeasureTool::activeChanged, command, &QAction::setChecked);
}

// The number field does it itself: its keys are the only way to step.
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
  for (const Arranging& command : m_commands) {
    const QString reason = whyNotArrange(*m_document, *m_selection, command.what, swapped);
    command.action->setEnabled(reason.isEmpty());
    QString tip = command.tip;
    if (command.what != Arrange::grid) {
      tip = moving != nullptr && fixed != nullptr
                ? tip.arg(objectText(*moving), objectText(*fixed))
                : tip.arg(tr("the first selected object"), tr("the second"));
    }
    if (!reason.isEmpty()) tip += QLatin1Char('\n') + reason;
    command.action->setTip(tip);
    command.action->setStatusTip(reason.isEmpty() ? command.action->toolTip() : reason);
  }
  m_swap->setTip(moving != nullptr
                     ? tr("%1 moves now").arg(objectText(*moving))
                     : tr("Move the second of two selected objects instead of the first"));
  for (Command* action : m_nudges) {
    const QString reason = whyNotArrange(*m_document, *m_selection, Arrange::grid, swapped);
    action->setEnabled(reason.isEmpty());
    action->setTip(reason.isEmpty() ? tr("Each coordinate steps to its own neighbouring double")
                                    : reason);
  }
}

}  // namespace hairline
