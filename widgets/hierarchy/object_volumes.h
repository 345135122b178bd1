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
  /// Its content, of a k-DOP of the plane its area.
  double content = 0;
  /// How much of it the object fills, from 0 to 1, where that is known.
  std::optional<double> tightness;
};

/// Bounding volumes of the object selected last, of every kind there is; and of
/// one kind, where wanted, those of all visible objects, to tell the pairs that
/// only may collide: whose volumes meet, and which do not meet themselves. Kept
/// up to date while somebody looks.
class ObjectVolumes : public KeptUpToDate {
  Q_OBJECT

 public:
  /// Objects beyond so many are left out of the pairs.
  static constexpr std::size_t mostObjects = 64;

  ObjectVolumes(Document* document, Selection* selection, ScenePairs* pairs, MeshContacts* contacts,
                Jobs* jobs, QObject* parent = nullptr);

  const Document& document() const { return *m_document; }

  /// The kind of volume that is drawn; nothing for none.
  const std::optional<VolumeKind>& kind() const { return m_kind; }
  void setKind(const std::optional<VolumeKind>& kind);

  struct Picture {
    /// The object whose figures these are; empty where none with volumes is
    /// selected.
    std::string id;
    std::vector<VolumeFigures> figures;
    /// Of the kind that is drawn.
    std::optional<VolumeKind> kind;
    std::vector<std::string> ids;
    std::vector<Volume> volumes;
    /// Pairs of those whose volumes may meet, by their places.
    std::vector<std::pair<std::size_t, std::size_t>> overlapping;
  };
  /// Null while there is nothing to show.
  const Picture* picture() const { return m_picture.get(); }

  /// The pairs whose volumes meet and which do not meet themselves, as far as
  /// that is known: by their places in the picture.
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
