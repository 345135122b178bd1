#include <iostream>
#include <map>
#include <string>

#include "core/query/query.h"
#include "core/scene/shape_json.h"
#include "tests/support/faulty_triangle_listings.h"

// A program as users write them: one of the commonly copied listings, with its mistake, behind the
// contract of `hairline query --jsonl`. `faulty_plugin LISTING [mended]`.

int main(int argc, char** argv) {
  using namespace hairline;
  using namespace hairline::testing;
  const std::map<std::string, Listing> listings{
      {"triangle_box_zero_cross", &zeroCross},
      {"triangle_box_projection", &vertexTwo},
      {"triangle_box_underflow", &distanceProduct},
      {"shared_step", &sharedStep},
      {"box_centre_rounded", &centreAndHalf},
      {"box_radius_absolute", &boxRadius},
      {"triangles_vertex_on_plane", &intervals<IntervalFault::onThePlane>},
      {"triangles_lone_vertex", &intervals<IntervalFault::loneVertex>},
      {"triangles_coplanar_edges", &intervals<IntervalFault::strictlyCoplanar>},
      {"triangles_small", &intervals<IntervalFault::epsilon>},
      {"tetrahedron_winding", &tetrahedronWinding},
      {"tetrahedron_flat", &tetrahedronFlat},
      {"point_beyond_edge", &sideProducts},
      {"cone_unit_rim", &coneLength},
      {"cone_parallel_plane", &coneZero}};
  const auto listing = listings.find(argc > 1 ? argv[1] : "");
  if (listing == listings.end()) return 2;
  const bool isFaulty = argc < 3;
  std::string line;
  while (std::getline(std::cin, line)) {
    const Result<Json> request = parseJson(line);
    if (!request) return 2;
    const Result<Shape> a = readShape((*request)["a"], "a");
    const Result<Shape> b = readShape((*request)["b"], "b");
    if (!a || !b) return 2;
    const double verdict = listing->second(*a, *b, isFaulty);
    const bool isContains = (*request)["kind"] == Json("contains");
    Json answer;
    answer["id"] = (*request)["id"];
    answer["results"] = Json::array(
        {{{"method", listing->first}, {isContains ? "contains" : "hit", verdict == 1}}});
    std::cout << writeJson(answer) << std::endl;
  }
  return 0;
}
