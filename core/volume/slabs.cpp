#include "core/volume/slabs.h"

namespace hairline {

std::vector<std::array<int, 3>> slabDirections(int k) {
  std::vector<std::array<int, 3>> rows{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  if (k == 14 || k == 26) {
    rows.insert(rows.end(), {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}});
  }
  if (k == 18 || k == 26) {
    rows.insert(rows.end(), {{1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}});
  }
  return rows;
}

std::vector<std::array<int, 2>> slabDirections2(int k) {
  std::vector<std::array<int, 2>> rows{{1, 0}, {0, 1}};
  if (k == 8) rows.insert(rows.end(), {{1, 1}, {1, -1}});
  return rows;
}

Kdop<double> slabsAround(const Body& body, int k) {
  Kdop<double> kdop;
  kdop.directions = slabDirections(k);
  for (const auto& row : kdop.directions) {
    kdop.min.push_back(-supportUp(body, {-row[0], -row[1], -row[2]}) + 0.0);
    kdop.max.push_back(supportUp(body, row) + 0.0);
  }
  return kdop;
}

Kdop2<double> slabsAround2(const Body& body, int k) {
  Kdop2<double> kdop;
  kdop.directions = slabDirections2(k);
  for (const auto& row : kdop.directions) {
    kdop.min.push_back(-supportUp(body, {-row[0], -row[1], 0}) + 0.0);
    kdop.max.push_back(supportUp(body, {row[0], row[1], 0}) + 0.0);
  }
  return kdop;
}

}  // namespace hairline
