#include "core/recording/recording.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/base/checked.h"
#include "core/search/case_numbers.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"

// The structures of the file, without the functions that write it.
#define HAIRLINE_CAPTURE_OFF
#include "resources/capture/hairline_capture_c.h"

namespace hairline {
namespace {

static_assert(hairline_capture_shape_count == shapeTypeCount);
static_assert(hairline_capture_kind_sweep == static_cast<int>(Kind::sweep));
static_assert(hairline_capture_common_plane == static_cast<int>(Verdict::commonPlane));

/// Larger chunks and tables are taken as damage.
constexpr std::uint32_t maximumChunk = std::uint32_t{1} << 30;
/// Smaller ones are damage as well: a header would go with every few bytes.
constexpr std::uint32_t minimumChunk = 4096;
constexpr std::uint32_t maximumSites = hairline_capture_unknown_site;

/// So many bytes of a file are read ahead where records are looked at in their order, and so many
/// for one record by itself.
constexpr std::size_t bytesAhead = std::size_t{1} << 18;
constexpr std::size_t bytesOfOne = 512;

/// What stands in a file at a place; nothing where the file ends before.
template <typename T>
std::optional<T> valueAt(std::string_view bytes, std::uint64_t place) {
  if (place > bytes.size() || bytes.size() - place < sizeof(T)) return std::nullopt;
  T value;
  std::memcpy(&value, bytes.data() + place, sizeof(T));
  return value;
}

/// Reads the parts of a record from its bytes, one after the other.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : m_left(bytes) {}

  template <typename T>
  std::optional<T> take() {
    const std::optional<T> value = valueAt<T>(m_left, 0);
    if (value) m_left.remove_prefix(sizeof(T));
    return value;
  }
  /// A number of items of a size, padded to a multiple of 8 bytes; nothing if they are incomplete.
  std::optional<std::string_view> takeList(std::uint64_t count, std::uint64_t size) {
    if (count > m_left.size() / size) return std::nullopt;
    const std::uint64_t bytes = count * size;
    const std::uint64_t padded = (bytes + 7) & ~std::uint64_t{7};
    if (padded > m_left.size()) return std::nullopt;
    const std::string_view list = m_left.substr(0, bytes);
    m_left.remove_prefix(padded);
    return list;
  }
  bool isEmpty() const { return m_left.empty(); }

 private:
  std::string_view m_left;
};

/// Fills a shape with numbers in the order of its fields.
class NumberFiller {
 public:
  /// Lists of the shape have `length` items each.
  NumberFiller(std::string_view bytes, bool isFloat, std::size_t length)
      : m_at(bytes.data()),
        m_end(bytes.data() + bytes.size()),
        m_isFloat(isFloat),
        m_length(length) {}

  void fill(double& number) { number = next(); }
  void fill(int& number) {
    const std::optional<int> integer = checkedInteger<int>(next());
    m_isWhole = m_isWhole && integer;
    number = integer.value_or(0);
  }
  void fill(std::string&) {}
  template <int N, int options>
  void fill(Eigen::Matrix<double, N, 1, options>& vector) {
    for (int i = 0; i < N; ++i) fill(vector[i]);
  }
  template <typename T, std::size_t N>
  void fill(std::array<T, N>& list) {
    for (T& item : list) fill(item);
  }
  /// Recordings have no polygons with holes.
  template <typename T>
  void fill(std::vector<std::vector<T>>& loops) {
    loops.clear();
  }
  template <typename T>
  void fill(std::vector<T>& list) {
    list.resize(m_length);
    for (T& item : list) fill(item);
  }

  /// Whether there were as many numbers as the shape has, and integers where required.
  bool isWhole() const { return m_isWhole && m_at == m_end; }

 private:
  double next() {
    const std::size_t size = m_isFloat ? sizeof(float) : sizeof(double);
    if (static_cast<std::size_t>(m_end - m_at) < size) {
      m_isWhole = false;
      return 0;
    }
    double number = 0;
    if (m_isFloat) {
      float single = 0;
      std::memcpy(&single, m_at, sizeof single);
      number = static_cast<double>(single);
    } else {
      std::memcpy(&number, m_at, sizeof number);
    }
    m_at += size;
    return number;
  }

  const char* m_at;
  const char* m_end;
  bool m_isFloat;
  std::size_t m_length;
  bool m_isWhole = true;
};

/// Makes the shape one of the type with this index, reusing it if it is one already.
template <std::size_t... places>
void become(Shape& shape, std::size_t type, std::index_sequence<places...>) {
  if (shape.index() == type) return;
  ((places == type ? static_cast<void>(shape.emplace<places>()) : void()), ...);
}

/// The number of numbers per item in the lists of a shape.
template <typename T>
constexpr std::size_t numbersPerItem() {
  if constexpr (std::is_same_v<T, Kdop<double>>) return 5;
  if constexpr (std::is_same_v<T, Kdop2<double>>) return 4;
  return 3;
}

bool fillMesh(Mesh& mesh, std::string_view numbers, bool isFloat, std::size_t count, Bytes& bytes) {
  const std::optional<std::uint64_t> indexCount = bytes.take<std::uint64_t>();
  if (!indexCount || *indexCount % 3 != 0 || count % 3 != 0) return false;
  const std::optional<std::string_view> indices =
      bytes.takeList(*indexCount, sizeof(std::uint32_t));
  if (!indices) return false;
  mesh = Mesh();
  std::vector<Vector3<double>> vertices;
  NumberFiller filler(numbers, isFloat, count / 3);
  filler.fill(vertices);
  std::vector<std::array<int, 3>> triangles(*indexCount / 3);
  for (std::size_t i = 0; i < *indexCount; ++i) {
    const auto index = *valueAt<std::uint32_t>(*indices, i * sizeof(std::uint32_t));
    if (index >= vertices.size()) return false;
    triangles[i / 3][i % 3] = static_cast<int>(index);
  }
  mesh.vertices = std::move(vertices);
  mesh.triangles = std::move(triangles);
  return filler.isWhole();
}

bool fillShape(Shape& shape, std::string_view numbers, bool isFloat, std::size_t count,
               Bytes& bytes) {
  return std::visit(
      [&](auto& known) {
        using Known = std::decay_t<decltype(known)>;
        if constexpr (std::is_same_v<Known, Mesh>) {
          return fillMesh(known, numbers, isFloat, count, bytes);
        } else {
          NumberFiller filler(numbers, isFloat, count / numbersPerItem<Known>());
          if constexpr (std::is_same_v<Known, Plane<double>>) known.points.reset();
          forEachField(known, [&](std::string_view, auto& member) {
            filler.fill(member);
            return true;
          });
          return filler.isWhole();
        }
      },
      shape);
}

/// Axes stored as floats are orthonormal only within float precision: orthonormalizes them in
/// double, by Gram and Schmidt. False if they are further off.
template <typename Vectors>
bool straighten(Vectors& axes) {
  constexpr double allowed = 1e-5;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const auto given = axes[i];
    for (int round = 0; round < 2; ++round) {
      for (std::size_t j = 0; j < i; ++j) axes[i] -= axes[j].dot(axes[i]) * axes[j];
      axes[i].normalize();
    }
    if (!((axes[i] - given).norm() <= allowed)) return false;
  }
  return true;
}

bool straightenAxes(Shape& shape) {
  return std::visit(
      [](auto& known) {
        if constexpr (requires { known.axes; }) {
          return straighten(known.axes);
        } else if constexpr (requires { known.apex; }) {
          std::array<Vector3<double>, 1> axis{known.axis};
          if (!straighten(axis)) return false;
          known.axis = axis[0];
          return true;
        } else {
          return false;
        }
      },
      shape);
}

/// The bits of `answers`, in their order.
bool takeAnswer(Bytes& bytes, const hairline_capture_record& head, OwnAnswer& answer) {
  constexpr unsigned known = hairline_capture_has_points * 2 - 1;
  if (head.verdict > hairline_capture_common_plane || (head.answers & ~known) != 0) return false;
  answer = {};
  answer.verdict = static_cast<Verdict>(head.verdict);
  const auto number = [&](int bit, std::optional<double>& into) {
    if ((head.answers & bit) == 0) return true;
    const std::optional<double> value = bytes.take<double>();
    if (value && std::isfinite(*value)) into = value;
    return value.has_value();
  };
  const auto vector = [&](std::optional<Vector3<double>>& into) {
    Vector3<double> made;
    for (int i = 0; i < 3; ++i) {
      const std::optional<double> value = bytes.take<double>();
      if (!value) return false;
      made[i] = *value;
    }
    into = made.allFinite() ? std::optional(made) : std::nullopt;
    return true;
  };
  std::optional<double> distance;
  if (!number(hairline_capture_has_distance, distance) ||
      !number(hairline_capture_has_square_distance, answer.sqdist) ||
      !number(hairline_capture_has_t, answer.t) ||
      !number(hairline_capture_has_time, answer.time)) {
    return false;
  }
  if ((head.answers & hairline_capture_has_point) != 0 && !vector(answer.point)) return false;
  if ((head.answers & hairline_capture_has_points) != 0) {
    std::array<std::optional<Vector3<double>>, 2> points;
    if (!vector(points[0]) || !vector(points[1])) return false;
    if (points[0] && points[1]) answer.points = {*points[0], *points[1]};
  }
  // A negative distance is a depth.
  if (distance && !answer.sqdist) {
    const double squared = *distance > 0 ? *distance * *distance : 0;
    if (std::isfinite(squared)) answer.sqdist = squared;
  }
  if (answer.verdict == Verdict::none && answer.sqdist) {
    answer.verdict = verdictOf(*answer.sqdist == 0);
  }
  return true;
}

constexpr std::array<const char*, 3> operandNames{"a", "b", "c"};

bool isOperand(const std::optional<hairline_capture_operand>& operand) {
  return operand && operand->shape < hairline_capture_shape_count &&
         (operand->scalar == sizeof(float) || operand->scalar == sizeof(double)) &&
         operand->moves <= 1;
}

/// The numbers of the answers of a record, of each bit.
constexpr std::array<std::uint64_t, 6> answerNumbers{1, 1, 1, 1, 3, 6};

/// Skips numbers to the types of the operands; false where the record is damaged.
bool takeTypes(Bytes& bytes, const hairline_capture_record& head, RecordedHead& into) {
  for (std::size_t bit = 0; bit < answerNumbers.size(); ++bit) {
    if ((head.answers >> bit & 1) != 0 && !bytes.takeList(answerNumbers[bit], sizeof(double))) {
      return false;
    }
  }
  for (std::size_t i = 0; i < head.operands; ++i) {
    const auto operand = bytes.take<hairline_capture_operand>();
    if (!isOperand(operand) || !bytes.takeList(operand->count, operand->scalar)) return false;
    into.types[i] = operand->shape;
    if (operand->shape == shapeIndex<Mesh>()) {
      const std::optional<std::uint64_t> indices = bytes.take<std::uint64_t>();
      if (!indices || !bytes.takeList(*indices, sizeof(std::uint32_t))) return false;
    }
    if (operand->moves != 0 && !bytes.takeList(3, sizeof(double))) return false;
  }
  return true;
}

/// The header of a recording, by its first bytes.
Result<hairline_capture_header> headerOf(std::string_view bytes,
                                         const std::filesystem::path& path) {
  const auto header = valueAt<hairline_capture_header>(bytes, 0);
  if (!header || std::memcmp(header->magic, HAIRLINE_CAPTURE_MAGIC, sizeof header->magic) != 0) {
    return Error{"syntax", Message("%1: Not a recording of hairline_capture.h", path.string())};
  }
  if (header->version > HAIRLINE_CAPTURE_VERSION) {
    return Error{"syntax", Message("%1: The recording has version %2, and this program reads "
                                   "versions up to %3; use a newer Hairline",
                                   path.string(), header->version, HAIRLINE_CAPTURE_VERSION)};
  }
  const std::uint64_t chunkSize = header->chunk_size;
  if (header->version == 0 || chunkSize > maximumChunk || chunkSize % 8 != 0 ||
      chunkSize < minimumChunk || header->site_count > maximumSites) {
    return Error{"syntax", Message("%1: The header of the recording is damaged", path.string())};
  }
  return *header;
}

}  // namespace

/// Bytes of a recording in memory, or read from its file; one a thread.
class Recording::Reader {
 public:
  /// What is read goes into `held`, at least `ahead` bytes at a time.
  Reader(const Recording& recording, std::string& held, std::size_t ahead)
      : m_recording(recording), m_held(held), m_ahead(ahead) {
    m_held.clear();
  }

  std::uint64_t size() const {
    return m_recording.m_open ? m_recording.m_open->size : m_recording.m_bytes.size();
  }

  /// So many bytes at a place, or fewer where the file ends before; good until the next call.
  std::string_view at(std::uint64_t place, std::size_t count) {
    if (!m_recording.m_open) {
      const std::string_view all = m_recording.m_bytes;
      return place < all.size() ? all.substr(place, count) : std::string_view();
    }
    const std::uint64_t left = place < size() ? size() - place : 0;
    count = static_cast<std::size_t>(std::min<std::uint64_t>(count, left));
    const bool isHeld = place >= m_start && place - m_start <= m_held.size() &&
                        m_held.size() - (place - m_start) >= count;
    if (!isHeld) {
      const std::uint64_t wanted = std::min<std::uint64_t>(std::max(count, m_ahead), left);
      m_start = place;
      m_held.resize(static_cast<std::size_t>(wanted));
      m_held.resize(readAt(m_recording.m_open->descriptor, place, m_held));
    }
    return std::string_view(m_held).substr(static_cast<std::size_t>(place - m_start), count);
  }

  template <typename T>
  std::optional<T> valueAt(std::uint64_t place) {
    return hairline::valueAt<T>(at(place, sizeof(T)), 0);
  }

  /// The bytes of the record that begins at a place; nothing where they are no longer those of one.
  std::string_view recordAt(std::uint64_t place) {
    const auto head = valueAt<hairline_capture_record>(place);
    if (!head || head->size < sizeof *head || head->size > maximumChunk) return {};
    const std::string_view record = at(place, head->size);
    return record.size() == head->size ? record : std::string_view();
  }

 private:
  const Recording& m_recording;
  std::string& m_held;
  std::size_t m_ahead;
  std::uint64_t m_start = 0;
};

std::string RecordedSite::text() const {
  const std::size_t slash = path.find_last_of("/\\");
  return path.substr(slash == std::string::npos ? 0 : slash + 1) + ':' + std::to_string(line);
}

ScalarKind RecordedCall::scalar() const {
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    if (!isFloat[i]) return ScalarKind::float64;
  }
  return ScalarKind::float32;
}

bool isRecording(const std::filesystem::path& path) { return path.extension() == ".hcap"; }

Result<Recording> Recording::read(const std::filesystem::path& path, const Work& work) {
  Result<FileContent> content = FileContent::read(path);
  if (!content) return content.error();
  Recording made;
  made.m_file.emplace(std::move(*content));
  made.m_bytes = made.m_file->bytes();
  if (auto error = made.index(path, work)) return *error;
  return made;
}

Result<Recording> Recording::read(std::string_view bytes, const std::filesystem::path& path) {
  Recording made;
  made.m_bytes = bytes;
  if (auto error = made.index(path, {})) return *error;
  return made;
}

Result<Recording> Recording::open(const std::filesystem::path& path, const Work& work) {
  Result<RegularFile> file = openRegular(path);
  if (!file) return file.error();
  Recording made;
  made.m_open.emplace(std::move(*file));
  if (auto error = made.index(path, work)) return *error;
  return made;
}

std::optional<Error> Recording::fault(const std::filesystem::path& path) {
  Result<RegularFile> file = openRegular(path);
  if (!file) return file.error();
  Recording made;
  made.m_open.emplace(std::move(*file));
  std::string held;
  const Result<hairline_capture_header> header =
      headerOf(Reader(made, held, 0).at(0, sizeof(hairline_capture_header)), path);
  return header ? std::nullopt : std::optional(header.error());
}

std::optional<Error> Recording::index(const std::filesystem::path& path, const Work& work) {
  std::string held;
  Reader bytes(*this, held, bytesAhead);
  const Result<hairline_capture_header> header =
      headerOf(bytes.at(0, sizeof(hairline_capture_header)), path);
  if (!header) return header.error();
  const std::uint64_t chunkSize = header->chunk_size;
  m_dropped = header->dropped;
  m_signal = static_cast<int>(std::min<std::uint32_t>(header->signal, 64));

  const auto siteCount = std::min<std::uint64_t>(header->sites, header->site_count);
  for (std::uint64_t i = 0; i < siteCount; ++i) {
    const auto entry = bytes.valueAt<hairline_capture_site_entry>(
        hairline_capture_sites_offset + i * sizeof(hairline_capture_site_entry));
    if (!entry) break;
    const std::size_t length = std::min<std::size_t>(entry->length, sizeof entry->path);
    m_sites.push_back({std::string(entry->path, length), entry->line});
  }

  // Chunks that are present, whole or in part, in the order in which they were begun.
  struct Found {
    std::uint64_t sequence;
    std::uint64_t place;
    std::uint64_t end;
  };
  std::vector<Found> chunks;
  const std::uint64_t first =
      hairline_capture_sites_offset + header->site_count * sizeof(hairline_capture_site_entry);
  const std::uint64_t there =
      bytes.size() <= first ? 0 : (bytes.size() - first + chunkSize - 1) / chunkSize;
  if (header->chunks > there) ++m_damagedChunks;
  for (std::uint64_t i = 0; i < std::min(header->chunks, there); ++i) {
    // A file may be far longer than what its disk holds.
    if (work.isCancelled()) return cancelledError();
    const std::uint64_t place = first + i * chunkSize;
    const auto chunk = bytes.valueAt<hairline_capture_chunk>(place);
    // One that was taken and not begun.
    if (chunk && chunk->magic == 0) continue;
    const bool isWhole = chunk && chunk->magic == HAIRLINE_CAPTURE_CHUNK_MAGIC &&
                         chunk->used <= chunkSize && place + chunk->used <= bytes.size();
    if (!isWhole) ++m_damagedChunks;
    if (!chunk || chunk->magic != HAIRLINE_CAPTURE_CHUNK_MAGIC) continue;
    const std::uint64_t used = std::min<std::uint64_t>(chunk->used, chunkSize);
    chunks.push_back({chunk->sequence, place, std::min<std::uint64_t>(place + used, bytes.size())});
  }
  std::ranges::stable_sort(chunks, {}, &Found::sequence);
  for (const Found& chunk : chunks) {
    if (work.isCancelled()) return cancelledError();
    std::uint64_t at = chunk.place + sizeof(hairline_capture_chunk);
    while (at < chunk.end) {
      const auto size = bytes.valueAt<std::uint32_t>(at);
      if (!size || chunk.end - at < sizeof *size || *size % 8 != 0 ||
          *size < sizeof(hairline_capture_record) || *size > chunk.end - at) {
        ++m_damagedChunks;
        break;
      }
      m_records.push_back(at);
      at += *size;
    }
  }
  return std::nullopt;
}

std::optional<Error> Recording::read(std::size_t place, RecordedCall& into) const {
  // Of one size for nearly all records; what a large one took is given back.
  thread_local std::string held;
  Reader reader(*this, held, bytesOfOne);
  std::optional<Error> error = decode(reader.recordAt(m_records[place]), into);
  if (held.capacity() > bytesAhead) std::string().swap(held);
  return error;
}

std::optional<Error> Recording::decode(std::string_view record, RecordedCall& into) const {
  const auto damaged = [] { return Error{"syntax", Message("The record is damaged")}; };
  if (record.empty()) return damaged();
  const auto head = *valueAt<hairline_capture_record>(record, 0);
  Bytes bytes(record.substr(sizeof head));
  if (head.kind > hairline_capture_kind_sweep || head.operands < 2 || head.operands > 3) {
    return damaged();
  }
  into.kind = static_cast<Kind>(head.kind);
  into.site = head.site < m_sites.size() ? std::optional<std::size_t>(head.site) : std::nullopt;
  into.frame = head.frame;
  into.thread = head.thread;
  into.isAdjusted = false;
  into.given.displacements = {Vector3<double>::Zero(), Vector3<double>::Zero()};
  if (!takeAnswer(bytes, head, into.answer)) return damaged();
  into.given.shapes.resize(head.operands);
  std::optional<Error> fault;
  for (std::size_t i = 0; i < head.operands; ++i) {
    const auto operand = bytes.take<hairline_capture_operand>();
    if (!isOperand(operand)) return damaged();
    const std::optional<std::string_view> numbers = bytes.takeList(operand->count, operand->scalar);
    if (!numbers) return damaged();
    Shape& shape = into.given.shapes[i];
    into.isFloat[i] = operand->scalar == sizeof(float);
    become(shape, operand->shape, std::make_index_sequence<shapeTypeCount>());
    if (!fillShape(shape, *numbers, into.isFloat[i], operand->count, bytes)) return damaged();
    if (operand->moves != 0) {
      for (int k = 0; k < 3; ++k) {
        const std::optional<double> number = bytes.take<double>();
        if (!number) return damaged();
        if (i < 2) into.given.displacements[i][k] = *number;
      }
    }
    std::optional<ShapeFault> wrong = validate(shape);
    if (wrong && wrong->code == "shape" && into.isFloat[i] && straightenAxes(shape)) {
      into.isAdjusted = true;
      wrong = validate(shape);
    }
    if (wrong && !fault) {
      const std::string at = std::string(operandNames[i]) + '.' + wrong->field;
      fault = Error{std::string(wrong->code), Message("%1: %2", at, wrong->message), at};
    }
  }
  if (!bytes.isEmpty()) return damaged();
  for (const Vector3<double>& displacement : into.given.displacements) {
    if (!fault && !displacement.allFinite()) {
      fault = Error{"number", Message("A displacement is not finite")};
    }
  }
  return fault;
}

void Recording::heads(std::size_t first, std::span<RecordedHead> into) const {
  std::string held;
  Reader reader(*this, held, bytesAhead);
  for (std::size_t i = 0; i < into.size(); ++i) {
    RecordedHead& known = into[i];
    known = {};
    const std::string_view record = reader.recordAt(m_records[first + i]);
    if (record.empty()) continue;
    const auto head = *valueAt<hairline_capture_record>(record, 0);
    known.frame = head.frame;
    known.thread = head.thread;
    if (head.site < m_sites.size()) known.site = head.site;
    Bytes bytes(record.substr(sizeof head));
    if (head.kind > hairline_capture_kind_sweep || head.operands < 2 || head.operands > 3 ||
        !takeTypes(bytes, head, known)) {
      continue;
    }
    known.kind = static_cast<Kind>(head.kind);
    known.operands = head.operands;
  }
}

}  // namespace hairline
