#include "widgets/recording/records_model.h"

#include <QFont>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <algorithm>

#include "core/base/plain_text.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/search/finding_text.h"
#include "widgets/search/findings_model.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

/// What a program answered, as findings have it.
QString programText(const RecordedCall& call) {
  Finding said;
  said.query = call.kind;
  said.verdict = call.answer.verdict;
  if (call.kind == Kind::closest) said.sqdist = call.answer.sqdist;
  return answerText(said);
}

QIcon wrongIcon() {
  constexpr int side = 14;
  QPixmap picture(2 * side, 2 * side);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintWarningGlyph(painter, picture.rect(), Theme::current().error);
  painter.end();
  picture.setDevicePixelRatio(2);
  return picture;
}

}  // namespace

int RecordsModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return static_cast<int>(std::min(m_shown.places.size() - m_first, mostRows));
}

int RecordsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnCountOfAll;
}

QVariant RecordsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    if (section == ThreadColumn) return int(Qt::AlignCenter);
    return int(Qt::AlignVCenter | (section < ThreadColumn ? Qt::AlignRight : Qt::AlignLeft));
  }
  if (role == Qt::ToolTipRole && section == MarginColumn) {
    return tr(
        "How wrong the answer is, as a part of the size of the operands, on a logarithmic "
        "scale from 10⁻¹⁸ to 1");
  }
  if (role != Qt::DisplayRole) return {};
  return QStringList{tr("Record"),   tr("Frame"),        tr("Thread"), tr("Call Site"),
                     tr("Question"), tr("Your Program"), tr("Exact"),  tr("Margin")}
      .value(section);
}

QString RecordsModel::questionText(const RecordQuestion& question) {
  if (question.operands == 0) return tr("Damaged");
  QStringList shapes;
  for (std::size_t i = 0; i < question.operands; ++i) {
    shapes << shapeText(shapeTypeNames[question.types[i]]);
  }
  //: A kind of query and the shapes that it is about: "Intersect: triangle, box".
  return tr("%1: %2").arg(kindText(question.kind), shapes.join(QStringLiteral(", ")));
}

QString RecordsModel::siteText(std::uint16_t site) const {
  if (site == RecordIndex::unknown) return tr("Unknown");
  return QString::fromStdString(singleLineText(m_recording->sites()[site].text()));
}

const RecordsModel::Texts& RecordsModel::textsOf(std::size_t place) const {
  if (const Texts* known = m_texts.object(place)) return *known;
  auto* made = new Texts;
  RecordedCall call;
  if (const auto error = m_recording->read(place, call)) {
    made->reason = coreMessage(error->message);
  } else {
    made->says = programText(call);
    switch (m_outcomes.at(place)) {
      case RecordOutcome::waiting:
        made->against = QStringLiteral("…");
        break;
      case RecordOutcome::right:
        made->against = call.kind == Kind::closest ? tr("Agrees") : made->says;
        break;
      case RecordOutcome::wrong: {
        const ReplayFinding found = m_outcomes.findingOf(place, call);
        made->against = againstText(found.finding);
        if (found.margin) made->margin = marginText(*found.margin);
        break;
      }
      case RecordOutcome::unjudged:
        made->reason = tr("This answer cannot be judged");
        break;
    }
  }
  if (!made->reason.isEmpty()) made->against = tr("Not judged");
  m_texts.insert(place, made);
  return *made;
}

QVariant RecordsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const std::size_t place = placeOf(index.row());
  const int column = index.column();
  const bool isWrong = m_outcomes.at(place) == RecordOutcome::wrong;
  switch (role) {
    case Qt::DisplayRole:
      switch (column) {
        case NumberColumn:
          return QString::number(place + 1);
        case FrameColumn:
          return QString::number(m_index->frame[place]);
        case ThreadColumn:
          return QString::number(m_index->thread[place]);
        case SiteColumn:
          return siteText(m_index->site[place]);
        case QuestionColumn:
          return questionText(m_index->questions[m_index->question[place]]);
        case SaysColumn:
          return textsOf(place).says;
        case AgainstColumn:
          return textsOf(place).against;
        default: {
          const double margin = isWrong ? m_outcomes.relativeMargin(place) : -1;
          return margin < 0 ? QString() : shortNumber(margin);
        }
      }
    case Qt::UserRole:
      return column == MarginColumn && isWrong ? m_outcomes.relativeMargin(place) : QVariant();
    case Qt::ToolTipRole: {
      const std::uint16_t site = m_index->site[place];
      if (column == SiteColumn && site != RecordIndex::unknown) {
        const RecordedSite& known = m_recording->sites()[site];
        return QString::fromStdString(
            singleLineText(known.path + ':' + std::to_string(known.line)));
      }
      const Texts& texts = textsOf(place);
      if (!texts.reason.isEmpty()) return texts.reason;
      if (column == MarginColumn && !texts.margin.isEmpty()) return texts.margin;
      return tr("Double click to open it");
    }
    case Qt::AccessibleTextRole:
      //: The number of a record whose answer is wrong, read aloud.
      if (column == NumberColumn && isWrong) return tr("%1, wrong").arg(place + 1);
      return {};
    case Qt::DecorationRole:
      return column == NumberColumn && isWrong ? wrongIcon() : QVariant();
    case Qt::ForegroundRole:
      return column == SaysColumn && isWrong ? Theme::current().error : QVariant();
    case Qt::FontRole:
      if (column == SaysColumn && isWrong) {
        QFont font;
        font.setBold(true);
        return font;
      }
      return {};
    case Qt::TextAlignmentRole:
      return headerData(column, Qt::Horizontal, role);
    default:
      return {};
  }
}

void RecordsModel::setRecording(std::shared_ptr<const Recording> recording,
                                std::shared_ptr<const RecordIndex> index) {
  beginResetModel();
  m_recording = std::move(recording);
  m_index = std::move(index);
  m_outcomes = RecordOutcomes(m_index ? m_index->size() : 0);
  m_shown = {};
  m_first = 0;
  m_texts.clear();
  endResetModel();
}

void RecordsModel::setShown(ShownRecords shown) {
  m_texts.clear();
  if (shown.places == m_shown.places) {
    m_shown.frames = std::move(shown.frames);
    if (rowCount() > 0) {
      emit dataChanged(QAbstractTableModel::index(0, 0),
                       QAbstractTableModel::index(rowCount() - 1, columnCountOfAll - 1));
    }
    return;
  }
  beginResetModel();
  m_shown = std::move(shown);
  m_first = 0;
  endResetModel();
}

std::optional<std::size_t> RecordsModel::numberOf(std::size_t place) const {
  const auto order = [this](std::size_t each) { return std::pair(m_index->frame[each], each); };
  const auto found = std::ranges::lower_bound(m_shown.places, order(place), {}, order);
  if (found == m_shown.places.end() || *found != place) return std::nullopt;
  return static_cast<std::size_t>(found - m_shown.places.begin());
}

int RecordsModel::reveal(std::size_t number) {
  if (number < m_first || number - m_first >= static_cast<std::size_t>(rowCount())) {
    beginResetModel();
    const std::size_t last = m_shown.places.size() - std::min(m_shown.places.size(), mostRows);
    m_first = std::min(number - std::min(number, mostRows / 2), last);
    endResetModel();
  }
  return static_cast<int>(number - m_first);
}

}  // namespace hairline
