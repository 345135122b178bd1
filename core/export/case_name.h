#pragma once

#include <string>

#include "core/export/expected_verdict.h"
#include "core/search/search_case.h"

namespace hairline {

/// What a case shows, as an identifier: the nearest parts of its two operands and their distance
/// ("edge_2_on_box_edge_x_gap_3_ulp", "vertex_0_on_box_face_z_touching"), or how they lie if no
/// part stands out ("triangle_and_box_depth_1e_minus_2_of_size", "sphere_past_triangle"). Ulps are
/// those of the largest number, in float if `single`.
std::string caseName(const SearchCase& given, Kind kind, const ExpectedAnswer& answer, bool single);

}  // namespace hairline
