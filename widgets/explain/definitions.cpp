#include <QCoreApplication>

#include "core/shapes/boundary_of.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cone_of.h"
#include "core/shapes/convex_of.h"
#include "core/shapes/cylinder.h"
#include "widgets/explain/operands.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct Definitions {
  Q_DECLARE_TR_FUNCTIONS(Definitions)
};

/// The numbers of one operand, line by line.
class OperandLines {
 public:
  OperandLines(const DerivationInput& input, bool first)
      : m_input(input),
        m_n(input.numbers),
        m_alike(areAlike(input)),
        m_tag(m_alike ? (first ? QStringLiteral("A") : QStringLiteral("B")) : QString()),
        m_corner(m_alike ? (first ? QStringLiteral("a") : QStringLiteral("b"))
                         : QStringLiteral("v")) {}

  QStringList of(const Shape& shape) {
    const Report& report = *m_input.report;
    if (const auto* triangle = std::get_if<Triangle<double>>(&shape)) {
      triangleLines(*triangle);
    } else if (const auto* point = std::get_if<Point<double>>(&shape)) {
      add("!p", m_n(asComputed(point->position, report)));
    } else if (const auto line = lineOf(shape, report)) {
      lineLines(shape, *line);
    } else if (const auto plane = boundaryOf(shape)) {
      add("!n", m_n(asComputed(plane->normal, report)));
      add("d", m_n(plane->offset));
    } else if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
      add("!c", m_n(asComputed(sphere->center, report)));
      add("r", m_n(sphere->radius));
    } else if (const auto* box = std::get_if<Aabb<double>>(&shape)) {
      boxLines(*box);
    } else if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
      capsLines(capsule->a, capsule->b, capsule->radius);
    } else if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
      capsLines(cylinder->a, cylinder->b, cylinder->radius);
    } else if (const auto cone = coneOf(shape)) {
      add("!a", m_n(asComputed(cone->apex, report)));
      add("!u", m_n(asComputed(cone->axis, report)));
      add("h", m_n(asComputed(cone->height, report)));
      add("r", m_n(asComputed(cone->radius, report)));
    } else if (const auto* dop = std::get_if<Kdop<double>>(&shape)) {
      for (std::size_t i = 0; i < dop->directions.size(); ++i) {
        const auto& [x, y, z] = dop->directions[i];
        slabLine(i, Vector3<double>(x, y, z), dop->min[i], dop->max[i]);
      }
    } else if (const auto* flat = std::get_if<Kdop2<double>>(&shape)) {
      for (std::size_t i = 0; i < flat->directions.size(); ++i) {
        const auto& [x, y] = flat->directions[i];
        slabLine(i, Vector3<double>(x, y, 0), flat->min[i], flat->max[i]);
      }
    } else if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
      add("!c", m_n(asComputed(ellipsoid->center, report)));
      for (std::size_t i = 0; i < 3; ++i) {
        m_lines << QStringLiteral("!u_{%1%2} = %3,  r_{%1%2} = %4")
                       .arg(m_tag)
                       .arg(i)
                       .arg(m_n(asComputed(ellipsoid->axes[i], report)),
                            m_n(asComputed(ellipsoid->radii[i], report)));
      }
    } else if (const auto turned = boxOf(shape, report)) {
      add("!c", m_n(turned->center));
      for (std::size_t i = 0; i < turned->axes.size(); ++i) {
        m_lines << QStringLiteral("!u_{%1%2} = %3,  h_{%1%2} = %4")
                       .arg(m_tag)
                       .arg(i)
                       .arg(m_n(turned->axes[i]), m_n(turned->halfExtents[i]));
      }
    } else {
      std::vector<Vector3<double>> corners = fewCornersOf(shape);
      // If there may be any number of corners, as many as fit a page.
      constexpr std::size_t mostCorners = 12;
      const auto take = [&](const std::vector<Vector3<double>>& given) {
        if (given.size() <= mostCorners) corners = given;
      };
      if (const auto* polygon = std::get_if<Polygon<double>>(&shape)) take(polygon->corners());
      if (const auto convex = convexOf(shape)) take(convex->vertices);
      if (const auto* mesh = std::get_if<Mesh>(&shape)) take(mesh->vertices);
      for (std::size_t i = 0; i < corners.size(); ++i) {
        m_lines << QStringLiteral("!%1_%2 = %3")
                       .arg(m_corner)
                       .arg(i)
                       .arg(m_n(asComputed(corners[i], report)));
      }
    }
    return m_lines;
  }

 private:
  void add(const char* symbol, const QString& value) {
    const QString tag = m_tag.isEmpty() ? QString() : QLatin1Char('_') + m_tag;
    m_lines << QString::fromUtf8(symbol) + tag + QStringLiteral(" = ") + value;
  }

  void capsLines(const Vector3<double>& a, const Vector3<double>& b, double radius) {
    const Report& report = *m_input.report;
    add("!a", m_n(asComputed(a, report)));
    add("!b", m_n(asComputed(b, report)));
    add("r", m_n(asComputed(radius, report)));
  }

  void slabLine(std::size_t i, const Vector3<double>& direction, double min, double max) {
    const Report& report = *m_input.report;
    m_lines << QStringLiteral("%1 ≤ !u_{%2%3}·!x ≤ %4,  !u_{%2%3} = %5")
                   .arg(m_n(asComputed(min, report)), m_tag)
                   .arg(i)
                   .arg(m_n(asComputed(max, report)), m_n(direction));
  }

  void triangleLines(const Triangle<double>& triangle) {
    const Report& report = *m_input.report;
    std::array<Vector3<double>, 3> v;
    for (std::size_t i = 0; i < 3; ++i) {
      v[i] = asComputed(triangle.vertices[i], report);
      m_lines << QStringLiteral("!%1_%2 = %3").arg(m_corner).arg(i).arg(m_n(v[i]));
    }
    // Edges and normal, as used by the separating axes and the edge functions.
    const std::string_view method = report.info.method;
    if (method != "sat" && method != "pef" && method != "pef_setup" && method != "interval") return;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t to = (i + 2) % 3;
      const std::size_t from = (i + 1) % 3;
      m_lines << QStringLiteral("!e_{%1%2} = !%3_%4 − !%3_%5 = %6 − %7 = %8")
                     .arg(m_tag)
                     .arg(i)
                     .arg(m_corner)
                     .arg(to)
                     .arg(from)
                     .arg(m_n(v[to]), m_n(v[from]), m_n(differenceOf(v[to], v[from], report)));
    }
    const Vector3<double> edge1 = differenceOf(v[0], v[2], report);
    const Vector3<double> edge2 = differenceOf(v[1], v[0], report);
    add("!n", QStringLiteral("!e_{%1} × !e_{%2} = %3")
                  .arg(m_tag + QLatin1Char('1'), m_tag + QLatin1Char('2'),
                       m_n(crossOf(edge1, edge2, report))));
  }

  void lineLines(const Shape& shape, const OriginAndDirection& line) {
    const Report& report = *m_input.report;
    add("!o", m_n(line.origin));
    const auto* segment = std::get_if<Segment<double>>(&shape);
    if (segment == nullptr) {
      add("!d", m_n(line.direction));
      return;
    }
    add("!d", QStringLiteral("%1 − %2 = %3")
                  .arg(m_n(asComputed(segment->b, report)), m_n(line.origin), m_n(line.direction)));
  }

  void boxLines(const Aabb<double>& box) {
    const Report& report = *m_input.report;
    const auto derived = boxOf(Shape(box), report);
    add("!min", m_n(asComputed(box.min, report)));
    add("!max", m_n(asComputed(box.max, report)));
    add("!c", QStringLiteral("(!min + !max) / 2 = ") + m_n(derived->center));
    add("!h", QStringLiteral("(!max − !min) / 2 = ") +
                  m_n(Vector3<double>(derived->halfExtents[0], derived->halfExtents[1],
                                      derived->halfExtents[2])));
  }

  const DerivationInput& m_input;
  const FormulaNumbers& m_n;
  bool m_alike;
  QString m_tag;
  QString m_corner;
  QStringList m_lines;
};

}  // namespace

DerivationPart definitionOf(const DerivationInput& input, bool first) {
  const Shape* shape = first ? input.a : input.b;
  DerivationPart part;
  if (shape == nullptr) return part;
  //: An operand of a query: its letter, its name, and what it is.
  part.title = Definitions::tr("%1: %2, %3")
                   .arg(first ? QStringLiteral("A") : QStringLiteral("B"),
                        first ? input.nameA : input.nameB, shapeText(typeName(*shape)));
  part.lines = OperandLines(input, first).of(*shape);
  return part;
}

DerivationPart setupOf(const DerivationInput& input) {
  DerivationPart part;
  const Report& report = *input.report;
  const auto* triangle = operandOf<Triangle<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (!report.info.method.starts_with("moller_trumbore") || triangle == nullptr || !line) {
    return part;
  }
  part.title = Definitions::tr("Setup");
  const FormulaNumbers& n = input.numbers;
  const auto vertex = [&](std::size_t i) { return asComputed(triangle->vertices[i], report); };
  const Vector3<double> edge1 = differenceOf(vertex(1), vertex(0), report);
  const Vector3<double> edge2 = differenceOf(vertex(2), vertex(0), report);
  const Vector3<double> s = differenceOf(line->origin, vertex(0), report);
  const auto difference = [&](const char* symbols, const Vector3<double>& from,
                              const Vector3<double>& minus, const Vector3<double>& value) {
    part.lines << QStringLiteral("%1 = %2 − %3 = %4")
                      .arg(QString::fromUtf8(symbols), n(from), n(minus), n(value));
  };
  const auto product = [&](const char* symbols, const Vector3<double>& x,
                           const Vector3<double>& y) {
    part.lines << QStringLiteral("%1 = %2 × %3 = %4")
                      .arg(QString::fromUtf8(symbols), n(x), n(y), n(crossOf(x, y, report)));
  };
  difference("!e_1 = !v_1 − !v_0", vertex(1), vertex(0), edge1);
  difference("!e_2 = !v_2 − !v_0", vertex(2), vertex(0), edge2);
  difference("!s = !o − !v_0", line->origin, vertex(0), s);
  product("!p = !d × !e_2", line->direction, edge2);
  product("!q = !s × !e_1", s, edge1);
  return part;
}

}  // namespace hairline
