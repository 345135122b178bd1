#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/regular_file.h"
#include "core/search/plugin/own_method.h"
#include "core/work.h"

namespace hairline {

/// A place in the source of a program.
struct RecordedSite {
  std::string path;
  std::uint32_t line = 0;

  /// "narrow_phase.cpp:42", without the folder. As the program gave it, which may be any bytes.
  std::string text() const;

  friend bool operator==(const RecordedSite&, const RecordedSite&) = default;
};

/// A call of a program to one of its collision tests, and the result.
struct RecordedCall {
  Kind kind{};
  SearchCase given;
  /// For each operand whether its numbers were floats.
  std::array<bool, 3> isFloat{};
  /// The squared distances that it gave, or the squares of its distances.
  OwnAnswer answer;
  /// An index in `Recording::sites`; nothing if the table was full.
  std::optional<std::size_t> site;
  std::uint32_t frame = 0;
  std::uint16_t thread = 0;
  /// Axes orthonormal within float precision were made so within double precision, as the formats
  /// require.
  bool isAdjusted = false;

  /// Float if all operands are.
  ScalarKind scalar() const;
};

/// What a record is about, without its numbers.
struct RecordedHead {
  Kind kind{};
  /// The types of the operands, as places in `Shape`.
  std::array<std::uint8_t, 3> types{};
  /// Two or three; 0 where the record is damaged.
  std::size_t operands = 0;
  /// As in `RecordedCall`.
  std::optional<std::size_t> site;
  std::uint32_t frame = 0;
  std::uint16_t thread = 0;
};

/// The file that resources/capture/hairline_capture.h writes, of this version or an older one. It
/// may come from anywhere, and from a program that was killed: every number is checked before it is
/// used, and incomplete parts are left out.
class Recording {
 public:
  /// Errors: those of openRegular, "syntax" for what is no recording, or one of a newer version,
  /// and "cancelled".
  static Result<Recording> read(const std::filesystem::path& path, const Work& work = {});
  /// The same of bytes at hand, which last as long; `path` is the name in errors.
  static Result<Recording> read(std::string_view bytes, const std::filesystem::path& path);

  /// The same of a file whose bytes stay where they are and are read as they are asked for: memory
  /// grows with the number of records alone. Another program may write the file meanwhile; records
  /// that are no longer there are damaged then. "cancelled" where the work was stopped.
  static Result<Recording> open(const std::filesystem::path& path, const Work& work = {});
  /// Why a file is no recording that can be read, by its header alone; nothing where it is one.
  static std::optional<Error> fault(const std::filesystem::path& path);

  const std::vector<RecordedSite>& sites() const { return m_sites; }
  /// The number of records, in the order in which their chunks were begun.
  std::size_t size() const { return m_records.size(); }

  /// Reads a record; the contents of `into` are reused. An error "shape" or "number" if an operand
  /// is illegal, and "syntax" if the record is damaged.
  std::optional<Error> read(std::size_t place, RecordedCall& into) const;

  /// What some records that follow each other are about, `first` and as many as there are in
  /// `into`.
  void heads(std::size_t first, std::span<RecordedHead> into) const;

  /// Records that the program had no room for.
  std::uint64_t dropped() const { return m_dropped; }
  /// The signal that ended the program; 0 for none.
  int signal() const { return m_signal; }
  /// Chunks with a missing or damaged part; their earlier records are kept.
  std::size_t damagedChunks() const { return m_damagedChunks; }

 private:
  class Reader;

  Recording() = default;
  std::optional<Error> index(const std::filesystem::path& path, const Work& work = {});
  std::optional<Error> decode(std::string_view record, RecordedCall& into) const;

  /// The content of the file, if the recording was read from one.
  std::optional<FileContent> m_file;
  /// Of a file that is read as it is asked for, in place of `m_bytes`.
  std::optional<RegularFile> m_open;
  std::string_view m_bytes;
  std::vector<RecordedSite> m_sites;
  /// Where records begin.
  std::vector<std::uint64_t> m_records;
  std::uint64_t m_dropped = 0;
  int m_signal = 0;
  std::size_t m_damagedChunks = 0;
};

/// Whether a file name is that of a recording, `*.hcap`.
bool isRecording(const std::filesystem::path& path);

}  // namespace hairline
