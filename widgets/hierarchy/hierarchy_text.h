#pragma once

#include <QString>

#include "core/hierarchy/hierarchy.h"
#include "core/volume/volume.h"

namespace hairline {

// Texts for people. All of them are translated.

/// A way of building: "top-down, surface area".
QString buildText(BuildMethod method);

/// A node's volume: "box", "18-DOP".
QString nodeVolumeText(NodeVolume volume);

/// A bounding volume: "smallest sphere", "18-DOP".
QString volumeKindText(VolumeKind kind);

}  // namespace hairline
