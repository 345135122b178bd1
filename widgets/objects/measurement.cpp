#include "widgets/objects/measurement.h"

#include <QCoreApplication>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>

#include "core/math/square_root.h"
#include "core/queries.h"
#include "core/scene/shape_json.h"
#include "core/solve/exact_move.h"
#include "core/solve/features.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

struct MeasurementTexts {
  Q_DECLARE_TR_FUNCTIONS(Measurement)
};

/// The nearest points of two shapes by the closest query, exact if there is an exact one.
std::optional<Report> nearest(const Shape& a, const Shape& b, bool* swapped) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  const std::array<const Shape*, 2> turned{&b, &a};
  std::optional<Report> best;
  // It is measured while its objects are dragged.
  const bool allowsExact = !mayTakeLong(a, b);
  for (const IndexedQuery& query : findQueries(shapes, Kind::closest)) {
    const bool isRounded = query.entry->has(ScalarKind::float64);
    const bool isExact = query.entry->has(ScalarKind::exact) && (allowsExact || !isRounded);
    if (best && !isExact) continue;
    const Report report =
        query.entry->answer(query.swapped ? turned : shapes,
                            isExact ? ScalarKind::exact : ScalarKind::float64, {}, false);
    if (!report.sqdist || report.points.size() != 2) continue;
    best = report;
    *swapped = query.swapped;
    if (isExact) break;
  }
  return best;
}

QString differenceText(const Vector3<double>& difference) {
  return MeasurementTexts::tr("Δx %1, Δy %2, Δz %3")
      .arg(fullNumber(difference.x()), fullNumber(difference.y()), fullNumber(difference.z()));
}

QString degrees(double angle) { return shortNumber(angle) + QStringLiteral("°"); }

void addDistance(Measured& measured, const QString& from, const QString& to, double distance,
                 const QString& square) {
  measured.label = shortNumber(distance);
  measured.line = MeasurementTexts::tr("%1 – %2: %3").arg(from, to, shortNumber(distance));
  const Vector3<double> difference = measured.points[1] - measured.points[0];
  measured.details = MeasurementTexts::tr("%1 to %2\ndistance %3 = %4\nsquared %5\n%6")
                         .arg(from, to, fullNumber(distance), hexadecimalNumber(distance), square,
                              differenceText(difference));
}

std::optional<Measured> measurePoints(const Anchor& a, const Anchor& b, const Scene& scene) {
  const auto from = a.place(scene);
  const auto to = b.place(scene);
  if (!from || !to) return std::nullopt;
  const Rational square = squaredNorm(Vector(*to - *from));
  Measured measured;
  measured.points = {toDouble(*from), toDouble(*to)};
  addDistance(measured, a.name(scene), b.name(scene), nearestSquareRoot(square),
              MeasurementTexts::tr("exactly %1, as a double %2")
                  .arg(rationalText(square), fullNumber(square.toNearestDouble())));
  const auto first = a.direction(scene);
  const auto second = b.direction(scene);
  if (first && second) {
    if (const auto angle = angleBetween(*first, *second)) {
      // Lines and planes have no orientation: the lesser angle.
      measured.details += MeasurementTexts::tr("\nangle between their directions %1")
                              .arg(degrees(std::min(*angle, 180 - *angle)));
    }
  }
  return measured;
}

/// The shape of an anchor.
std::optional<Shape> shapeOf(const Anchor& anchor, const Scene& scene) {
  if (anchor.kind == Anchor::Kind::object) {
    const SceneObject* object = find(scene, anchor.id);
    if (object == nullptr) return std::nullopt;
    return object->shape;
  }
  const auto place = anchor.place(scene);
  if (!place) return std::nullopt;
  return Point<double>{toDouble(*place)};
}

std::optional<Measured> measureShapes(const Anchor& a, const Anchor& b, const Scene& scene) {
  const auto first = shapeOf(a, scene);
  const auto second = shapeOf(b, scene);
  if (!first || !second) return std::nullopt;
  bool swapped = false;
  const auto report = nearest(*first, *second, &swapped);
  if (!report) return std::nullopt;
  Measured measured;
  measured.points = {report->points[swapped ? 1 : 0].toVector(),
                     report->points[swapped ? 0 : 1].toVector()};
  if (!measured.points[0].allFinite() || !measured.points[1].allFinite()) return std::nullopt;
  const Number& square = *report->sqdist;
  const double distance = square.exact ? nearestSquareRoot(*square.exact) : std::sqrt(square.value);
  const QString squareText =
      square.exact ? MeasurementTexts::tr("exactly %1, as a double %2")
                         .arg(rationalText(*square.exact), fullNumber(square.value))
                   : MeasurementTexts::tr("%1, rounded").arg(fullNumber(square.value));
  addDistance(measured, a.name(scene), b.name(scene), distance, squareText);
  measured.details += MeasurementTexts::tr("\nnearest points by closest, %1, in %2")
                          .arg(methodText(report->info.method), scalarText(report->scalar));
  return measured;
}

std::optional<Measured> measureAngle(const Measurement& measurement, const Scene& scene) {
  std::vector<Vector> places;
  QStringList names;
  Measured measured;
  for (const Anchor& anchor : measurement.anchors) {
    const auto place = anchor.place(scene);
    if (!place) return std::nullopt;
    places.push_back(*place);
    measured.points.push_back(toDouble(*place));
    names << anchor.name(scene);
  }
  const auto angle = angleBetween(places[0] - places[1], places[2] - places[1]);
  const QString text =
      angle ? degrees(*angle) : MeasurementTexts::tr("no angle: two of the points coincide");
  measured.label = text;
  measured.line = MeasurementTexts::tr("angle at %1: %2").arg(names[1], text);
  measured.details = MeasurementTexts::tr("angle at %1 between %2 and %3\n%4")
                         .arg(names[1], names[0], names[2],
                              angle ? fullNumber(*angle) + QStringLiteral("°") : text);
  return measured;
}

constexpr std::array<std::pair<Anchor::Kind, const char*>, 5> parts{
    {{Anchor::Kind::corner, "corner"},
     {Anchor::Kind::edge, "edge"},
     {Anchor::Kind::face, "face"},
     {Anchor::Kind::offset, "offset"},
     {Anchor::Kind::object, "object"}}};

Json anchorToJson(const Anchor& anchor) {
  using enum Anchor::Kind;
  Json json = Json::object();
  json["object"] = anchor.id;
  for (const auto& [kind, name] : parts) {
    if (kind == anchor.kind) json["part"] = name;
  }
  if (anchor.kind == corner || anchor.kind == edge || anchor.kind == face) {
    json["index"] = anchor.index;
  }
  if (anchor.kind == edge || anchor.kind == face) json["u"] = anchor.u;
  if (anchor.kind == face) json["v"] = anchor.v;
  if (anchor.kind == offset) {
    json["offset"] = {anchor.offset.x(), anchor.offset.y(), anchor.offset.z()};
  }
  return json;
}

/// A number of a field; frozen cases use hexadecimal floats.
bool takeNumber(const Json& json, const char* key, double& number) {
  const auto field = json.find(key);
  if (field == json.end()) return false;
  const Result<double> read = readNumber(*field);
  if (read) number = *read;
  return bool(read);
}

std::optional<Anchor> anchorFromJson(const Json& json) {
  using enum Anchor::Kind;
  if (!json.is_object()) return std::nullopt;
  const auto owner = json.find("object");
  const auto part = json.find("part");
  if (owner == json.end() || !owner->is_string() || part == json.end()) return std::nullopt;
  Anchor anchor;
  anchor.id = owner->get<std::string>();
  bool isKnown = false;
  for (const auto& [kind, name] : parts) {
    if (*part != name) continue;
    anchor.kind = kind;
    isKnown = true;
  }
  if (!isKnown) return std::nullopt;
  if (anchor.kind == corner || anchor.kind == edge || anchor.kind == face) {
    const auto index = json.find("index");
    if (index == json.end() || !index->is_number_unsigned()) return std::nullopt;
    anchor.index = index->get<std::size_t>();
  }
  const bool hasU = anchor.kind == edge || anchor.kind == face;
  if (hasU && !takeNumber(json, "u", anchor.u)) return std::nullopt;
  if (anchor.kind == face && !takeNumber(json, "v", anchor.v)) return std::nullopt;
  if (anchor.kind == Anchor::Kind::offset) {
    const auto list = json.find("offset");
    if (list == json.end() || !list->is_array() || list->size() != 3) return std::nullopt;
    for (std::size_t k = 0; k < 3; ++k) {
      const Result<double> number = readNumber((*list)[k]);
      if (!number) return std::nullopt;
      anchor.offset[static_cast<Eigen::Index>(k)] = *number;
    }
  }
  return anchor;
}

struct ExactTexts {
  Q_DECLARE_TR_FUNCTIONS(ExactText)
};

/// Longer rationals are unreadable.
constexpr qsizetype mostCharacters = 240;

}  // namespace

Vector3<Rational> originOf(const Shape& shape) {
  // One vertex of a mesh, without converting all of them.
  const auto* mesh = std::get_if<Mesh>(&shape);
  if (mesh != nullptr && !mesh->vertices.empty()) {
    return fromDouble<Rational>(mesh->vertices.front());
  }
  const std::vector<Vector> points = pointsOf(shape);
  return points.empty() ? Vector(Rational(0), Rational(0), Rational(0)) : points.front();
}

std::optional<double> angleBetween(const Vector& a, const Vector& b) {
  if (isZero(a) || isZero(b)) return std::nullopt;
  const Rational along = dot(a, b);
  const double sine = nearestSquareRoot(squaredNorm(cross(a, b)) / squaredNorm(a) / squaredNorm(b));
  const double cosine = nearestSquareRoot(along * along / squaredNorm(a) / squaredNorm(b));
  return std::atan2(sine, sign(along) < 0 ? -cosine : cosine) * 180 / std::numbers::pi;
}

std::optional<Vector> Anchor::place(const Scene& scene) const {
  const SceneObject* object = find(scene, id);
  if (object == nullptr) return std::nullopt;
  switch (kind) {
    case Kind::corner: {
      const std::vector<Vector> corners = cornersExactly(object->shape);
      if (index >= corners.size()) return std::nullopt;
      return corners[index];
    }
    case Kind::edge: {
      const std::vector<ExactLine> edges = edgesExactly(object->shape);
      if (index >= edges.size()) return std::nullopt;
      return Vector(edges[index].origin + edges[index].direction * Rational(u));
    }
    case Kind::face: {
      const std::vector<ExactFace> faces = facesExactly(object->shape);
      if (index >= faces.size() || faces[index].corners.size() < 3) return std::nullopt;
      const auto& corners = faces[index].corners;
      return Vector(corners[0] + (corners[1] - corners[0]) * Rational(u) +
                    (corners[2] - corners[0]) * Rational(v));
    }
    case Kind::offset:
      return Vector(originOf(object->shape) + fromDouble<Rational>(offset));
    case Kind::object:
      break;
  }
  return std::nullopt;
}

std::optional<Vector> Anchor::direction(const Scene& scene) const {
  const SceneObject* object = find(scene, id);
  if (object == nullptr) return std::nullopt;
  if (kind == Kind::edge) {
    const std::vector<ExactLine> edges = edgesExactly(object->shape);
    if (index < edges.size()) return edges[index].direction;
  }
  return std::nullopt;
}

QString Anchor::name(const Scene& scene) const {
  const QString title = objectText(scene, id);
  switch (kind) {
    case Kind::corner:
      if (const SceneObject* object = find(scene, id)) {
        if (std::holds_alternative<Point<double>>(object->shape)) return title;
        if (std::holds_alternative<Sphere<double>>(object->shape)) {
          return MeasurementTexts::tr("centre of %1").arg(title);
        }
      }
      return MeasurementTexts::tr("corner %1 of %2").arg(index).arg(title);
    case Kind::edge:
      return MeasurementTexts::tr("edge %1 of %2").arg(index).arg(title);
    case Kind::face:
      return MeasurementTexts::tr("face %1 of %2").arg(index).arg(title);
    case Kind::offset:
      return MeasurementTexts::tr("a point of %1").arg(title);
    case Kind::object:
      break;
  }
  return title;
}

std::optional<Measured> measure(const Measurement& measurement, const Scene& scene) {
  if (measurement.isAngle()) return measureAngle(measurement, scene);
  if (measurement.anchors.size() != 2) return std::nullopt;
  const Anchor& a = measurement.anchors[0];
  const Anchor& b = measurement.anchors[1];
  const bool isOfPoints = a.kind != Anchor::Kind::object && b.kind != Anchor::Kind::object;
  return isOfPoints ? measurePoints(a, b, scene) : measureShapes(a, b, scene);
}

Json measurementToJson(const Measurement& measurement) {
  Json anchors = Json::array();
  for (const Anchor& anchor : measurement.anchors) anchors.push_back(anchorToJson(anchor));
  Json json = Json::object();
  json["anchors"] = std::move(anchors);
  return json;
}

std::optional<Measurement> measurementFromJson(const Json& json) {
  const auto anchors = json.is_object() ? json.find("anchors") : json.end();
  if (anchors == json.end() || !anchors->is_array()) return std::nullopt;
  if (anchors->size() != 2 && anchors->size() != 3) return std::nullopt;
  Measurement measurement;
  for (const Json& each : *anchors) {
    const auto anchor = anchorFromJson(each);
    if (!anchor) return std::nullopt;
    measurement.anchors.push_back(*anchor);
  }
  return measurement;
}

QString rationalText(const Rational& number) {
  const QString text = QString::fromStdString(number.toString());
  if (text.size() <= mostCharacters) return text;
  const qsizetype slash = text.indexOf(QLatin1Char('/'));
  const qsizetype over = slash < 0 ? text.size() : slash;
  return slash < 0 ? ExactTexts::tr("an integer of %n digit(s)", nullptr, static_cast<int>(over))
                   : ExactTexts::tr("a fraction of %1 over %2 digits")
                         .arg(over)
                         .arg(text.size() - slash - 1);
}

QString lengthText(const TrueLength& length) {
  const double value = length.value();
  QString text = ExactTexts::tr("decimal %1\nhexadecimal %2\n")
                     .arg(fullNumber(value), hexadecimalNumber(value));
  if (const auto plain = length.rational()) {
    return text + ExactTexts::tr("exactly %1").arg(rationalText(*plain));
  }
  if (const auto square = length.square()) {
    return text + ExactTexts::tr("exactly √(%1)").arg(rationalText(*square));
  }
  return text + ExactTexts::tr("exactly (%1 + %2 √(%3)) / √(%4)")
                    .arg(rationalText(length.amount.a), rationalText(length.amount.b),
                         rationalText(length.amount.c), rationalText(length.squaredUnit));
}

}  // namespace hairline
