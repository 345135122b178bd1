// Included once a target by wide_kernels.cpp, without a guard for that reason.

#include "core/traversal/wide_lanes-inl.h"
// What follows uses what that has.
#include "core/traversal/wide_pairs-inl.h"
#include "core/traversal/wide_rays-inl.h"
