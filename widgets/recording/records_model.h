#pragma once

#include <QAbstractTableModel>
#include <QCache>
#include <memory>

#include "widgets/recording/record_index.h"

namespace hairline {

/// The records that a filter lets pass, a row each, by frame. A record is read when its row is
/// looked at; the texts of a few hundred are kept. Of very many records, rows are those around
/// the one that was asked for last.
class RecordsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    NumberColumn,
    FrameColumn,
    ThreadColumn,
    SiteColumn,
    QuestionColumn,
    SaysColumn,
    AgainstColumn,
    MarginColumn,
    columnCountOfAll
  };

  /// So many rows at most: what a view keeps for each adds up.
  static constexpr std::size_t mostRows = std::size_t{1} << 20;

  using QAbstractTableModel::QAbstractTableModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Takes a recording, of which nothing is shown and judged yet; null for none.
  void setRecording(std::shared_ptr<const Recording> recording,
                    std::shared_ptr<const RecordIndex> index);
  const Recording* recording() const { return m_recording.get(); }
  const std::shared_ptr<const Recording>& sharedRecording() const { return m_recording; }
  const std::shared_ptr<const RecordIndex>& index() const { return m_index; }
  using QAbstractTableModel::index;

  /// What came of judging. What is shown changes with the next `setShown`.
  RecordOutcomes& outcomes() { return m_outcomes; }
  const RecordOutcomes& outcomes() const { return m_outcomes; }

  void setShown(ShownRecords shown);
  const ShownRecords& shown() const { return m_shown; }

  std::size_t placeOf(int row) const { return m_shown.places[m_first + std::size_t(row)]; }
  /// The number of a record among those that are shown; nothing where it is not.
  std::optional<std::size_t> numberOf(std::size_t place) const;
  /// The row of one of those that are shown. Rows become others where it is not among them.
  int reveal(std::size_t number);
  std::size_t numberOfRow(int row) const { return m_first + std::size_t(row); }

  /// A query and the shapes that it is about: "Intersect: triangle, box".
  static QString questionText(const RecordQuestion& question);
  /// A place in the source, short, as it is shown.
  QString siteText(std::uint16_t site) const;

 private:
  /// What is read of a record.
  struct Texts {
    QString says;
    QString against;
    QString margin;
    /// Why it cannot be judged.
    QString reason;
  };

  const Texts& textsOf(std::size_t place) const;

  std::shared_ptr<const Recording> m_recording;
  std::shared_ptr<const RecordIndex> m_index;
  RecordOutcomes m_outcomes;
  ShownRecords m_shown;
  /// The number of the first row.
  std::size_t m_first = 0;
  mutable QCache<std::size_t, Texts> m_texts{512};
};

}  // namespace hairline
