// Included once a target by wide_kernels.cpp, without a guard for that reason.

#include "core/hierarchy/wide_lanes-inl.h"
// What follows uses what that has.
#include "core/hierarchy/wide_pairs-inl.h"
#include "core/hierarchy/wide_rays-inl.h"
