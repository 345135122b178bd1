#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <random>
#include <thread>

#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/recording/recorded_scene.h"
#include "core/recording/recording_line.h"
#include "core/recording/recording_writer.h"
#include "core/recording/replay.h"
#include "core/scene/scene_file.h"
#include "core/scene/shape_json.h"
#include "core/search/finding_groups.h"
#include "resources/capture/hairline_capture.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_box_mix.h"

namespace hairline {
namespace {

using capture::Answer;
using capture::Mode;

using Vertices = std::vector<Vector3<double>>;

/// Vectors of other libraries, as far as a capture sees them.
struct Members {
  float x, y, z;
};
struct Functions {
  double numbers[3];
  double x() const { return numbers[0]; }
  double y() const { return numbers[1]; }
  double z() const { return numbers[2]; }
};
struct Sixteenths {
  int sixteenths[3];
};

}  // namespace

template <>
struct capture::Coordinates<Sixteenths> {
  static float get(const Sixteenths& vector, int i) {
    return static_cast<float>(vector.sixteenths[i]) / 16;
  }
};

namespace {

std::string bytesIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::filesystem::path fileOf(const QString& path) { return path.toStdString(); }

/// The verdicts of a recording, one letter each.
QString verdictsIn(const Recording& recording) {
  QString text;
  RecordedCall call;
  for (std::size_t i = 0; i < recording.size(); ++i) {
    if (recording.read(i, call)) {
      text += '?';
    } else {
      text += call.answer.verdict == Verdict::yes ? 'y' : 'n';
    }
  }
  return text;
}

/// Records one triangle and box; a place in the source of its own.
void recordTriangle(float x, bool hit) {
  const Members a{x, 0, 0};
  const Members b{x + 1, 0, 0};
  const Members c{x, 1, 0};
  HAIRLINE_CAPTURE(intersect, triangle(a, b, c), aabb(Members{0, 0, 0}, Members{1, 1, 1}), hit);
}

/// In the same place for every type.
template <typename S>
void recordPoint(S x) {
  const std::array<S, 3> at{x, 0, 0};
  HAIRLINE_CAPTURE(intersect, point(at), point(at), true);
}

}  // namespace

/// A program's records are read back to the last bit, however it ended, and judged.
class TestRecording : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
  }
  void cleanup() { capture::stop(); }

  void recordsNothingBeforeItStarts() {
    int evaluated = 0;
    const Members at{0, 0, 0};
    HAIRLINE_CAPTURE(intersect, point(at), point(at), (++evaluated, true));
    QCOMPARE(evaluated, 0);
    QVERIFY(!capture::dump());
    QVERIFY(!capture::start("/no/such/folder/a.hcap"));
    capture::Options options;
    options.bytes = 1000;
    options.path = "a.hcap";
    QVERIFY(!capture::start(options));
    QCOMPARE(errno, EINVAL);
  }

  /// Every shape, in float and in double, from every sort of vector.
  void keepsShapesBitByBit() {
    QVERIFY(start());
    const Vector3<double> p(0.1, 0.2, 0.3);
    const Vector3<double> x(1, 0, 0);
    const Vector3<double> y(0, 1, 0);
    const Vector3<double> z(0, 0, 1);
    const Vector3<double> q(1.1, 2.2, 3.3);
    const Members floats{0.1f, 0.2f, 0.3f};
    const Functions functions{{4.4, 5.5, 6.6}};
    const std::array<double, 3> array{7.7, 8.8, 9.9};
    const float plain[3] = {1e-40f, -0.0f, 3e38f};
    const Eigen::Vector2d flat(0.5, 0.25);
    const Eigen::Vector2d right(1, 0);
    const Eigen::Vector2d up(0, 1);
    const Vertices corners{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}};
    const std::vector<std::array<int, 3>> rows{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const std::vector<std::array<int, 2>> rows2{{1, 0}, {0, 1}};
    const std::vector<float> low{0.1f, 0.2f, 0.3f};
    const std::vector<float> high{1, 2, 3};
    const std::vector<double> low2{0.1, 0.2};
    const std::vector<double> high2{1, 2};
    HAIRLINE_CAPTURE(closest, point(floats), point(plain), 0.5f);
    HAIRLINE_CAPTURE(intersect, line(p, x), ray(array, q), true);
    HAIRLINE_CAPTURE(intersect, segment(functions, functions), plane(p, 2.5), true);
    HAIRLINE_CAPTURE(intersect, triangle(p, q, x),
                     quad(corners[0], corners[1], corners[2], corners[3]), true);
    HAIRLINE_CAPTURE(intersect, polygon(corners), rectangle(p, x, y, flat), true);
    HAIRLINE_CAPTURE(intersect, aabb(Sixteenths{{0, 1, 2}}, Sixteenths{{16, 17, 18}}),
                     obb(p, x, y, z, array), true);
    HAIRLINE_CAPTURE(intersect, sphere(floats, 1.5f), capsule(p, q, 0.1), true);
    HAIRLINE_CAPTURE(intersect, cylinder(p, q, 0.1), cone(p, z, 2.0, 0.1), true);
    HAIRLINE_CAPTURE(intersect, tetrahedron(p, q, x, y), convex(corners), true);
    HAIRLINE_CAPTURE(bound, kdop(rows, low, high), kdop(rows, high, high), false);
    HAIRLINE_CAPTURE(contains, point(p), mesh(corners, std::vector<int>{0, 1, 2, 0, 2, 3}), true);
    HAIRLINE_CAPTURE(intersect, point(p), grid(p, 0.5, std::array<int, 3>{1, 2, 3}), true);
    HAIRLINE_CAPTURE(intersect, point2(flat), segment2(flat, up), true);
    HAIRLINE_CAPTURE(intersect, triangle2(flat, up, right), rectangle2(flat, right, up, flat),
                     true);
    HAIRLINE_CAPTURE(bound, kdop2(rows2, low2, high2), kdop2(rows2, low2, high2), true);
    HAIRLINE_CAPTURE(common, plane(x, 1), plane(floats, 1.5f), plane(q, 1),
                     capture::Verdict::commonPoint);
    HAIRLINE_CAPTURE(sweep, sphere(p, 1).moving(q), mesh(corners, rows).moving(floats),
                     Answer(true).withTime(0.25));
    Vertices eight = corners;
    eight.insert(eight.end(), {{-1, -1, 4}, {3, -1, 4}, {3, 3, 4}, {-1, 3, 4}});
    HAIRLINE_CAPTURE(contains, point(p), frustum(eight), true);
    HAIRLINE_CAPTURE(intersect, disc(array, q, 0.5), halfSpace(p, 2.5), true);
    HAIRLINE_CAPTURE(contains, point(p), ellipsoid(p, x, y, z, array), true);
    capture::stop();

    const Result<Recording> recording = Recording::read(file());
    QVERIFY(recording);
    QCOMPARE(recording->size(), 20);
    QCOMPARE(recording->sites().size(), 20);
    const std::vector<std::string> expected{
        R"({"type":"ellipsoid","center":[0.1,0.2,0.3],"axes":[[1,0,0],[0,1,0],[0,0,1]],"radii":[7.7,8.8,9.9]})",
        R"({"type":"disc","center":[7.7,8.8,9.9],"normal":[1.1,2.2,3.3],"radius":0.5})",
        R"({"type":"half_space","normal":[0.1,0.2,0.3],"offset":2.5})",
        R"({"type":"frustum","vertices":[[0,0,0],[2,0,0],[2,2,0],[0,2,0],[-1,-1,4],[3,-1,4],[3,3,4],[-1,3,4]]})",
        R"({"type":"point","position":[0.10000000149011612,0.20000000298023224,0.30000001192092896]})",
        R"({"type":"point","position":[9.99994610111476e-41,-0.0,3.0000000054977558e+38]})",
        R"({"type":"ray","origin":[7.7,8.8,9.9],"direction":[1.1,2.2,3.3]})",
        R"({"type":"plane","normal":[0.1,0.2,0.3],"offset":2.5})",
        R"({"type":"quad","vertices":[[0,0,0],[2,0,0],[2,2,0],[0,2,0]]})",
        R"({"type":"polygon","vertices":[[0,0,0],[2,0,0],[2,2,0],[0,2,0]]})",
        R"({"type":"aabb","min":[0,0.0625,0.125],"max":[1,1.0625,1.125]})",
        R"({"type":"obb","center":[0.1,0.2,0.3],"axes":[[1,0,0],[0,1,0],[0,0,1]],"half_extents":[7.7,8.8,9.9]})",
        R"({"type":"cone","apex":[0.1,0.2,0.3],"axis":[0,0,1],"height":2,"radius":0.1})",
        R"({"type":"mesh","vertices":[[0,0,0],[2,0,0],[2,2,0],[0,2,0]],"triangles":[[0,1,2],[0,2,3]]})",
        R"({"type":"grid","origin":[0.1,0.2,0.3],"cell":0.5,"dimensions":[1,2,3]})",
        R"({"type":"rectangle2","center":[0.5,0.25],"axes":[[1,0],[0,1]],"half_extents":[0.5,0.25]})",
        R"({"type":"kdop2","directions":[[1,0],[0,1]],"min":[0.1,0.2],"max":[1,2]})"};
    std::vector<std::string> read;
    RecordedCall call;
    for (std::size_t i = 0; i < recording->size(); ++i) {
      // The indices of the last mesh lie beyond its vertices.
      const std::optional<Error> error = recording->read(i, call);
      if (i == 3 || i == 10) QVERIFY(!error);
      for (const Shape& shape : call.given.shapes) read.push_back(writeJson(writeShape(shape)));
    }
    for (const std::string& shape : expected) {
      QVERIFY2(std::ranges::find(read, shape) != read.end(), shape.c_str());
    }
    QVERIFY(!recording->read(0, call));
    QVERIFY(call.scalar() == ScalarKind::float32);
    QCOMPARE(*call.answer.sqdist, 0.25);
    QVERIFY(call.answer.verdict == Verdict::no);
    QVERIFY(!recording->read(15, call));
    QVERIFY(call.answer.verdict == Verdict::commonPoint);
    QVERIFY(call.isFloat == (std::array{false, true, false}));
    QVERIFY(call.scalar() == ScalarKind::float64);
    QVERIFY(!recording->read(16, call));
    QCOMPARE(*call.answer.time, 0.25);
    QVERIFY(call.given.displacements[0] == q);
    QVERIFY(call.given.displacements[1] == fromDouble<double>(Vector3<double>(0.1f, 0.2f, 0.3f)));
  }

  void keepsWhatTheModeSays() {
    QVERIFY(start());
    for (int i = 0; i < 10; ++i) recordTriangle(0, i % 3 == 0);
    capture::stop();
    QCOMPARE(verdictsIn(*Recording::read(file())), "ynnynnynny");

    QVERIFY(start([](capture::Options& options) { options.every = 3; }));
    for (int i = 0; i < 10; ++i) recordTriangle(0, i % 3 == 0);
    capture::stop();
    QCOMPARE(verdictsIn(*Recording::read(file())), "yyyy");

    // Two calls per frame; the answer of the second changes once.
    QVERIFY(start([](capture::Options& options) { options.mode = Mode::changes; }));
    for (int frame = 0; frame < 10; ++frame) {
      HAIRLINE_CAPTURE_FRAME();
      for (int call = 0; call < 2; ++call) recordTriangle(0, call == 1 && frame >= 5);
    }
    capture::stop();
    const Result<Recording> changes = Recording::read(file());
    QCOMPARE(verdictsIn(*changes), "nny");
    RecordedCall call;
    QVERIFY(!changes->read(2, call));
    QCOMPARE(call.frame, 6u);

    // More than fit: the last ones are kept.
    constexpr std::size_t many = 40000;
    QVERIFY(start([](capture::Options& options) { options.mode = Mode::last; }));
    for (std::size_t i = 0; i < many; ++i) recordTriangle(static_cast<float>(i), false);
    capture::stop();
    const Result<Recording> last = Recording::read(file());
    QVERIFY(last->size() >= (std::size_t{1} << 20) / 96 && last->size() < many);
    for (std::size_t i = 0; i < last->size(); ++i) {
      QVERIFY(!last->read(i, call));
      const auto* triangle = std::get_if<Triangle<double>>(&call.given.shapes[0]);
      QCOMPARE(triangle->vertices[0].x(), static_cast<double>(many - last->size() + i));
    }
    QCOMPARE(last->dropped(), 0u);

    // In a full file the first ones are kept, and the others are counted.
    QVERIFY(start([](capture::Options& options) { options.bytes = 1 << 20; }));
    for (std::size_t i = 0; i < many; ++i) recordTriangle(static_cast<float>(i), false);
    capture::stop();
    const Result<Recording> full = Recording::read(file());
    QCOMPARE(full->size() + full->dropped(), many);
    QVERIFY(full->dropped() > 0);
  }

  void allocatesNothingAfterTheStart() {
    QVERIFY(start());
    recordTriangle(0, true);
    const auto before = mallinfo2().uordblks;
    for (int i = 0; i < 20000; ++i) recordTriangle(static_cast<float>(i), true);
    QCOMPARE(mallinfo2().uordblks, before);
  }

  void recordsFromManyThreads() {
    QVERIFY(start());
    constexpr int threads = 8;
    constexpr int each = 5000;
    // One after the other: a thread that ends passes its part on.
    for (int round = 0; round < 3; ++round) {
      std::vector<std::jthread> running;
      for (int i = 0; i < threads; ++i) {
        running.emplace_back([i] {
          for (int j = 0; j < each; ++j)
            recordTriangle(static_cast<float>(i * each + j), j % 2 == 0);
        });
      }
    }
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    QCOMPARE(recording->size(), static_cast<std::size_t>(3 * threads * each));
    QCOMPARE(recording->damagedChunks(), 0u);
    // One place in the source, whichever thread reached it first.
    QCOMPARE(recording->sites().size(), 1u);
    std::map<double, int> seen;
    RecordedCall call;
    for (std::size_t i = 0; i < recording->size(); ++i) {
      QVERIFY(!recording->read(i, call));
      QVERIFY(call.thread < threads);
      ++seen[std::get_if<Triangle<double>>(&call.given.shapes[0])->vertices[0].x()];
    }
    QCOMPARE(seen.size(), static_cast<std::size_t>(threads * each));
    QVERIFY(std::ranges::all_of(seen, [](const auto& number) { return number.second == 3; }));
  }

  void survivesTheEndOfTheProgram_data() {
    QTest::addColumn<int>("signal");
    QTest::addColumn<bool>("inMemory");
    QTest::newRow("killed") << SIGKILL << false;
    QTest::newRow("assertion") << SIGABRT << false;
    QTest::newRow("crash") << SIGSEGV << false;
    QTest::newRow("assertion, in memory") << SIGABRT << true;
    QTest::newRow("crash, in memory") << SIGSEGV << true;
  }

  void survivesTheEndOfTheProgram() {
    QFETCH(int, signal);
    QFETCH(bool, inMemory);
    const pid_t child = fork();
    if (child == 0) {
      std::signal(signal, SIG_DFL);
      if (!start([&](capture::Options& options) { options.inMemory = inMemory; })) _exit(1);
      for (int i = 0; i < 5000; ++i) recordTriangle(static_cast<float>(i), true);
      if (signal == SIGABRT) std::abort();
      raise(signal);
      _exit(2);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), signal);
    const Result<Recording> recording = Recording::read(file());
    QVERIFY(recording);
    QCOMPARE(recording->size(), 5000u);
    QCOMPARE(recording->damagedChunks(), 0u);
    QCOMPARE(recording->signal(), signal == SIGKILL ? 0 : signal);
  }

  void writesOnRequest() {
    QVERIFY(start([](capture::Options& options) { options.inMemory = true; }));
    recordTriangle(0, true);
    QVERIFY(!QFile::exists(m_folder->filePath("a.hcap")));
    QVERIFY(capture::dump());
    recordTriangle(0, false);
    QVERIFY(capture::dump(m_folder->filePath("b.hcap").toLocal8Bit()));
    QCOMPARE(verdictsIn(*Recording::read(file())), "y");
    QCOMPARE(verdictsIn(*Recording::read(fileOf(m_folder->filePath("b.hcap")))), "yn");
  }

  /// Its own file, and another program's, are not truncated while in use.
  void leavesFilesThatAreMapped() {
    QVERIFY(start());
    recordTriangle(0, true);
    QVERIFY(capture::dump(m_folder->filePath("a.hcap").toLocal8Bit()));
    recordTriangle(0, false);
    const pid_t child = fork();
    if (child == 0) {
      // A program of the same name as the one that runs.
      const bool works = start();
      recordTriangle(0, true);
      capture::stop();
      _exit(works ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    QCOMPARE(status, 0);
    recordTriangle(0, false);
    capture::stop();
    QCOMPARE(verdictsIn(*Recording::read(file())), "y");
  }

  /// The verdict of a distance shows whether it changed.
  void noticesChangesOfDistances() {
    QVERIFY(start([](capture::Options& options) { options.mode = capture::Mode::changes; }));
    const Members at{0, 0, 0};
    for (const double distance : {3.0, 2.0, 0.0, 0.0, 1.0}) {
      HAIRLINE_CAPTURE(closest, point(at), sphere(at, 1.0f), distance);
      HAIRLINE_CAPTURE_FRAME();
    }
    capture::stop();
    QCOMPARE(Recording::read(file())->size(), 3u);
  }

  void wholeNumbersAreDistancesOfClosest() {
    QVERIFY(start());
    const Members a{0, 0, 0};
    const Members b{3, 0, 0};
    HAIRLINE_CAPTURE(closest, point(a), point(b), 3);
    HAIRLINE_CAPTURE(closest, point(a), point(b), 0U);
    HAIRLINE_CAPTURE(intersect, point(a), point(b), 3);
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    RecordedCall call;
    QVERIFY(!recording->read(0, call) && call.answer.sqdist == 9);
    QVERIFY(!recording->read(1, call) && call.answer.sqdist == 0);
    QVERIFY(!recording->read(2, call) && !call.answer.sqdist);
    QVERIFY(call.answer.verdict == Verdict::yes);
    // The second is wrong as a distance and as a verdict.
    QCOMPARE(replay(*recording, plan())->found, 3u);
  }

  void namesEachPlaceOnce() {
    QVERIFY(start());
    recordPoint(1.0f);
    recordPoint(1.0);
    recordPoint(2.0f);
    recordTriangle(0, true);
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    QCOMPARE(recording->size(), 4u);
    QCOMPARE(recording->sites().size(), 2u);
  }

  /// A child process leaves the file to the recording parent.
  void childrenWriteNothing() {
    QVERIFY(start());
    recordTriangle(0, true);
    const pid_t child = fork();
    if (child == 0) {
      recordTriangle(0, true);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    recordTriangle(0, false);
    capture::stop();
    QCOMPARE(verdictsIn(*Recording::read(file())), "yn");
  }

  void refusesWhatItCannotRead() {
    const auto errorOf = [](const std::string& bytes) {
      const Result<Recording> recording = Recording::read(bytes, "some.hcap");
      return QString::fromStdString(recording ? "" : recording.error().message.text());
    };
    const std::string good = sample();
    QCOMPARE(errorOf(good), "");
    QVERIFY(errorOf("").contains("Not a recording"));
    QVERIFY(errorOf(good.substr(0, 20)).contains("Not a recording"));
    std::string newer = good;
    newer[offsetof(hairline_capture_header, version)] = 2;
    QVERIFY(errorOf(newer).contains("version 2"));
    std::string damaged = good;
    damaged[offsetof(hairline_capture_header, chunk_size)] = 3;
    QVERIFY(errorOf(damaged).contains("damaged"));
    constexpr std::uint32_t small = 16;
    std::memcpy(damaged.data() + offsetof(hairline_capture_header, chunk_size), &small, 4);
    QVERIFY(errorOf(damaged).contains("damaged"));
    QVERIFY(!Recording::read("/dev/zero"));
  }

  /// Cut off anywhere, what is whole is read.
  // Its length says nothing of what its disk holds.
  void stopsWhileItReads() {
    const std::string path = m_folder->filePath("sparse.hcap").toStdString();
    QVERIFY(capture::start(path.c_str()));
    recordTriangle(0, true);
    capture::stop();
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    hairline_capture_header header{};
    QCOMPARE(file.read(reinterpret_cast<char*>(&header), sizeof header), qint64{sizeof header});
    header.chunks = 1 << 20;
    QVERIFY(file.seek(0));
    QCOMPARE(file.write(reinterpret_cast<const char*>(&header), sizeof header),
             qint64{sizeof header});
    QVERIFY(file.resize(qint64{40} << 30));
    file.close();
    std::stop_source stop;
    stop.request_stop();
    const Result<Recording> stopped = Recording::read(path, Work{{}, stop.get_token()});
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, std::string("cancelled"));
    QVERIFY(file.remove());
  }

  void readsWhatIsWhole() {
    const std::string good = sample();
    const Result<Recording> whole = Recording::read(good, "a");
    std::size_t before = 0;
    for (std::size_t length = hairline_capture_chunks_offset; length < good.size(); length += 61) {
      const Result<Recording> cut = Recording::read(std::string_view(good).substr(0, length), "a");
      QVERIFY(cut);
      QVERIFY(cut->size() >= before && cut->size() <= whole->size());
      QVERIFY(cut->size() == whole->size() || cut->damagedChunks() > 0);
      before = cut->size();
      RecordedCall call;
      if (before > 0) QVERIFY(!cut->read(before - 1, call));
    }
    QVERIFY(before > whole->size() / 2);
  }

  void bearsAnyBytes() {
    const std::string good = sample();
    std::mt19937 random(7);
    RecordedCall call;
    for (int round = 0; round < 1000; ++round) {
      std::string bytes = good;
      for (std::size_t i = 0; i < 1 + random() % 8; ++i) {
        // Half of them where counts and types stand: in the header and in the first records.
        const std::size_t within =
            random() % 2 == 0 ? bytes.size() : hairline_capture_chunks_offset + 400;
        const std::size_t from = random() % 3 == 0 ? 0 : hairline_capture_chunks_offset;
        bytes[from + random() % (within - from)] =
            static_cast<char>(random() % 3 == 0 ? 255 : random());
      }
      if (random() % 4 == 0) bytes.resize(random() % bytes.size());
      const Result<Recording> recording = Recording::read(bytes, "a");
      if (!recording) continue;
      std::vector<RecordedHead> heads(recording->size());
      recording->heads(0, heads);
      for (std::size_t i = 0; i < recording->size(); ++i) {
        if (recording->read(i, call)) continue;
        recordLine(call, recording->sites(), i);
        QCOMPARE(heads[i].operands, call.given.shapes.size());
        QCOMPARE(heads[i].types[0], call.given.shapes[0].index());
      }
    }
  }

  /// A file that stays on disk is read alike, and may change while it is read.
  void readsFromDiskAsFromMemory() {
    const std::string good = sample();
    const Result<Recording> memory = Recording::read(good, "a");
    const Result<Recording> disk = Recording::open(file());
    QVERIFY(disk && !Recording::fault(file()));
    QCOMPARE(disk->size(), memory->size());
    QVERIFY(disk->sites() == memory->sites());
    std::vector<RecordedHead> heads(disk->size());
    disk->heads(0, heads);
    RecordedCall one;
    RecordedCall other;
    for (std::size_t i = 0; i < disk->size(); ++i) {
      QVERIFY(!memory->read(i, one) && !disk->read(i, other));
      QCOMPARE(recordLine(one, memory->sites(), i), recordLine(other, disk->sites(), i));
      QVERIFY(heads[i].kind == one.kind && heads[i].site == one.site);
      QVERIFY(heads[i].frame == one.frame && heads[i].thread == one.thread);
      QCOMPARE(heads[i].operands, one.given.shapes.size());
      for (std::size_t k = 0; k < heads[i].operands; ++k) {
        QCOMPARE(heads[i].types[k], one.given.shapes[k].index());
      }
    }
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(Recording::open(file(), {{}, stopped.get_token()}).error().code, "cancelled");

    QFile shortened(m_folder->filePath("a.hcap"));
    QVERIFY(shortened.resize(hairline_capture_chunks_offset + 300));
    disk->heads(0, heads);
    QCOMPARE(heads.back().operands, 0u);
    const std::optional<Error> error = disk->read(disk->size() - 1, other);
    QVERIFY(error && error->code == "syntax");
    QVERIFY(shortened.resize(0));
    QVERIFY(disk->read(0, other));
    QVERIFY(Recording::fault(file())->message.text().find("Not a recording") != std::string::npos);
    QCOMPARE(Recording::open(file()).error().code, "syntax");
    QCOMPARE(Recording::open(file().parent_path()).error().code, "file");
  }

  /// Every record is in one part, and a selection of records can be judged.
  void judgesPartsAndSomeRecords() {
    QVERIFY(start());
    constexpr std::size_t count = 5000;
    for (std::size_t i = 0; i < count; ++i) recordTriangle(5, i % 10 == 3);
    capture::stop();
    const Result<Recording> recording = Recording::open(file());
    ReplayPlan asked = plan();
    std::vector<std::size_t> wrong;
    std::size_t judged = 0;
    asked.partJudged = [&](const ReplayPart& part) {
      judged += part.count;
      QVERIFY(part.unjudged.empty());
      for (const ReplayFinding& found : part.findings) {
        QVERIFY(found.place >= part.first && found.place < part.first + part.count);
        QVERIFY(found.margin && std::abs(found.margin->relative - 4) < 1e-9);
        wrong.push_back(found.place);
      }
    };
    QCOMPARE(replay(*recording, asked)->found, count / 10);
    QCOMPARE(judged, count);
    std::ranges::sort(wrong);
    QCOMPARE(wrong.size(), count / 10);
    QCOMPARE(wrong.front(), 3u);

    const std::vector<std::size_t> some{2, 3, 4, 13};
    asked.partJudged = {};
    asked.places = &some;
    const Result<ReplayState> state = replay(*recording, asked);
    QCOMPARE(state->judged, 4u);
    QCOMPARE(state->findings.size(), 2u);
    QCOMPARE(state->findings[1].place, 13u);
  }

  /// What the program answered comes back from the scene, for the same operands alone.
  void scenesKeepTheAnswer() {
    const std::string good = sample();
    const Result<Recording> recording = Recording::read(good, "a");
    RecordedCall call;
    for (std::size_t place = 0; place < recording->size(); ++place) {
      QVERIFY(!recording->read(place, call));
      const Scene scene = *parseScene(writeScene(sceneOf(*recording, place, call)));
      SearchCase given = *caseInFocus(scene);
      const std::optional<RecordedAnswer> answer = recordedAnswer(recordedIn(scene), given);
      QVERIFY(answer && answer->kind == call.kind && answer->scalar == call.scalar());
      QVERIFY(answer->answer.verdict == call.answer.verdict);
      QVERIFY(answer->answer.sqdist == call.answer.sqdist);
      QVERIFY(answer->answer.points == call.answer.points);
      std::swap(given.shapes[0], given.shapes[1]);
      std::swap(given.displacements[0], given.displacements[1]);
      QVERIFY(recordedAnswer(recordedIn(scene), given));
      given.displacements[0][1] = 1e-300;
      QVERIFY(!recordedAnswer(recordedIn(scene), given));
    }
  }

  void linesAreRequestsAndComeBack() {
    const std::string good = sample();
    const Result<Recording> recording = Recording::read(good, "a");
    RecordingWriter writer;
    RecordedCall call;
    for (std::size_t i = 0; i < recording->size(); ++i) {
      QVERIFY(!recording->read(i, call));
      const std::string line = recordLine(call, recording->sites(), i + 1);
      const Result<Json> json = parseJson(line);
      QVERIFY(json);
      QCOMPARE(json->at("id").get<std::size_t>(), i + 1);
      RecordedCall again;
      again.kind = call.kind;
      for (const char* key : {"a", "b"}) {
        Result<Shape> shape = readShape(json->at(key));
        QVERIFY(shape);
        again.given.shapes.push_back(*shape);
      }
      again.given.displacements = call.given.displacements;
      const std::optional<RecordedSite> site = readRecorded(*json, call.scalar(), again);
      QVERIFY(site && *site == recording->sites()[*call.site]);
      QVERIFY(!writer.add(again, site));
    }
    QVERIFY(!writer.save(file()));
    const Result<Recording> written = Recording::read(file());
    QCOMPARE(written->size(), recording->size());
    RecordedCall other;
    for (std::size_t i = 0; i < recording->size(); ++i) {
      QVERIFY(!recording->read(i, call) && !written->read(i, other));
      QCOMPARE(recordLine(other, written->sites(), 1), recordLine(call, recording->sites(), 1));
    }
  }

  void judgesEveryAnswer() {
    QVERIFY(start());
    const Vector3<double> origin(0, 0, 0);
    const Vector3<double> three(3, 0, 0);
    const Vector3<double> x(1, 0, 0);
    const Vector3<double> far(10, 0, 0);
    const Vector3<double> two(2, 0, 0);
    // Right, and wrong, of each.
    HAIRLINE_CAPTURE(intersect, sphere(origin, 1.0), sphere(three, 1.0), false);
    HAIRLINE_CAPTURE(intersect, sphere(origin, 1.0), sphere(three, 1.0), true);
    HAIRLINE_CAPTURE(closest, point(origin), sphere(three, 1.0), 2.0);
    HAIRLINE_CAPTURE(closest, point(origin), sphere(three, 1.0), 2.1);
    HAIRLINE_CAPTURE(closest, point(origin), sphere(three, 1.0),
                     Answer().withDistance(2).withPoints(origin, two));
    HAIRLINE_CAPTURE(closest, point(origin), sphere(three, 1.0),
                     Answer().withSquaredDistance(4).withPoints(origin, x));
    HAIRLINE_CAPTURE(sweep, sphere(origin, 1.0).moving(far), sphere(three, 1.0),
                     Answer(true).withTime(0.1));
    HAIRLINE_CAPTURE(sweep, sphere(origin, 1.0).moving(far), sphere(three, 1.0),
                     Answer(true).withTime(0.2));
    HAIRLINE_CAPTURE(intersect, ray(origin, x), sphere(three, 1.0), Answer(true).withT(2));
    HAIRLINE_CAPTURE(intersect, ray(origin, x), sphere(three, 1.0), Answer(true).withT(3));
    HAIRLINE_CAPTURE(intersect, ray(origin, x), sphere(three, 1.0), Answer(true).withPoint(two));
    HAIRLINE_CAPTURE(intersect, ray(origin, x), sphere(three, 1.0), Answer(true).withPoint(x));
    HAIRLINE_CAPTURE(intersect, point(origin), sphere(three, -1.0), true);
    HAIRLINE_CAPTURE(intersect, point(origin), sphere(three, 1.0), Answer());
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    const Result<ReplayState> state = replay(*recording, plan());
    QVERIFY(state);
    // The worst first.
    QVERIFY(state->findings[0].margin && state->findings[0].margin->absolute == 1);
    std::vector<ReplayFinding> findings = state->findings;
    std::ranges::sort(findings, {}, &ReplayFinding::place);
    std::vector<std::size_t> wrong;
    for (const ReplayFinding& found : findings) {
      wrong.push_back(found.place);
      QCOMPARE(found.finding.method, std::string(recordedMethod));
      QVERIFY(found.finding.scalar == ScalarKind::float64);
    }
    QCOMPARE(wrong, (std::vector<std::size_t>{1, 3, 5, 7, 9, 11}));
    QCOMPARE(state->judged, 12u);
    QCOMPARE(state->unanswered, 1u);
    QCOMPARE(state->refused.size(), 1u);
    QCOMPARE(state->refused.begin()->second.first, 12u);
    QCOMPARE(findings[3].finding.other, "time: 0.2 against 0.1");
    QCOMPARE(findings[4].finding.other, "t: 3 against 2");
  }

  /// Known findings leave the places to new ones, however few are kept.
  void keepsNewFindingsBeforeKnownOnes() {
    QVERIFY(start());
    const Vector3<double> origin(0, 0, 0);
    for (const double away : {9.0, 5.0, 3.0}) {
      const Vector3<double> there(away, 0, 0);
      HAIRLINE_CAPTURE(intersect, sphere(origin, 1.0), sphere(there, 1.0), true);
    }
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    ReplayPlan all = plan();
    all.keep = 1;
    const Result<ReplayState> worst = replay(*recording, all);
    QCOMPARE(worst->findings[0].place, 0u);
    QCOMPARE(worst->found, 3u);
    RecordedCall call;
    QVERIFY(!recording->read(0, call));
    KnownFindings known;
    known.add(call.given, worst->findings[0].finding);
    all.known = &known;
    const Result<ReplayState> next = replay(*recording, all);
    QCOMPARE(next->findings[0].place, 1u);
    QVERIFY(!next->findings[0].isKnown);
  }

  void refusesWhatItCannotHold() {
    RecordedCall call;
    call.kind = Kind::intersect;
    call.given.shapes = {Point<double>{Vector3<double>(0.1, 0, 0)},
                         Point<double>{Vector3<double>(0.5, 0, 0)}};
    RecordingWriter writer;
    call.isFloat = {false, true, false};
    QVERIFY(!writer.add(call, std::nullopt));
    call.isFloat = {true, true, false};
    const std::optional<Error> error = writer.add(call, std::nullopt);
    QVERIFY(error && error->code == "number");
    call.isFloat = {false, false, false};
    call.given.shapes[1] =
        Polygon<double>{{{0, 0, 0}, {9, 0, 0}, {0, 9, 0}}, {{{1, 1, 0}, {2, 1, 0}, {1, 2, 0}}}};
    const std::optional<Error> holes = writer.add(call, std::nullopt);
    QVERIFY(holes && holes->code == "unsupported");
  }

  /// Axes in float are not unit vectors in double: they are judged nevertheless.
  void judgesOrientedBoxesInFloat() {
    QVERIFY(start());
    const float c = 0.70710677f;
    const Members center{0, 0, 0};
    HAIRLINE_CAPTURE(intersect, point(center),
                     obb(center, Members{c, c, 0}, Members{-c, c, 0}, Members{0, 0, 1}, center),
                     false);
    capture::stop();
    const Result<ReplayState> state = replay(*Recording::read(file()), plan());
    QCOMPARE(state->adjusted, 1u);
    QCOMPARE(state->findings.size(), 1u);
  }

  /// Triangles and boxes use packs, others are judged one by one: both find the same.
  void packsJudgeAsJudgesDo() {
    QVERIFY(start());
    testing::TriangleBoxMix mix(testing::Mix::nearSurface, 5);
    constexpr std::size_t count = 4000;
    for (std::size_t i = 0; i < count; ++i) {
      const auto input = mix.next();
      const auto& vertices = input.a.vertices;
      const bool hit = test<TriangleAabbSat, double>(input);
      const bool said = i % 97 == 0 ? !hit : hit;
      if (i % 2 == 0) {
        HAIRLINE_CAPTURE(intersect, triangle(vertices[0], vertices[1], vertices[2]),
                         aabb(input.b.min, input.b.max), said);
      } else {
        // With a point, packs are not used.
        HAIRLINE_CAPTURE(intersect, triangle(vertices[0], vertices[1], vertices[2]),
                         aabb(input.b.min, input.b.max), Answer(said).withT(0));
      }
    }
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    const Result<ReplayState> state = replay(*recording, plan());
    QCOMPARE(state->judged, count);
    ReplayPlan withAnother = plan();
    withAnother.question.methods = {"reference"};
    const Result<ReplayState> slow = replay(*recording, withAnother);
    std::vector<std::size_t> places;
    std::vector<std::size_t> slowPlaces;
    for (const ReplayFinding& found : state->findings) places.push_back(found.place);
    for (const ReplayFinding& found : slow->findings) {
      if (found.finding.method == recordedMethod) slowPlaces.push_back(found.place);
    }
    std::ranges::sort(places);
    std::ranges::sort(slowPlaces);
    QVERIFY(places.size() >= count / 97);
    QVERIFY(places == slowPlaces);
  }

  void findingsAreScenes() {
    QVERIFY(start());
    recordTriangle(5, true);
    capture::stop();
    const Result<Recording> recording = Recording::read(file());
    const Result<ReplayState> state = replay(*recording, plan());
    QCOMPARE(state->findings.size(), 1u);
    RecordedCall call;
    QVERIFY(!recording->read(0, call));
    const Scene scene = sceneOf(*recording, 0, call, state->findings[0]);
    QVERIFY(findingOf(scene) == state->findings[0].finding);
    QVERIFY(scene.notes.find("test_recording.cpp:") != std::string::npos);
    const FindingCause cause = causeOf(call.given, *findingOf(scene), sourceOf(scene));
    QVERIFY(cause.recipe.starts_with("test_recording.cpp:"));
    QVERIFY(cause.direction == FindingCause::Direction::falseHit);
  }

 private:
  template <typename Change>
  bool start(const Change& change) {
    const QByteArray path = m_folder->filePath("a.hcap").toLocal8Bit();
    capture::Options options;
    options.path = path.constData();
    change(options);
    return capture::start(options);
  }
  bool start() {
    return start([](capture::Options&) {});
  }
  std::filesystem::path file() const { return fileOf(m_folder->filePath("a.hcap")); }

  static ReplayPlan plan() {
    ReplayPlan made;
    for (const FindingKind kind :
         {FindingKind::exact, FindingKind::distance, FindingKind::points}) {
      made.question.kinds.set(static_cast<std::size_t>(kind));
    }
    return made;
  }

  /// The bytes of a recording with several shapes and answers.
  std::string sample() {
    if (!start()) return {};
    const Vector3<double> p(0.1, 0.2, 0.3);
    const Vertices corners{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}};
    for (int i = 0; i < 12; ++i) {
      recordTriangle(static_cast<float>(i), i % 2 == 0);
      HAIRLINE_CAPTURE(closest, point(p), mesh(corners, std::vector<int>{0, 1, 2}),
                       Answer().withSquaredDistance(2).withPoints(p, p));
      HAIRLINE_CAPTURE(sweep, sphere(p, 1.0).moving(p), convex(corners),
                       Answer(true).withTime(0.5));
    }
    capture::stop();
    return bytesIn(m_folder->filePath("a.hcap"));
  }

  std::optional<QTemporaryDir> m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestRecording, nothing);
#include "test_recording.moc"
