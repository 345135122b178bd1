#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <cstring>
#include <fstream>

#include "core/mesh/byte_reader.h"
#include "core/voxel/voxel_file.h"
#include "tests/support/failures.h"
#include "tests/support/mesh_files.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Random;

namespace {

constexpr std::array<const char*, 4> endings{"binvox", "vox", "vti", "raw"};

// Cells at random, some of them in runs, and the corners.
GriddedVoxels sample(Random& random, std::array<int, 3> dimensions) {
  std::vector<std::array<int, 4>> rows;
  for (int n = 0; n < 60; ++n) {
    const int first = random.integer(0, dimensions[0] - 1);
    rows.push_back({first, random.integer(first + 1, dimensions[0]),
                    random.integer(0, dimensions[1] - 1), random.integer(0, dimensions[2] - 1)});
  }
  rows.push_back({0, 1, 0, 0});
  rows.push_back({dimensions[0] - 1, dimensions[0], dimensions[1] - 1, dimensions[2] - 1});
  const Grid grid{random.point(-9, 9), 0.375, dimensions};
  return *VoxelBuilder::build(grid, 0, {}, [&](VoxelBuilder& builder) -> std::optional<Error> {
    for (const auto& [first, end, j, k] : rows) builder.setRow(first, end, j, k);
    return std::nullopt;
  });
}

bool sameOccupiedCells(const VoxelGrid& a, const VoxelGrid& b) {
  const auto [nx, ny, nz] = a.dimensions();
  if (a.dimensions() != b.dimensions()) return false;
  for (int k = 0; k < nz; ++k) {
    for (int j = 0; j < ny; ++j) {
      for (int x = 0; x * VoxelGrid::brickSize < nx; ++x) {
        if (a.word(x, j, k) != b.word(x, j, k)) return false;
      }
    }
  }
  return true;
}

void appendInt(std::string& text, int number) { appendBytes<std::int32_t>(text, number); }

std::string chunk(const std::string& id, const std::string& content) {
  std::string text = id;
  appendInt(text, static_cast<int>(content.size()));
  appendInt(text, 0);
  return text + content;
}

// A scene of one model of 3 x 2 x 1 cells with one of them set, rotated and moved as said: set as
// often, and placed as often, as said.
std::string voxScene(const std::string& rotation, const std::string& translation, int cellCount = 1,
                     int copies = 1) {
  std::string size, cells, root, group, node, shape;
  for (const int side : {3, 2, 1}) appendInt(size, side);
  appendInt(cells, cellCount);
  for (int i = 0; i < cellCount; ++i) cells += std::string("\x02\x00\x00\x01", 4);
  for (const int number : {0, 0, 1, -1, 0, 1, 0}) appendInt(root, number);
  for (const int number : {1, 0, 1, 2}) appendInt(group, number);
  for (const int number : {2, 0, 3, -1, 0, 1, 2}) appendInt(node, number);
  for (const std::string& word : {std::string("_r"), rotation, std::string("_t"), translation}) {
    appendInt(node, static_cast<int>(word.size()));
    node += word;
  }
  for (const int number : {3, 0, copies}) appendInt(shape, number);
  for (int i = 0; i < 2 * copies; ++i) appendInt(shape, 0);
  const std::string chunks = chunk("SIZE", size) + chunk("XYZI", cells) + chunk("nTRN", root) +
                             chunk("nGRP", group) + chunk("nTRN", node) + chunk("nSHP", shape);
  std::string file = "VOX ";
  appendInt(file, 200);
  file += "MAIN";
  appendInt(file, 0);
  appendInt(file, static_cast<int>(chunks.size()));
  return file + chunks;
}

}  // namespace

class TestVoxelReader : public QObject {
  Q_OBJECT

 private slots:
  // Of each format, over models and bricks.
  void readsWhatIsWritten() {
    Random random(701);
    for (const std::array<int, 3> dimensions :
         {std::array{1, 1, 1}, std::array{70, 9, 130}, std::array{300, 5, 66}}) {
      const GriddedVoxels made = sample(random, dimensions);
      for (const char* ending : endings) {
        const std::filesystem::path file = path("a.") += ending;
        QVERIFY(!writeVoxelFile(made.voxels, made.grid, file, *voxelFormatOf(file)));
        const Result<GriddedVoxels> read = readVoxelFile(file);
        QVERIFY2(read, read ? "" : read.error().message.text().c_str());
        QVERIFY2(sameOccupiedCells(made.voxels, read->voxels), ending);
        if (std::strcmp(ending, "vox") == 0) continue;
        QVERIFY(read->grid.origin == made.grid.origin);
        QVERIFY(std::abs(read->grid.cell - made.grid.cell) <= 1e-15);
      }
    }
  }

  // Rows of the rotation (0 1 0), (-1 0 0), (0 0 1): x' = y, y' = -x. The middle is the corner that
  // half the size, rounded down, leads to.
  void turnsModels() {
    const Result<GriddedVoxels> plain = readVoxels(voxScene("4", "10 0 5"), VoxelFormat::vox);
    QVERIFY2(plain, plain ? "" : plain.error().message.text().c_str());
    QVERIFY((plain->grid.dimensions == std::array{3, 2, 1}));
    QVERIFY(plain->grid.origin == Vector3<double>(9, -1, 5));
    QVERIFY(plain->voxels.isSet(2, 0, 0));
    const Result<GriddedVoxels> turned = readVoxels(voxScene("33", "0 0 0"), VoxelFormat::vox);
    QVERIFY2(turned, turned ? "" : turned.error().message.text().c_str());
    QVERIFY((turned->grid.dimensions == std::array{2, 3, 1}));
    QVERIFY(turned->grid.origin == Vector3<double>(-1, -2, 0));
    QVERIFY(turned->voxels.isSet(0, 0, 0));
    QCOMPARE(turned->voxels.count(), std::size_t{1});
  }

  // A file as another program writes it.
  void readsVtiInText() {
    const std::string text =
        "<VTKFile type=\"ImageData\"><ImageData WholeExtent=\"2 4 0 2 0 1\" Origin=\"1 2 3\" "
        "Spacing=\"0.5 0.5 0.5\"><Piece Extent=\"2 4 0 2 0 1\"><CellData><DataArray "
        "type=\"Float32\" format=\"ascii\">0 1.5 \n 0 1</DataArray></CellData></Piece></ImageData>"
        "</VTKFile>";
    const Result<GriddedVoxels> read = readVoxels(text, VoxelFormat::vti);
    QVERIFY2(read, read ? "" : read.error().message.text().c_str());
    QVERIFY((read->grid == Grid{{2, 2, 3}, 0.5, {2, 2, 1}}));
    QVERIFY(read->voxels.isSet(1, 0, 0) && read->voxels.isSet(1, 1, 0));
    QCOMPARE(read->voxels.count(), std::size_t{2});
  }

  void refuses_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* content, VoxelFormat format,
                        const char* code) {
      QTest::newRow(name) << QByteArray(content) << static_cast<int>(format) << QString(code);
    };
    row("empty binvox", "", VoxelFormat::binvox, "syntax");
    row("binvox without sides", "#binvox 1\ndata\n", VoxelFormat::binvox, "syntax");
    row("binvox too large", "#binvox 1\ndim 4097 1 1\ndata\n", VoxelFormat::binvox, "limit");
    row("binvox that ends early", "#binvox 1\ndim 2 2 2\ndata\n\1\7", VoxelFormat::binvox,
        "syntax");
    row("binvox that goes on", "#binvox 1\ndim 2 2 2\ndata\n\1\11", VoxelFormat::binvox, "syntax");
    row("binvox with NaN", "#binvox 1\ndim 2 2 2\ntranslate nan 0 0\ndata\n\1\10",
        VoxelFormat::binvox, "number");
    row("binvox without scale", "#binvox 1\ndim 2 2 2\nscale 0\ndata\n\1\10", VoxelFormat::binvox,
        "shape");
    row("empty vox", "", VoxelFormat::vox, "syntax");
    row("vti of another kind", "<VTKFile type=\"PolyData\"></VTKFile>", VoxelFormat::vti, "syntax");
    row("vti with oblong cells",
        "<VTKFile><ImageData WholeExtent=\"0 1 0 1 0 1\" Spacing=\"1 2 1\">", VoxelFormat::vti,
        "unsupported");
    for (const char* extent : {"-9223372036854775808 0", "0 9223372036854775807",
                               "-9223372036854775808 9223372036854775807", "3 3", "3 2"}) {
      const QByteArray text =
          QByteArray("<VTKFile><ImageData WholeExtent=\"") + extent + " 0 1 0 1\">";
      row(extent, text.constData(), VoxelFormat::vti, "limit");
    }
    row("raw without a description", "\1", VoxelFormat::raw, "syntax");
  }
  void refuses() {
    QFETCH(QByteArray, content);
    QFETCH(int, format);
    QFETCH(QString, code);
    const Result<GriddedVoxels> read =
        readVoxels({content.constData(), static_cast<std::size_t>(content.size())},
                   static_cast<VoxelFormat>(format));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().code), code);
  }

  // Too large a grid is refused before memory is allocated.
  void refusesWhatDoesNotFit() {
    std::string text = "#binvox 1\ndim 4096 4096 4096\ndata\n";
    // 4096³ cells are a quarter of a million bricks.
    for (int n = 0; n < 1 << 20; ++n) text += n % 257 == 0 ? "\1\377" : "\0\377";
    const Result<GriddedVoxels> early = readVoxels(text, VoxelFormat::binvox);
    QVERIFY(!early);
    Random random(702);
    const GriddedVoxels made = sample(random, {100, 100, 100});
    const std::filesystem::path file = path("limit.binvox");
    QVERIFY(!writeVoxelFile(made.voxels, made.grid, file, VoxelFormat::binvox));
    const Result<GriddedVoxels> read = readVoxelFile(file, 1000);
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().code), QString("limit"));
  }

  // A file of 800 kB with 80 million cells, as its scene repeats a model.
  void limitsRepeatedModels() {
    const Result<GriddedVoxels> few = readVoxels(voxScene("4", "0 0 0", 2, 3), VoxelFormat::vox);
    QVERIFY2(few, few ? "" : few.error().message.text().c_str());
    QCOMPARE(few->voxels.count(), std::size_t{1});
    const Result<GriddedVoxels> many =
        readVoxels(voxScene("4", "0 0 0", 200000, 400), VoxelFormat::vox);
    QVERIFY(!many);
    QCOMPARE(QString::fromStdString(many.error().code), QString("limit"));
    QCOMPARE(many.error().message.arguments().front().text(), std::string("3"));
    QVERIFY(!readVoxels(voxScene("4", "0 -9223372036854775808 0"), VoxelFormat::vox));
  }

  // A full grid as runs along y, which columns over bricks and rows come from.
  void readsLongRuns() {
    std::string text = "#binvox 1\ndim 3 67 130\ndata\n";
    constexpr int cells = 3 * 67 * 130;
    for (int left = cells - 1; left > 0; left -= 255) {
      text += '\1';
      text += static_cast<char>(std::min(left, 255));
    }
    text += std::string("\0\1", 2);
    const Result<GriddedVoxels> full = readVoxels(text, VoxelFormat::binvox);
    QVERIFY2(full, full ? "" : full.error().message.text().c_str());
    QVERIFY((full->grid.dimensions == std::array{3, 130, 67}));
    QCOMPARE(full->voxels.count(), static_cast<std::size_t>(cells - 1));
    QVERIFY(!full->voxels.isSet(2, 129, 66));
    QVERIFY(full->voxels.isSet(2, 128, 66) && full->voxels.isSet(1, 129, 66));
  }

  // Files with bytes changed, cut off, doubled or inserted: an answer or an error, nothing else.
  void survivesWhateverTheBytesAre() {
    Random random(703);
    Failures failures;
    std::array<std::string, 4> contents;
    std::string description;
    const GriddedVoxels made = sample(random, {20, 9, 7});
    for (std::size_t f = 0; f < endings.size(); ++f) {
      const std::filesystem::path file = path("m.") += endings[f];
      QVERIFY(!writeVoxelFile(made.voxels, made.grid, file, *voxelFormatOf(file)));
      contents[f] = bytesOf(file);
    }
    description = bytesOf(path("m.json"));
    int read = 0;
    const int count = caseCount(10000);
    for (int n = 0; n < count; ++n) {
      const std::size_t f = static_cast<std::size_t>(n) % endings.size();
      std::string content = contents[f];
      std::string text = description;
      // In raw files only the description can be wrong.
      std::string& changed = f == 3 ? text : content;
      // Most errors are possible in the header.
      const std::size_t head = random.chance(0.5) ? 200 : changed.size();
      const std::string tail = changed.substr(std::min(head, changed.size()));
      changed = testing::mutated(changed.substr(0, head), random) + tail;
      const Result<GriddedVoxels> voxels =
          readVoxels(content, static_cast<VoxelFormat>(f), text, std::size_t{1} << 28);
      read += voxels ? 1 : 0;
      failures.check(voxels || !voxels.error().message.isEmpty(),
                     [&] { return std::string(endings[f]) + " case " + std::to_string(n); });
      if (!voxels) continue;
      const auto [nx, ny, nz] = voxels->voxels.dimensions();
      failures.check(voxels->voxels.count() <= static_cast<std::size_t>(nx) *
                                                   static_cast<std::size_t>(ny) *
                                                   static_cast<std::size_t>(nz),
                     [&] { return std::string(endings[f]) + " case " + std::to_string(n); });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(count < 1000 || (read > 0.05 * count && read < 0.9 * count),
             qPrintable(QString::number(read)));
  }

 private:
  std::filesystem::path path(const std::string& name) const {
    return std::filesystem::path(m_folder.path().toStdString()) / name;
  }
  static std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  QTemporaryDir m_folder;
};

HAIRLINE_TEST(TestVoxelReader, eventLoop);
#include "test_voxel_reader.moc"
