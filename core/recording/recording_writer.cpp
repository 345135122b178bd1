#include "core/recording/recording_writer.h"

#include <algorithm>
#include <cstring>

#include "core/shapes/flat_shape.h"

#define HAIRLINE_CAPTURE_OFF
#include "resources/capture/hairline_capture_c.h"

namespace hairline {
namespace {

template <typename T>
void append(std::string& bytes, const T& value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void fillUp(std::string& bytes) { bytes.resize((bytes.size() + 7) & ~std::size_t{7}); }

/// Whether all numbers of a shape are floats. Axes are read back orthonormal in double, and come
/// from the nearest floats.
bool isOfFloats(const Shape& shape) {
  SearchCase given;
  given.shapes = {shape};
  const std::optional<SearchCase> rounded = roundedToFloat(given);
  const bool hasAxes = std::visit(
      [](const auto& known) {
        return requires { known.axes; }
        || requires { known.axis; };
      },
      shape);
  return rounded && (hasAxes || rounded->shapes[0] == shape);
}

void appendOperand(std::string& bytes, const Shape& shape, bool isFloat,
                   const Vector3<double>& displacement) {
  FlatShape<double> list;
  list.add(shape);
  hairline_capture_operand head{};
  head.shape = static_cast<std::uint8_t>(shape.index());
  head.scalar = isFloat ? sizeof(float) : sizeof(double);
  head.moves = displacement.isZero(0) ? 0 : 1;
  head.count = static_cast<std::uint32_t>(list.numbers.size());
  append(bytes, head);
  for (const double number : list.numbers) {
    if (isFloat) {
      append(bytes, static_cast<float>(number));
    } else {
      append(bytes, number);
    }
  }
  fillUp(bytes);
  if (std::holds_alternative<Mesh>(shape)) {
    append(bytes, static_cast<std::uint64_t>(list.indices.size()));
    for (const std::uint32_t index : list.indices) append(bytes, index);
    fillUp(bytes);
  }
  if (head.moves != 0) {
    for (int i = 0; i < 3; ++i) append(bytes, displacement[i]);
  }
}

}  // namespace

void RecordingWriter::beginChunk() {
  m_chunks.resize(m_count * hairline_capture_chunk_size);
  hairline_capture_chunk head{};
  head.magic = HAIRLINE_CAPTURE_CHUNK_MAGIC;
  head.used = sizeof head;
  head.sequence = m_count;
  append(m_chunks, head);
  ++m_count;
}

std::optional<Error> RecordingWriter::add(const RecordedCall& call,
                                          const std::optional<RecordedSite>& site) {
  for (std::size_t i = 0; i < call.given.shapes.size(); ++i) {
    if (call.isFloat[i] && !isOfFloats(call.given.shapes[i])) {
      return Error{"number", Message("A number is not a float; round it, or leave out \"float\"")};
    }
    const auto* polygon = std::get_if<Polygon<double>>(&call.given.shapes[i]);
    if (polygon != nullptr && !polygon->holes.empty()) {
      return Error{"unsupported", Message("Recordings cannot hold polygons with holes")};
    }
  }
  hairline_capture_record head{};
  head.site = hairline_capture_unknown_site;
  if (site) {
    const auto [found, isNew] = m_places.emplace(std::pair(site->path, site->line),
                                                 static_cast<std::uint16_t>(m_sites.size()));
    if (isNew && m_sites.size() == hairline_capture_site_count) {
      m_places.erase(found);
    } else {
      if (isNew) m_sites.push_back(*site);
      head.site = found->second;
    }
  }
  head.frame = call.frame;
  head.thread = call.thread;
  head.kind = static_cast<std::uint8_t>(call.kind);
  head.verdict = static_cast<std::uint8_t>(call.answer.verdict);
  head.operands = static_cast<std::uint8_t>(call.given.shapes.size());
  std::string numbers;
  const auto addNumber = [&](int bit, const std::optional<double>& number) {
    if (!number) return;
    head.answers = static_cast<std::uint8_t>(head.answers | bit);
    append(numbers, *number);
  };
  const auto addVector = [&](int bit, const Vector3<double>& vector) {
    head.answers = static_cast<std::uint8_t>(head.answers | bit);
    for (int i = 0; i < 3; ++i) append(numbers, vector[i]);
  };
  addNumber(hairline_capture_has_square_distance, call.answer.sqdist);
  addNumber(hairline_capture_has_t, call.answer.t);
  addNumber(hairline_capture_has_time, call.answer.time);
  if (call.answer.point) addVector(hairline_capture_has_point, *call.answer.point);
  if (call.answer.points.size() == 2) {
    for (const Vector3<double>& point : call.answer.points) {
      addVector(hairline_capture_has_points, point);
    }
  }
  std::string record;
  append(record, head);
  record += numbers;
  for (std::size_t i = 0; i < call.given.shapes.size(); ++i) {
    appendOperand(record, call.given.shapes[i], call.isFloat[i],
                  i < 2 ? call.given.displacements[i] : Vector3<double>(Vector3<double>::Zero()));
  }
  if (record.size() > hairline_capture_chunk_size - sizeof(hairline_capture_chunk)) {
    return Error{"limit", Message("A record is limited to %1 bytes",
                                  hairline_capture_chunk_size - sizeof(hairline_capture_chunk))};
  }
  const auto size = static_cast<std::uint32_t>(record.size());
  std::memcpy(record.data(), &size, sizeof size);
  if (m_count == 0 || m_chunks.size() + record.size() > m_count * hairline_capture_chunk_size) {
    beginChunk();
  }
  m_chunks += record;
  const std::size_t start = (m_count - 1) * hairline_capture_chunk_size;
  const auto used = static_cast<std::uint32_t>(m_chunks.size() - start);
  std::memcpy(m_chunks.data() + start + offsetof(hairline_capture_chunk, used), &used, sizeof used);
  m_lastFrame = std::max(m_lastFrame, call.frame);
  return std::nullopt;
}

std::optional<Error> RecordingWriter::save(const std::filesystem::path& path) const {
  hairline_capture_header header{};
  std::memcpy(header.magic, HAIRLINE_CAPTURE_MAGIC, sizeof header.magic);
  header.version = HAIRLINE_CAPTURE_VERSION;
  header.chunk_size = hairline_capture_chunk_size;
  header.site_count = hairline_capture_site_count;
  header.every = 1;
  header.capacity = m_count;
  header.chunks = m_count;
  header.sites = m_sites.size();
  header.sequence = m_count;
  header.frame = m_lastFrame;
  std::string front;
  append(front, header);
  front.resize(hairline_capture_sites_offset);
  for (const RecordedSite& site : m_sites) {
    hairline_capture_site_entry entry{};
    entry.line = site.line;
    const std::size_t length = std::min(site.path.size(), sizeof entry.path);
    entry.length = static_cast<std::uint32_t>(length);
    std::memcpy(entry.path, site.path.data() + site.path.size() - length, length);
    append(front, entry);
  }
  front.resize(hairline_capture_chunks_offset);
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file) return file.error();
  if (auto error = file->write(front)) return error;
  if (auto error = file->write(m_chunks)) return error;
  return file->commit();
}

}  // namespace hairline
