#pragma once

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/jobs/kept_up_to_date.h"
#include "widgets/voxels/cell_faces.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

class Document;
class Selection;
struct Change;

/// The cells of a grid that is seen beside the one that is looked at: their shell alone.
struct OtherGrid {
  CellQuestion question;
  CellWay way = CellWay::pefDouble;
  /// Without faces where the voxelizer refuses; why is told when the grid is chosen.
  CellShell shell;
};

/// The visible grids of a scene beside the one whose cells are shown in full: whole, decided in the
/// same way, without comparison.
class OtherGrids {
 public:
  /// A grid whose cells are not known as they are asked for.
  struct Missing {
    std::string id;
    CellQuestion question;
    CellWay way = CellWay::pefDouble;
  };

  /// Forgets grids that are gone or hidden, and those of `chosen`, whose question `like` all are
  /// asked. Returns what is not known; meanwhile the last cells of those stay.
  std::vector<Missing> update(const Scene& scene, const std::string& chosen,
                              const CellQuestion& like, CellWay way);
  void take(const std::string& id, std::shared_ptr<const OtherGrid> grid);
  void clear() { m_grids.clear(); }

  /// By their ids.
  const std::map<std::string, std::shared_ptr<const OtherGrid>>& grids() const { return m_grids; }

 private:
  std::map<std::string, std::shared_ptr<const OtherGrid>> m_grids;
};

/// Decides the cells of a grid. Null where the work was stopped.
std::shared_ptr<const OtherGrid> decideOther(const OtherGrids::Missing& missing, int threads,
                                             const Work& work = {});

/// By what the cells that are shown are decided.
enum class CellMethod : std::uint8_t { pef, sat, exact };

/// What of the cells of a grid is shown, and how they are meant.
struct CellSettings {
  bool shown = true;
  CellMethod method = CellMethod::pef;
  /// In which scalar `pef` and `sat` decide: float or double.
  ScalarKind scalar = ScalarKind::float64;
  Separating separating = Separating::by26;
  bool open = false;
  /// Cells about which methods or scalars differ are found and marked.
  bool marksDifferences = true;
  bool seeThrough = true;
  CellSlices slices;

  friend bool operator==(const CellSettings&, const CellSettings&) = default;

  CellWay way() const;
};

/// The cells of a grid of the scene that its visible surfaces set, kept up to date: in line where
/// that is quick, so that they follow a drag, otherwise beside the window: where it takes long of
/// larger cells first, then as they are, then those of the other ways. The grid is the one that was
/// selected last, or the first that is visible. Of the other visible grids the shells are kept.
class GridCells : public KeptUpToDate {
  Q_OBJECT

 public:
  /// What the view draws: the cells by each method, and the shell of the chosen one.
  struct Picture {
    CellSets sets;
    CellShell shell;
    CellWay way = CellWay::pefDouble;
    CellSlices slices;
    /// How many times as large as asked for the cells are; 1 where they are as asked for.
    int coarseness = 1;
  };

  GridCells(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The id of the grid whose cells are shown; empty where the scene has none that is visible.
  const std::string& gridId() const { return m_gridId; }
  /// Shows the cells of another grid.
  void setGrid(const std::string& id);

  const CellSettings& settings() const { return m_settings; }
  void setSettings(const CellSettings& settings);

  /// Null while there is nothing to show. While better ones are computed, the last ones.
  const Picture* picture() const { return m_picture.get(); }
  /// The cells of the picture, where they are those that are asked for; null for coarse ones.
  const CellSets* sets() const;
  /// The other visible grids, by their ids; they come one by one, after the chosen one.
  const std::map<std::string, std::shared_ptr<const OtherGrid>>& others() const {
    return m_others.grids();
  }
  /// Why there are no cells; empty where there are.
  const QString& refusal() const { return m_refusal; }

  /// The cell to which attention is called, such as one of the list of differences.
  const std::optional<Cell>& pointedCell() const { return m_pointed; }
  void setPointedCell(const std::optional<Cell>& cell);

  /// Makes a cell and the triangle that explains it best the pair in focus. False, with nothing
  /// changed, where no triangle comes near the cell.
  bool explain(const Cell& cell);
  /// Adds a cell as a box to the scene and selects it.
  void addAsBox(const Cell& cell);

 signals:
  void settingsChanged();
  void pointedCellChanged();
  /// Something to tell, such as why a cell has no explanation.
  void message(const QString& text);

 protected:
  void refresh() override;
  void jobChanged() override;

 private:
  void sceneChanged(const Change& change);
  void chooseGrid();
  bool isComplete(const CellQuestion& question) const;
  void answerNow(CellSets sets);
  void answerLater(const CellSets& sets);
  void answerOthers();
  void refuse(const Error& error);
  void clear();

  Document* m_document;
  Selection* m_selection;
  std::string m_gridId;
  CellSettings m_settings;
  std::shared_ptr<const SceneSurfaces> m_surfaces;
  std::shared_ptr<const Picture> m_picture;
  OtherGrids m_others;
  /// Those that are not known yet; they come after the chosen grid.
  std::vector<OtherGrids::Missing> m_missing;
  std::optional<Cell> m_pointed;
  QString m_refusal;
  Job m_othersJob;
};

}  // namespace hairline
