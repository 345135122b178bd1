#include "core/batch/rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "core/batch/batch.h"
#include "core/query/budget.h"
#include "core/search/triangle_box.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"

namespace hairline::batch {
namespace {

constexpr std::size_t triangleType = shapeIndex<Triangle<double>>();

/// Takes the numbers of a field from a row, or counts them where there is none. False for fields
/// without a fixed count of numbers.
template <typename S>
struct RowReader {
  const S* row = nullptr;
  std::size_t count = 0;

  bool operator()(std::string_view /*name*/, auto& field) { return read(field); }

 private:
  bool read(double& number) {
    if (row != nullptr) number = static_cast<double>(row[count]);
    ++count;
    return true;
  }
  template <int N, int options>
  bool read(Eigen::Matrix<double, N, 1, options>& vector) {
    for (int i = 0; i < N; ++i) read(vector[i]);
    return true;
  }
  template <typename T, std::size_t N>
  bool read(std::array<T, N>& list) {
    return std::ranges::all_of(list, [this](T& item) { return read(item); });
  }
  template <typename Other>
  bool read(Other& /*other*/) {
    return false;
  }
};

template <std::size_t I = 0>
Shape makeShapeOf(std::size_t type) {
  if constexpr (I + 1 < shapeTypeCount) {
    if (type != I) return makeShapeOf<I + 1>(type);
  }
  return Shape(std::in_place_index<I>);
}

void read(const Rows& rows, std::size_t i, Shape& shape) {
  const std::size_t length = rowLength(rows.type);
  std::visit(
      [&](const auto* numbers, auto& fields) {
        forEachField(fields,
                     RowReader<std::remove_cvref_t<decltype(*numbers)>>{numbers + i * length});
      },
      rows.numbers, shape);
}

Error faultOf(const std::string& row, const ShapeFault& fault) {
  const std::string at = row + '.' + fault.field;
  return {std::string(fault.code), Message("%1: %2", at, fault.message), at};
}

/// Two rows as shapes, checked.
class Pair {
 public:
  Pair(const Rows& a, const Rows& b) : m_rows{a, b}, m_shapes{shapeOf(a.type), shapeOf(b.type)} {}

  std::optional<Error> take(std::size_t i, ScalarKind scalar) {
    for (std::size_t k = 0; k < 2; ++k) {
      read(m_rows[k], i, m_shapes[k]);
      if (const auto fault = validate(m_shapes[k])) return faultOf(name(k, i), *fault);
    }
    for (std::size_t k = 0; k < 2; ++k) {
      const std::array one{&m_shapes[k]};
      if (scalar != ScalarKind::float32 || areNumbersOf(scalar, one, nullptr)) continue;
      const std::string at = name(k, i);
      return Error{
          "number",
          Message("%1: A number is beyond the range of float, or a direction vanishes in it", at),
          at};
    }
    return std::nullopt;
  }
  std::array<const Shape*, 2> operands() const { return {&m_shapes[0], &m_shapes[1]}; }

  /// What errors call a row.
  std::string name(std::size_t operand, std::size_t i) const {
    return (operand == 0 ? "a[" : "b[") + std::to_string(m_rows[operand].first + i) + ']';
  }

 private:
  std::array<Rows, 2> m_rows;
  std::array<Shape, 2> m_shapes;
};

/// Calls ask(operands, i) for every pair.
template <typename Ask>
std::optional<Error> forEachPair(ScalarKind scalar, const Rows& a, const Rows& b, const Ask& ask) {
  Pair pair(a, b);
  for (std::size_t i = 0; i < a.count; ++i) {
    if (std::optional<Error> error = pair.take(i, scalar)) return error;
    try {
      const OperationBudget budget(operationsOfQuestion);
      ask(pair.operands(), i);
    } catch (const OverBudget&) {
      const std::string at = pair.name(0, i);
      return Error{"limit", Message("%1: The pair exceeds the limit of operations", at), at};
    }
  }
  return std::nullopt;
}

/// The fault among rows some of which have one: as it is for the pair alone.
std::optional<Error> faultAmong(ScalarKind scalar, const Rows& a, const Rows& b) {
  return forEachPair(scalar, a, b, [](const auto&, std::size_t) {});
}

/// Bits as bytes, the lowest first.
void unpack(std::uint64_t bits, std::span<std::uint8_t> verdicts) {
  std::array<std::uint8_t, 64> bytes{};
  for (std::size_t i = 0; i < bytes.size(); i += 8) {
    // Bit k of byte k, which is carried to the byte's highest bit.
    const std::uint64_t apart = (bits >> i & 0xff) * 0x0101010101010101 & 0x8040201008040201;
    const std::uint64_t eight = (apart + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
    for (std::size_t k = 0; k < 8; ++k) bytes[i + k] = static_cast<std::uint8_t>(eight >> 8 * k);
  }
  std::copy_n(bytes.begin(), verdicts.size(), verdicts.begin());
}

/// Calls answer(first, count, verdicts) for blocks of rows, which answers them, or returns false
/// where one of them has a fault.
template <typename Answer>
std::optional<Error> inBlocks(ScalarKind scalar, const Rows& a, const Rows& b, std::size_t most,
                              std::span<std::uint8_t> verdicts, const Answer& answer) {
  for (std::size_t first = 0; first < a.count; first += most) {
    const std::size_t count = std::min(most, a.count - first);
    if (answer(first, count, verdicts.subspan(first, count))) continue;
    // Rows may change while they are read: then the fault may be gone, and is reported all the
    // same.
    std::optional<Error> error = faultAmong(scalar, a.from(first, count), b.from(first, count));
    return error ? error : Error{"shape", Message("A shape changed while it was read")};
  }
  return std::nullopt;
}

/// Takes some rows apart, in the numbers of S: number k of row i goes to runs[k][i]. Whether all
/// are finite in S.
template <typename S, std::size_t length, std::size_t most>
bool takeApart(const Rows& rows, std::size_t first, std::size_t count,
               const std::array<S*, length>& runs) {
  return std::visit(
      [&](const auto* numbers) {
        numbers += length * first;
        if constexpr (std::is_same_v<decltype(numbers), const S*>) {
          return spread(numbers, length, count, runs.data());
        } else {
          std::array<S, length * most> converted;
          std::transform(numbers, numbers + length * count, converted.begin(),
                         [](auto number) { return static_cast<S>(number); });
          return spread(converted.data(), length, count, runs.data());
        }
      },
      rows.numbers);
}

std::optional<Error> triangleBoxVerdicts(TriangleBoxMethod method, ScalarKind scalar, const Rows& a,
                                         const Rows& b, std::span<std::uint8_t> verdicts) {
  const bool isFirst = a.type == triangleType;
  const Rows& triangles = isFirst ? a : b;
  const Rows& boxes = isFirst ? b : a;
  const auto cases = std::make_unique<TriangleBoxCases>();
  auto& numbers = cases->numbers().numbers;
  // From 0x1.ffffffp127 on, doubles round to infinity in float.
  const double largestOfFloat = std::nextafter(0x1.ffffffp127, 0);
  constexpr std::size_t most = TriangleBoxCases::most;
  std::array<double*, 9> vertices{};
  std::array<double*, 6> corners{};
  for (std::size_t k = 0; k < 9; ++k) vertices[k] = numbers[k].data();
  for (std::size_t k = 0; k < 6; ++k) corners[k] = numbers[9 + k].data();
  const auto answer = [&](std::size_t first, std::size_t count, std::span<std::uint8_t> here) {
    bool isLegal = takeApart<double, 9, most>(triangles, first, count, vertices);
    isLegal &= takeApart<double, 6, most>(boxes, first, count, corners);
    if (scalar == ScalarKind::float32) {
      for (const auto& run : numbers) {
        for (std::size_t i = 0; i < count; ++i) isLegal &= std::abs(run[i]) <= largestOfFloat;
      }
    }
    for (std::size_t k = 9; k < 12; ++k) {
      for (std::size_t i = 0; i < count; ++i) isLegal &= numbers[k][i] <= numbers[k + 3][i];
    }
    if (!isLegal) return false;
    cases->take(count);
    unpack(cases->verdicts(method, scalar), here);
    return true;
  };
  return inBlocks(scalar, a, b, most, verdicts, answer);
}

template <typename S>
std::optional<Error> trianglePairVerdicts(ScalarKind scalar, const Rows& a, const Rows& b,
                                          std::span<std::uint8_t> verdicts) {
  // As many as stay in the nearest cache.
  constexpr std::size_t most = 256;
  Triangles<S> first;
  Triangles<S> second;
  Verdicts found;
  const auto take = [&](const Rows& rows, std::size_t from, std::size_t count, Triangles<S>& into) {
    into.resize(count);
    std::array<S*, 9> runs{};
    for (std::size_t run = 0; run < runs.size(); ++run) runs[run] = into.run(run / 3, run % 3);
    return takeApart<S, 9, most>(rows, from, count, runs);
  };
  const auto answer = [&](std::size_t from, std::size_t count, std::span<std::uint8_t> here) {
    if (!take(a, from, count, first) || !take(b, from, count, second)) return false;
    meet(first, second, found);
    for (std::size_t i = 0; i < count; i += 64) {
      unpack(found.words()[i / 64], here.subspan(i, std::min<std::size_t>(64, count - i)));
    }
    return true;
  };
  return inBlocks(scalar, a, b, most, verdicts, answer);
}

}  // namespace

Rows Rows::from(std::size_t begin, std::size_t wanted) const {
  Rows part = *this;
  part.count = wanted;
  part.first += begin;
  std::visit([&](auto*& start) { start += begin * rowLength(type); }, part.numbers);
  return part;
}

Shape shapeOf(std::size_t type) { return makeShapeOf(type); }

std::size_t rowLength(std::size_t type) {
  static const std::array<std::size_t, shapeTypeCount> lengths = [] {
    std::array<std::size_t, shapeTypeCount> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      Shape shape = shapeOf(i);
      RowReader<double> reader;
      const bool isFixed =
          std::visit([&](auto& fields) { return forEachField(fields, reader); }, shape);
      made[i] = isFixed ? reader.count : 0;
    }
    return made;
  }();
  return lengths[type];
}

bool asksManyAtOnce(const IndexedQuery& query, ScalarKind scalar) {
  const QueryEntry& entry = *query.entry;
  const auto isTriangle = [](std::size_t type) { return type == triangleType; };
  if (isTriangleBox(entry.info.kind, entry.operands)) {
    return triangleBoxMethod(entry.info.method).has_value();
  }
  return entry.info.kind == Kind::intersect && entry.info.method == "sat" &&
         scalar != ScalarKind::exact && std::ranges::all_of(entry.operands, isTriangle);
}

std::optional<Error> verdicts(const IndexedQuery& query, ScalarKind scalar, const Rows& a,
                              const Rows& b, std::span<std::uint8_t> verdicts) {
  if (asksManyAtOnce(query, scalar)) {
    const std::optional<TriangleBoxMethod> method = triangleBoxMethod(query.entry->info.method);
    if (a.type != b.type) return triangleBoxVerdicts(*method, scalar, a, b, verdicts);
    return scalar == ScalarKind::float32 ? trianglePairVerdicts<float>(scalar, a, b, verdicts)
                                         : trianglePairVerdicts<double>(scalar, a, b, verdicts);
  }
  return forEachPair(scalar, a, b, [&](const auto& operands, std::size_t i) {
    verdicts[i] = query.test(operands, scalar);
  });
}

std::optional<Error> squaredDistances(const IndexedQuery& query, ScalarKind scalar, const Rows& a,
                                      const Rows& b, std::span<double> distances) {
  return forEachPair(scalar, a, b, [&](const auto& operands, std::size_t i) {
    const std::optional<Number> found = query.answer(operands, scalar).sqdist;
    distances[i] = found ? found->value : std::numeric_limits<double>::quiet_NaN();
  });
}

}  // namespace hairline::batch
