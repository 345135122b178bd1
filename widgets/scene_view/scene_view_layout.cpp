#include <QStringList>

#include "widgets/scene_view/scene_view.h"

// How the view is split into panes.

namespace hairline {
namespace {

constexpr std::pair<ViewLayout, const char*> layoutNames[] = {
    {ViewLayout::one, "one"}, {ViewLayout::two, "two"}, {ViewLayout::four, "four"}};

QVector<int> panesOf(ViewLayout layout) {
  switch (layout) {
    case ViewLayout::two:
      return {topPane, mainPane};
    case ViewLayout::four:
      return {topPane, mainPane, frontPane, rightPane};
    default:
      return {mainPane};
  }
}

}  // namespace

void SceneView::setLayoutOfPanes(ViewLayout layout) {
  if (layout == m_layout && !m_maximized) return;
  m_layout = layout;
  m_maximized = false;
  showPanes();
}

void SceneView::setMaximized(bool maximized) {
  if (maximized == m_maximized || m_layout == ViewLayout::one) return;
  m_maximized = maximized;
  showPanes();
}

void SceneView::showPanes() {
  const QVector<int> panes =
      m_maximized ? QVector<int>{m_viewport->activePane()} : panesOf(m_layout);
  m_viewport->setShownPanes(panes, m_layout != ViewLayout::one);
  scheduleUpdate();
  emit layoutOfPanesChanged();
}

QString SceneView::layoutState() const {
  QString state;
  for (const auto& [layout, name] : layoutNames) {
    if (layout == m_layout) state = QLatin1String(name);
  }
  return QStringLiteral("%1 %2 %3")
      .arg(state)
      .arg(m_viewport->activePane())
      .arg(m_maximized ? QStringLiteral("maximized") : QStringLiteral("split"));
}

void SceneView::restoreLayoutState(const QString& state) {
  const QStringList words = state.split(QLatin1Char(' '));
  if (words.size() != 3) return;
  for (const auto& [layout, name] : layoutNames) {
    if (words[0] != QLatin1String(name)) continue;
    setLayoutOfPanes(layout);
    m_viewport->setActivePane(words[1].toInt());
    setMaximized(words[2] == QLatin1String("maximized"));
  }
}

SceneView::Look SceneView::look() const {
  Look look{layoutState(), {}, m_automaticCamera, m_gizmoSetting};
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    look.cameras[static_cast<std::size_t>(pane)] = m_viewport->camera(pane);
  }
  return look;
}

void SceneView::setLook(const Look& look) {
  restoreLayoutState(look.layout);
  m_settingCamera = true;
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    m_viewport->setCamera(look.cameras[static_cast<std::size_t>(pane)], pane);
  }
  m_settingCamera = false;
  m_automaticCamera = look.isAutomatic;
  frameAutomatic();
  emit orthographicChanged(isOrthographic());
  setGizmo(look.gizmo);
}

}  // namespace hairline
