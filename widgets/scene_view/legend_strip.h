#pragma once

#include <QWidget>
#include <vector>

#include "widgets/scene_view/legend.h"

namespace hairline {

/// The legend of the view in one row: each meaning as its mark and a few words. Entries that do not
/// fit are in the tooltip.
class LegendStrip : public QWidget {
  Q_OBJECT

 public:
  explicit LegendStrip(QWidget* parent = nullptr);

  void setEntries(const std::vector<LegendEntry>& entries);
  const std::vector<LegendEntry>& entries() const { return m_entries; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<LegendEntry> m_entries;
};

}  // namespace hairline
