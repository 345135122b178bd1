#include <algorithm>
#include <cmath>

#include "core/math/rational.h"
#include "core/paste/shape_readings.h"
#include "core/scene/shape_json.h"

// Matrices, and what they do to shapes.

namespace hairline {
namespace {

using ValueKind = PasteValue::Kind;

bool isAffine(const AffineMatrix& matrix) { return matrix[3] == std::array<double, 4>{0, 0, 0, 1}; }

Vector3<double> moved(const AffineMatrix& matrix, const Vector3<double>& point, bool direction) {
  Vector3<double> result;
  for (int row = 0; row < 3; ++row) {
    const auto& coefficients = matrix[static_cast<std::size_t>(row)];
    Rational sum = direction ? Rational(0) : Rational(coefficients[3]);
    for (int k = 0; k < 3; ++k) {
      sum += Rational(coefficients[static_cast<std::size_t>(k)]) * Rational(point[k]);
    }
    result[row] = sum.toNearestDouble();
  }
  return result;
}

/// Whether the columns are orthonormal as the scene format asks of axes.
bool isRotation(const AffineMatrix& matrix) {
  constexpr double slack = 1e-9;  // of the format
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = i; j < 3; ++j) {
      double product = 0;
      for (std::size_t row = 0; row < 3; ++row) product += matrix[row][i] * matrix[row][j];
      if (std::abs(product - (i == j ? 1 : 0)) > slack) return false;
    }
  }
  return true;
}

class Mover {
 public:
  explicit Mover(const AffineMatrix& matrix) : m_matrix(matrix), m_rigid(isRotation(matrix)) {}

  /// Nothing where a shape of the type cannot take the matrix.
  std::optional<Shape> operator()(const Shape& shape) {
    return std::visit([this](const auto& given) { return move(given); }, shape);
  }

 private:
  Vector3<double> point(const Vector3<double>& given) const {
    return moved(m_matrix, given, false);
  }
  Vector3<double> turned(const Vector3<double>& given) const {
    return moved(m_matrix, given, true);
  }

  template <typename T>
  std::optional<Shape> move(T shape) const {
    if constexpr (
        requires { shape.position; } && !requires { shape.directions; }) {
      if constexpr (std::is_same_v<T, Point<double>>) {
        shape.position = point(shape.position);
        return shape;
      }
    } else if constexpr (requires { shape.direction; }) {
      shape.origin = point(shape.origin);
      shape.direction = turned(shape.direction);
      return shape;
    } else if constexpr (std::is_same_v<T, Triangle2<double>>) {
      return std::nullopt;
    } else if constexpr (requires { shape.vertices; }) {
      if constexpr (requires { shape.file; }) {
        if (shape.triangles.empty()) return std::nullopt;
        shape.file.clear();
      }
      for (Vector3<double>& vertex : shape.vertices) vertex = point(vertex);
      return shape;
    } else if constexpr (std::is_same_v<T, Segment<double>>) {
      return Segment<double>{point(shape.a), point(shape.b)};
    } else if constexpr (std::is_same_v<T, Aabb<double>>) {
      return moveBox(shape);
    } else if constexpr (std::is_same_v<T, Sphere<double>>) {
      if (m_rigid) return Sphere<double>{point(shape.center), shape.radius};
    } else if constexpr (std::is_same_v<T, Capsule<double>> ||
                         std::is_same_v<T, Cylinder<double>>) {
      if (m_rigid) return T{point(shape.a), point(shape.b), shape.radius};
    } else if constexpr (std::is_same_v<T, Obb<double>> || std::is_same_v<T, Rectangle<double>>) {
      if (!m_rigid) return std::nullopt;
      shape.center = point(shape.center);
      for (Vector3<double>& axis : shape.axes) axis = turned(axis);
      return shape;
    } else if constexpr (std::is_same_v<T, Cone<double>>) {
      if (!m_rigid) return std::nullopt;
      shape.apex = point(shape.apex);
      shape.axis = turned(shape.axis);
      return shape;
    }
    return std::nullopt;
  }

  /// A turned box is an obb where center and half extents are doubles, and the hull of its corners
  /// otherwise.
  std::optional<Shape> moveBox(const Aabb<double>& box) const {
    Vector3<double> center;
    Vector3<double> half;
    bool exact = m_rigid;
    for (int i = 0; i < 3 && exact; ++i) {
      const Rational middle = (Rational(box.min[i]) + Rational(box.max[i])) / Rational(2);
      const Rational extent = (Rational(box.max[i]) - Rational(box.min[i])) / Rational(2);
      exact = middle.isDouble() && extent.isDouble();
      center[i] = middle.toNearestDouble();
      half[i] = extent.toNearestDouble();
    }
    if (exact) {
      Obb<double> result;
      result.center = point(center);
      for (int i = 0; i < 3; ++i) {
        result.axes[static_cast<std::size_t>(i)] = turned(Vector3<double>::Unit(i));
        result.halfExtents[static_cast<std::size_t>(i)] = half[i];
      }
      return result;
    }
    Convex<double> hull;
    for (unsigned corner = 0; corner < 8; ++corner) {
      hull.vertices.push_back(point(box.corner(corner)));
    }
    return hull;
  }

  const AffineMatrix& m_matrix;
  bool m_rigid;
};

const PasteReading* chosen(const PastedText& text, std::span<const int> choices, std::size_t i) {
  const int choice = i < choices.size() ? choices[i] : 0;
  const auto& readings = text.groups[i].readings;
  if (choice < 0 || static_cast<std::size_t>(choice) >= readings.size()) return nullptr;
  return &readings[static_cast<std::size_t>(choice)];
}

Error cannot(const SceneObject& object, const PastedGroup& matrix) {
  std::string message = "a ";
  message += typeName(object.shape);
  message += " cannot take the matrix in line ";
  message += std::to_string(matrix.place.line);
  message += ": it would be a shape of another type; leave one of them out";
  return {"shape", message, {}};
}

}  // namespace

std::vector<PasteReading> matrixReadings(const PasteValue& value, PastedValues values) {
  const std::size_t count = value.numbers.size();
  const bool square = count == 16 && (value.kind == ValueKind::vector || value.columns == 4);
  const bool flat = count == 12 && (value.kind == ValueKind::vector || value.columns == 4);
  if (!square && !flat) return {};
  AffineMatrix rows{};
  rows[3] = {0, 0, 0, 1};
  for (std::size_t i = 0; i < count; ++i) rows[i / 4][i % 4] = values[value.numbers[i]];
  AffineMatrix columns{};
  for (std::size_t i = 0; i < 16; ++i) columns[i % 4][i / 4] = rows[i / 4][i % 4];
  std::vector<PasteReading> readings;
  if (isAffine(rows)) readings.push_back({"matrix", "rows", {}, rows});
  if (square && isAffine(columns) && columns != rows) {
    readings.push_back({"matrix", "columns", {}, columns});
    if (value.says("mat4")) std::ranges::reverse(readings);
  }
  return readings;
}

Result<std::vector<SceneObject>> assemble(const PastedText& text, std::span<const int> choices) {
  std::vector<std::vector<SceneObject>> objects(text.groups.size());
  for (std::size_t i = 0; i < text.groups.size(); ++i) {
    const PasteReading* reading = chosen(text, choices, i);
    if (reading == nullptr || reading->matrix) continue;
    objects[i] = reading->objects;
    for (SceneObject& object : objects[i]) {
      if (object.name.empty()) object.name = text.groups[i].name;
    }
  }
  for (std::size_t i = 0; i < text.groups.size(); ++i) {
    const PasteReading* reading = chosen(text, choices, i);
    if (reading == nullptr || !reading->matrix) continue;
    std::size_t end = i + 1;
    const auto isMatrix = [&](std::size_t at) {
      const PasteReading* other = chosen(text, choices, at);
      return other != nullptr && other->matrix.has_value();
    };
    while (end < text.groups.size() && !isMatrix(end)) ++end;
    std::size_t first = i + 1;
    const auto anyIn = [&](std::size_t from, std::size_t to) {
      while (from < to && objects[from].empty()) ++from;
      return from < to;
    };
    if (!anyIn(first, end)) {
      end = i;
      first = i;
      while (first > 0 && !isMatrix(first - 1)) --first;
    }
    if (!anyIn(first, end)) {
      return Error{"shape",
                   "there is no shape for the matrix in line " +
                       std::to_string(text.groups[i].place.line) + ": paste one with it",
                   {}};
    }
    Mover move(*reading->matrix);
    for (std::size_t group = first; group < end; ++group) {
      for (SceneObject& object : objects[group]) {
        std::optional<Shape> shape = move(object.shape);
        // Written and read once more: it is held to every rule of the format.
        const Result<Shape> legal =
            shape ? readShape(writeShape(*shape)) : Result<Shape>(cannot(object, text.groups[i]));
        if (!legal) return legal.error();
        object.shape = *legal;
        object.planePoints.reset();
      }
    }
  }
  std::vector<SceneObject> all;
  for (std::vector<SceneObject>& group : objects) {
    std::ranges::move(group, std::back_inserter(all));
  }
  return all;
}

}  // namespace hairline
