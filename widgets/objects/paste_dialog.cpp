#include "widgets/objects/paste_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QString>
#include <QTextBlock>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct PasteTexts {
  Q_DECLARE_TR_FUNCTIONS(PasteTexts)
};

QString capitalized(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString cappedCount(std::uint64_t count) {
  constexpr std::uint64_t million = 1'000'000;
  return count > million ? PasteTexts::tr("more than a million")
                         : QLocale().toString(static_cast<qulonglong>(count));
}

/// The limit on listed numbers per group.
constexpr std::size_t mostShownNumbers = 1000;

enum Column { what, line, number, digits };
enum Role { groupRole = Qt::UserRole, offsetRole, lengthRole };

void keepPlace(QTreeWidgetItem* item, int group, const TextPlace& place) {
  item->setData(what, groupRole, group);
  item->setData(what, offsetRole, static_cast<qulonglong>(place.offset));
  item->setData(what, lengthRole, static_cast<qulonglong>(place.length));
  item->setText(line, QStringLiteral("%1:%2").arg(place.line).arg(place.column));
}

}  // namespace

/// How a text was printed: "gdb", "Visual Studio", "C or C++".
QString formText(PrintedForm form) {
  return QStringList{
      PasteTexts::tr("numbers"),  PasteTexts::tr("tuple"),  PasteTexts::tr("C or C++"),
      PasteTexts::tr("gdb"),      PasteTexts::tr("lldb"),   PasteTexts::tr("Visual Studio"),
      PasteTexts::tr("Eigen"),    PasteTexts::tr("glm"),    PasteTexts::tr("Unity"),
      PasteTexts::tr("Unreal"),   PasteTexts::tr("ROS"),    PasteTexts::tr("JSON"),
      PasteTexts::tr("Hairline"), PasteTexts::tr("WKT"),    PasteTexts::tr("OBJ"),
      PasteTexts::tr("NumPy"),    PasteTexts::tr("Python"), PasteTexts::tr("JavaScript or Rust")}
      .value(static_cast<int>(form));
}

/// The possible shapes of numbers: "Box (min, max)", "3 points", "Matrix by rows".
QString readingText(const PasteReading& reading) {
  const int count = static_cast<int>(reading.objects.size());
  QString layout = QString::fromStdString(reading.layout);
  layout.replace(QLatin1Char('_'), QLatin1Char(' '));
  if (reading.matrix) return PasteTexts::tr("Matrix (%1)").arg(layout);
  if (reading.type == "objects") {
    return count == 1 ? PasteTexts::tr("1 object of a scene")
                      : PasteTexts::tr("%1 objects of a scene").arg(count);
  }
  QString what;
  if (reading.type == "points") {
    what = PasteTexts::tr("%1 points").arg(count);
  } else if (reading.type == "segments") {
    what = PasteTexts::tr("%1 segments").arg(count);
  } else if (reading.type == "triangles") {
    what = PasteTexts::tr("%1 triangles").arg(count);
  } else if (reading.type == "spheres") {
    what = PasteTexts::tr("%1 spheres").arg(count);
  } else if (reading.type == "planes") {
    what = PasteTexts::tr("%1 planes").arg(count);
  } else {
    what = capitalized(shapeText(reading.type));
  }
  //: A shape and how its numbers are laid out: "Box (min, max)".
  return layout.isEmpty() ? what : PasteTexts::tr("%1 (%2)").arg(what, layout);
}

/// Whether another number of its type prints to the same digits.
bool isUnsure(const PastedNumber& number) {
  return (number.single ? number.precision.floats : number.precision.doubles) != 1;
}

/// Whether the digits identify a number: "enough", "6 digits: one of 13 floats".
QString precisionText(const PastedNumber& number) {
  const PrintedPrecision& precision = number.precision;
  if (!isUnsure(number)) return PasteTexts::tr("enough");
  if (number.single) {
    return PasteTexts::tr("%1 digits: one of %2 floats")
        .arg(precision.digits)
        .arg(cappedCount(precision.floats));
  }
  if (precision.floats == 1) {
    return PasteTexts::tr("%1 digits: enough for a float, one of %2 doubles")
        .arg(precision.digits)
        .arg(cappedCount(precision.doubles));
  }
  return PasteTexts::tr("%1 digits: one of %2 floats or %3 doubles")
      .arg(precision.digits)
      .arg(cappedCount(precision.floats), cappedCount(precision.doubles));
}

PasteDialog::PasteDialog(const QString& text, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("pasteDialog"));
  setWindowTitle(tr("Paste as Shapes"));
  makeControls(text);
  connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::read);
  connect(m_type, &QComboBox::currentIndexChanged, this, &PasteDialog::read);
  connect(m_list, &QTreeWidget::currentItemChanged, this, &PasteDialog::showCurrent);
  connect(m_shape, &QComboBox::activated, this, &PasteDialog::choose);
  connect(&m_job, &Job::changed, this, [this] {
    if (m_job.isCancelled()) m_state->setText(m_job.error());
  });
  read();
}

void PasteDialog::makeControls(const QString& text) {
  m_text = named(new QPlainTextEdit(text), "pasteText", {}, tr("Text"));
  m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_text->setTabChangesFocus(true);
  m_text->setPlaceholderText(
      tr("Numbers as printed by a program or a debugger, or as in source code, such as {1.5f, 0, "
         "-2}"));
  m_type = named(new QComboBox, "pasteType");
  m_type->addItems({tr("As in the text"), tr("float"), tr("double")});
  m_type->setToolTip(tr("The number type that the digits are rounded to"));
  m_list = named(new QTreeWidget, "pasteList", {}, tr("Recognized shapes"));
  m_list->setHeaderLabels({tr("Understood as"), tr("Line"), tr("Number"), tr("Digits")});
  m_list->setUniformRowHeights(true);
  m_list->header()->setStretchLastSection(true);
  m_shape = named(new QComboBox, "pasteShape");
  m_shape->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_digits = makeWrappedLabel("pasteDigits");
  m_state = makeWrappedLabel("pasteState");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  m_add = buttons->addButton(tr("&Add to Scene"), QDialogButtonBox::AcceptRole);
  m_add->setObjectName(QStringLiteral("pasteAdd"));
  m_add->setDefault(true);
  // As long as nothing can be added, Enter closes nothing.
  buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::accepted, this, &PasteDialog::add);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* typeLabel = new QLabel(tr("&Numbers are"));
  typeLabel->setBuddy(m_type);
  auto* shapeLabel = new QLabel(tr("&Shape of the group"));
  shapeLabel->setBuddy(m_shape);
  auto* left = new QWidget;
  columnOf(left, {{m_text, 1}, rowOf({typeLabel, m_type, Stretch{}})}, {});
  auto* right = new QWidget;
  columnOf(right, {{m_list, 1}, rowOf({shapeLabel, m_shape, Stretch{}})}, {});
  auto* halves = new QSplitter;
  halves->setChildrenCollapsible(false);
  halves->addWidget(left);
  halves->addWidget(right);
  halves->setSizes({400, 600});
  columnOf(this, {{halves, 1}, m_digits, m_state, buttons});
  resizeOnScreen(this, {1000, 560});
}

void PasteDialog::read() {
  m_add->setEnabled(false);
  m_state->setText(tr("Reading…"));
  m_bytes = m_text->toPlainText().toUtf8();
  const auto type = static_cast<PrintedType>(m_type->currentIndex());
  m_job.start([this, bytes = m_bytes, type](Job::Run&) -> Job::Take {
    return [this, understood = readPrintedText(
                      {bytes.constData(), static_cast<std::size_t>(bytes.size())}, type)] {
      present(understood);
    };
  });
}

void PasteDialog::present(const PastedText& understood) {
  // Removed rows still refer to the previous groups.
  const QSignalBlocker blocker(m_list);
  // An empty text has nothing to refuse.
  m_understood = m_bytes.trimmed().isEmpty() ? PastedText{} : understood;
  m_choices.assign(m_understood.groups.size(), 0);
  m_list->clear();
  for (int i = 0; i < static_cast<int>(m_understood.groups.size()); ++i) fillGroup(i);
  fillRemarks();
  std::size_t unsure = 0;
  std::size_t all = 0;
  for (const PastedGroup& group : m_understood.groups) {
    all += group.numbers.size();
    unsure += static_cast<std::size_t>(std::ranges::count_if(group.numbers, isUnsure));
  }
  m_digits->setVisible(unsure > 0);
  m_digits->setText(tr("%1 of the %2 numbers were printed with too few digits to recover their "
                       "original bits. The nearest numbers are used.")
                        .arg(unsure)
                        .arg(all));
  m_list->setCurrentItem(m_list->topLevelItem(0));
  showCurrent();
  updateState();
  for (int column = 0; column < m_list->columnCount() - 1; ++column) {
    m_list->resizeColumnToContents(column);
  }
}

void PasteDialog::fillGroup(int index) {
  const PastedGroup& group = m_understood.groups[static_cast<std::size_t>(index)];
  auto* item = new QTreeWidgetItem(m_list);
  keepPlace(item, index, group.place);
  for (std::size_t i = 0; i < std::min(group.numbers.size(), mostShownNumbers); ++i) {
    const PastedNumber& pasted = group.numbers[i];
    auto* row = new QTreeWidgetItem(item);
    keepPlace(row, index, pasted.place);
    const QString printed = QString::fromUtf8(m_bytes.mid(
        static_cast<qsizetype>(pasted.place.offset), static_cast<qsizetype>(pasted.place.length)));
    row->setText(what, pasted.name.empty() ? printed
                                           : QStringLiteral("%1  %2").arg(
                                                 QString::fromStdString(pasted.name), printed));
    row->setText(number, fullNumber(pasted.value));
    row->setToolTip(number, numberDetails(pasted.value));
    row->setText(digits, precisionText(pasted));
  }
  if (group.numbers.size() > mostShownNumbers) {
    auto* rest = new QTreeWidgetItem(item);
    keepPlace(rest, index, group.place);
    rest->setText(what, tr("… %1 numbers in all").arg(group.numbers.size()));
  }
  item->setExpanded(true);
}

void PasteDialog::fillRemarks() {
  for (const PasteRemark& remark : m_understood.remarks) {
    auto* item = new QTreeWidgetItem(m_list);
    keepPlace(item, -1, remark.place);
    item->setText(what, remark.refused ? tr("Refused") : tr("In doubt"));
    item->setText(digits, coreMessage(remark.message));
    item->setToolTip(digits, item->text(digits));
  }
}

void PasteDialog::showCurrent() {
  const QTreeWidgetItem* item = m_list->currentItem();
  const int group = item != nullptr ? item->data(what, groupRole).toInt() : -1;
  m_shape->clear();
  m_shape->setEnabled(group >= 0);
  if (item != nullptr && m_list->hasFocus()) {
    highlight({static_cast<std::size_t>(item->data(what, offsetRole).toULongLong()),
               static_cast<std::size_t>(item->data(what, lengthRole).toULongLong()), 0, 0});
  }
  if (group < 0) return;
  const auto& readings = m_understood.groups[static_cast<std::size_t>(group)].readings;
  for (const PasteReading& reading : readings) m_shape->addItem(readingText(reading));
  m_shape->addItem(tr("Leave out"));
  const int choice = m_choices[static_cast<std::size_t>(group)];
  m_shape->setCurrentIndex(choice < 0 ? m_shape->count() - 1 : choice);
}

void PasteDialog::highlight(const TextPlace& place) {
  const auto characters = [this](std::size_t from, std::size_t length) {
    return QString::fromUtf8(
               m_bytes.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(length)))
        .size();
  };
  QTextCursor cursor = m_text->textCursor();
  const auto start = static_cast<int>(characters(0, place.offset));
  cursor.setPosition(start);
  cursor.setPosition(start + static_cast<int>(characters(place.offset, place.length)),
                     QTextCursor::KeepAnchor);
  m_text->setTextCursor(cursor);
}

void PasteDialog::choose(int reading) {
  const QTreeWidgetItem* item = m_list->currentItem();
  const int group = item != nullptr ? item->data(what, groupRole).toInt() : -1;
  if (group < 0) return;
  const bool none = reading == m_shape->count() - 1;
  m_choices[static_cast<std::size_t>(group)] = none ? -1 : reading;
  updateState();
}

void PasteDialog::updateState() {
  for (int i = 0; i < static_cast<int>(m_understood.groups.size()); ++i) {
    const PastedGroup& group = m_understood.groups[static_cast<std::size_t>(i)];
    const int choice = m_choices[static_cast<std::size_t>(i)];
    QString text =
        choice < 0 ? tr("Left out") : readingText(group.readings[static_cast<std::size_t>(choice)]);
    if (!group.name.empty()) {
      text = QStringLiteral("%1: %2").arg(QString::fromStdString(group.name), text);
    }
    QTreeWidgetItem* item = m_list->topLevelItem(i);
    item->setText(what, text);
    item->setText(number, formText(group.form));
    const int others = static_cast<int>(group.readings.size()) - 1;
    item->setText(digits, others > 0 ? tr("%n other reading(s)", nullptr, others) : QString());
  }
  const Result<std::vector<SceneObject>> objects = assemble(m_understood, m_choices);
  m_add->setEnabled(objects && !objects->empty());
  if (!objects) {
    m_state->setText(coreMessage(objects.error().message));
  } else if (objects->empty()) {
    m_state->setText(tr("Nothing to add yet."));
  } else {
    m_state->setText(tr("%n object(s) to be added.", nullptr, static_cast<int>(objects->size())));
  }
  const auto refused = std::ranges::count_if(m_understood.remarks, &PasteRemark::refused);
  if (refused > 0) {
    m_state->setText(tr("%1 Refused and left out: %2 (see the list).")
                         .arg(m_state->text(), QString::number(refused)));
  }
}

void PasteDialog::add() {
  Result<std::vector<SceneObject>> objects = assemble(m_understood, m_choices);
  if (!objects) return;
  m_objects = std::move(objects).value();
  accept();
}

}  // namespace hairline
