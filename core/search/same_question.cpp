#include "core/search/same_question.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "core/scene/rotation.h"
#include "core/scene/shape_json.h"
#include "core/scene/transform.h"
#include "core/search/case_numbers.h"
#include "core/shapes/positions.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using V = Vector3<double>;
using Use = std::function<bool(const SameQuestion&)>;

// ---- Which changes leave the sets unchanged

template <typename T>
constexpr bool isCutIntoTriangles =
    std::is_same_v<T, Quad<double>> || std::is_same_v<T, Polygon<double>>;

// Corners exactly in one plane: the set does not depend on the triangulation.
bool isExactlyFlat(const Shape& shape) {
  return std::visit(
      [](const auto& s) {
        if constexpr (isCutIntoTriangles<std::decay_t<decltype(s)>>) {
          const Vector3<Rational> normal = newellNormal({s.vertices.begin(), s.vertices.end()});
          const Rational height = dot(normal, fromDouble<Rational>(s.vertices[0]));
          bool isFlat = true;
          forEachPosition(s, [&](const V& corner) {
            isFlat = isFlat && dot(normal, fromDouble<Rational>(corner)) == height;
          });
          return isFlat;
        } else {
          return true;
        }
      },
      shape);
}

// The rounding error of a + b, itself exact (Knuth).
bool addsExactly(double a, double b) {
  const double sum = a + b;
  const double part = sum - a;
  return std::isfinite(sum) && (a - (sum - part)) + (b - part) == 0;
}

bool movesExactly(const Shape& shape, const Shape& moved, const V& offset) {
  return std::visit(
      [&](const auto& from) {
        using T = std::decay_t<decltype(from)>;
        const auto& to = std::get<T>(moved);
        const auto height = [&](const auto& direction) {
          Rational sum = 0;
          for (int k = 0; k < int(std::tuple_size_v<std::decay_t<decltype(direction)>>); ++k) {
            sum += Rational(double(direction[static_cast<std::size_t>(k)])) * Rational(offset[k]);
          }
          return sum;
        };
        if constexpr (requires { from.offset; }) {
          const std::array<double, 3> n{from.normal[0], from.normal[1], from.normal[2]};
          if constexpr (requires { from.points; }) {
            if (from.points) return false;
          }
          return Rational(to.offset) == Rational(from.offset) + height(n);
        } else if constexpr (requires { from.directions; }) {
          for (std::size_t i = 0; i < from.directions.size(); ++i) {
            const Rational way = height(from.directions[i]);
            if (Rational(to.min[i]) != Rational(from.min[i]) + way) return false;
            if (Rational(to.max[i]) != Rational(from.max[i]) + way) return false;
          }
          return true;
        } else {
          bool exact = true;
          forEachPosition(from, [&](const auto& position) {
            for (int k = 0; k < position.size(); ++k) {
              exact = exact && addsExactly(position[k], offset[k]);
            }
          });
          return exact;
        }
      },
      shape);
}

// ---- The changes

// The operands of the other kinds have different roles.
bool isSymmetric(Kind query) {
  return query == Kind::intersect || query == Kind::closest || query == Kind::sweep ||
         query == Kind::bound || query == Kind::common;
}

bool swapOperands(const SearchCase& given, Kind query, const Use& use) {
  // The catalogue orders operands of different types itself.
  if (!isSymmetric(query) || given.shapes.front().index() != given.shapes.back().index())
    return true;
  SameQuestion same{FindingKind::swapping, "b a", given};
  std::ranges::reverse(same.changed.shapes);
  std::swap(same.changed.displacements[0], same.changed.displacements[1]);
  return use(same);
}

// Calls take(order) for orders of a number of vertices: all for up to four, rotations and reversals
// for more.
template <typename Take>
bool forEachOrder(std::size_t count, bool cyclic, const Take& take) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  if (count <= 4 && !cyclic) {
    while (std::ranges::next_permutation(order).found) {
      if (!take(order)) return false;
    }
    return true;
  }
  for (int reversed = 0; reversed < 2; ++reversed) {
    for (std::size_t turns = 0; turns < count; ++turns) {
      if ((turns > 0 || reversed > 0) && !take(order)) return false;
      std::ranges::rotate(order, order.begin() + 1);
    }
    std::ranges::reverse(order);
  }
  return true;
}

std::string labelOf(std::size_t operand, const std::vector<std::size_t>& order) {
  std::string text(1, static_cast<char>('a' + operand));
  for (const std::size_t vertex : order) text += ' ' + std::to_string(vertex);
  return text;
}

bool reorder(const SearchCase& given, const Use& use) {
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    if (!isExactlyFlat(given.shapes[i])) continue;
    SameQuestion same{FindingKind::reordering, "", given};
    const auto asked = [&](const std::vector<std::size_t>& order) {
      same.label = labelOf(i, order);
      return use(same);
    };
    const bool unchanged = std::visit(
        [&](const auto& s) {
          using T = std::decay_t<decltype(s)>;
          auto& changed = std::get<T>(same.changed.shapes[i]);
          if constexpr (std::is_same_v<T, Mesh>) {
            return true;
          } else if constexpr (requires { s.vertices[0]; }) {
            return forEachOrder(s.vertices.size(), isCutIntoTriangles<T>,
                                [&](const std::vector<std::size_t>& order) {
                                  for (std::size_t k = 0; k < order.size(); ++k) {
                                    changed.vertices[k] = s.vertices[order[k]];
                                  }
                                  return asked(order);
                                });
          } else if constexpr (requires { s.radii; }) {
            return forEachOrder(3, false, [&](const std::vector<std::size_t>& order) {
              for (std::size_t k = 0; k < order.size(); ++k) {
                changed.axes[k] = s.axes[order[k]];
                changed.radii[k] = s.radii[order[k]];
              }
              return asked(order);
            });
          } else if constexpr (requires {
                                 s.axes;
                                 s.halfExtents;
                               }) {
            return forEachOrder(s.axes.size(), false, [&](const std::vector<std::size_t>& order) {
              for (std::size_t k = 0; k < order.size(); ++k) {
                changed.axes[k] = s.axes[order[k]];
                changed.halfExtents[k] = s.halfExtents[order[k]];
              }
              return asked(order);
            });
          } else if constexpr (requires {
                                 s.a[0];
                                 s.b[0];
                               }) {
            std::swap(changed.a, changed.b);
            return asked({1, 0});
          } else {
            return true;
          }
        },
        given.shapes[i]);
    if (!unchanged) return false;
  }
  return true;
}

// The unit of offsets: a power of two relative to the largest number.
double unitOf(const SearchCase& given) {
  const double largest = largestOf(given, [](NumberRole role) {
    return role == NumberRole::position || role == NumberRole::measure;
  });
  return largest > 0 && std::isfinite(largest) ? std::ldexp(1.0, std::ilogb(largest)) : 1;
}

std::string labelOf(const V& offset) {
  std::string text;
  for (int k = 0; k < 3; ++k) {
    if (k > 0) text += ' ';
    appendJsonNumber(text, offset[k]);
  }
  return text;
}

bool translate(const SearchCase& given, const Use& use) {
  const double unit = unitOf(given);
  const std::array<V, 9> offsets{V(1, 0, 0),  V(0, 1, 0),       V(0, 0, 1),
                                 V(-1, 0, 0), V(0, -1, 0),      V(0, 0, -1),
                                 V(3, -5, 2), V(1024, 512, -7), V(-0x1p20, 0x1p16, 7)};
  for (const V& steps : offsets) {
    V offset = steps * unit;
    if (std::ranges::all_of(given.shapes, isPlanar)) offset[2] = 0;
    if (offset.isZero(0)) continue;
    SameQuestion same{FindingKind::translation, labelOf(offset), given};
    bool exact = true;
    for (std::size_t i = 0; i < given.shapes.size() && exact; ++i) {
      same.changed.shapes[i] = translated(given.shapes[i], offset);
      exact = movesExactly(given.shapes[i], same.changed.shapes[i], offset);
    }
    if (exact && isLegal(same.changed) && !use(same)) return false;
  }
  return true;
}

// Calls change(object) and back(object) for every operand; nothing if either fails, or if the way
// back does not restore the operand, so that something was rounded.
template <typename Change>
std::optional<SearchCase> changedThereAndBack(const SearchCase& given, const Change& change) {
  SearchCase changed = given;
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    if (const auto* plane = std::get_if<Plane<double>>(&given.shapes[i])) {
      if (plane->points) return std::nullopt;
    }
    SceneObject object = makeObject(given.shapes[i]);
    if (i < 2) object.displacement = given.displacements[i];
    const std::optional<SceneObject> there = change(object, false);
    if (!there || there->shape.index() != object.shape.index()) return std::nullopt;
    const std::optional<SceneObject> back = change(*there, true);
    if (!back || *back != object) return std::nullopt;
    changed.shapes[i] = there->shape;
    if (i < 2) changed.displacements[i] = *there->displacement;
  }
  return changed;
}

bool scale(const SearchCase& given, const Use& use) {
  for (const int exponent : {1, -1, 8, -8, 60, -60, 300, -300}) {
    const auto changed = changedThereAndBack(given, [&](const SceneObject& object, bool back) {
      const double factor = std::ldexp(1.0, back ? -exponent : exponent);
      Scaling scaling;
      scaling.factors = {factor, factor, factor};
      return scaled(object, scaling);
    });
    if (!changed) continue;
    if (!use({FindingKind::scaling, "2^" + std::to_string(exponent), *changed})) return false;
  }
  return true;
}

bool rotate(const SearchCase& given, const Use& use) {
  if (!std::ranges::all_of(given.shapes, isExactlyFlat)) return true;
  for (int axis = 0; axis < 3; ++axis) {
    for (const int degrees : {90, 180, 270}) {
      const auto changed = changedThereAndBack(given, [&](const SceneObject& object, bool back) {
        return rotated(object, {V::Unit(axis), double(back ? 360 - degrees : degrees), V::Zero()});
      });
      if (!changed) continue;
      const std::string label = std::string(1, "xyz"[axis]) + ' ' + std::to_string(degrees);
      if (!use({FindingKind::rotation, label, *changed})) return false;
    }
  }
  return true;
}

// ---- The normal form of all orders of one question

bool isBefore(const V& a, const V& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}
bool isBefore(const Vector2<double>& a, const Vector2<double>& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}
constexpr auto comesBefore = [](const auto& a, const auto& b) { return isBefore(a, b); };

// The first of all rotations, and of their reversals if those change nothing.
template <typename Vertices>
void putCycleFirst(Vertices& vertices, bool mayReverse) {
  Vertices first = vertices;
  const auto tryAll = [&] {
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      std::ranges::rotate(vertices, vertices.begin() + 1);
      if (std::ranges::lexicographical_compare(vertices, first, comesBefore)) first = vertices;
    }
  };
  tryAll();
  if (mayReverse) {
    std::ranges::reverse(vertices);
    tryAll();
  }
  vertices = first;
}

void putInOrder(Shape& shape, bool keepsSides) {
  if (!isExactlyFlat(shape)) return;
  std::visit(
      [&](auto& s) {
        using T = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<T, Mesh>) {
          return;
        } else if constexpr (isCutIntoTriangles<T>) {
          putCycleFirst(s.vertices, !keepsSides);
          if constexpr (requires { s.holes; }) {
            for (auto& hole : s.holes) putCycleFirst(hole, true);
            std::ranges::sort(s.holes, [](const auto& a, const auto& b) {
              return std::ranges::lexicographical_compare(a, b, comesBefore);
            });
          }
        } else if constexpr (std::is_same_v<T, Triangle<double>>) {
          putCycleFirst(s.vertices, !keepsSides);
        } else if constexpr (requires { s.vertices[0]; }) {
          std::ranges::sort(s.vertices, comesBefore);
        } else if constexpr (requires {
                               s.a[0];
                               s.b[0];
                             }) {
          if (isBefore(s.b, s.a)) std::swap(s.a, s.b);
        }
      },
      shape);
}

}  // namespace

SearchCase normalForm(const SearchCase& given, Kind query, bool keepsSides) {
  SearchCase made = given;
  for (Shape& shape : made.shapes) putInOrder(shape, keepsSides);
  const auto textOf = [&](std::size_t operand) {
    std::string text = writeJson(writeShape(made.shapes[operand]));
    if (operand < 2) appendJson(text, writeVector(made.displacements[operand]));
    return text;
  };
  std::vector<std::tuple<std::size_t, std::string, std::size_t>> order;
  for (std::size_t i = 0; i < made.shapes.size(); ++i) {
    // Operands of one type stay in their order if they have different roles.
    order.emplace_back(made.shapes[i].index(), isSymmetric(query) ? textOf(i) : std::string(), i);
  }
  std::ranges::sort(order);
  const SearchCase before = made;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t from = std::get<2>(order[i]);
    made.shapes[i] = before.shapes[from];
    if (i < 2 && from < 2) made.displacements[i] = before.displacements[from];
  }
  return made;
}

bool forEachSameQuestion(const SearchCase& given, Kind query, FindingKind change, const Use& use) {
  switch (change) {
    case FindingKind::swapping:
      return swapOperands(given, query, use);
    case FindingKind::reordering:
      return reorder(given, use);
    case FindingKind::translation:
      return translate(given, use);
    case FindingKind::scaling:
      return scale(given, use);
    case FindingKind::rotation:
      return rotate(given, use);
    default:
      return true;
  }
}

}  // namespace hairline
