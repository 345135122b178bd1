#include "widgets/scene_view/handles.h"

#include <QCoreApplication>
#include <type_traits>

namespace hairline {
namespace {

using Eigen::Vector3d;

// Calls `use(i, vertex)` for every vertex that may go anywhere; vertices of the plane are passed as
// Vector2.
template <typename T, typename Use>
void forEachVertex(T& shape, const Use& use) {
  using Type = std::remove_const_t<T>;
  if constexpr (std::is_same_v<Type, Point<double>> || std::is_same_v<Type, Point2<double>>) {
    use(0, shape.position);
  } else if constexpr (std::is_same_v<Type, Segment<double>> ||
                       std::is_same_v<Type, Segment2<double>> ||
                       std::is_same_v<Type, Capsule<double>> ||
                       std::is_same_v<Type, Cylinder<double>>) {
    use(0, shape.a);
    use(1, shape.b);
  } else if constexpr (std::is_same_v<Type, Triangle<double>> ||
                       std::is_same_v<Type, Triangle2<double>> ||
                       std::is_same_v<Type, Tetrahedron<double>> ||
                       std::is_same_v<Type, Convex<double>>) {
    int i = 0;
    for (auto& vertex : shape.vertices) use(i++, vertex);
  }
}

template <typename V>
Vector3d lift(const V& vertex) {
  if constexpr (V::SizeAtCompileTime == 2) {
    return {vertex.x(), vertex.y(), 0};
  } else {
    return vertex;
  }
}

template <typename Box>
constexpr int dimensionsOf = decltype(Box::min)::SizeAtCompileTime;

template <typename Box>
void appendBoxHandles(const Box& box, const std::string& id, std::vector<Handle>& handles) {
  constexpr int dimensions = dimensionsOf<Box>;
  const Vector3d low = lift(box.min);
  const Vector3d high = lift(box.max);
  for (int bits = 0; bits < 1 << dimensions; ++bits) {
    Vector3d corner = low;
    bool repeated = false;
    for (int k = 0; k < dimensions; ++k) {
      if ((bits >> k & 1) == 0) continue;
      corner[k] = high[k];
      repeated |= low[k] == high[k];
    }
    if (!repeated) handles.push_back({id, HandleKind::corner, bits, corner});
  }
  for (int face = 0; face < 2 * dimensions; ++face) {
    const int axis = face / 2;
    if (face % 2 == 0 && low[axis] == high[axis]) continue;
    Vector3d middle = low / 2 + high / 2;
    middle[axis] = face % 2 == 0 ? low[axis] : high[axis];
    handles.push_back({id, HandleKind::face, face, middle});
  }
}

template <typename Box>
void moveBoxHandle(Box& box, const Handle& handle, const Vector3d& position) {
  for (int k = 0; k < dimensionsOf<Box>; ++k) {
    if (handle.kind == HandleKind::face && k != handle.axis()) continue;
    const bool upper =
        handle.kind == HandleKind::face ? handle.index % 2 == 1 : (handle.index >> k & 1) == 1;
    if (upper) {
      box.max[k] = position[k] < box.min[k] ? box.min[k] : position[k];
    } else {
      box.min[k] = position[k] > box.max[k] ? box.max[k] : position[k];
    }
  }
}

template <typename T>
constexpr bool isBox = std::is_same_v<T, Aabb<double>> || std::is_same_v<T, Rectangle2<double>>;

QString tr(const char* text) { return QCoreApplication::translate("Handles", text); }

}  // namespace

std::vector<Handle> handlesOf(const SceneObject& object) {
  std::vector<Handle> handles;
  std::visit(
      [&](const auto& shape) {
        if constexpr (isBox<std::decay_t<decltype(shape)>>) {
          appendBoxHandles(shape, object.id, handles);
        } else {
          forEachVertex(shape, [&](int i, const auto& vertex) {
            handles.push_back({object.id, HandleKind::corner, i, lift(vertex)});
          });
        }
      },
      object.shape);
  return handles;
}

bool moveHandle(SceneObject& object, const Handle& handle, const Vector3d& position) {
  if (!position.allFinite()) return false;
  bool legal = true;
  std::visit(
      [&](auto& shape) {
        using T = std::decay_t<decltype(shape)>;
        if constexpr (isBox<T>) {
          moveBoxHandle(shape, handle, position);
        } else {
          const T before = shape;
          forEachVertex(shape, [&](int i, auto& vertex) {
            if (i != handle.index) return;
            for (int k = 0; k < static_cast<int>(vertex.size()); ++k) vertex[k] = position[k];
          });
          if constexpr (std::is_same_v<T, Cylinder<double>>) {
            if (shape.a == shape.b) {
              shape = before;
              legal = false;
            }
          }
        }
      },
      object.shape);
  return legal;
}

QString titleOf(const SceneObject& object) {
  return QString::fromStdString(object.name.empty() ? object.id : object.name);
}

QString describe(const Handle& handle, const SceneObject& object) {
  if (handle.kind == HandleKind::corner) {
    return tr("corner %1 of %2").arg(handle.index).arg(titleOf(object));
  }
  const QChar axis = QLatin1Char("xyz"[handle.axis()]);
  return (handle.index % 2 == 1 ? tr("the upper %1 face of %2") : tr("the lower %1 face of %2"))
      .arg(axis, titleOf(object));
}

}  // namespace hairline
