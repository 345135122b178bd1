#include "widgets/window/examples.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdlib>

#include "core/scene/scene_file.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/pictures/scene_picture.h"
#include "widgets/pictures/vector_picture.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/text/sample_notes.h"

namespace hairline {

namespace {

struct ExampleTexts {
  Q_DECLARE_TR_FUNCTIONS(ExampleTexts)
};

/// The topics in their order, with their scenes. All others belong to the first.
struct Topic {
  QString text;
  QStringList scenes;
};
QVector<Topic> topics() {
  return {{ExampleTexts::tr("Triangle and box"), {}},
          {ExampleTexts::tr("Rays"), {"ray_on_edge", "ray_in_face"}},
          {ExampleTexts::tr("Convex hulls and GJK"), {"two_hulls"}},
          {ExampleTexts::tr("Oriented boxes"), {"boxes_edge_to_edge"}},
          {ExampleTexts::tr("Motion"), {"ball_past_box", "rod_turns_into_ball", "twisting_edges"}},
          {ExampleTexts::tr("Meshes"), {"ray_through_torus"}},
          {ExampleTexts::tr("Voxels"), {"cells_of_a_triangle", "ball_in_cells"}},
          {ExampleTexts::tr("k-DOPs"), {"triangle_and_dop"}}};
}

constexpr QSize pictureSize(112, 72);
// The size of the view in the thumbnail: lines and marks shrink with it.
constexpr double shrunk = 2.5;

// Drawn without names, which would be larger than the objects.
QIcon pictureFor(const Example& example, double pixelRatio) {
  QFile file(example.path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const Result<Scene> scene = parseScene(file.readAll().toStdString());
  if (!scene) return {};
  const Theme& theme = Theme::current();
  ViewState view;
  view.size = shrunk * QSizeF(pictureSize);
  const auto saved = cameraFromJson(scene->camera);
  view.camera =
      saved ? *saved
            : framed(cameraFromAbove(*scene, Camera()).value_or(Camera()), *scene, view.size);
  DrawList list = pictureOf(*scene, view, theme);
  list.labels.clear();
  QImage image(pictureSize * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(pixelRatio);
  image.fill(theme.view.backgroundTop);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(1 / shrunk, 1 / shrunk);
  paint(painter, list, view, theme.view);
  painter.end();
  return QPixmap::fromImage(image);
}

/// A list with headings that cannot be chosen: Page Up and Page Down pass them, where QListView
/// would stay.
class ListWithHeadings : public QListWidget {
 public:
  using QListWidget::QListWidget;

 protected:
  QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override {
    if (currentItem() == nullptr || (action != MovePageDown && action != MovePageUp)) {
      return QListWidget::moveCursor(action, modifiers);
    }
    const int way = action == MovePageDown ? 1 : -1;
    const int start = visualItemRect(currentItem()).top();
    int target = currentRow();
    for (int row = target + way; row >= 0 && row < count(); row += way) {
      if (item(row)->flags() == Qt::NoItemFlags) continue;
      const bool isBeyond =
          std::abs(visualItemRect(item(row)).top() - start) > viewport()->height();
      if (isBeyond && target != currentRow()) break;
      target = row;
    }
    return indexFromItem(item(target));
  }
};

}  // namespace

QVector<Example> exampleScenes() {
  const QVector<Topic> all = topics();
  const auto placeOf = [&all](const QString& text) {
    return std::ranges::find(all, text, &Topic::text) - all.begin();
  };
  QVector<Example> examples;
  const QDir folder(QStringLiteral(":/scenes"));
  for (const QString& name : folder.entryList({QStringLiteral("*.hairline.json")})) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const Result<Scene> scene = parseScene(file.readAll().toStdString());
    if (!scene) continue;
    QString title = QString::fromStdString(scene->name);
    if (title.isEmpty()) title = name.section(QLatin1Char('.'), 0, 0);
    title[0] = title[0].toUpper();
    const QString own = QString::fromStdString(scene->notes);
    const QString notes = notesToRead(own);
    title = titleToRead(title, own);
    const QString stem = name.section(QLatin1Char('.'), 0, 0);
    auto topic = std::ranges::find_if(
        all, [&stem](const Topic& each) { return each.scenes.contains(stem); });
    if (topic == all.end()) topic = all.begin();
    examples.push_back({folder.filePath(name), title, topic->text, notes});
  }
  std::ranges::sort(examples, [&](const Example& a, const Example& b) {
    if (a.topic != b.topic) return placeOf(a.topic) < placeOf(b.topic);
    const bool startA = a.path == startScenePath();
    const bool startB = b.path == startScenePath();
    return startA != startB ? startA : a.title.localeAwareCompare(b.title) < 0;
  });
  return examples;
}

QString startScenePath() { return QStringLiteral(":/scenes/triangle_grazing_box.hairline.json"); }

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent), m_examples(exampleScenes()) {
  setWindowTitle(tr("Examples"));
  m_list = named(new ListWithHeadings(this), "exampleList", {}, tr("Examples"));
  m_list->setMinimumWidth(250);
  m_list->setSpacing(3);
  m_notes = named(new OutsideTextBrowser(this), "exampleNotes", {}, tr("About this example"));
  m_notes->document()->setDocumentMargin(12);
  fillList();

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_list, &QListWidget::currentRowChanged, this, &ExamplesDialog::showNotes);

  columnOf(this, {rowOf({{m_list, 2}, {m_notes, 3}}), buttons});
  resizeOnScreen(this, {900, 600});
  // Its topic is above the first one.
  m_list->setCurrentRow(1);
  buttons->button(QDialogButtonBox::Open)->setEnabled(!m_examples.isEmpty());
}

void ExamplesDialog::fillList() {
  m_list->setIconSize(pictureSize);
  QString topic;
  for (const Example& example : m_examples) {
    if (example.topic != topic) {
      topic = example.topic;
      auto* heading = new QListWidgetItem(topic, m_list);
      heading->setFlags(Qt::NoItemFlags);
      QFont bold = m_list->font();
      bold.setBold(true);
      heading->setFont(bold);
    }
    auto* item =
        new QListWidgetItem(pictureFor(example, devicePixelRatioF()), example.title, m_list);
    item->setData(Qt::UserRole, QVariant::fromValue(&example - m_examples.data()));
  }
}

const Example* ExamplesDialog::chosen() const {
  const QListWidgetItem* item = m_list->currentItem();
  const QVariant place = item == nullptr ? QVariant() : item->data(Qt::UserRole);
  return place.isValid() ? &m_examples[place.toInt()] : nullptr;
}

QString ExamplesDialog::chosenPath() const {
  const Example* example = chosen();
  return example == nullptr ? QString() : example->path;
}

void ExamplesDialog::showNotes() {
  const Example* example = chosen();
  if (example == nullptr) return;
  const bool hasHeading = example->notes.startsWith(QLatin1Char('#'));
  showMarkdown(m_notes, hasHeading
                            ? example->notes
                            : QStringLiteral("# %1\n\n%2").arg(example->title, example->notes));
}

}  // namespace hairline
