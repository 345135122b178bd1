#pragma once

#include <QWidget>
#include <array>

#include "core/search/case_domain.h"
#include "core/search/finding.h"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace hairline {

/// The restrictions of a search: which inputs are generated, and how wrong an answer must be. An
/// empty field means no limit.
class DomainFields : public QWidget {
  Q_OBJECT

 public:
  explicit DomainFields(QWidget* parent);

  CaseDomain domain() const;
  MarginLimits least() const;
  void set(const CaseDomain& domain, const MarginLimits& least);

  /// What is wrong with a field, and which; empty if all are valid.
  QString fault() const;
  /// Whether anything is excluded.
  bool isNarrowed() const { return !domain().isAll() || !least().isAny(); }

 signals:
  void changed();

 private:
  void check();

  enum Field { thickness, low, high, grid, gap, relative, ulps, fieldCount };

  QLineEdit* addField(Field field, const char* name, const QString& title, const QString& tip);
  std::optional<double> number(Field field) const;

  QCheckBox* m_nondegenerate;
  std::array<QLineEdit*, fieldCount> m_fields{};
  std::array<QString, fieldCount> m_titles;
  QLabel* m_fault;
};

}  // namespace hairline
