#include "widgets/window/examples_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/scene/scene_file.h"
#include "widgets/scene_view/camera_json.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/theme/theme.h"
#include "widgets/vector_picture/scene_picture.h"
#include "widgets/vector_picture/vector_picture.h"

namespace hairline {
namespace {

constexpr QSize pictureSize(112, 72);

// Without names, which would be larger than what they name.
QIcon pictureFor(const Example& example, double pixelRatio) {
  QFile file(example.path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const Result<Scene> scene = parseScene(file.readAll().toStdString());
  if (!scene) return {};
  const Theme& theme = Theme::current();
  ViewState view;
  view.size = pictureSize;
  const auto saved = cameraFromJson(scene->camera);
  view.camera = saved ? *saved : framed(Camera(), *scene, view.size);
  DrawList list = pictureOf(*scene, view, theme);
  list.labels.clear();
  QImage image(pictureSize * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(pixelRatio);
  image.fill(theme.view.backgroundTop);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, list, view, theme.view);
  painter.end();
  return QPixmap::fromImage(image);
}

}  // namespace

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent), m_examples(exampleScenes()) {
  setWindowTitle(tr("Examples"));
  m_list = new QListWidget(this);
  m_list->setObjectName(QStringLiteral("exampleList"));
  m_list->setAccessibleName(tr("Examples"));
  m_list->setMinimumWidth(250);
  m_list->setSpacing(3);
  m_notes = new OutsideTextBrowser(this);
  m_notes->setObjectName(QStringLiteral("exampleNotes"));
  m_notes->setAccessibleName(tr("About this example"));
  m_notes->document()->setDocumentMargin(12);
  fillList();

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_list, &QListWidget::currentRowChanged, this, &ExamplesDialog::showNotes);

  auto* columns = new QHBoxLayout;
  columns->addWidget(m_list, 2);
  columns->addWidget(m_notes, 3);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(columns);
  layout->addWidget(buttons);
  resize(900, 600);
  // Above the first there is its topic.
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
