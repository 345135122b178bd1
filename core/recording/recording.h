#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/regular_file.h"
#include "core/search/plugin/own_method.h"

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

/// The file that resources/capture/hairline_capture.h writes, of this version or an older one. It
/// may come from anywhere, and from a program that was killed: every number is checked before it is
/// used, and incomplete parts are left out.
class Recording {
 public:
  /// Errors: those of openRegular, and "syntax" for a file that is no recording, or one of a newer
  /// version.
  static Result<Recording> read(const std::filesystem::path& path);
  /// The same for bytes in memory, which must outlive it; `path` is the name in errors.
  static Result<Recording> read(std::string_view bytes, const std::filesystem::path& path);

  const std::vector<RecordedSite>& sites() const { return m_sites; }
  /// The number of records, in the order in which their chunks were begun.
  std::size_t size() const { return m_records.size(); }

  /// Reads a record; the contents of `into` are reused. An error "shape" or "number" if an operand
  /// is illegal, and "syntax" if the record is damaged.
  std::optional<Error> read(std::size_t place, RecordedCall& into) const;

  /// Records that the program dropped for lack of room.
  std::uint64_t dropped() const { return m_dropped; }
  /// The signal that ended the program; 0 for none.
  int signal() const { return m_signal; }
  /// Chunks with a missing or damaged part; their earlier records are kept.
  std::size_t damagedChunks() const { return m_damagedChunks; }

 private:
  Recording() = default;
  std::optional<Error> index(const std::filesystem::path& path);

  /// The content of the file, if the recording was read from one.
  std::optional<FileContent> m_file;
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
