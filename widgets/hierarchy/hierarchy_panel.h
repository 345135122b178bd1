#pragma once

#include <QWidget>

#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/hierarchy/scene_hierarchy.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QTreeView;

namespace hairline {

class HierarchyModel;
class MeshTraversal;
class ObjectVolumes;

/// The dock "Hierarchy": the tree of bounding volumes over a mesh or over the objects of the scene,
/// its build method and quality, its nodes as a list, a level of it in the view, and the
/// intersections of meshes.
class HierarchyPanel : public QWidget {
  Q_OBJECT

 public:
  HierarchyPanel(SceneHierarchy* hierarchy, MeshContacts* contacts, MeshTraversal* traversal,
                 ObjectVolumes* volumes, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {340, 420}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QLayout* makeChoices();
  QLayout* makeLevel();
  void makeTree();
  void choose();
  void refresh();
  void refreshIntersections();
  QString qualityText() const;

  SceneHierarchy* m_hierarchy;
  MeshContacts* m_contacts;
  ObjectVolumes* m_volumes;
  HierarchyModel* m_model;
  QComboBox* m_over;
  QComboBox* m_build;
  QComboBox* m_volume;
  QLabel* m_quality;
  QCheckBox* m_draws;
  QSlider* m_level;
  QLabel* m_levelText;
  QTreeView* m_tree;
  QCheckBox* m_lights;
  QLabel* m_intersections;
};

}  // namespace hairline
