#include "widgets/voxels/cell_faces.h"

#include <algorithm>
#include <bit>

namespace hairline {
namespace {

using Word = std::uint64_t;
constexpr int wordSize = VoxelGrid::brickSize;

// A layer of faces across one axis: rows of bits.
class FaceLayer {
 public:
  FaceLayer(int columns, int rows)
      : m_words(static_cast<std::size_t>((columns + wordSize - 1) / wordSize)),
        m_rows(rows),
        m_columns(columns),
        m_bits(m_words * static_cast<std::size_t>(rows)) {}

  void add(int word, int row, Word bits) {
    at(word, row) |= bits;
    m_any = m_any || bits != 0;
  }
  void addBit(int column, int row) { add(column / wordSize, row, Word{1} << (column % wordSize)); }

  // Takes rectangles of faces out, `take(column, row, columnEnd, rowEnd)`, until none remains.
  template <typename Take>
  void takeRectangles(const Take& take) {
    if (!m_any) return;
    for (int row = 0; row < m_rows; ++row) {
      for (int word = 0; word < static_cast<int>(m_words); ++word) {
        while (at(word, row) != 0) {
          const int first = word * wordSize + std::countr_zero(at(word, row));
          const int end = endOfRun(first, row);
          int rowEnd = row + 1;
          while (rowEnd < m_rows && holds(first, end, rowEnd)) ++rowEnd;
          for (int each = row; each < rowEnd; ++each) clear(first, end, each);
          take(first, row, end, rowEnd);
        }
      }
    }
    m_any = false;
  }

 private:
  Word& at(int word, int row) {
    return m_bits[static_cast<std::size_t>(row) * m_words + static_cast<std::size_t>(word)];
  }
  // The bits of [first, end) that fall into a word.
  static Word mask(int first, int end, int word) {
    const int from = std::max(first - word * wordSize, 0);
    const int to = std::min(end - word * wordSize, wordSize);
    const Word below = to == wordSize ? ~Word{0} : (Word{1} << to) - 1;
    return below & (~Word{0} << from);
  }
  int endOfRun(int first, int row) {
    for (int column = first; column < m_columns;) {
      const int ones = std::countr_one(at(column / wordSize, row) >> (column % wordSize));
      column += ones;
      if (column % wordSize != 0 || ones == 0) return column;
    }
    return m_columns;
  }
  bool holds(int first, int end, int row) {
    for (int word = first / wordSize; word * wordSize < end; ++word) {
      const Word wanted = mask(first, end, word);
      if ((at(word, row) & wanted) != wanted) return false;
    }
    return true;
  }
  void clear(int first, int end, int row) {
    for (int word = first / wordSize; word * wordSize < end; ++word) {
      at(word, row) &= ~mask(first, end, word);
    }
  }

  std::size_t m_words;
  int m_rows;
  int m_columns;
  std::vector<Word> m_bits;
  bool m_any = false;
};

class ShellMaker {
 public:
  ShellMaker(const VoxelGrid& cells, const CellSlices& slices, const Work& work)
      : m_cells(cells),
        m_slices(slices),
        m_work(work),
        m_size(cells.dimensions()),
        m_words(cells.brickCounts()[0]) {}

  CellShell make() {
    acrossX();
    acrossYOrZ(1);
    acrossYOrZ(2);
    CellShell shell;
    shell.shown = m_shown;
    if (!m_tooMany) {
      shell.faces = std::make_shared<const std::vector<CellFace>>(std::move(m_faces));
    }
    return shell;
  }

 private:
  // Nothing is set outside the grid.
  Word word(int x, int j, int k) const {
    if (x < 0 || x >= m_words || j < 0 || j >= m_size[1] || k < 0 || k >= m_size[2]) return 0;
    const Word bits = m_cells.word(x, j, k);
    return bits == 0 ? 0 : bits & m_slices.word(x, j, k);
  }

  void addFace(int axis, bool upper, int level, std::array<int, 2> first, std::array<int, 2> end) {
    if (m_faces.size() >= mostCellFaces) m_tooMany = true;
    if (m_tooMany) return;
    const auto narrow = [](int x) { return static_cast<std::int16_t>(x); };
    m_faces.push_back({.axis = static_cast<std::uint8_t>(axis),
                       .upper = upper,
                       .level = narrow(level),
                       .first = {narrow(first[0]), narrow(first[1])},
                       .end = {narrow(end[0]), narrow(end[1])}});
  }

  // A layer for each place along x; sparse, as most rows are empty.
  void acrossX() {
    for (int x = 0; x < m_words; ++x) {
      std::vector<FaceLayer> upper;
      std::vector<FaceLayer> lower;
      for (int k = 0; k < m_size[2] && !m_work.isCancelled(); ++k) {
        for (int j = 0; j < m_size[1]; ++j) {
          const Word bits = word(x, j, k);
          if (bits == 0) continue;
          m_shown += static_cast<std::size_t>(std::popcount(bits));
          if (upper.empty()) {
            upper.assign(wordSize, FaceLayer(m_size[1], m_size[2]));
            lower = upper;
          }
          const Word after = (bits >> 1) | (word(x + 1, j, k) << (wordSize - 1));
          const Word before = (bits << 1) | (word(x - 1, j, k) >> (wordSize - 1));
          spread(upper, bits & ~after, j, k);
          spread(lower, bits & ~before, j, k);
        }
      }
      for (int i = 0; i < static_cast<int>(upper.size()); ++i) {
        const int at = x * wordSize + i;
        const auto take = [&](FaceLayer& layer, bool isUpper) {
          layer.takeRectangles([&](int column, int row, int columnEnd, int rowEnd) {
            addFace(0, isUpper, at + (isUpper ? 1 : 0), {column, row}, {columnEnd, rowEnd});
          });
        };
        take(upper[static_cast<std::size_t>(i)], true);
        take(lower[static_cast<std::size_t>(i)], false);
      }
    }
  }
  static void spread(std::vector<FaceLayer>& layers, Word bits, int j, int k) {
    for (; bits != 0; bits &= bits - 1) {
      layers[static_cast<std::size_t>(std::countr_zero(bits))].addBit(j, k);
    }
  }

  void acrossYOrZ(int axis) {
    const int levels = m_size[static_cast<std::size_t>(axis)];
    const int rows = m_size[static_cast<std::size_t>(3 - axis)];
    FaceLayer upper(m_size[0], rows);
    FaceLayer lower = upper;
    for (int level = 0; level < levels && !m_tooMany && !m_work.isCancelled(); ++level) {
      for (int row = 0; row < rows; ++row) {
        const int j = axis == 1 ? level : row;
        const int k = axis == 1 ? row : level;
        const int dj = axis == 1 ? 1 : 0;
        const int dk = 1 - dj;
        for (int x = 0; x < m_words; ++x) {
          const Word bits = word(x, j, k);
          if (bits == 0) continue;
          upper.add(x, row, bits & ~word(x, j + dj, k + dk));
          lower.add(x, row, bits & ~word(x, j - dj, k - dk));
        }
      }
      const auto take = [&](FaceLayer& layer, bool isUpper) {
        layer.takeRectangles([&](int column, int row, int columnEnd, int rowEnd) {
          const int at = level + (isUpper ? 1 : 0);
          // The first of the axes across is z for y, and x for z.
          if (axis == 1) {
            addFace(axis, isUpper, at, {row, column}, {rowEnd, columnEnd});
          } else {
            addFace(axis, isUpper, at, {column, row}, {columnEnd, rowEnd});
          }
        });
      };
      take(upper, true);
      take(lower, false);
    }
  }

  const VoxelGrid& m_cells;
  const CellSlices& m_slices;
  const Work& m_work;
  std::array<int, 3> m_size;
  int m_words;
  std::vector<CellFace> m_faces;
  std::size_t m_shown = 0;
  bool m_tooMany = false;
};

}  // namespace

std::uint64_t CellSlices::word(int x, int j, int k) const {
  if (!areOn() || layer[1] == j || layer[2] == k) return ~Word{0};
  if (layer[0] && *layer[0] / wordSize == x) return Word{1} << (*layer[0] % wordSize);
  return 0;
}

CellShell shellOf(const VoxelGrid& cells, const CellSlices& slices, const Work& work) {
  return ShellMaker(cells, slices, work).make();
}

}  // namespace hairline
