#include "widgets/pair/freeze.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTime>

#include "core/scene/scene_file.h"
#include "widgets/document/document.h"
#include "widgets/pair/query_runner.h"

namespace hairline {

Freeze::Freeze(Document* document, QueryRunner* runner, QObject* parent)
    : QObject(parent), m_document(document), m_runner(runner) {}

Scene Freeze::caseNow() const {
  Scene scene = m_document->scene();
  const PairReports* pair = m_runner->focus();
  if (pair != nullptr) scene.focus = {pair->a, pair->b};
  if (pair != nullptr && !pair->c.empty()) scene.focus.push_back(pair->c);
  if (pair != nullptr) scene.focus.insert(scene.focus.end(), pair->more.begin(), pair->more.end());
  return scene;
}

void Freeze::freeze() {
  emit stopDrag();
  m_runner->flush();
  FrozenCase frozenCase{caseNow(), {}};
  const PairReports* pair = m_runner->focus();
  const QString time = QTime::currentTime().toString(QStringLiteral("HH:mm:ss"));
  if (pair == nullptr) {
    frozenCase.title = tr("%1  %2").arg(time, m_document->title());
  } else {
    frozenCase.title = pair->disagree ? tr("%1  %2, answers differ").arg(time, m_document->title())
                                      : tr("%1  %2, all agree").arg(time, m_document->title());
  }
  m_cases.push_back(std::move(frozenCase));
  emit message(tr("Frozen. The arrow beside Freeze lists the frozen cases."));
}

void Freeze::copy() {
  m_runner->flush();
  const std::string text = writeScene(caseNow(), {.hexadecimal = true});
  QGuiApplication::clipboard()->setText(QString::fromStdString(text));
  emit message(tr("Copied the scene as text with hexadecimal floats."));
}

void Freeze::restore(int index) {
  if (index < 0 || index >= static_cast<int>(m_cases.size())) return;
  const Scene& scene = m_cases[static_cast<std::size_t>(index)].scene;
  m_document->edit(tr("Restore frozen case"), [&scene](Scene& now) { now = scene; });
}

}  // namespace hairline
