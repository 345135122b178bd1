#pragma once

#include "core/shapes/triangle.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/pair_table.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The nearest points of a pair that is apart, the line between them and its length, from the best
/// report of its nearest points. Nothing where none has them.
void appendNearestPoints(DrawList& list, const PairReports& pair, const ViewState& view,
                         const Theme& theme);

/// Where the sets of a report meet, as far as it says so: point, segment, line, normal, the
/// parameter of a line and the weights of a triangle's vertices; of a sweep the place and time of
/// the contact.
void appendContact(DrawList& list, const Report& report, const ViewState& view, const Theme& theme);

/// The segment in which two surfaces cross, where the report tells it.
void appendCommonSegment(DrawList& list, const Report& report, const Theme& theme);

/// Adds the weight of each vertex of a triangle at the hit point, where the report tells them.
void appendWeights(DrawList& list, const Report& report, const Triangle<double>& triangle,
                   const ViewState& view, const Theme& theme);

/// Two objects that meet, and a place where they do.
struct TouchingPair {
  std::string a;
  std::string b;
  Eigen::Vector3d place = Eigen::Vector3d::Zero();
};

/// The pairs of a table that meet and are visible, but for the one in focus (null for none), which
/// shows more. Where no common point is known, the place is the middle of what the bounds have in
/// common.
std::vector<TouchingPair> touchingPairs(const PairTable& table, const PairReports* focus);

/// More marks than this would hide the scene.
constexpr std::size_t mostTouchingMarks = 64;

/// Marks the places with rings of constant size. Of marks that would lie over each other only the
/// first is drawn, and no more than `mostTouchingMarks`.
void appendTouching(DrawList& list, const std::vector<TouchingPair>& pairs, const ViewState& view,
                    const Theme& theme);

}  // namespace hairline
