#pragma once

#include <QSize>
#include <memory>
#include <variant>

#include "widgets/jobs/tiled_picture.h"
#include "widgets/pictures/map_choices.h"

namespace hairline {

class Document;
class OwnMethods;
class Selection;
struct Change;

/// By what the pixels of a map are coloured.
enum class MapColors { difference, verdict, gap };

/// The map of verdicts of the pair in focus over two degrees of freedom. A change of the scene or
/// of what is asked begins it anew.
class SceneMap : public TiledPicture {
  Q_OBJECT

 public:
  /// The most pixels a side.
  static constexpr int mostPixels = 512;

  SceneMap(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The user's methods are offered besides; they are not owned and live longer.
  void setOwnMethods(OwnMethods* methods);

  /// How many pixels there is room for.
  void setRoom(const QSize& room);

  /// What can be chosen for the pair in focus; empty where there is no pair.
  const MapChoices& choices() const { return m_choices; }
  /// The places of what is chosen among the choices.
  std::array<std::size_t, 2> freedoms() const { return m_freedoms; }
  std::array<std::size_t, 2> methods() const { return m_methods; }
  void chooseFreedom(std::size_t side, std::size_t place);
  void chooseMethod(std::size_t side, std::size_t place);
  MapColors colors() const { return m_colors; }
  void setColors(MapColors colors);
  /// Method A answers yes also where the gap it finds is no more than that; zero is none.
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

  /// Changes the scene to what a pixel shows, as one undo step; false, with nothing changed, where
  /// there is no such scene.
  bool putSceneAt(const QPoint& pixel);

 signals:
  /// Other things can be chosen, or are.
  void choicesChanged();

 protected:
  void refresh() override;
  void compute(bool roughFirst) override;

 private:
  void refreshPair();
  void chooseDefaults(const MapChoices& before);
  void centre(std::size_t side);
  void sceneChanged(const Change& change);
  void restart();
  void takeRough(const VerdictMap& rough);

  Document* m_document;
  Selection* m_selection;
  OwnMethods* m_ownMethods = nullptr;
  /// The processes of those methods; a question that asks them shares it.
  std::shared_ptr<MapOwnMethods> m_own;
  bool m_pairIsStale = true;
  QSize m_room;
  MapChoices m_choices;
  std::array<std::size_t, 2> m_freedoms{};
  std::array<std::size_t, 2> m_methods{};
  MapColors m_colors = MapColors::difference;
  double m_tolerance = 0;
  std::array<MapAxis, 2> m_axes;
  std::shared_ptr<const MapQuestion> m_question;
  VerdictMap m_map{MapFrame{{}, 0, 0}};
};

}  // namespace hairline
