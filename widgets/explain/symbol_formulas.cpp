#include <array>

#include "widgets/explain/terms.h"

namespace hairline {
namespace {

/// A formula in symbols alone, for numbers that no operand names.
struct SymbolFormula {
  const char* label;
  const char* formula;
};

/// Of lines among themselves, and of what is in a solid.
constexpr std::array<SymbolFormula, 17> formulasOfPairs{{
    {"away from line", "|(!o_B − !o_A) × !d|^2"},
    {"along the common direction", "min(b_A, b_B) − max(a_A, a_B)"},
    {"room of the centre", "m − !n·!c"},
    {"room of the farthest point", "−max f(!x)"},
    {"farthest point beyond the end", "!u·(!x − !b)"},
    {"difference of the radii", "R − r"},
    {"height over face", "max(!n·!v_i) − m"},
    {"radius² - distance²", "r^2 − |!v_i − !c|^2"},
    {"radius² - distance² to a", "r^2 − |!v_i − !a|^2"},
    {"radius² - distance² to b", "r^2 − |!v_i − !b|^2"},
    {"radius² - distance² to the axis", "r^2 |!u|^2 − |!u × (!v_i − !a)|^2"},
    {"beyond cap a", "!u·(!v_i − !a)"},
    {"before cap b", "!u·(!b − !v_i)"},
    {"beyond the apex", "!u·(!v_i − !a)"},
    {"before the base", "h |!u|^2 − !u·(!v_i − !a)"},
    {"within the lateral surface", "r^2 (!u·!w)^2 − h^2 |!u|^2 |!u × !w|^2"},
    {"within the rim", "r^2 |!u|^2 − |!u × !w|^2"},
}};

/// Of round sets and planes or lines, and of trees.
constexpr std::array<SymbolFormula, 11> formulasOfSets{{
    {"height of the centre", "!n·!c − m"},
    {"squared height minus squared radius", "h^2 − r^2 |!n|^2"},
    {"height at the end", "!n·(!c + !d) − m"},
    {"squared height minus squared radius at the end", "(!n·(!c + !d) − m)^2 − r^2 |!n|^2"},
    {"discriminant", "b^2 − a c"},
    {"box missed", "A ∩ B_i"},
    {"box may be hit", "A ∩ B_i"},
    {"triangle missed", "A ∩ T_i"},
    {"triangle hit", "A ∩ T_i"},
    {"point enclosed", "!p ∈ B"},
    {"point outside", "!p ∈ B"},
}};

/// Of two lines that are not parallel.
constexpr std::array<SymbolFormula, 6> formulasOfLines{{
    {"|d1 × d2|²", "|!d_A × !d_B|^2"},
    {"(p2 - p1)·(d1 × d2)", "(!o_B − !o_A)·(!d_A × !d_B)"},
    {"s", "((!o_B − !o_A) × !d_B)·(!d_A × !d_B)"},
    {"t", "((!o_B − !o_A) × !d_A)·(!d_A × !d_B)"},
    {"1 - s", "|!d_A × !d_B|^2 − s"},
    {"1 - t", "|!d_A × !d_B|^2 − t"},
}};

/// Of a line and one triangle of a polygon.
constexpr std::array<SymbolFormula, 7> formulasOfTriangles{{
    {"height", "!n·(!o − !v_0)"},
    {"determinant", "!e_1·(!d × !e_2)"},
    {"u", "!s·(!d × !e_2)"},
    {"v", "!d·(!s × !e_1)"},
    {"1 - u - v", "D − u − v"},
    {"t", "!e_2·(!s × !e_1)"},
    {"1 - t", "D − t"},
}};

/// Of four vertices that move on their own lines, and of their differences.
constexpr std::array<SymbolFormula, 8> formulasOfMotion{{
    {"coefficient 0", "[t^0] !p·(!q × !r)"},
    {"coefficient 1", "[t^1] !p·(!q × !r)"},
    {"coefficient 2", "[t^2] !p·(!q × !r)"},
    {"coefficient 3", "[t^3] !p·(!q × !r)"},
    {"weight of vertex 0", "w_0"},
    {"weight of vertex 1", "w_1"},
    {"weight of vertex 2", "w_2"},
    {"intersect at the start", "A ∩ B"},
}};

/// Of the points of a predicate, all relative to the last one.
constexpr std::array<SymbolFormula, 11> formulasOfPoints{{
    {"left product", "a_x b_y"},
    {"right product", "−a_y b_x"},
    {"term in x", "a_x (!b × !c)_x"},
    {"term in y", "a_y (!b × !c)_y"},
    {"term in z", "a_z (!b × !c)_z"},
    {"term of point 0", "|!a|^2 D_a"},
    {"term of point 1", "|!b|^2 D_b"},
    {"term of point 2", "|!c|^2 D_c"},
    {"term of point 3", "|!d|^2 D_d"},
    {"determinant in double", "D"},
    {"exact determinant", "D"},
}};

template <std::size_t count>
QString formulaIn(const std::array<SymbolFormula, count>& formulas, const QString& label) {
  for (const SymbolFormula& each : formulas) {
    if (label == QString::fromUtf8(each.label)) {
      return QString::fromUtf8(each.formula) + QStringLiteral(" = ");
    }
  }
  return {};
}

}  // namespace

QString symbolFormula(const Predicate& predicate) {
  const QueryInfo& info = predicate.input.report->info;
  const QString& label = predicate.label;
  if (isPredicate(info.kind)) {
    return label == QLatin1String("determinant") ? QStringLiteral("D = Σ = ")
                                                 : formulaIn(formulasOfPoints, label);
  }
  if (info.movesVertices) {
    const QString formula = formulaIn(formulasOfMotion, label);
    return formula.isEmpty() ? formulaIn(formulasOfSets, label) : formula;
  }
  if (info.method == "moller_trumbore") return formulaIn(formulasOfTriangles, label);
  QString formula = formulaIn(formulasOfPairs, label);
  if (formula.isEmpty()) formula = formulaIn(formulasOfSets, label);
  return formula.isEmpty() ? formulaIn(formulasOfLines, label) : formula;
}

}  // namespace hairline
