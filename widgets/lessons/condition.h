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

/// One report of the pair in focus, by name: "intersect sat double".
struct ReportName {
  Kind kind = Kind::intersect;
  std::string method;
  ScalarKind scalar = ScalarKind::float64;

  friend bool operator==(const ReportName&, const ReportName&) = default;
};

// What a checkpoint can watch: a small closed set.

/// The verdict of a report is this one: "hit", "miss", "may", "apart", "inside", "outside",
/// "front", "behind", "straddles", "point", "line", "plane" or "none".
struct VerdictIs {
  ReportName report;
  std::string verdict;
};

/// The axis by which the report proves a miss has this label.
struct SeparatingAxisIs {
  ReportName report;
  std::string label;
};

/// Of all steps that the report took, this one alone separates.
struct OnlyAxisIs {
  ReportName report;
  std::string label;
};

/// Two reports contradict each other.
struct ReportsDiffer {
  ReportName first;
  ReportName second;
};

/// The nearest feature that the report names.
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

/// As many cells of the grid are set in a way; without a way, as many are decided differently.
struct CellCount {
  std::optional<CellWay> way;
  std::size_t min = 0;
  std::size_t max = 0;
  /// The cells have to be meant so; nothing where that does not matter.
  std::optional<Separating> separating;
};

/// The object stands elsewhere than in the scene of the page, or has other numbers.
struct ObjectMoved {
  std::string object;
};

/// The pair asked about, in either order.
struct PairIs {
  std::string a;
  std::string b;
};

/// What the panel Hierarchy is told to build; what is not set does not matter.
struct TreeChoice {
  std::optional<BuildMethod> build;
  std::optional<NodeVolume> volume;
  std::optional<bool> ofObjects;

  bool isEmpty() const { return !build && !volume && !ofObjects; }
};

/// A figure of a tree, or of a traversal of two.
enum class TreeFigure { any, depth, leaves, cost, volumeTests, triangleTests };

/// The tree looked at in the panel Hierarchy is built so, and a figure of it lies between two
/// bounds, both included.
struct TreeIs {
  TreeChoice choice;
  TreeFigure figure = TreeFigure::any;
  double min = 0;
  double max = 0;
};

/// Two meshes were traversed in the panel Hierarchy, with as many tests.
struct TraversalIs {
  TreeFigure figure = TreeFigure::volumeTests;
  double min = 0;
  double max = 0;
};

/// The panel Ray Picture is looked at, in these colours.
struct PictureIs {
  PictureColors colors = PictureColors::barycentric;
};

using Condition =
    std::variant<VerdictIs, SeparatingAxisIs, OnlyAxisIs, ReportsDiffer, FeatureIs, NumberWithin,
                 CellCount, ObjectMoved, PairIs, TreeIs, TraversalIs, PictureIs>;

/// What conditions are judged by; what is not known is null and fulfils nothing.
struct Situation {
  const Scene* scene = nullptr;
  /// The scene as the page brought it.
  const Scene* start = nullptr;
  const PairReports* reports = nullptr;
  const CellSets* cells = nullptr;
  const SceneHierarchy* hierarchy = nullptr;
  const MeshTraversal* traversal = nullptr;
  const SceneRays* rays = nullptr;
};

bool isFulfilled(const Condition& condition, const Situation& situation);

/// The keys that conditions begin with, in the order of `Condition`.
const std::vector<QString>& conditionKeys();

/// Reads a condition: its key, such as "verdict", and what stands behind the colon. Nothing where
/// it is wrong, and then `problem` says why, as a sentence for the writer of a lesson.
std::optional<Condition> readCondition(const QString& key, const QString& text, QString* problem);

/// Reads the name of a report, "intersect sat double"; nothing where there is no such, and then
/// `problem` says why.
std::optional<ReportName> readReport(const QString& text, QString* problem);

/// The report that a condition is about, and the label that it waits for; null where there is none.
const ReportName* reportOf(const Condition& condition);
const std::string* labelOf(const Condition& condition);

/// Reads what a tree is to be, "bottom-up obb objects", as far as the words go; the rest stays.
TreeChoice takeTreeChoice(QStringList& words);
/// Reads how a picture is coloured: weights, normals, distance or tests.
std::optional<PictureColors> readColors(const QString& word);

/// Reads the name of a kind of query.
std::optional<Kind> readKind(const QString& word);

}  // namespace hairline
