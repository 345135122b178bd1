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

/// The quantity that colours the pixels of a map.
enum class MapColors { difference, verdict, gap };

/// The map of verdicts on the active pair over two degrees of freedom. A change of the scene or of
/// the question restarts it.
class SceneMap : public TiledPicture {
  Q_OBJECT

 public:
  /// The maximum number of pixels per side.
  static constexpr int mostPixels = 512;

  SceneMap(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The user's methods are offered too; they are not owned and outlive this.
  void setOwnMethods(OwnMethods* methods);

  /// How many pixels fit.
  void setRoom(const QSize& room);

  /// The choices for the active pair; empty without a pair.
  const MapChoices& choices() const { return m_choices; }
  /// The indices of the chosen ones among the choices.
  std::array<std::size_t, 2> freedoms() const { return m_freedoms; }
  std::array<std::size_t, 2> methods() const { return m_methods; }
  void chooseFreedom(std::size_t side, std::size_t place);
  void chooseMethod(std::size_t side, std::size_t place);
  MapColors colors() const { return m_colors; }
  void setColors(MapColors colors);
  /// Method A also answers yes if its gap is at most this; zero means no tolerance.
  double tolerance() const { return m_tolerance; }
  void setTolerance(double tolerance);

  /// The centre is the current scene, and the picture covers the objects.
  void goHome();
  void zoom(double factor, const QPoint& anchor);
  /// Steps of one ulp about the current scene.
  void goToUlps();
  /// Scrolls by a number of pixels to the right and upwards.
  void pan(int right, int up);

  /// The question when the map was started.
  const MapQuestion& question() const { return *m_question; }
  /// The verdicts so far; those of rough pixels stand for their neighbours too.
  const VerdictMap& map() const { return m_map; }
  /// While withheld the map is empty, because a lesson waits for a prediction.
  void setWithheld(bool withheld);
  bool isWithheld() const { return m_withheld; }
  bool isEmpty() const { return !m_question || m_map.pixels.empty(); }
  /// The position of the scene, in pixels from the centre of the upper left one.
  QPointF scenePoint() const;

  /// Changes the scene to that of a pixel, as one undo step; false, with nothing changed, if there
  /// is no such scene.
  bool putSceneAt(const QPoint& pixel);

 signals:
  /// The choices, or the chosen ones, have changed.
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
  /// The processes of those methods, shared by the questions that use them.
  std::shared_ptr<MapOwnMethods> m_own;
  bool m_withheld = false;
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
