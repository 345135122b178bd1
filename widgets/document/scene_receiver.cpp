#include "widgets/document/scene_receiver.h"

#include <QLocalSocket>
#include <algorithm>

#include "core/base/listening_socket.h"
#include "core/scene/scene_file.h"
#include "widgets/document/document.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

constexpr qint64 mostLineBytes = 64'000'000;
constexpr qint64 mostBytesAtOnce = 1'000'000;
constexpr std::size_t mostSenders = 4;
constexpr std::size_t mostScenes = 1000;
constexpr std::size_t mostBytes = 256'000'000;

/// Whether the objects are those of another scene, apart from colours and what is hidden.
bool haveSameShapes(const Scene& scene, const Scene& other) {
  return std::ranges::equal(scene.objects, other.objects,
                            [](SceneObject object, const SceneObject& same) {
                              object.visible = same.visible;
                              object.color = same.color;
                              return identical(object, same);
                            });
}

/// A scene from a line. It brings its meshes along: no file is read for it.
Result<Scene> sentScene(const QByteArray& line) {
  Result<Scene> scene = parseScene({line.constData(), static_cast<std::size_t>(line.size())});
  if (!scene) return scene;
  for (const SceneObject& object : scene->objects) {
    const auto* mesh = std::get_if<Mesh>(&object.shape);
    if (mesh != nullptr && !mesh->file.empty()) {
      return Error{"unsupported",
                   Message("\"%1\" names a file; send its triangles instead", object.id)};
    }
  }
  return scene;
}

}  // namespace

SceneReceiver::SceneReceiver(Document* document, QObject* parent)
    : QObject(parent), m_document(document) {
  m_server.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&m_server, &QLocalServer::newConnection, this, &SceneReceiver::accept);
  connect(&m_reader, &Job::changed, this, [this] {
    if (!m_reader.isPending()) readNext();
  });
  connect(document, &Document::changed, this, [this](const Change& change) {
    if (!change.reset || m_isShowing) return;
    m_shown.reset();
    emit changed();
  });
}

std::optional<Error> SceneReceiver::listen() {
  if (isListening()) return std::nullopt;
  const Result<std::filesystem::path> path = listeningSocket();
  if (!path) return path.error();
  const QString name = QString::fromStdString(path->string());
  // What a window left behind that was killed.
  QLocalSocket other;
  other.connectToServer(name);
  if (other.waitForConnected(1000)) {
    return Error{"file", Message("Another window shows the scenes that are sent")};
  }
  QLocalServer::removeServer(name);
  if (!m_server.listen(name)) {
    return Error{"file", Message("%1: Cannot receive scenes (%2)", *path,
                                 m_server.errorString().toStdString())};
  }
  emit changed();
  return std::nullopt;
}

void SceneReceiver::stop() {
  m_server.close();
  for (const Sender& sender : std::exchange(m_senders, {})) sender.socket->abort();
  emit changed();
}

QString SceneReceiver::title(std::size_t place) const {
  return QString::fromStdString(m_scenes[place].scene->name).simplified();
}

void SceneReceiver::accept() {
  while (m_senders.size() < mostSenders && m_server.hasPendingConnections()) {
    QLocalSocket* socket = m_server.nextPendingConnection();
    if (!isOfThisUser(static_cast<int>(socket->socketDescriptor()))) {
      delete socket;
      continue;
    }
    // A sender that has more to say waits.
    socket->setReadBufferSize(mostBytesAtOnce);
    m_senders.push_back({socket, {}});
    connect(socket, &QLocalSocket::readyRead, this, &SceneReceiver::readNext);
    connect(socket, &QLocalSocket::disconnected, this, [this, socket] {
      std::erase_if(m_senders, [socket](const Sender& sender) { return sender.socket == socket; });
      socket->deleteLater();
      accept();
    });
  }
  readNext();
}

void SceneReceiver::receive(Sender& sender) {
  if (sender.end >= 0) return;
  const qsizetype known = sender.text.size();
  sender.text += sender.socket->read(mostBytesAtOnce);
  sender.end = sender.text.indexOf('\n', known);
  if (sender.end < 0 && sender.text.size() > mostLineBytes) {
    // Read on to its end, as a sender that is cut off would not hear why.
    sender.isTooLong = true;
    sender.text.clear();
  }
}

void SceneReceiver::readNext() {
  if (m_reader.isPending()) return;
  for (Sender& sender : m_senders) {
    receive(sender);
    if (sender.end < 0) continue;
    const QByteArray line = sender.text.left(sender.end);
    sender.text.remove(0, sender.end + 1);
    sender.end = sender.text.indexOf('\n');
    if (std::exchange(sender.isTooLong, false)) {
      reply(sender.socket, tr("The scene is larger than %1 MB").arg(mostLineBytes / 1'000'000));
      return readNext();
    }
    m_reader.start([this, line, to = QPointer(sender.socket)](Job::Run&) -> Job::Take {
      Result<Scene> scene = sentScene(line);
      return [this, to, scene, bytes = line.size()] {
        if (scene) take(*scene, static_cast<std::size_t>(bytes));
        reply(to, scene ? QString() : coreMessage(scene.error().message));
      };
    });
    return;
  }
}

void SceneReceiver::reply(QLocalSocket* socket, const QString& reason) {
  if (socket == nullptr) return;
  socket->write(reason.simplified().toUtf8() + '\n');
  socket->flush();
}

void SceneReceiver::take(Scene scene, std::size_t bytes) {
  const bool follows = !m_shown || *m_shown + 1 == m_scenes.size();
  m_scenes.push_back({std::make_shared<const Scene>(std::move(scene)), bytes});
  m_bytes += bytes;
  while (m_scenes.size() > mostScenes || (m_bytes > mostBytes && m_scenes.size() > 1)) {
    m_bytes -= m_scenes.front().bytes;
    m_scenes.erase(m_scenes.begin());
    if (m_shown) m_shown = *m_shown == 0 ? std::nullopt : std::optional(*m_shown - 1);
  }
  if (follows && mayReplace()) {
    show(m_scenes.size() - 1);
  } else {
    emit changed();
  }
}

bool SceneReceiver::mayReplace() const {
  return !m_document->isModified() ||
         (m_shown && haveSameShapes(m_document->scene(), *m_scenes[*m_shown].scene));
}

void SceneReceiver::show(std::size_t place) {
  Scene scene = *m_scenes[place].scene;
  const Scene& before = m_document->scene();
  if (m_shown) {
    for (SceneObject& object : scene.objects) {
      const SceneObject* same = find(before, object.id);
      if (same == nullptr) continue;
      object.visible = same->visible;
      object.color = same->color;
    }
    scene.camera = before.camera;
  }
  m_shown = place;
  m_isShowing = true;
  m_document->setScene(std::move(scene), title(place));
  m_isShowing = false;
  emit changed();
}

}  // namespace hairline
