// Included once per target by wide_kernels.cpp, hence no include guard.

#include "core/traversal/wide_lanes-inl.h"
// The following depends on that.
#include "core/traversal/wide_pairs-inl.h"
#include "core/traversal/wide_rays-inl.h"
