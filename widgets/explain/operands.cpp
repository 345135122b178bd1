#include "widgets/explain/operands.h"

#include "core/shapes/convex_of.h"

namespace hairline {
namespace {

Vector3<float> single(const Vector3<double>& v) { return v.cast<float>(); }

bool isSingle(const Report& report) { return report.scalar == ScalarKind::float32; }

}  // namespace

double asComputed(double number, const Report& report) {
  if (!isSingle(report)) return number;
  // With several numbers at once GCC 12 drops the conversion to float and back.
  const volatile float rounded = static_cast<float>(number);
  return rounded;
}

Vector3<double> asComputed(const Vector3<double>& vector, const Report& report) {
  return {asComputed(vector[0], report), asComputed(vector[1], report),
          asComputed(vector[2], report)};
}

Hull hullAsComputed(const Convex<double>& convex, const Report& report) {
  Convex<double> rounded = convex;
  for (Vector3<double>& vertex : rounded.vertices) vertex = asComputed(vertex, report);
  return convexHull(rounded);
}

std::optional<Convex<double>> hullOperand(const DerivationInput& input) {
  for (const Shape* shape : {input.a, input.b}) {
    if (auto hull = shape != nullptr ? convexOf(*shape) : std::nullopt) return hull;
  }
  return std::nullopt;
}

Vector3<double> differenceOf(const Vector3<double>& from, const Vector3<double>& minus,
                             const Report& report) {
  if (!isSingle(report)) return from - minus;
  return Vector3<float>(single(from) - single(minus)).cast<double>();
}

Vector3<double> crossOf(const Vector3<double>& first, const Vector3<double>& second,
                        const Report& report) {
  if (!isSingle(report)) return cross(first, second);
  return Vector3<float>(cross(single(first), single(second))).cast<double>();
}

double dotOf(const Vector3<double>& first, const Vector3<double>& second, const Report& report) {
  if (!isSingle(report)) return dot(first, second);
  return static_cast<double>(dot(single(first), single(second)));
}

std::vector<Vector3<double>> fewCornersOf(const Shape& shape) {
  const auto lift = [](const Vector2<double>& v) { return Vector3<double>(v[0], v[1], 0); };
  if (const auto* point = std::get_if<Point<double>>(&shape)) return {point->position};
  if (const auto* segment = std::get_if<Segment<double>>(&shape)) return {segment->a, segment->b};
  if (const auto* triangle = std::get_if<Triangle<double>>(&shape)) {
    return {triangle->vertices.begin(), triangle->vertices.end()};
  }
  if (const auto* quad = std::get_if<Quad<double>>(&shape)) {
    return {quad->vertices.begin(), quad->vertices.end()};
  }
  if (const auto* tetrahedron = std::get_if<Tetrahedron<double>>(&shape)) {
    return {tetrahedron->vertices.begin(), tetrahedron->vertices.end()};
  }
  if (const auto* point = std::get_if<Point2<double>>(&shape)) return {lift(point->position)};
  if (const auto* segment = std::get_if<Segment2<double>>(&shape)) {
    return {lift(segment->a), lift(segment->b)};
  }
  if (const auto* triangle = std::get_if<Triangle2<double>>(&shape)) {
    return {lift(triangle->vertices[0]), lift(triangle->vertices[1]), lift(triangle->vertices[2])};
  }
  return {};
}

std::optional<CenterAndExtents> boxOf(const Shape& shape, const Report& report) {
  const auto aligned = [&](const Vector3<double>& low, const Vector3<double>& high) {
    const Vector3<double> min = asComputed(low, report);
    const Vector3<double> max = asComputed(high, report);
    const Vector3<double> width = differenceOf(max, min, report);
    CenterAndExtents box;
    box.center = min / 2 + max / 2;
    for (int k = 0; k < 3; ++k) {
      box.axes.push_back(Vector3<double>::Unit(k));
      box.halfExtents.push_back(width[k] / 2);
    }
    box.aligned = true;
    return box;
  };
  const auto turned = [&](const auto& given) {
    CenterAndExtents box;
    box.center = asComputed(given.center, report);
    for (std::size_t i = 0; i < given.axes.size(); ++i) {
      box.axes.push_back(asComputed(given.axes[i], report));
      box.halfExtents.push_back(asComputed(Vector3<double>(given.halfExtents[i], 0, 0), report)[0]);
    }
    return box;
  };
  if (const auto* box = std::get_if<Aabb<double>>(&shape)) return aligned(box->min, box->max);
  if (const auto* box = std::get_if<Rectangle2<double>>(&shape)) return turned(spatial(*box));
  if (const auto* box = std::get_if<Obb<double>>(&shape)) return turned(*box);
  if (const auto* box = std::get_if<Rectangle<double>>(&shape)) return turned(*box);
  return std::nullopt;
}

std::optional<OriginAndDirection> lineOf(const Shape& shape, const Report& report) {
  const auto given = [&](const auto& line) {
    return OriginAndDirection{asComputed(line.origin, report), asComputed(line.direction, report)};
  };
  if (const auto* line = std::get_if<Line<double>>(&shape)) return given(*line);
  if (const auto* ray = std::get_if<Ray<double>>(&shape)) return given(*ray);
  if (const auto* segment = std::get_if<Segment<double>>(&shape)) {
    return OriginAndDirection{asComputed(segment->a, report),
                              differenceOf(segment->b, segment->a, report)};
  }
  return std::nullopt;
}

}  // namespace hairline
