#pragma once

#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/narrowphase/collision.h>

#include <memory>
#include <vector>

#include "core/shapes/mesh.h"

namespace hairline::testing {

/// Two meshes by FCL in double, with a volume of its own kinds.
template <typename Volume>
class FclMeeting {
 public:
  FclMeeting(const Mesh& a, const Mesh& b) : m_a(modelOf(a)), m_b(modelOf(b)) {}

  std::size_t count() const {
    const fcl::Transform3d still = fcl::Transform3d::Identity();
    fcl::CollisionRequestd request;
    request.num_max_contacts = std::size_t{1} << 40;
    fcl::CollisionResultd result;
    fcl::collide(m_a.get(), still, m_b.get(), still, request, result);
    return result.numContacts();
  }

 private:
  using Model = fcl::BVHModel<Volume>;

  static std::unique_ptr<Model> modelOf(const Mesh& mesh) {
    auto model = std::make_unique<Model>();
    std::vector<fcl::Vector3d> vertices;
    for (const auto& v : mesh.vertices) vertices.emplace_back(v[0], v[1], v[2]);
    std::vector<fcl::Triangle> triangles;
    for (const auto& t : mesh.triangles) {
      triangles.emplace_back(static_cast<std::size_t>(t[0]), static_cast<std::size_t>(t[1]),
                             static_cast<std::size_t>(t[2]));
    }
    model->beginModel();
    model->addSubModel(vertices, triangles);
    model->endModel();
    return model;
  }

  std::unique_ptr<Model> m_a;
  std::unique_ptr<Model> m_b;
};

}  // namespace hairline::testing
