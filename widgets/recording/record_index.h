#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/recording/replay.h"

namespace hairline {

/// A kind of query and the types of its operands, as places in `Shape`.
struct RecordQuestion {
  Kind kind{};
  std::array<std::uint8_t, 3> types{};
  /// 0 where the record is damaged.
  std::size_t operands = 0;

  auto operator<=>(const RecordQuestion&) const = default;
};

/// What filters need to know of each record, by its place: 10 bytes.
struct RecordIndex {
  /// Stands for a place in the source that is not known.
  static constexpr std::uint16_t unknown = std::numeric_limits<std::uint16_t>::max();

  /// Places in `questions`.
  std::vector<std::uint16_t> question;
  std::vector<std::uint16_t> site;
  std::vector<std::uint16_t> thread;
  std::vector<std::uint32_t> frame;
  /// Every question that is there; those beyond 65,536 stand for the last.
  std::vector<RecordQuestion> questions;
  /// Places in the source and threads that are there, in ascending order.
  std::vector<std::uint16_t> sites;
  std::vector<std::uint16_t> threads;

  std::size_t size() const { return frame.size(); }

  /// Reads it, on any thread; "cancelled" where the work was stopped.
  static Result<RecordIndex> read(const Recording& recording, const Work& work);
};

/// What came of judging a record.
enum class RecordOutcome : std::uint8_t { waiting, right, wrong, unjudged };

/// What came of judging the records: a byte each, and 48 for each that is wrong.
class RecordOutcomes {
 public:
  explicit RecordOutcomes(std::size_t size = 0) : m_outcomes(size, RecordOutcome::waiting) {}

  /// Takes what came of a part; the first finding of a record counts.
  void take(const ReplayPart& part);

  RecordOutcome at(std::size_t place) const { return m_outcomes[place]; }
  const std::vector<RecordOutcome>& all() const { return m_outcomes; }
  std::size_t wrongCount() const { return m_wrongCount; }
  /// The finding about a record that is wrong, which is that of `call`.
  ReplayFinding findingOf(std::size_t place, const RecordedCall& call) const;
  /// Its margin relative to the operands; -1 where none is known.
  double relativeMargin(std::size_t place) const;

 private:
  struct Wrong {
    std::uint32_t place = 0;
    FindingKind kind{};
    Verdict against{};
    /// In `m_others`.
    std::uint8_t other = 0;
    std::optional<Margin::Measure> measure = {};
    double absolute = 0;
    double relative = -1;
    double ulps = 0;
    /// NaN for none.
    double sqdist = 0;
    double exactSqdist = 0;
  };

  const Wrong& wrongAt(std::size_t place) const;

  std::vector<RecordOutcome> m_outcomes;
  /// In the order of the records, by the first place of each part.
  std::map<std::size_t, std::vector<Wrong>> m_wrong;
  std::vector<std::string> m_others{""};
  std::size_t m_wrongCount = 0;
};

/// Which records are shown; nothing for any.
struct RecordFilter {
  bool isWrongOnly = false;
  std::optional<std::uint16_t> question;
  std::optional<std::uint16_t> site;
  std::optional<std::uint16_t> thread;

  friend bool operator==(const RecordFilter&, const RecordFilter&) = default;
};

/// The records of a frame that are shown.
struct FrameRecords {
  std::uint32_t frame = 0;
  /// The row of the first one.
  std::uint32_t first = 0;
  std::uint32_t records = 0;
  std::uint32_t wrong = 0;
};

/// The records that a filter lets pass.
struct ShownRecords {
  /// By frame, within one in the order of the records.
  std::vector<std::uint32_t> places;
  /// In ascending order.
  std::vector<FrameRecords> frames;
};

/// Filters, on any thread; what it returns where it was stopped is not whole.
ShownRecords shownRecords(const RecordIndex& index, const std::vector<RecordOutcome>& outcomes,
                          const RecordFilter& filter, const std::stop_token& stop);

}  // namespace hairline
