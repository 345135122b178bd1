#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "core/picture/watertightness.h"
#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"

namespace hairline {

class Document;
class Selection;
struct Change;

/// Finds, on request, which ray-triangle methods let rays out of a closed object of the scene,
/// which takes long. The object is the last selected one that has a surface of triangles, or the
/// first mesh, or the first such object.
class LeakCheck : public QObject {
  Q_OBJECT

 public:
  LeakCheck(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The object that would be checked; empty if there is none.
  std::string object() const;
  void start();

  /// For the object checked last, as long as it is unchanged.
  const std::vector<WatertightnessRow>& rows() const { return m_rows; }
  /// Its name.
  const QString& name() const { return m_name; }
  bool isPending() const { return m_job.isPending(); }
  bool isCancelled() const { return m_job.isCancelled(); }
  /// Why there is no answer; empty if there is one, or none yet.
  const QString& refusal() const { return m_refusal; }

 signals:
  void updated();
  /// Another object would now be checked.
  void objectChanged();

 private:
  void sceneChanged(const Change& change);
  void clear();

  Document* m_document;
  Selection* m_selection;
  std::string m_id;
  QString m_name;
  std::vector<WatertightnessRow> m_rows;
  QString m_refusal;
  Job m_job;
};

}  // namespace hairline
