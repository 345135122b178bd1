#pragma once

#include <QWidget>
#include <array>
#include <string>
#include <vector>

#include "widgets/pair/pair_reports.h"

class QToolButton;

namespace hairline {

class Document;
class OperandButton;

/// The active operands, each with its letter and colour. A click on one lists the objects that
/// could replace it; a button swaps the two if the queries take them in either order.
class PairTitle : public QWidget {
  Q_OBJECT

 public:
  explicit PairTitle(const Document* document, QWidget* parent = nullptr);

  void setPair(const PairReports& pair);

  /// "Triangle and Box".
  QString text() const;

 signals:
  /// These two should become active, in the order of the operands.
  void pairWanted(const std::vector<std::string>& ids);

 private:
  void fillMenu(std::size_t place);

  const Document* m_document;
  std::array<std::string, mostOperands> m_ids;
  std::array<OperandButton*, mostOperands> m_operands{};
  QToolButton* m_swap;
};

}  // namespace hairline
