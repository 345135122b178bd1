#pragma once

#include <embree3/rtcore.h>

#include <atomic>
#include <limits>
#include <vector>

#include "core/shapes/ray.h"
#include "core/shapes/triangle_of.h"
#include "tests/benchmarks/yardsticks.h"

namespace hairline::testing {

/// Embree 3.13 in one thread, with a tree of medium quality.
class Embree {
 public:
  explicit Embree(const Mesh& mesh) : m_device(rtcNewDevice("threads=1")) {
    for (const Vector3<double>& v : mesh.vertices) {
      for (int k = 0; k < 3; ++k) m_vertices.push_back(static_cast<float>(v[k]));
    }
    m_vertices.push_back(0);  // Embree reads 16 bytes at a time
    for (const auto& triangle : mesh.triangles) {
      for (const int i : triangle) m_indices.push_back(static_cast<unsigned>(i));
    }
    commit();
  }
  Embree(const Embree&) = delete;
  Embree& operator=(const Embree&) = delete;
  ~Embree() {
    rtcReleaseScene(m_scene);
    rtcReleaseDevice(m_device);
  }

  void commit() {
    if (m_scene != nullptr) rtcReleaseScene(m_scene);
    m_scene = rtcNewScene(m_device);
    rtcSetSceneBuildQuality(m_scene, RTC_BUILD_QUALITY_MEDIUM);
    RTCGeometry geometry = rtcNewGeometry(m_device, RTC_GEOMETRY_TYPE_TRIANGLE);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                               m_vertices.data(), 0, 12, m_vertices.size() / 3);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                               m_indices.data(), 0, 12, m_indices.size() / 3);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(m_scene, geometry);
    rtcReleaseGeometry(geometry);
    rtcCommitScene(m_scene);
  }

  int firstHit(const Ray<float>& ray) const {
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    RTCRayHit hit{};
    hit.ray.org_x = ray.origin[0];
    hit.ray.org_y = ray.origin[1];
    hit.ray.org_z = ray.origin[2];
    hit.ray.dir_x = ray.direction[0];
    hit.ray.dir_y = ray.direction[1];
    hit.ray.dir_z = ray.direction[2];
    hit.ray.tfar = std::numeric_limits<float>::infinity();
    hit.ray.mask = ~0U;
    hit.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    rtcIntersect1(m_scene, &context, &hit);
    return hit.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1 : static_cast<int>(hit.hit.primID);
  }

 private:
  RTCDevice m_device;
  RTCScene m_scene = nullptr;
  std::vector<float> m_vertices;
  std::vector<unsigned> m_indices;
};

/// Two meshes by Embree's traversal of two trees, which supports only boxes of user geometry;
/// triangles are decided by the yardstick's test, in float.
class EmbreeMeeting {
 public:
  EmbreeMeeting(const Mesh& a, const Mesh& b)
      : m_device(rtcNewDevice("threads=1")), m_a(m_device, a), m_b(m_device, b) {}
  EmbreeMeeting(const EmbreeMeeting&) = delete;
  EmbreeMeeting& operator=(const EmbreeMeeting&) = delete;

  std::size_t count() const {
    Found found{&m_a.corners, &m_b.corners, 0};
    rtcCollide(
        m_a.scene, m_b.scene,
        [](void* to, RTCCollision* collisions, unsigned count) {
          auto* const into = static_cast<Found*>(to);
          std::size_t meeting = 0;
          for (unsigned i = 0; i < count; ++i) {
            meeting += yardstick::trianglesMeet((*into->a)[collisions[i].primID0],
                                                (*into->b)[collisions[i].primID1])
                           ? 1
                           : 0;
          }
          into->count += meeting;
        },
        &found);
    return found.count;
  }

 private:
  using Corners = std::vector<Triangle<float>>;
  struct Found {
    const Corners* a;
    const Corners* b;
    std::atomic<std::size_t> count;
  };
  struct Boxes {
    Boxes(RTCDevice device, const Mesh& mesh) : scene(rtcNewScene(device)) {
      for (const auto& triangle : mesh.triangles) {
        corners.push_back(convert<float>(triangleOf(mesh, triangle)));
      }
      rtcSetSceneBuildQuality(scene, RTC_BUILD_QUALITY_MEDIUM);
      RTCGeometry geometry = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_USER);
      rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(corners.size()));
      rtcSetGeometryUserData(geometry, this);
      rtcSetGeometryBoundsFunction(geometry, &Boxes::bounds, nullptr);
      rtcCommitGeometry(geometry);
      rtcAttachGeometry(scene, geometry);
      rtcReleaseGeometry(geometry);
      rtcCommitScene(scene);
    }
    ~Boxes() { rtcReleaseScene(scene); }
    Boxes(const Boxes&) = delete;
    Boxes& operator=(const Boxes&) = delete;

    static void bounds(const RTCBoundsFunctionArguments* of) {
      const auto& v = static_cast<const Boxes*>(of->geometryUserPtr)->corners[of->primID].vertices;
      const Vector3<float> low = v[0].cwiseMin(v[1]).cwiseMin(v[2]);
      const Vector3<float> high = v[0].cwiseMax(v[1]).cwiseMax(v[2]);
      *of->bounds_o = {low[0], low[1], low[2], 0, high[0], high[1], high[2], 0};
    }

    Corners corners;
    RTCScene scene;
  };

  RTCDevice m_device;
  Boxes m_a;
  Boxes m_b;
};

}  // namespace hairline::testing
