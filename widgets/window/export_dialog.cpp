#include "widgets/window/export_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

#include "core/base/atomic_file.h"
#include "core/mesh/shape_mesh.h"
#include "core/scene/object_part.h"
#include "core/scene/scene_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/scene_report.h"
#include "widgets/pictures/scene_picture.h"
#include "widgets/pictures/vector_picture.h"
#include "widgets/text/labels.h"

namespace hairline {

struct ExportDialog::Format {
  QString title;
  QString ending;
  std::optional<TestFramework> framework;
  bool hexadecimal = false;
  bool picture = false;
  std::optional<MeshFormat> mesh = {};
  bool report = false;
};

const QVector<ExportDialog::Format>& ExportDialog::formats() {
  static const QVector<Format> all{
      {tr("Unit test: Qt Test"), QStringLiteral(".cpp"), TestFramework::qtTest},
      {tr("Unit test: GoogleTest"), QStringLiteral(".cpp"), TestFramework::googleTest},
      {tr("Unit test: Catch2"), QStringLiteral(".cpp"), TestFramework::catch2},
      {tr("Unit test: doctest"), QStringLiteral(".cpp"), TestFramework::doctest},
      {tr("Unit test: C with assert"), QStringLiteral(".c"), TestFramework::c},
      {tr("Unit test: Python unittest"), QStringLiteral(".py"), TestFramework::python},
      {tr("Unit test: Rust"), QStringLiteral(".rs"), TestFramework::rust},
      {tr("Scene"), QStringLiteral(".hairline.json"), {}},
      {tr("Scene with hexadecimal floats"), QStringLiteral(".hairline.json"), {}, true},
      {tr("Vector picture (SVG)"), QStringLiteral(".svg"), {}, false, true},
      {tr("Report (HTML)"), QStringLiteral(".html"), {}, false, false, {}, true},
      {tr("Mesh: OBJ"), QStringLiteral(".obj"), {}, false, false, MeshFormat::obj},
      {tr("Mesh: STL"), QStringLiteral(".stl"), {}, false, false, MeshFormat::stl},
      {tr("Mesh: PLY"), QStringLiteral(".ply"), {}, false, false, MeshFormat::ply},
      {tr("Mesh: GLB"), QStringLiteral(".glb"), {}, false, false, MeshFormat::glb},
  };
  return all;
}

namespace {

const QString formatKey = QStringLiteral("exportFormat");

/// The thumbnail of the dialog.
QImage preview(const DrawList& list, const ViewState& view, const Theme& theme, double ratio) {
  const QSizeF room(620, 480);
  const double scale =
      std::min({1.0, room.width() / view.size.width(), room.height() / view.size.height()});
  QImage picture((scale * ratio * view.size).toSize(), QImage::Format_ARGB32_Premultiplied);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  painter.scale(scale, scale);
  paint(painter, list, view, theme.view);
  return picture;
}

}  // namespace

ExportDialog::ExportDialog(Scene scene, std::vector<std::string> selection, QString name,
                           ViewState view, QWidget* parent)
    : QDialog(parent),
      m_scene(std::move(scene)),
      m_selection(std::move(selection)),
      m_name(std::move(name)),
      m_view(view) {
  begin();
}

ExportDialog::ExportDialog(std::vector<Scene> findings, QString name, QWidget* parent)
    : QDialog(parent), m_findings(std::move(findings)), m_name(std::move(name)) {
  begin();
}

void ExportDialog::begin() {
  setWindowTitle(tr("Export"));
  makeControls();
  connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::update);
  connect(&m_job, &Job::changed, this, [this] {
    if (m_job.isCancelled()) present({}, m_job.error());
  });
  m_formats->setCurrentRow(
      std::clamp(QSettings().value(formatKey, 1).toInt(), 0, m_formats->count() - 1));
}

void ExportDialog::makeControls() {
  m_formats = named(new QListWidget(this), "exportFormats", {}, tr("Formats"));
  for (const Format& format : formats()) {
    if (m_findings.empty() || format.framework) m_formats->addItem(format.title);
  }
  m_formats->setMinimumWidth(m_formats->sizeHintForColumn(0) + 24);

  m_testChoices = makeTestChoices();
  m_plain = named(new QPlainTextEdit(this), "exportPreview", {}, tr("Preview"));
  m_plain->setReadOnly(true);
  m_plain->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_plain->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  m_picture = named(new QLabel(this), "exportPicture", {}, tr("Preview of the picture"));
  m_picture->setAlignment(Qt::AlignCenter);
  // As on paper, whatever the theme.
  m_picture->setStyleSheet(QStringLiteral("background: white"));
  m_preview = new QStackedWidget(this);
  m_preview->addWidget(m_plain);
  m_preview->addWidget(m_picture);
  m_remark = makeWrappedLabel("exportRemark");

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
  m_copy->setObjectName(QStringLiteral("exportCopy"));
  m_save->setObjectName(QStringLiteral("exportSave"));
  m_save->setDefault(true);
  connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
  connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* right = columnOf({{m_preview, 1}, m_remark});
  columnOf(this, {rowOf({columnOf({m_formats, m_testChoices}), {right, 1}}), buttons});
  resizeOnScreen(this, {960, 600});
}

QWidget* ExportDialog::makeTestChoices() {
  const auto check = [this](const char* name, const QString& text, const QString& tip) {
    auto* box = named(new QCheckBox(text, this), QLatin1String(name), tip);
    connect(box, &QCheckBox::toggled, this, &ExportDialog::update);
    return box;
  };
  const auto field = [this](const char* name, const QString& placeholder, const QString& tip) {
    auto* line = named(new QLineEdit(this), QLatin1String(name), tip);
    line->setPlaceholderText(placeholder);
    connect(line, &QLineEdit::textChanged, this, &ExportDialog::update);
    return line;
  };
  m_pairOnly =
      check("exportPairOnly", tr("Only the active &pair"), tr("Test only the active pair"));
  const bool hasPair = pairInFocus(m_scene, m_selection).has_value();
  m_pairOnly->setEnabled(hasPair);
  const QSignalBlocker quiet(m_pairOnly);
  m_pairOnly->setChecked(hasPair);
  m_distances = check("exportDistances", tr("&Distances"),
                      tr("Test distances too, within a tolerance that the test names"));
  m_times = check("exportTimes", tr("&Times of contact"),
                  tr("Test the first time of contact of moving objects too"));
  m_nameSpace = field("exportNamespace", QStringLiteral("hairline_cases"),
                      tr("The namespace of the test's types and cases"));
  m_typesFile = field("exportTypes", QStringLiteral("types.h"),
                      tr("A file of yours that the test includes for its types"));
  auto* choices = new QWidget(this);
  auto* nameSpace = new QLabel(tr("&Namespace:"));
  nameSpace->setBuddy(m_nameSpace);
  auto* types = new QLabel(tr("T&ypes from:"));
  types->setBuddy(m_typesFile);
  columnOf(choices, {m_pairOnly, m_distances, m_times, nameSpace, m_nameSpace, types, m_typesFile},
           {}, 4);
  return choices;
}

Scene ExportDialog::wanted() const {
  const auto pair = pairInFocus(m_scene, m_selection);
  if (!m_pairOnly->isChecked() || !pair) return m_scene;
  Scene scene;
  scene.name = m_scene.name;
  for (const std::string& id : {pair->first, pair->second}) {
    if (const Operand operand(m_scene, id); operand) {
      scene.objects.push_back(*operand);
      scene.objects.back().id = id;
    }
  }
  return scene;
}

void ExportDialog::update() {
  const Format& format = formats()[m_formats->currentRow()];
  QSettings().setValue(formatKey, m_formats->currentRow());
  m_job.drop();
  m_bytes.clear();
  m_testChoices->setVisible(format.framework.has_value());
  m_pairOnly->setVisible(m_findings.empty());
  m_preview->setCurrentWidget(format.picture ? static_cast<QWidget*>(m_picture) : m_plain);
  if (format.picture) return makePicture();
  if (format.report) return makeReport();
  if (format.mesh) return makeMesh(*format.mesh);
  if (format.framework) return makeUnitTest(*format.framework);
  makeSceneFile(format.hexadecimal);
}

void ExportDialog::makePicture() {
  m_picture->clear();
  present({}, tr("Drawing…"));
  start([scene = m_scene, view = m_view, ratio = devicePixelRatioF()] {
    const Theme theme = Theme::lightTheme();
    const VectorPicture picture = vectorPictureOf(scene, view, theme);
    const QByteArray svg =
        toSvg(picture.list, view, theme.view, QString::fromStdString(scene.name));
    QStringList coarse;
    for (const std::string& id : picture.coarse) coarse << objectText(*hairline::find(scene, id));
    QString remark = tr("The current view as vector graphics, for papers and slides.");
    if (!coarse.isEmpty()) {
      remark += QLatin1Char('\n') +
                tr("Simplified in the picture: %1.").arg(coarse.join(QStringLiteral(", ")));
    }
    return Made{.text = QString::fromUtf8(svg),
                .remark = remark,
                .picture = preview(picture.list, view, theme, ratio)};
  });
}

void ExportDialog::makeReport() {
  present({}, tr("Running every query…"));
  start([scene = m_scene, view = m_view] {
    return Made{.remark = tr("Pictures, numbers, verdicts, proofs and steps in one file that any "
                             "browser opens. It needs no other file and no network."),
                .file = htmlReport(scene, view).toStdString()};
  });
}

void ExportDialog::makeSceneFile(bool hexadecimal) {
  present({}, tr("Writing…"));
  start([scene = m_scene, hexadecimal] { return Made{.file = writeScene(scene, {hexadecimal})}; });
}

void ExportDialog::makeUnitTest(TestFramework framework) {
  TestStyle style{framework, m_name.toStdString(), {}, {}};
  style.nameSpace = m_nameSpace->text().trimmed().toStdString();
  style.typesFile = m_typesFile->text().trimmed().toStdString();
  style.times = m_times->isChecked();
  if (m_distances->isChecked()) {
    style.kinds = {Kind::intersect, Kind::bound, Kind::closest,
                   Kind::contains,  Kind::side,  Kind::sweep};
  }
  switch (faultOf(style)) {
    case StyleFault::none:
      break;
    case StyleFault::nameSpace:
      return present({}, tr("A namespace is a name of letters, digits and _."));
    case StyleFault::typesFile:
      return present({}, framework == TestFramework::python
                             ? tr("Types come from a module, such as my.types.")
                             : tr("Types come from a file, such as my_types.h."));
  }
  present({}, tr("Deciding exactly…"));
  style.isOfFindings = !m_findings.empty();
  start([scenes = m_findings.empty() ? std::vector<Scene>{wanted()} : m_findings, style] {
    const UnitTest test = writeUnitTest(scenes, style);
    QString remark = tr("%n case(s). Expected values are exact verdicts.", nullptr,
                        static_cast<int>(test.cases));
    for (const LeftOut& object : test.leftOut) {
      remark += QLatin1Char('\n') +
                tr("Left out: %1: %2")
                    .arg(objectText(scenes.front(), object.id), coreMessage(object.reason));
    }
    if (test.cases == 0) {
      remark.prepend(
          tr("There is nothing to test here: no two of the objects that can be written have a "
             "verdict.") +
          QLatin1Char('\n'));
    }
    return Made{.text = test.cases > 0 ? QString::fromStdString(test.text) : QString(),
                .remark = remark};
  });
}

void ExportDialog::makeMesh(MeshFormat format) {
  present({}, tr("Writing…"));
  Scene scene;
  QStringList leftOut;
  for (const SceneObject& object : m_scene.objects) {
    const bool selected = std::ranges::find(m_selection, object.id) != m_selection.end();
    if (!m_selection.empty() && !selected) continue;
    const auto* mesh = std::get_if<Mesh>(&object.shape);
    if (mesh != nullptr ? !mesh->triangles.empty() : hairline::meshOf(object.shape).has_value()) {
      scene.objects.push_back(object);
    } else {
      leftOut << objectText(object);
    }
  }
  QString remark =
      m_selection.empty() ? tr("All objects as one mesh.") : tr("The selection as one mesh.");
  if (!leftOut.isEmpty()) {
    remark +=
        QLatin1Char('\n') +
        tr("Skipped, because they have no triangles: %1.").arg(leftOut.join(QStringLiteral(", ")));
  }
  if (scene.objects.empty()) {
    present({}, tr("There is no triangle to write.") + QLatin1Char('\n') + remark);
    return;
  }
  start([scene = std::move(scene), format, remark] {
    const Result<Mesh> whole = meshOf(scene);
    if (!whole) return Made{.remark = coreMessage(whole.error().message)};
    Result<MeshText> text = writeMesh(*whole, format);
    if (!text) return Made{.remark = coreMessage(text.error().message)};
    QString told = remark;
    if (text->rounded > 0) {
      told += QLatin1Char('\n') +
              tr("Coordinates that this format rounds to binary32: %1.").arg(text->rounded);
    }
    return Made{.remark = told, .file = std::move(text->content)};
  });
}

void ExportDialog::start(const std::function<Made()>& make) {
  m_job.start(
      [this, make](Job::Run&) -> Job::Take { return [this, made = make()] { take(made); }; });
}

void ExportDialog::take(const Made& made) {
  if (!made.picture.isNull()) m_picture->setPixmap(QPixmap::fromImage(made.picture));
  if (made.file) {
    presentFile(*made.file, made.remark);
  } else {
    present(made.text, made.remark);
  }
}

void ExportDialog::presentFile(const std::string& content, const QString& remark) {
  constexpr std::size_t shownBytes = 200'000;
  const std::string_view head = std::string_view(content).substr(0, shownBytes);
  // Binary content has many NUL bytes.
  const bool isText = head.find('\0') == std::string_view::npos;
  const bool isWhole = head.size() == content.size();
  const QString size = QLocale().formattedDataSize(qint64(content.size()));
  QString shown = isText ? QString::fromUtf8(head.data(), qsizetype(head.size()))
                         : tr("A binary file of %1.").arg(size);
  if (isText && !isWhole) shown += QLatin1Char('\n') + tr("… (%1 in all)").arg(size);
  present(shown, remark);
  m_copy->setEnabled(isText && isWhole);
  m_bytes = content;
}

void ExportDialog::present(const QString& text, const QString& remark) {
  m_text = text;
  if (m_preview->currentWidget() == m_plain) m_plain->setPlainText(text);
  m_remark->setText(remark);
  m_copy->setEnabled(!text.isEmpty());
  m_save->setEnabled(!text.isEmpty());
}

void ExportDialog::copy() {
  QGuiApplication::clipboard()->setText(m_text);
  m_remark->setText(tr("Copied."));
}

void ExportDialog::save() {
  const Format& format = formats()[m_formats->currentRow()];
  const QString folder = QSettings().value(QStringLiteral("exportFolder")).toString();
  const QString proposed =
      (folder.isEmpty() ? QString() : folder + QLatin1Char('/')) + m_name + format.ending;
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Export"), proposed, tr("%1 (*%2)").arg(format.title, format.ending));
  if (path.isEmpty()) return;
  // Qt Test's file includes what is made of it by its own name.
  QString text = m_text;
  if (format.framework == TestFramework::qtTest) {
    const QString stem = QFileInfo(path).completeBaseName();
    text.replace(QStringLiteral("#include \"%1.moc\"").arg(m_name),
                 QStringLiteral("#include \"%1.moc\"").arg(stem));
  }
  const std::string content = m_bytes.empty() ? text.toStdString() : m_bytes;
  if (const auto error = writeFileAtomically(path.toStdString(), content)) {
    QMessageBox::critical(this, tr("Not exported"), coreMessage(error->message));
    return;
  }
  QSettings().setValue(QStringLiteral("exportFolder"), QFileInfo(path).absolutePath());
  emit message(tr("Exported to %1.").arg(QFileInfo(path).fileName()));
  accept();
}

}  // namespace hairline
