#pragma once

#include <QLocalServer>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"

class QLocalSocket;

namespace hairline {

class Document;

/// Takes scenes that other programs of this user send (`hairline send`) and keeps them in their
/// order, so that one can go back and forth between them. What arrives is data: one scene per line,
/// read as a file would be, on another thread, one after the other. A sender waits until its scene
/// has been read, and is told in a line why one was refused; an empty line says that it was taken.
/// Of too many the oldest are forgotten.
class SceneReceiver : public QObject {
  Q_OBJECT

 public:
  explicit SceneReceiver(Document* document, QObject* parent = nullptr);

  /// Listens from now on. Errors: those of `listeningSocket`, and "file" where another window
  /// listens already.
  std::optional<Error> listen();
  void stop();
  bool isListening() const { return m_server.isListening(); }

  std::size_t count() const { return m_scenes.size(); }
  QString title(std::size_t place) const;
  /// The place of the scene that the document shows, edited or not; nothing for other scenes.
  std::optional<std::size_t> shown() const { return m_shown; }
  /// Whether the scene in the document can be replaced without losing anything: it is saved, or was
  /// received and differs in what is hidden and in colours alone.
  bool mayReplace() const;
  /// Shows one. What was hidden and coloured in the scene shown before stays so.
  void show(std::size_t place);

 signals:
  /// Another scene arrived or is shown, or it listens or not.
  void changed();

 private:
  struct Sent {
    std::shared_ptr<const Scene> scene;
    std::size_t bytes = 0;
  };
  struct Sender {
    QLocalSocket* socket;
    QByteArray text;
    /// Where the first line of the text ends; -1 where more is to come.
    qsizetype end = -1;
    /// What was dropped of the line does not fit into the limit.
    bool isTooLong = false;
  };

  void accept();
  /// Takes what a sender has said, up to the end of a line.
  void receive(Sender& sender);
  /// Reads the next whole line of any sender.
  void readNext();
  void reply(QLocalSocket* socket, const QString& reason);
  void take(Scene scene, std::size_t bytes);

  Document* m_document;
  QLocalServer m_server;
  std::vector<Sender> m_senders;
  std::vector<Sent> m_scenes;
  std::size_t m_bytes = 0;
  std::optional<std::size_t> m_shown;
  bool m_isShowing = false;
  Job m_reader;
};

}  // namespace hairline
