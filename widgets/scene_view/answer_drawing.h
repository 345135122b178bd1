#pragma once

#include "core/shapes/triangle.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/pair_table.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// The nearest points of a disjoint pair, the line between them and its length, from the best
/// report of its nearest points. Nothing if none has them.
void appendNearestPoints(DrawList& list, const PairReports& pair, const ViewState& view,
                         const Theme& theme);

/// Where the sets of a report intersect, as far as it says: point, segment, line, normal, the
/// parameter of a line and the weights of a triangle's vertices; for a sweep the place and time of
/// the contact.
void appendContact(DrawList& list, const Report& report, const ViewState& view, const Theme& theme);

/// The point of the first operand that is outside the second, if the report has it.
void appendOutside(DrawList& list, const Report& report, const ViewState& view, const Theme& theme);

/// The segment in which two surfaces cross, if the report has it.
void appendCommonSegment(DrawList& list, const Report& report, const Theme& theme);

/// Adds the weight of each vertex of a triangle at the hit point, if the report has them.
void appendWeights(DrawList& list, const Report& report, const Triangle<double>& triangle,
                   const ViewState& view, const Theme& theme);

/// Two intersecting objects, and a place where they intersect.
struct TouchingPair {
  std::string a;
  std::string b;
  Eigen::Vector3d place = Eigen::Vector3d::Zero();
};

/// The visible intersecting pairs of a table, except the active one (null for none), which shows
/// more. If no common point is known, the place is the centre of the intersection of the bounds.
std::vector<TouchingPair> touchingPairs(const PairTable& table, const PairReports* focus);

/// More marks would hide the scene.
constexpr std::size_t mostTouchingMarks = 64;

/// Marks the places with rings of constant size. Of overlapping marks only the first is drawn, and
/// no more than `mostTouchingMarks`.
void appendTouching(DrawList& list, const std::vector<TouchingPair>& pairs, const ViewState& view,
                    const Theme& theme);

}  // namespace hairline
