// The program that test_debugger.py inspects through debuggers: known values, and those of a broken
// program. Compiled without optimization. Types of CGAL, Jolt and PhysX are laid out as in their
// headers, under their names; Eigen, glm and Bullet are their own.
#include <LinearMath/btAabbUtil2.h>
#include <LinearMath/btVector3.h>
#include <xmmintrin.h>

#include <Eigen/Geometry>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <glm/glm.hpp>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CGAL {

struct Epick {};

template <typename K>
struct VectorC3 {
  std::array<double, 3> base;
};

template <typename K>
struct Vector_3 : VectorC3<K> {};

template <typename K>
struct PointC3 {
  Vector_3<K> base;
};

template <typename K>
struct Point_3 : PointC3<K> {};

template <typename K>
struct TriangleC3 {
  std::array<Point_3<K>, 3> base;
};

template <typename K>
struct Triangle_3 : TriangleC3<K> {};

}  // namespace CGAL

namespace JPH {

class Vec3 {
 public:
  union {
    __m128 mValue;
    float mF32[4];
  };
};

struct Float3 {
  float x, y, z;
};

struct AABox {
  Vec3 mMin, mMax;
};

struct Triangle {
  Float3 mV[3];
  std::uint32_t mMaterialIndex;
};

struct Vec4 {
  union {
    __m128 mValue;
    float mF32[4];
  };
};

struct Mat44 {
  Vec4 mCol[4];
};

struct OrientedBox {
  Mat44 mOrientation;
  Vec3 mHalfExtents;
};

}  // namespace JPH

namespace physx {

struct PxVec3 {
  float x, y, z;
};

struct PxPlane {
  PxVec3 n;
  float d;
};

}  // namespace physx

namespace own {

using Real = double;

template <typename T>
struct Vec {
  T x, y, z;
};

using Position = Vec<Real>;

struct Triangle {
  Position a, b, c;
};

struct Box {
  Vec<float> m_lower, m_upper;
};

struct Ball {
  Position center;
  Real radius;
};

struct Capsule {
  Position a, b;
  float radius;
};

struct Cylinder {
  Position p0, p1;
  float radius;
};

struct Ray {
  Vec<float> origin_, direction_;
};

struct OrientedBox {
  Vec<float> c;
  Vec<float> u[3];
  Vec<float> e;
};

struct DoubleBox {
  Position center, axes[3], halfExtents;
};

struct CenteredBox {
  Position center, halfExtents;
};

struct Mesh {
  std::vector<Vec<float>> vertices;
  std::vector<std::uint32_t> indices;
};

struct Shape {
  virtual ~Shape() = default;
};

struct RoundShape : Shape {
  Ball ball;
  Position center{1, 2, 3};
  double radius = 4;
};

struct Quaternion {
  double x, y, z, w;
};

struct Ping;

struct Pong {
  Ping* a;
  Ping* b;
};

struct Ping {
  Pong* a;
  Pong* b;
};

struct Endless {
  Endless* next;
};

struct Coin {
  float middle[3];
  double size;
};

struct Wall {
  Position n;
  double d;
};

struct Handle {
  Ball* object;
};

struct Buffer {
  Vec<float>* data;
  int count;
};

struct SphereWithoutRadius {
  Position center;
  std::string text;
};

bool isCalled = false;

}  // namespace own

// Functions that no debugger may call.
int called() {
  own::isCalled = true;
  return 1;
}

[[gnu::noinline]] void stop(int at) { std::printf("%d\n", at); }

[[gnu::noinline]] bool meets(const float v0[3], const own::Triangle& triangle,
                             const Eigen::Vector3d& eigen) {
  const float local[3] = {0.1F, -0.0F, 1e-45F};
  int notAShape = 7;
  {
    const double notAShape[3] = {1, 2, 3};
    stop(static_cast<int>(notAShape[0]));  // stop: variables
  }
  return triangle.a.x + eigen.x() > static_cast<double>(v0[0] + local[0]) + notAShape;
}

int main() {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Eigen::Vector3f eigenFloat(0.1F, 1.0F / 3.0F, -16777217.0F);
  const Eigen::Vector3d eigen(0.1, 1.0 / 3.0, 5e-324);
  const Eigen::Map<const Eigen::Vector3d> eigenMap(eigen.data());
  const Eigen::AlignedBox3d eigenBox(Eigen::Vector3d(0, 0, 0), Eigen::Vector3d(0.1, 1, 2));
  const Eigen::Hyperplane<double, 3> eigenPlane(Eigen::Vector3d(0, 0, 1), -0.1);
  const glm::vec3 glmVector(0.1F, 0.2F, 0.3F);
  const glm::dvec3 glmDouble(0.1, 0.2, 0.3);
  const btVector3 bullet(btScalar(0.7), btScalar(-0.3), btScalar(1e-8));
  const CGAL::Point_3<CGAL::Epick> cgal{{{{{0.1, 0.2, 0.3}}}}};
  const CGAL::Triangle_3<CGAL::Epick> cgalTriangle{{{cgal, cgal, cgal}}};
  JPH::AABox jolt;
  for (int i = 0; i < 4; ++i) {
    jolt.mMin.mF32[i] = 0.1F;
    jolt.mMax.mF32[i] = 0.3F;
  }
  const JPH::Triangle joltTriangle{{{0, 0, 0}, {0.1F, 0, 0}, {0, 1, 0}}, 0};
  JPH::OrientedBox joltBox{};
  for (int i = 0; i < 3; ++i) {
    joltBox.mOrientation.mCol[i].mF32[(i + 1) % 3] = 1;
    joltBox.mOrientation.mCol[3].mF32[i] = 0.1F;
    joltBox.mHalfExtents.mF32[i] = 2;
  }
  const physx::PxPlane physxPlane{{0, 0, 1}, 0.1F};

  own::Triangle triangle{{0.1, 0, 0}, {1, 0, 0}, {0, 1, 1e300}};
  const own::Box box{{-1, -1, 0.1F}, {1, 1, 1}};
  const own::Ball ball{{0, 0, 0}, 0.1};
  const own::Capsule capsule{{0, 0, 0}, {1, 0, 0}, 0.1F};
  const own::Cylinder cylinder{{0, 0, 0}, {1, 0, 0}, 0.1F};
  const own::Ray ray{{0, 0, 0}, {0, 0.1F, 0}};
  const float s = std::sqrt(0.5F);
  const own::OrientedBox oriented{{0, 0, 0}, {{s, s, 0}, {-s, s, 0}, {0, 0, 1}}, {1, 2, 3}};
  const own::CenteredBox centered{{0.1, 0.1, 0.1}, {1, 1, 1}};
  const own::Mesh mesh{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 0.1F}}, {0, 1, 2, 0, 1, 3}};
  const float rows[3][3] = {{0, 0, 0}, {0.1F, 0, 0}, {0, 1, 0}};
  const std::array<double, 3> array{0.1, 0.2, 0.3};
  const std::vector<own::Vec<float>> points{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 0.1F}};
  const std::vector<own::Ball> balls{ball, {{1, 2, 3}, 2}};
  const int integers[3] = {1, -2, 3};
  const long double wide[3] = {0.1L, 0.2L, 0.3L};

  // To gdb they are of types of one name.
  const struct { float x, y, z; } forward{0.1F, 0.2F, 0.3F};
  const struct { float z, y, x; } backward{0.1F, 0.2F, 0.3F};

  const own::Triangle& reference = triangle;
  own::Triangle* pointer = &triangle;
  own::Triangle** twice = &pointer;
  const std::unique_ptr<own::Ball> unique = std::make_unique<own::Ball>(ball);
  const std::shared_ptr<own::Ball> shared = std::make_shared<own::Ball>(ball);
  const std::unique_ptr<own::Ball> uniqueNull;
  const std::optional<own::Ball> optional = ball;
  const std::optional<own::Ball> nothing;
  own::RoundShape round;
  own::Shape* base = &round;
  const float* raw = rows[0];

  const float notANumber[3] = {0, nan, 0};
  const own::Ball infinite{{0, 0, 0}, std::numeric_limits<double>::infinity()};
  const own::Box inverted{{1, 1, 1}, {-1, -1, -1}};
  const own::Ball negative{{0, 0, 0}, -1};
  const own::Ray still{{0, 0, 0}, {0, 0, 0}};
  own::OrientedBox skewed = oriented;
  skewed.u[1] = skewed.u[0];
  const own::DoubleBox huge{{}, {{1e200, 1e200, 0}, {1e200, -1e200, 0}, {0, 0, 1}}, {1, 1, 1}};
  own::Triangle* const wild = reinterpret_cast<own::Triangle*>(std::uintptr_t{0x123456789000});
  own::Triangle* const null = nullptr;
  std::vector<own::Vec<float>> garbage;
  struct Pointers {
    std::uintptr_t begin, end, capacity;
  };
  // Never destroyed as such: set right again below.
  Pointers* inside = reinterpret_cast<Pointers*>(&garbage);
  *inside = {0x1000, 0x10, 0x2000};
  const std::vector<own::Vec<float>> million(1000000);
  const std::array<std::array<float, 3>, 100000> manyRows{};
  own::Ping ping{};
  own::Pong pong{&ping, &ping};
  ping = {&pong, &pong};
  own::Endless endless{&endless};
  void* self = &self;
  const own::Quaternion quaternion{0, 0, 0, 1};
  const own::Coin coin{{0, 0, 0.1F}, 2};
  const own::Wall wall{{0, 0, 1}, 0.1};
  own::Ball held = ball;
  const own::Handle handle{&held};
  own::Vec<float> elements[2] = {{0, 0, 0}, {0.1F, 0, 0}};
  const own::Buffer buffer{elements, 2};
  const own::SphereWithoutRadius lacking{{0, 0, 0}, "text"};
  const long long large[3] = {(1LL << 53) + 1, 0, 0};

  stop(static_cast<int>(ball.radius) + static_cast<int>(eigenFloat.x()));  // stop: values
  triangle.a.x = 0.2;
  stop(2);  // stop: changed
  *inside = {0, 0, 0};
  meets(rows[1], triangle, eigen);
  return own::isCalled ? called() : 0;
}
