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

/// Asks, when told to, which methods of ray and triangle let rays out of a closed object of the
/// scene, which takes long. The object is the one selected last that has a surface
/// of triangles, or the first mesh, or the first such object.
class LeakCheck : public QObject {
  Q_OBJECT

 public:
  LeakCheck(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The object that would be looked at; empty where there is none.
  std::string object() const;
  void start();

  /// Of the object looked at last, as long as it is what it was.
  const std::vector<WatertightnessRow>& rows() const { return m_rows; }
  /// How it was called.
  const QString& name() const { return m_name; }
  bool isPending() const { return m_job.isPending(); }
  bool isCancelled() const { return m_job.isCancelled(); }
  /// Why there is no answer; empty where there is none to be had yet, or one.
  const QString& refusal() const { return m_refusal; }

 signals:
  void updated();
  /// Another object would be looked at.
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
