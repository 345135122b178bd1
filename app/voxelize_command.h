#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// Adds `hairline voxelize`, which converts a mesh file to a voxel file. The exit status goes to
/// `status`.
void addVoxelizeCommand(CLI::App& program, int& status);

}  // namespace hairline
