#pragma once

#include "core/query/query.h"
#include "core/shapes/triangle.h"

namespace hairline::triangle_triangle {

template <typename S>
using Input = PairInput<Triangle, Triangle>::Type<S>;

constexpr std::array<Label, 2> normalLabels{"normal of a", "normal of b"};
constexpr std::array<std::array<Label, 3>, 3> crossLabels{{
    {"edge 0 cross edge 0", "edge 0 cross edge 1", "edge 0 cross edge 2"},
    {"edge 1 cross edge 0", "edge 1 cross edge 1", "edge 1 cross edge 2"},
    {"edge 2 cross edge 0", "edge 2 cross edge 1", "edge 2 cross edge 2"},
}};
constexpr std::array<std::array<Label, 3>, 2> inPlaneLabels{{
    {"in plane, edge 0 of a", "in plane, edge 1 of a", "in plane, edge 2 of a"},
    {"in plane, edge 0 of b", "in plane, edge 1 of b", "in plane, edge 2 of b"},
}};

}  // namespace hairline::triangle_triangle
