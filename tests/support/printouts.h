#pragma once

namespace hairline::testing {

/// A kind of printout of numbers by programs and debuggers, and how it should be read.
struct Printout {
  const char* name;
  const char* text;
  const char* form;
  /// The numbers of the first group, as C++ would write them.
  const char* numbers;
  /// How many groups there are.
  int groups;
  /// The readings of the first group begin with these.
  const char* readings;
};

/// A text as programs print it, and what it becomes: the objects of the first readings, put
/// together as `assemble` does, parted by "; ", each a type and its numbers in the order of the
/// scene format (0.1f is a float, widened); "mesh 4v 4t" for a mesh. "!" where something has to be
/// refused, "?" where a doubt has to be raised.
struct PastedSample {
  const char* name;
  const char* text;
  const char* becomes;
};

inline constexpr Printout printouts[] = {
    {"C++ array", "float v[3] = {1.0f, -2.5f, 3e-2f};", "initializer", "1 -2.5 0.03f", 1, "point"},
    {"C++ triangle", "const Vec3 tri[3] = {{0, 0, 0}, {1.5, 0, 0}, {0, 1, 0}};", "initializer",
     "0 0 0 1.5 0 0 0 1 0", 1, "triangle"},
    {"C++ designated", "Sphere s{.center = {1.f, 2.f, 3.f}, .radius = 0.5f};", "initializer",
     "1 2 3 0.5", 1, "sphere"},
    {"C++ constructor", "Eigen::Vector3d p(0.1, 0.2, 0.3);", "initializer", "0.1 0.2 0.3", 1,
     "point"},
    {"C++ comma initialiser", "v << 1.0, 2.0, 4.0;", "initializer", "1 2 4", 1, "point"},
    {"C++ std::array", "std::array<float, 6> box = {-1, -1, -1, 1, 1, 1};", "initializer",
     "-1 -1 -1 1 1 1", 1, "aabb aabb aabb segment"},
    {"C++ hexadecimal floats", "double p[] = {0x1.8p3, -0x1p-2, 0x1.999999999999ap-4};",
     "initializer", "12 -0.25 0.1", 1, "point"},
    {"C++ digit separators", "double p[] = {1'000.5, 2'000'000, 0.000'1};", "initializer",
     "1000.5 2000000 0.0001", 1, "point"},
    {"C++ comments", "Vec3 p = {1.25, /* y */ 2, // z\n 3.5};", "initializer", "1.25 2 3.5", 1,
     "point"},
    {"C++ glm source", "glm::vec3 a = glm::vec3(1.0f, 2.0f, 3.0f);", "initializer", "1 2 3", 1,
     "point"},
    {"C++ assignments", "p[0] = 1.5f;\np[1] = 2.5f;\np[2] = 3.5f;", "initializer", "1.5 2.5 3.5", 1,
     "point"},
    {"gdb struct", "$1 = {x = 1, y = 2.5, z = -3.00000024}", "gdb", "1 2.5 -3.00000024f", 1,
     "point"},
    {"gdb Eigen",
     "$1 = {<Eigen::PlainObjectBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = "
     "{<Eigen::MatrixBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = "
     "{<Eigen::DenseBase<Eigen::Matrix<float, 3, 1, 0, 3, 1> >> = {<No data fields>}, <No data "
     "fields>}, m_storage = {m_data = {array = {0.100000001, 2, 3}}}}, <No data fields>}",
     "gdb", "0.1f 2 3", 1, "point"},
    {"gdb glm union",
     "$3 = {{x = 1, r = 1, s = 1}, {y = 2, g = 2, t = 2}, {z = 3.5, b = 3.5, p = 3.5}}", "gdb",
     "1 2 3.5", 1, "point"},
    {"gdb vector",
     "$2 = std::vector of length 3, capacity 4 = {{x = 0, y = 0, z = 0}, {x = 1, y = "
     "0, z = 0}, {x = 0, y = 1, z = 0}}",
     "gdb", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"gdb repeats", "$4 = {0 <repeats 11 times>, 1}", "gdb", "0 0 0 0 0 0 0 0 0 0 0 1", 1,
     "tetrahedron quad"},
    {"gdb reference", "$5 = (const Vec3 &) @0x7fffffffe0a0: {x = 4, y = 5, z = 6}", "gdb", "4 5 6",
     1, "point"},
    {"gdb memory", "0x7fffffffe0a0:\t1\t2\t3", "gdb", "1 2 3", 1, "point"},
    {"gdb nested",
     "$6 = {tri = {a = {x = 0, y = 0, z = 0}, b = {x = 1, y = 0, z = 0}, c = {x = 0, y "
     "= 1, z = 0}}, box = {min = {x = -1, y = -1, z = -1}, max = {x = 1, y = 1, z = 1}}}",
     "gdb", "0 0 0 1 0 0 0 1 0", 2, "triangle"},
    {"lldb array", "(float [3]) v = ([0] = 1, [1] = 2, [2] = 3.14159274)", "lldb",
     "1 2 3.14159274f", 1, "point"},
    {"lldb struct", "(Vec3) p = (x = 1.5, y = 2.5, z = 3.5)", "lldb", "1.5 2.5 3.5", 1, "point"},
    {"lldb lines", "(Sphere) s = {\n  center = (x = 1, y = 2, z = 3)\n  radius = 0.5\n}", "lldb",
     "1 2 3 0.5", 1, "sphere"},
    {"lldb register",
     "(Ray) $0 = {\n  origin = {\n    x = 0\n    y = 0\n    z = 5\n  }\n  direction = "
     "{\n    x = 0\n    y = 0\n    z = -1\n  }\n}",
     "lldb", "0 0 5 0 0 -1", 1, "ray line"},
    {"Visual Studio", "{x=1.00000000 y=2.00000000 z=3.14159274 }", "visual_studio",
     "1 2 3.14159274f", 1, "point"},
    {"Visual Studio row", "\t\tpos\t{x=0.100000001 y=2.00000000 z=3.00000000 }\tVec3",
     "visual_studio", "0.1f 2 3", 1, "point"},
    {"Visual Studio array",
     "+\t\tv\t0x000000d2f6effab8 {1.00000000, 2.00000000, 3.00000000}\tfloat[3]", "visual_studio",
     "1 2 3", 1, "point"},
    {"Visual Studio members",
     "\t\tx\t1.50000000\tfloat\n\t\ty\t2.00000000\tfloat\n\t\tz\t-3.00000000\tfloat",
     "visual_studio", "1.5 2 -3", 1, "point"},
    {"Eigen column", "  1\n2.5\n -3", "eigen", "1 2.5 -3", 1, "point"},
    {"Eigen matrix", "0 1 0\n0 0 1\n0 0 0", "eigen", "0 1 0 0 0 1 0 0 0", 1,
     "triangle plane points triangle"},
    {"Eigen points as columns", " 0  1  0  0\n 0  0  1  0\n 0  0  0 -1", "eigen",
     "0 1 0 0 0 0 1 0 0 0 0 -1", 1, "tetrahedron"},
    {"Eigen named", "V =\n0 0 0\n1 0 0\n0 1 0", "eigen", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"Eigen heavy format", "[[1, 2, 3];\n [4, 5, 6];\n [7, 8, 10]]", "eigen", "1 2 3 4 5 6 7 8 10",
     1, "triangle"},
    {"Matlab", "[1 2 3; 4 5 6; 7 8 10]", "eigen", "1 2 3 4 5 6 7 8 10", 1, "triangle"},
    {"glm vec3", "vec3(1.000000, 2.500000, 3.000000)", "glm", "1 2.5 3", 1, "point"},
    {"glm dvec3", "dvec3(0.100000, 0.000000, 0.000000)", "glm", "0.1 0 0", 1, "point"},
    {"Unity vector", "(1.0, 2.5, 3.0)", "tuple", "1 2.5 3", 1, "point"},
    {"Unity bounds", "Center: (0.50, 0.50, 0.50), Extents: (1.00, 2.00, 0.50)", "unity",
     "0.5 0.5 0.5 1 2 0.5", 1, "aabb obb"},
    {"Unity ray", "Origin: (0.00, 1.00, 0.00), Dir: (0.00, 0.00, 1.00)", "unity", "0 1 0 0 0 1", 1,
     "ray line"},
    {"Unity plane", "(normal:(0.00, 1.00, 0.00), distance:2.00)", "unity", "0 1 0 2", 1,
     "plane plane"},
    {"Unreal vector", "X=1.000 Y=2.500 Z=-3.000", "unreal", "1 2.5 -3", 1, "point"},
    {"Unreal box", "IsValid=true, Min=(X=0.000 Y=0.000 Z=0.000), Max=(X=1.000 Y=2.000 Z=3.000)",
     "unreal", "0 0 0 1 2 3", 1, "aabb"},
    {"Unreal text", "(X=1.500000,Y=2.000000,Z=3.000000)", "unreal", "1.5 2 3", 1, "point"},
    {"ROS point", "x: 1.0\ny: 2.5\nz: -3.0", "ros", "1 2.5 -3", 1, "point"},
    {"ROS pose",
     "position:\n  x: 1.0\n  y: 2.0\n  z: 3.0\norientation:\n  x: 0.0\n  y: 0.0\n  z: 0.0\n  w: "
     "1.0",
     "ros", "1 2 3 0 0 0 1", 1, "point"},
    {"ROS polygon",
     "points:\n  - x: 0.0\n    y: 0.0\n    z: 0.0\n  - x: 1.0\n    y: 0.0\n    z: 0.0\n  - x: "
     "0.0\n    y: "
     "1.0\n    z: 0.0",
     "ros", "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"ROS 2 in Python", "geometry_msgs.msg.Point(x=1.0, y=2.0, z=3.0)", "ros", "1 2 3", 1, "point"},
    {"JSON array", "[[0, 0, 0], [1, 0, 0], [0, 1, 0.1]]", "json", "0 0 0 1 0 0 0 1 0.1", 1,
     "triangle"},
    {"JSON object", "{\"center\": [1, 2, 3], \"radius\": 0.1}", "json", "1 2 3 0.1", 1, "sphere"},
    {"JSON of x, y, z", "{\"x\": 1.5, \"y\": 2, \"z\": 3}", "json", "1.5 2 3", 1, "point"},
    {"GeoJSON", "{\"type\": \"Polygon\", \"coordinates\": [[[0,0],[4,0],[4,4],[0,0]]]}", "json",
     "0 0 4 0 4 4", 1, "polygon triangle2"},
    {"Hairline shape", "{\"type\": \"sphere\", \"center\": [1, 2, 3], \"radius\": 4}", "hairline",
     "1 2 3 4", 1, "objects"},
    {"WKT point", "POINT Z (1.5 2.5 3.5)", "wkt", "1.5 2.5 3.5", 1, "point"},
    {"WKT linestring", "LINESTRING (30 10, 10 30, 40 40)", "wkt", "30 10 10 30 40 40", 1,
     "segments"},
    {"WKT polygon", "POLYGON Z ((0 0 1, 4 0 1, 4 4 1, 0 4 1, 0 0 1))", "wkt",
     "0 0 1 4 0 1 4 4 1 0 4 1", 1, "polygon"},
    {"WKT triangle", "TRIANGLE Z ((0 0 0, 1 0 0, 0 1 0, 0 0 0))", "wkt", "0 0 0 1 0 0 0 1 0", 1,
     "triangle"},
    {"OBJ vertices", "v 0.000000 0.000000 0.000000\nv 1.000000 0.000000 0.000000\nv 0.0 1.0 0.5",
     "obj", "0 0 0 1 0 0 0 1 0.5", 1, "triangle"},
    {"OBJ faces", "# cube\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvn 0 0 1\nf 1//1 2//1 3//1 4//1\n",
     "obj", "0 0 0 1 0 0 1 1 0 0 1 0", 1, "mesh triangles"},
    {"Python tuple list", "tri = [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]", "python",
     "0 0 0 1 0 0 0 1 0", 1, "triangle"},
    {"numpy repr",
     "array([[0.        , 0.        , 0.33333333],\n       [1.        , 0.        , 0. "
     "       ],\n       [0.        , 1.        , 0.        ]])",
     "numpy", "0 0 0.33333333 1 0 0 0 1 0", 1, "triangle"},
    {"numpy print", "[[0.  0.5 0. ]\n [1.  0.  0. ]\n [0.  1.  0. ]]", "numpy",
     "0 0.5 0 1 0 0 0 1 0", 1, "triangle"},
    {"numpy source", "p = np.array([1., .5, 3e0], dtype=np.float32)", "numpy", "1 0.5 3", 1,
     "point"},
    {"Blender", "<Vector (1.0000, 2.0000, 3.0000)>", "tuple", "1 2 3", 1, "point"},
    {"three.js", "new THREE.Vector3(1, 2.5, 3)", "javascript", "1 2.5 3", 1, "point"},
    {"browser console", "Vector3 {x: 1, y: 2.5, z: 3}", "javascript", "1 2.5 3", 1, "point"},
    {"Node typed array", "Float32Array(3) [ 0.10000000149011612, 2, 3 ]", "javascript", "0.1f 2 3",
     1, "point"},
    {"Rust", "Vec3 { x: 1.5, y: 2.0, z: 3.0 }", "javascript", "1.5 2 3", 1, "point"},
    {"plain line", "1 2 3", "plain", "1 2 3", 1, "point"},
    {"typographic minus",
     "(\xE2\x88\x92"
     "1.5, 2, 3)",
     "tuple", "-1.5 2 3", 1, "point"},
    {"fields over lines", "center = (1, 2, 3)\nradius = 0.5", "tuple", "1 2 3 0.5", 1, "sphere"},
    {"matrix and triangle", "1 0 0 5\n0 1 0 6\n0 0 1 7\n0 0 0 1\n\n{{0,0,0},{1,0,0},{0,1,0}}",
     "eigen", "1 0 0 5 0 1 0 6 0 0 1 7 0 0 0 1", 2, "matrix"},
};

}  // namespace hairline::testing
