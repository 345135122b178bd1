#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>

#include "core/hierarchy/hierarchy.h"
#include "core/scene/scene.h"
#include "core/volume/volume.h"
#include "widgets/jobs/kept_up_to_date.h"

namespace hairline {

class Document;
class Selection;
struct Change;

/// What a hierarchy is built over, and how.
struct HierarchySettings {
  /// Over the objects of the scene by their boxes; otherwise over the triangles
  /// of a mesh.
  bool ofObjects = false;
  BuildMethod build = BuildMethod::surfaceArea;
  NodeVolume volume = NodeVolume::aabb;
  /// The level whose volumes are drawn; nothing for none.
  std::optional<int> level;

  friend bool operator==(const HierarchySettings&, const HierarchySettings&) = default;
};

/// A hierarchy with its items.
struct BuiltHierarchy {
  Hierarchy hierarchy;
  HierarchyQuality quality;
  bool ofObjects = false;
  /// Of the mesh; empty for the objects of the scene.
  std::string id;
  /// The number of items under each node.
  std::vector<int> itemsUnder;
  /// For objects the shapes and ids, by the items' numbers; empty for a mesh.
  std::vector<std::string> ids;
  Mesh mesh;

  int itemCount() const {
    return ofObjects ? static_cast<int>(ids.size()) : static_cast<int>(mesh.triangles.size());
  }
};

/// The nodes of a level (the root is level 0), with the leaves above it, so that together they
/// cover everything; the first `most` of them.
std::vector<std::int32_t> nodesOfLevel(const Tree& tree, int level, std::size_t most);

/// The hierarchy over a mesh of the scene, or over its objects, kept up to date while it is
/// visible. The mesh is the one selected last, or the first visible one.
class SceneHierarchy : public KeptUpToDate {
  Q_OBJECT

 public:
  SceneHierarchy(Document* document, Selection* selection, Jobs* jobs, QObject* parent = nullptr);

  const Document& document() const { return *m_document; }
  const HierarchySettings& settings() const { return m_settings; }
  void setSettings(const HierarchySettings& settings);

  /// Null while there is nothing to show. While a new one is built, the previous one.
  const std::shared_ptr<const BuiltHierarchy>& built() const { return m_built; }

  /// The highlighted node or item. Nothing if there is none.
  struct Pointed {
    std::int32_t node = -1;
    std::int32_t item = -1;

    friend bool operator==(const Pointed&, const Pointed&) = default;
  };
  const Pointed& pointed() const { return m_pointed; }
  void setPointed(const Pointed& pointed);

 signals:
  void settingsChanged();
  void pointedChanged();

 protected:
  void refresh() override;
  void dropped() override { m_outdated = true; }

 private:
  void sceneChanged(const Change& change);
  /// The mesh to show; null if there is none.
  const SceneObject* target() const;

  Document* m_document;
  Selection* m_selection;
  HierarchySettings m_settings;
  /// The scene has changed since the hierarchy was built.
  bool m_outdated = true;
  std::string m_id;
  std::shared_ptr<const BuiltHierarchy> m_built;
  Pointed m_pointed;
};

// Texts for people. All of them are translated.

/// A build method: "top-down, surface area".
QString buildText(BuildMethod method);

/// A node's volume: "box", "18-DOP".
QString nodeVolumeText(NodeVolume volume);

/// A bounding volume: "smallest sphere", "18-DOP".
QString volumeKindText(VolumeKind kind);

}  // namespace hairline
