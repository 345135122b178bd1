#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <vector>

#include "core/picture/ray_picture.h"
#include "widgets/run/worker.h"

namespace hairline {

/// A picture that is kept up to date by the worker while somebody looks at it, roughly at first,
/// then tile by tile. A change of what it shows drops what is not done and begins anew; what was
/// there is shown until then.
class TiledPicture : public QObject {
  Q_OBJECT

 public:
  /// A rough pixel stands for so many across and down.
  static constexpr int roughness = 8;

  ~TiledPicture() override;

  /// Nothing is computed while nobody looks.
  void setWatched(bool watched);
  bool isWatched() const { return m_watched; }
  /// Something of the picture is still to come.
  bool isPending() const { return m_pending; }
  /// How many of the tiles are done, from 0 to 1.
  double share() const;
  /// The user did not want to wait.
  bool isCancelled() const { return m_cancelled; }
  /// Takes changes into account now rather than at the end of this turn of the event loop.
  void flush();

 signals:
  /// Another picture is to be shown, or other words about it.
  void updated();
  /// Something to tell.
  void message(const QString& text);

 protected:
  /// A job that ends where nobody wants it any more, and also where something more urgent waits:
  /// then it goes on with the tiles that are left.
  class Job {
   public:
    Job(Worker::Run& run, std::size_t tiles)
        : m_run(run), m_tiles(tiles), m_follow(run.stopToken(), Stop{&m_end}) {}

    Work work() const { return {.progress = {}, .stop = m_end.get_token()}; }
    /// One tile more is done; `take` runs on the window's thread.
    void deliverTile(std::function<void()> take);

   private:
    struct Stop {
      std::stop_source* end;
      void operator()() const { end->request_stop(); }
    };
    Worker::Run& m_run;
    std::size_t m_tiles;
    std::size_t m_done = 0;
    std::stop_source m_end;
    std::stop_callback<Stop> m_follow;
  };

  /// The worker is not owned and lives longer.
  TiledPicture(Task task, Worker* worker, QObject* parent);

  /// Begins anew once this turn of the event loop is over.
  void schedule();
  void stop();
  /// Asks for all tiles of another picture.
  void start(std::vector<PictureTile> tiles);
  /// There will be no picture.
  void giveUp() { m_pending = false; }

  Worker* worker() const { return m_worker; }
  /// The tiles that are still to come.
  const std::vector<PictureTile>& left() const { return m_left; }
  /// A tile of the picture is there.
  void tileTaken(const PictureTile& tile);
  /// A job has ended: the next one goes on where tiles are left.
  void jobDone();
  /// Shows what there is, at once.
  void repaint();

  /// Something has changed: calls `start` where there is a picture to be made.
  virtual void begin() = 0;
  /// Starts a job that delivers the tiles that are left and then calls `jobDone`.
  virtual void startJob(bool roughFirst) = 0;
  /// Before what there is is shown.
  virtual void paint() {}

 private:
  Task m_task;
  Worker* m_worker;
  bool m_watched = false;
  bool m_waiting = false;
  std::vector<PictureTile> m_left;
  std::size_t m_tiles = 0;
  bool m_pending = false;
  bool m_cancelled = false;
  QTimer m_repaint;
};

}  // namespace hairline
