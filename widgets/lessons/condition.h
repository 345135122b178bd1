#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/hierarchy/hierarchy.h"
#include "core/picture/picture_colors.h"
#include "core/query/query.h"
#include "core/query/report.h"
#include "core/scene/scene.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

class MeshTraversal;
class SceneHierarchy;
class SceneRays;
struct PairReports;

/// One report of the active pair, by name: "intersect sat double".
struct ReportName {
  Kind kind = Kind::intersect;
  std::string method;
  ScalarKind scalar = ScalarKind::float64;

  friend bool operator==(const ReportName&, const ReportName&) = default;
};

// The conditions of checkpoints: a small closed set.

/// The verdict of a report is this one: "hit", "miss", "may", "apart", "inside", "outside",
/// "front", "behind", "straddles", "point", "line", "plane", "none", "positive", "negative" or
/// "zero".
struct VerdictIs {
  ReportName report;
  std::string verdict;
};

/// The axis that proves a miss in the report has this label.
struct SeparatingAxisIs {
  ReportName report;
  std::string label;
};

/// Of all steps of the report, only this one separates.
struct OnlyAxisIs {
  ReportName report;
  std::string label;
};

/// Two reports contradict each other.
struct ReportsDiffer {
  ReportName first;
  ReportName second;
};

/// The nearest feature in the report.
struct FeatureIs {
  ReportName report;
  std::string label;
};

/// A number of a report.
enum class Quantity { time, t, sqdist, depth, gap, u, v, w };

/// A number of the report lies between two bounds, both included.
struct NumberWithin {
  ReportName report;
  Quantity quantity = Quantity::time;
  double min = 0;
  double max = 0;
};

/// This many cells of the grid are set by a method; without a method, this many are decided
/// differently.
struct CellCount {
  std::optional<CellWay> way;
  std::size_t min = 0;
  std::size_t max = 0;
  /// The required meaning of cells; nothing if it does not matter.
  std::optional<Separating> separating;
};

/// The object has moved or has other numbers than in the scene of the page.
struct ObjectMoved {
  std::string object;
};

/// The active pair, in either order.
struct PairIs {
  std::string a;
  std::string b;
};

/// The settings of the panel Hierarchy; unset ones do not matter.
struct TreeChoice {
  std::optional<BuildMethod> build;
  std::optional<NodeVolume> volume;
  std::optional<bool> ofObjects;

  bool isEmpty() const { return !build && !volume && !ofObjects; }
};

/// A figure of a tree, or of a traversal of two.
enum class TreeFigure { any, depth, leaves, cost, volumeTests, triangleTests };

/// The tree in the panel Hierarchy is built this way, and a figure of it lies between two bounds,
/// both included.
struct TreeIs {
  TreeChoice choice;
  TreeFigure figure = TreeFigure::any;
  double min = 0;
  double max = 0;
};

/// Two meshes were traversed in the panel Hierarchy, with this number of tests.
struct TraversalIs {
  TreeFigure figure = TreeFigure::volumeTests;
  double min = 0;
  double max = 0;
};

/// The panel Ray-Cast Image is visible, in these colours.
struct PictureIs {
  PictureColors colors = PictureColors::barycentric;
};

using Condition =
    std::variant<VerdictIs, SeparatingAxisIs, OnlyAxisIs, ReportsDiffer, FeatureIs, NumberWithin,
                 CellCount, ObjectMoved, PairIs, TreeIs, TraversalIs, PictureIs>;

/// The data for judging conditions; unknown data is null and satisfies nothing.
struct Situation {
  const Scene* scene = nullptr;
  /// The scene as the page opened it.
  const Scene* start = nullptr;
  const PairReports* reports = nullptr;
  const CellSets* cells = nullptr;
  const SceneHierarchy* hierarchy = nullptr;
  const MeshTraversal* traversal = nullptr;
  const SceneRays* rays = nullptr;
};

bool isFulfilled(const Condition& condition, const Situation& situation);

/// The keys of conditions, in the order of `Condition`.
const std::vector<QString>& conditionKeys();

/// Reads a condition: its key, such as "verdict", and the text after the colon. Nothing if it is
/// wrong; then `problem` says why, as a sentence for the author of a lesson.
std::optional<Condition> readCondition(const QString& key, const QString& text, QString* problem);

/// Reads the name of a report, "intersect sat double"; nothing if there is no such report, and then
/// `problem` says why.
std::optional<ReportName> readReport(const QString& text, QString* problem);

/// The report and the label of a condition; null if there is none.
const ReportName* reportOf(const Condition& condition);
const std::string* labelOf(const Condition& condition);

/// Reads the settings of a tree, "bottom-up obb objects", as far as the words go; the rest stays.
TreeChoice takeTreeChoice(QStringList& words);
/// Reads the colours of a picture: weights, normals, distance or tests.
std::optional<PictureColors> readColors(const QString& word);

/// Reads the name of a kind of query.
std::optional<Kind> readKind(const QString& word);

}  // namespace hairline
