#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace hairline::testing {

constexpr int rounds = 5;

// Processor time of all threads in seconds, or wall-clock time if threads are counted.
inline double now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Contenders for one task; the first is the yardstick. Each returns a number that shows whether
/// they found the same.
class Contest {
 public:
  Contest(std::string task, double items, const char* unit)
      : m_task(std::move(task)), m_items(items), m_unit(unit) {}

  void add(const char* name, std::function<double()> run) {
    m_contenders.push_back({name, std::move(run), {}, 0});
  }

  /// Only contests whose names contain this are run.
  static inline std::string only;
  bool isWanted() const { return m_task.find(only) != std::string::npos; }

  void run(clockid_t clock = CLOCK_PROCESS_CPUTIME_ID) {
    if (!isWanted()) return;
    for (int round = 0; round < rounds; ++round) {
      for (Contender& contender : m_contenders) {
        const double start = now(clock);
        contender.found = contender.run();
        contender.times.push_back(now(clock) - start);
      }
    }
    std::printf("\n%s\n", m_task.c_str());
    for (const Contender& contender : m_contenders) {
      std::vector<double> ratios;
      for (std::size_t i = 0; i < contender.times.size(); ++i) {
        ratios.push_back(m_contenders[0].times[i] / contender.times[i]);
      }
      std::printf("  %-32s %10.1f %s  %5.2f x  found %.9g\n", contender.name,
                  median(contender.times) / m_items * 1e9, m_unit, median(ratios), contender.found);
    }
    std::fflush(stdout);
  }

 private:
  struct Contender {
    const char* name;
    std::function<double()> run;
    std::vector<double> times;
    double found;
  };
  std::string m_task;
  double m_items;
  const char* m_unit;
  std::vector<Contender> m_contenders;
};

}  // namespace hairline::testing
