#include <cmath>
#include <utility>

#include "core/math/rational.h"
#include "core/paste/paste.h"
#include "core/scene/shape_json.h"
#include "core/shapes/positions.h"

// Matrices and their application to shapes.

namespace hairline {
namespace {

using Vector = Vector3<double>;

class Mover {
 public:
  explicit Mover(const AffineMatrix& matrix) : m_matrix(matrix) {
    // Whether the columns are orthonormal within the tolerance of the scene format for axes.
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = i; j < 3; ++j) {
        Rational product;
        for (std::size_t row = 0; row < 3; ++row) product += matrix[row][i] * matrix[row][j];
        const double error = (product - Rational(i == j ? 1 : 0)).toNearestDouble();
        m_rigid = m_rigid && std::abs(error) <= 1e-9;
      }
    }
  }

  /// Nothing if a shape of the type cannot be transformed by the matrix.
  std::optional<Shape> operator()(const Shape& shape) const {
    return std::visit([this](const auto& given) { return moved(given); }, shape);
  }

 private:
  Vector applied(const Vector& vector, bool isDirection) const {
    Vector result;
    for (int row = 0; row < 3; ++row) {
      const auto& coefficients = m_matrix[static_cast<std::size_t>(row)];
      Rational sum = isDirection ? Rational(0) : coefficients[3];
      for (int k = 0; k < 3; ++k) {
        sum += coefficients[static_cast<std::size_t>(k)] * Rational(vector[k]);
      }
      result[row] = sum.toNearestDouble();
    }
    return result;
  }

  template <typename T>
  std::optional<Shape> moved(T shape) const {
    constexpr bool isRound = requires { shape.radius; };
    constexpr bool hasAxes = requires { shape.axes; };
    if constexpr (
        requires { shape.directions; } || requires { shape.cell; } || requires { shape.offset; }) {
      return std::nullopt;
    } else if constexpr (requires { shape.file; }) {
      if (shape.triangles.empty()) return std::nullopt;
      shape.file.clear();
    }
    if ((isRound || hasAxes) && !m_rigid) return std::nullopt;
    bool planar = false;
    const auto move = [&](auto& position, bool isDirection) {
      if constexpr (std::is_same_v<std::decay_t<decltype(position)>, Vector>) {
        position = applied(position, isDirection);
      } else {
        planar = true;
      }
    };
    forEachPosition(shape, [&](auto& position) { move(position, false); });
    if constexpr (requires { shape.direction; }) move(shape.direction, true);
    if constexpr (requires { shape.axis; }) move(shape.axis, true);
    if constexpr (hasAxes) {
      for (auto& direction : shape.axes) move(direction, true);
    }
    return planar ? std::nullopt : std::optional<Shape>(shape);
  }

  /// A rotated box becomes an obb if its center and half extents are doubles, and the hull of its
  /// corners otherwise.
  std::optional<Shape> moved(const Aabb<double>& box) const {
    Obb<double> result;
    bool exact = m_rigid;
    for (int i = 0; i < 3 && exact; ++i) {
      const Rational middle = (Rational(box.min[i]) + Rational(box.max[i])) / Rational(2);
      const Rational half = (Rational(box.max[i]) - Rational(box.min[i])) / Rational(2);
      exact = middle.isDouble() && half.isDouble();
      result.center[i] = middle.toNearestDouble();
      result.halfExtents[static_cast<std::size_t>(i)] = half.toNearestDouble();
      result.axes[static_cast<std::size_t>(i)] = Vector::Unit(i);
    }
    if (exact) return moved(result);
    Convex<double> hull;
    for (unsigned corner = 0; corner < 8; ++corner) hull.vertices.push_back(box.corner(corner));
    return moved(hull);
  }

  const AffineMatrix& m_matrix;
  bool m_rigid = true;
};

}  // namespace

Result<std::vector<SceneObject>> assemble(const PastedText& text, std::span<const int> choices) {
  std::vector<SceneObject> all;
  // The objects between two matrices, or between one and an end of the text.
  std::vector<std::size_t> ends;
  std::vector<std::pair<AffineMatrix, std::size_t>> matrices;
  for (std::size_t i = 0; i < text.groups.size(); ++i) {
    const PastedGroup& group = text.groups[i];
    const int choice = i < choices.size() ? choices[i] : 0;
    if (choice < 0 || static_cast<std::size_t>(choice) >= group.readings.size()) continue;
    const PasteReading& reading = group.readings[static_cast<std::size_t>(choice)];
    if (reading.matrix) {
      matrices.emplace_back(*reading.matrix, group.place.line);
      ends.push_back(all.size());
    }
    for (const SceneObject& object : reading.objects) {
      all.push_back(object);
      if (object.name.empty()) all.back().name = group.name;
    }
  }
  ends.push_back(all.size());
  for (std::size_t k = 0; k < matrices.size(); ++k) {
    const auto& [matrix, line] = matrices[k];
    std::size_t first = ends[k];
    std::size_t last = ends[k + 1];
    if (first == last) first = k > 0 ? ends[k - 1] : 0;
    if (first == last) {
      return Error{
          "shape",
          Message("The matrix in line %1 has no shape to transform; paste one with it", line)};
    }
    const Mover move(matrix);
    for (SceneObject& object : std::span(all).subspan(first, last - first)) {
      const std::optional<Shape> shape = move(object.shape);
      if (!shape) {
        return Error{"shape", Message("The matrix in line %1 would turn a %2 into a shape of "
                                      "another type; skip one of them",
                                      line, typeName(object.shape))};
      }
      // Written and read once more, which checks every rule of the format.
      const Result<Shape> legal = readShape(writeShape(*shape));
      if (!legal) return legal.error();
      object.shape = *legal;
      object.planePoints.reset();
    }
  }
  return all;
}

}  // namespace hairline
