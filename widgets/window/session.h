#pragma once

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/mesh_files.h"
#include "widgets/document/recovery.h"
#include "widgets/document/scene_receiver.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/objects/measure_tool.h"
#include "widgets/pair/focus_follower.h"
#include "widgets/pair/freeze.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pictures/leak_check.h"
#include "widgets/pictures/scene_map.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/search/own_methods.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// The open scene and everything that is computed from it: what the panels share, and what stays
/// when they are made again in another language. Each member uses those above it.
struct Session {
  Session() {
    runner.setOwnMethods(&ownMethods);
    map.setOwnMethods(&ownMethods);
  }

  Document document;
  FileWatch fileWatch{&document};
  SceneReceiver receiver{&document};
  Selection selection{&document};
  Jobs jobs;
  MeshFiles meshFiles{&document, &jobs};
  OwnMethods ownMethods;
  QueryRunner runner{&document, &selection, &jobs};
  TraceCursor cursor;
  FocusFollower follower{&document, &selection};
  ScenePairs pairs{&document, &jobs};
  GridCells cells{&document, &selection, &jobs};
  SceneRays rays{&document, &selection, &jobs};
  LeakCheck leaks{&document, &selection, &jobs};
  SceneMap map{&document, &selection, &jobs};
  SceneHierarchy hierarchy{&document, &selection, &jobs};
  MeshContacts contacts{&document, &jobs};
  MeshTraversal traversal{&document, &selection, &hierarchy, &jobs};
  ObjectVolumes volumes{&document, &selection, &pairs, &contacts, &jobs};
  SceneTime time;
  Recovery recovery{&document, Recovery::standardFolder()};
  Freeze freeze{&document, &runner};
  MeasureTool measure{&document};
};

}  // namespace hairline
