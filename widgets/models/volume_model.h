#pragma once

#include <QCoreApplication>

#include "widgets/hierarchy/object_volumes.h"
#include "widgets/models/rows_model.h"

namespace hairline {

/// The bounding volumes of an object: a kind a row, with its content and how tight it is.
class VolumeModel : public RowsModel<VolumeFigures> {
  Q_DECLARE_TR_FUNCTIONS(hairline::VolumeModel)

 public:
  enum Column { KindColumn, ContentColumn, TightnessColumn };

  /// The volumes are not owned and live longer.
  explicit VolumeModel(ObjectVolumes* source, QObject* parent = nullptr);

 protected:
  QVariant cell(int row, int column, int role) const override;

 private:
  void refresh();

  ObjectVolumes* m_source;
};

}  // namespace hairline
