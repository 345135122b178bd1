#pragma once

#include <QObject>
#include <QSize>
#include <QTimer>
#include <memory>

#include "widgets/map/map_choices.h"

namespace hairline {

class Document;
class Selection;
class Worker;
struct Change;

/// By what the pixels of a map are coloured.
enum class MapColors { difference, verdict, gap };

/// The map of verdicts of the pair in focus over two degrees of freedom: kept up to date by the
/// worker while somebody looks at it, roughly at first, then tile by tile. A change of the scene or
/// of what is asked drops what is not done and begins anew; what was there is shown until then.
class SceneMap : public QObject {
  Q_OBJECT

 public:
  /// The most pixels a side.
  static constexpr int mostPixels = 512;

  /// Nothing is owned and all of it lives longer.
  SceneMap(Document* document, Selection* selection, Worker* worker, QObject* parent = nullptr);
  ~SceneMap() override;

  /// Nothing is computed while nobody looks.
  void setWatched(bool watched);
  bool isWatched() const { return m_watched; }
  /// How many pixels there is room for.
  void setRoom(const QSize& room);

  /// What can be chosen for the pair in focus; empty where there is no pair.
  const MapChoices& choices() const { return m_choices; }
  /// The places of what is chosen among the choices.
  std::array<std::size_t, 2> freedoms() const { return m_freedoms; }
  std::array<std::size_t, 2> voices() const { return m_voices; }
  void chooseFreedom(std::size_t side, std::size_t place);
  void chooseVoice(std::size_t side, std::size_t place);
  MapColors colors() const { return m_colors; }
  void setColors(MapColors colors);
  /// Method A says yes also where the gap it tells is no more than that; zero is none.
  double tolerance() const { return m_tolerance; }
  void setTolerance(double tolerance);

  /// The middle is what the scene is now, and the picture as wide as the objects.
  void goHome();
  void zoom(double factor, const QPoint& anchor);
  /// Steps of a unit in the last place about the scene as it is.
  void goToUlps();
  /// Looks so many pixels farther to the right and upwards.
  void pan(int right, int up);

  /// What is asked, as it was when the map began.
  const MapQuestion& question() const { return *m_question; }
  /// The verdicts as far as they are known; those of rough pixels stand for their neighbours too.
  const VerdictMap& map() const { return m_map; }
  bool isEmpty() const { return !m_question || m_map.pixels.empty(); }
  /// Where the scene is now, in pixels from the middle of the upper left one.
  QPointF scenePoint() const;
  bool isPending() const { return m_pending; }
  double share() const;
  bool isCancelled() const { return m_cancelled; }

  /// Changes the scene to what a pixel shows, as one undo step; false, with nothing changed, where
  /// there is no such scene.
  bool putSceneAt(const QPoint& pixel);
  /// Takes changes into account now rather than at the end of this turn of the event loop.
  void flush();

 signals:
  /// Another picture is to be shown, or other words about it.
  void updated();
  /// Other things can be chosen, or are.
  void choicesChanged();
  /// Something to tell.
  void message(const QString& text);

 private:
  void refreshPair();
  void chooseDefaults(const MapChoices& before);
  void centre(std::size_t side);
  void sceneChanged(const Change& change);
  void schedule();
  void restart();
  void startJob(bool roughFirst);
  void takeRough(const VerdictMap& rough);
  void takeTile(const PictureTile& tile, const std::vector<MapPixel>& pixels);
  void finish();
  void stop();

  Document* m_document;
  Selection* m_selection;
  Worker* m_worker;
  bool m_watched = false;
  bool m_waiting = false;
  bool m_pairIsStale = true;
  QSize m_room;
  MapChoices m_choices;
  std::array<std::size_t, 2> m_freedoms{};
  std::array<std::size_t, 2> m_voices{};
  MapColors m_colors = MapColors::difference;
  double m_tolerance = 0;
  std::array<MapAxis, 2> m_axes;
  std::shared_ptr<const MapQuestion> m_question;
  VerdictMap m_map{MapFrame{{}, 0, 0}};
  std::vector<PictureTile> m_left;
  std::size_t m_tiles = 0;
  bool m_pending = false;
  bool m_cancelled = false;
  QTimer m_repaint;
};

}  // namespace hairline
