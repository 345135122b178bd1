#pragma once

#include <map>
#include <string>

#include "core/base/atomic_file.h"
#include "core/recording/recording.h"

namespace hairline {

/// Writes a recording as hairline_capture.h does, from records in memory.
class RecordingWriter {
 public:
  /// Adds a record; its site is the given one, and `call.site` is ignored. An error "limit" if it
  /// does not fit a chunk.
  std::optional<Error> add(const RecordedCall& call, const std::optional<RecordedSite>& site);

  /// Atomically replaces a file by the added records.
  std::optional<Error> save(const std::filesystem::path& path) const;

 private:
  void beginChunk();

  std::map<std::pair<std::string, std::uint32_t>, std::uint16_t> m_places;
  std::vector<RecordedSite> m_sites;
  /// The chunks, of which the last is not full yet.
  std::string m_chunks;
  std::uint64_t m_count = 0;
  std::uint32_t m_lastFrame = 0;
};

}  // namespace hairline
