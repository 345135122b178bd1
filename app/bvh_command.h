#pragma once

namespace CLI {
class App;
}

namespace hairline {

/// `hairline bvh MESH [MESH]`: builds hierarchies, reports their figures, and answers a query.
void addBvhCommand(CLI::App& program, int& status);

}  // namespace hairline
