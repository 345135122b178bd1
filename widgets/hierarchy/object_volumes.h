#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/volume/volume.h"
#include "widgets/jobs/kept_up_to_date.h"

namespace hairline {

class Document;
class MeshContacts;
class ScenePairs;
class Selection;

/// A bounding volume of an object, with its figures.
struct VolumeFigures {
  Volume volume;
  /// Its volume, or for a k-DOP of the plane its area.
  double content = 0;
  /// The fraction of it that the object fills, from 0 to 1, if known.
  std::optional<double> tightness;
};

/// Bounding volumes of every kind around the object selected last; and on request those of one kind
/// around all visible objects, with the false positives: pairs whose volumes overlap although the
/// objects do not intersect. Kept up to date while visible.
class ObjectVolumes : public KeptUpToDate {
  Q_OBJECT

 public:
  /// The limit on objects for pairs.
  static constexpr std::size_t mostObjects = 64;

  ObjectVolumes(Document* document, Selection* selection, ScenePairs* pairs, MeshContacts* contacts,
                Jobs* jobs, QObject* parent = nullptr);

  const Document& document() const { return *m_document; }

  /// The drawn kind of volume; nothing for none.
  const std::optional<VolumeKind>& kind() const { return m_kind; }
  void setKind(const std::optional<VolumeKind>& kind);

  struct Picture {
    /// The object of these figures; empty if none with volumes is selected.
    std::string id;
    std::vector<VolumeFigures> figures;
    /// The kind that is drawn.
    std::optional<VolumeKind> kind;
    std::vector<std::string> ids;
    std::vector<Volume> volumes;
    /// Pairs whose volumes may overlap, by their indices.
    std::vector<std::pair<std::size_t, std::size_t>> overlapping;
  };
  /// Null while there is nothing to show.
  const Picture* picture() const { return m_picture.get(); }

  /// The false positives as far as known: pairs whose volumes overlap although the objects do not
  /// intersect, by their indices in the picture.
  std::vector<std::pair<std::size_t, std::size_t>> onlyMayCollide() const;

 protected:
  void refresh() override;

 private:
  bool isKnownToMiss(const std::string& a, const std::string& b) const;

  Document* m_document;
  Selection* m_selection;
  ScenePairs* m_pairs;
  MeshContacts* m_contacts;
  std::optional<VolumeKind> m_kind;
  std::shared_ptr<const Picture> m_picture;
};

}  // namespace hairline
