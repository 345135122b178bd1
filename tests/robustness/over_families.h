#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/case_maker.h"
#include "tests/support/question.h"
#include "tests/support/vertex_motion.h"

namespace hairline::testing {

/// The arguments of the programs in this folder: cases per mix, the seconds of processor time after
/// which a pair of slow methods moves on to the next mix, the seed, and words that the names of
/// pairs must contain.
struct Arguments {
  int count;
  double seconds;
  std::uint64_t seed;
  std::vector<std::string> words;

  Arguments(int argc, char** argv, int usualCount)
      : count(argc > 1 ? std::atoi(argv[1]) : usualCount),
        seconds(argc > 2 ? std::atof(argv[2]) : HUGE_VAL),
        seed(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1),
        words(argv + std::min(argc, 4), argv + argc) {}

  bool wants(const std::string& operands) const {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      return operands.find(word) != std::string::npos;
    });
  }
};

/// Processor time of this thread.
inline double threadSeconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

inline std::string percent(int part, int whole) {
  if (part == 0) return "0";
  if (part == whole) return "100";
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2g", 100.0 * part / whole);
  return text.data();
}

/// A share in percent with the interval that holds the true one with a probability of 95 % (Wilson
/// 1927): "0.12 [0.10, 0.15]".
inline std::string shareWithInterval(int part, int whole) {
  const double n = whole;
  const double share = part / n;
  constexpr double z = 1.96;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half =
      z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%s [%.2g, %.2g]", percent(part, whole).c_str(),
                100 * std::max(0.0, middle - half), 100 * std::min(1.0, middle + half));
  return text.data();
}

constexpr std::array<CaseMix, 6> robustnessMixes{CaseMix::grid,   CaseMix::real,
                                                 CaseMix::near,   CaseMix::ulps,
                                                 CaseMix::scales, CaseMix::degenerate};

/// Goes over all families, at rest and moving, and over random cases of each mix, steered towards
/// as many hits as misses. A Row{&member} is made for each method that is `wanted(family, member)`;
/// each case is given to `take(family, rows, mix, case)`, from several threads, one for each
/// family; then a line of the table is written for every row, in order, which ends with the cells
/// that `cells(row)` gives, behind one with the cases of each mix. The first families, with ten
/// rows or more together, get ten times as many cases. Families without an exact method are left
/// out.
template <typename Row, typename Wanted, typename Take, typename Cells>
void overFamilies(const Arguments& arguments, Wanted wanted, Take take, Cells cells) {
  struct Task {
    const Family* family;
    bool moving;
    std::vector<Row> rows;
    int count;
    int least = 0;
    std::string table{};
  };
  std::vector<Task> tasks;
  std::size_t rowsBefore = 0;
  for (const Family& family : allFamilies()) {
    if (!arguments.wants(namesOf(family.operands))) continue;
    for (const bool moving : {false, true}) {
      std::vector<Row> rows;
      for (const Member& member : family.members) {
        if ((member.entry->info.kind == Kind::sweep) == moving && wanted(family, member)) {
          rows.push_back(Row{&member});
        }
      }
      if (rows.empty() || !decider(family, moving)->entry->has(ScalarKind::exact)) continue;
      const int count = rowsBefore < 10 ? 10 * arguments.count : arguments.count;
      rowsBefore += rows.size();
      tasks.push_back({&family, moving, std::move(rows), count});
    }
  }

  const auto run = [&](Task& task) {
    const Member* const exact = decider(*task.family, task.moving);
    const Member* const quick = quickDecider(*task.family, task.moving);
    for (const CaseMix mix : robustnessMixes) {
      // Coming near takes fifty verdicts a case.
      const bool isQuick = mix == CaseMix::near && quick != nullptr;
      const auto verdict = [&](const Case& given) {
        return (isQuick ? quick : exact)
            ->test(given.pointers(), isQuick ? ScalarKind::float64 : ScalarKind::exact,
                   given.options());
      };
      CaseMaker maker(task.family->operands, task.moving, mix, verdict, arguments.seed, 30);
      const double end = threadSeconds() + arguments.seconds * task.count / arguments.count;
      int made = 0;
      while (made < task.count) {
        take(*task.family, task.rows, mix, maker.next());
        ++made;
        if (threadSeconds() > end) break;
      }
      task.least = task.least == 0 ? made : std::min(task.least, made);
    }
    for (const Row& row : task.rows) {
      const QueryInfo& info = row.member->entry->info;
      task.table += "| " + std::string(name(info.kind)) + " | " + namesOf(task.family->operands) +
                    " | `" + std::string(info.method) + "` | " + std::to_string(task.least) + " |";
      for (const std::string& cell : cells(row)) task.table += " " + cell + " |";
      task.table += "\n";
    }
  };
  std::mutex mutex;
  std::size_t next = 0;
  std::size_t written = 0;
  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (next < tasks.size()) {
      Task& task = tasks[next++];
      lock.unlock();
      run(task);
      lock.lock();
      for (; written < tasks.size() && !tasks[written].table.empty(); ++written) {
        std::printf("%s", tasks[written].table.c_str());
        std::fflush(stdout);
      }
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
    threads.emplace_back(work);
  }
}

/// A triangle as a mesh of one.
inline Mesh meshOf(const Shape& triangle) {
  Mesh mesh;
  mesh.triangles.edit().push_back({0, 1, 2});
  for (const auto& vertex : verticesOf(triangle)) mesh.vertices.edit().push_back(vertex);
  return mesh;
}

/// The same for operands of which every vertex moves on its own line, over the mixes of
/// MotionMaker: each case is given to `take(family, rows, pair)`.
template <typename Row, typename Wanted, typename Take, typename Cells>
void overMotions(const Arguments& arguments, Wanted wanted, Take take, Cells cells) {
  const auto countOf = [](std::size_t type) {
    return type == shapeIndex<Point<double>>() ? 1 : type == shapeIndex<Segment<double>>() ? 2 : 3;
  };
  for (const Family& family : allFamilies()) {
    if (!arguments.wants(namesOf(family.operands))) continue;
    std::vector<Row> rows;
    for (const Member& member : family.members) {
      if (member.entry->info.movesVertices && wanted(family, member)) rows.push_back(Row{&member});
    }
    if (rows.empty()) continue;
    MotionMaker maker(countOf(family.operands[0]), countOf(family.operands[1]), arguments.seed);
    for (const auto mix : MotionMaker::mixes) {
      for (int i = 0; i < arguments.count; ++i) {
        MovingPair pair = maker.next(mix);
        for (std::size_t k = 0; k < 2; ++k) {
          if (family.operands[k] == shapeIndex<Mesh>()) pair.shapes[k] = meshOf(pair.shapes[k]);
        }
        take(family, rows, pair);
      }
    }
    for (const Row& row : rows) {
      std::printf("| sweep, every vertex on its own line | %s | `%s` | %d |",
                  namesOf(family.operands).c_str(),
                  std::string(row.member->entry->info.method).c_str(), arguments.count);
      for (const std::string& cell : cells(row)) std::printf(" %s |", cell.c_str());
      std::printf("\n");
    }
  }
}

}  // namespace hairline::testing
