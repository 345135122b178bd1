#pragma once

#include <map>
#include <string>

#include "core/base/atomic_file.h"
#include "core/recording/recording.h"

namespace hairline {

/// Writes a recording as hairline_capture.h does, from records at hand.
class RecordingWriter {
 public:
  /// Adds a record; its site is the one given, and `call.site` says nothing. An error "limit" where
  /// it does not fit a chunk.
  std::optional<Error> add(const RecordedCall& call, const std::optional<RecordedSite>& site);

  /// Replaces a file by what was added, as a whole.
  std::optional<Error> save(const std::filesystem::path& path) const;

 private:
  void beginChunk();

  std::map<std::pair<std::string, std::uint32_t>, std::uint16_t> m_places;
  std::vector<RecordedSite> m_sites;
  /// Chunk after chunk, of which the last is not filled up yet.
  std::string m_chunks;
  std::uint64_t m_count = 0;
  std::uint32_t m_lastFrame = 0;
};

}  // namespace hairline
