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

/// The cells of another visible grid: only their shell.
struct OtherGrid {
  CellQuestion question;
  CellWay way = CellWay::pefDouble;
  /// Without faces if the voxelizer refuses; the reason is shown when the grid is chosen.
  CellShell shell;
};

/// The other visible grids of a scene: whole, decided in the same way, without comparison.
class OtherGrids {
 public:
  /// A grid whose cells are outdated.
  struct Missing {
    std::string id;
    CellQuestion question;
    CellWay way = CellWay::pefDouble;
  };

  /// Removes grids that are gone or hidden, and `chosen`, whose settings `like` all use. Returns
  /// the outdated ones; their last cells stay meanwhile.
  std::vector<Missing> update(const Scene& scene, const std::string& chosen,
                              const CellQuestion& like, CellWay way);
  void take(const std::string& id, std::shared_ptr<const OtherGrid> grid);
  void clear() { m_grids.clear(); }

  /// By their ids.
  const std::map<std::string, std::shared_ptr<const OtherGrid>>& grids() const { return m_grids; }

 private:
  std::map<std::string, std::shared_ptr<const OtherGrid>> m_grids;
};

/// Decides the cells of a grid. Null if the work was stopped.
std::shared_ptr<const OtherGrid> decideOther(const OtherGrids::Missing& missing, int threads,
                                             const Work& work = {});

/// The method that decides the visible cells.
enum class CellMethod : std::uint8_t { pef, sat, exact };

/// Which cells of a grid are shown, and their meaning.
struct CellSettings {
  bool shown = true;
  CellMethod method = CellMethod::pef;
  /// The scalar of `pef` and `sat`: float or double.
  ScalarKind scalar = ScalarKind::float64;
  Separating separating = Separating::by26;
  bool open = false;
  /// Whether cells on which methods or scalars differ are found and marked.
  bool marksDifferences = true;
  bool seeThrough = true;
  /// Whether the surfaces are left out of the picture, so that they cover no cells.
  bool hidesSurfaces = false;
  CellSlices slices;

  friend bool operator==(const CellSettings&, const CellSettings&) = default;

  CellWay way() const;
};

/// The cells of a grid of the scene that its visible surfaces set, kept up to date: inline if that
/// is fast, so that they follow a drag, otherwise in the background: for slow grids larger cells
/// first, then the requested ones, then those of the other methods. The grid is the one selected
/// last, or the first visible one. For the other visible grids only the shells are kept.
class GridCells : public KeptUpToDate {
  Q_OBJECT

 public:
  /// The drawn data: the cells by each method, and the shell of the chosen one.
  struct Picture {
    CellSets sets;
    CellShell shell;
    CellWay way = CellWay::pefDouble;
    CellSlices slices;
    /// The factor by which the cells are enlarged; 1 if they are as requested.
    int coarseness = 1;
  };

  GridCells(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  /// The id of the grid whose cells are shown; empty if no grid is visible.
  const std::string& gridId() const { return m_gridId; }
  /// Shows the cells of another grid.
  void setGrid(const std::string& id);

  const CellSettings& settings() const { return m_settings; }
  void setSettings(const CellSettings& settings);

  /// Whether the surfaces are hidden now: only while the panel that shows them again is open.
  bool hidesSurfaces() const { return m_settings.hidesSurfaces && m_hasPanel; }
  void setHasPanel(bool has);

  /// Null while there is nothing to show. While better ones are computed, the previous ones.
  const Picture* picture() const { return m_picture.get(); }
  /// The cells of the picture, if they are up to date; null for coarse ones.
  const CellSets* sets() const;
  /// The other visible grids, by their ids; computed one by one, after the chosen one.
  const std::map<std::string, std::shared_ptr<const OtherGrid>>& others() const {
    return m_others.grids();
  }
  /// Why there are no cells; empty if there are.
  const QString& refusal() const { return m_refusal; }

  /// The highlighted cell, such as one of the list of differences.
  const std::optional<Cell>& pointedCell() const { return m_pointed; }
  void setPointedCell(const std::optional<Cell>& cell);

  /// Makes a cell and the triangle that explains it best the active pair. False, with nothing
  /// changed, if no triangle comes near the cell.
  bool explain(const Cell& cell);
  /// Adds a cell as a box to the scene and selects it.
  void addAsBox(const Cell& cell);

 signals:
  void settingsChanged();
  void pointedCellChanged();
  /// A message, such as why a cell has no explanation.
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
  bool m_hasPanel = true;
  std::shared_ptr<const SceneSurfaces> m_surfaces;
  std::shared_ptr<const Picture> m_picture;
  OtherGrids m_others;
  /// Those that are not known yet; they follow the chosen grid.
  std::vector<OtherGrids::Missing> m_missing;
  std::optional<Cell> m_pointed;
  QString m_refusal;
  Job m_othersJob;
};

}  // namespace hairline
