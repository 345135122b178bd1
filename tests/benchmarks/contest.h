#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace hairline::benchmarks {

/// Processor time of this process, in nanoseconds.
inline double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Contenders for one task on the same pairs, one pair at a time, in turn, round by round. The
/// others are compared with the first one's answers and times.
class Contest {
 public:
  Contest(std::string task, std::size_t count, int rounds)
      : m_task(std::move(task)), m_count(count), m_rounds(rounds) {}

  struct Result {
    std::string name;
    /// Per pair, the median of the rounds.
    double nanoseconds = 0;
    /// As a multiple of the first one's time, the median of the rounds' ratios.
    double ratio = 0;
    std::size_t otherAnswers = 0;
  };

  // The answer for pair i: a verdict, or a number. Per-pair preparation is not timed.
  template <typename Answer>
  void add(std::string name, Answer answer) {
    const std::size_t count = m_count;
    m_contenders.push_back({std::move(name),
                            [answer, count](std::vector<double>& answers) {
                              for (std::size_t i = 0; i < count; ++i) {
                                answers[i] = static_cast<double>(answer(i));
                              }
                            },
                            {},
                            std::vector<double>(count)});
  }

  std::vector<Result> run() {
    for (int round = 0; round < m_rounds; ++round) {
      for (Contender& contender : m_contenders) {
        const double start = now();
        contender.answerAll(contender.answers);
        contender.times.push_back((now() - start) / static_cast<double>(m_count));
      }
    }
    std::vector<Result> results;
    for (const Contender& contender : m_contenders) {
      std::vector<double> ratios;
      for (std::size_t i = 0; i < contender.times.size(); ++i) {
        ratios.push_back(contender.times[i] / m_contenders[0].times[i]);
      }
      Result result{contender.name, median(contender.times), median(ratios), 0};
      for (std::size_t i = 0; i < m_count; ++i) {
        result.otherAnswers += differ(m_contenders[0].answers[i], contender.answers[i]);
      }
      results.push_back(std::move(result));
    }
    return results;
  }

  const std::string& task() const { return m_task; }

  /// The percentage of nonzero answers of the first one.
  double percentNotZero() const {
    const auto& answers = m_contenders[0].answers;
    const auto zeros = std::count(answers.begin(), answers.end(), 0.0);
    return 100.0 - 100.0 * static_cast<double>(zeros) / static_cast<double>(m_count);
  }

 private:
  // Numbers may be rounded differently.
  static bool differ(double a, double b) {
    return !(a == b || std::abs(a - b) <= 1e-6 * (1 + std::abs(a)));
  }

  struct Contender {
    std::string name;
    std::function<void(std::vector<double>&)> answerAll;
    std::vector<double> times;
    std::vector<double> answers;
  };
  std::string m_task;
  std::size_t m_count;
  int m_rounds;
  std::vector<Contender> m_contenders;
};

}  // namespace hairline::benchmarks
