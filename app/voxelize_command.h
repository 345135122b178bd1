#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline voxelize`: a mesh file to a file of voxels. The exit status goes to `status`,
/// which outlives the parsing.
void addVoxelizeCommand(CLI::App& program, int& status);

}  // namespace hairline
