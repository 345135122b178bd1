#pragma once

#include "tests/support/printouts.h"

namespace hairline::testing {

/// What engines, libraries and files of geometry hold.
inline constexpr PastedSample librarySamples[] = {
    {"Unity Vector3", "(1.00, 2.00, 3.00)", "point 1 2 3"},
    {"Unity Bounds", "Center: (1.00, 2.00, 3.00), Extents: (0.50, 0.50, 0.50)",
     "aabb 0.5 1.5 2.5 1.5 2.5 3.5"},
    {"Unity Ray", "Origin: (0.00, 0.00, 5.00), Dir: (0.00, 0.00, -1.00)", "ray 0 0 5 0 0 -1"},
    {"Unity Plane", "(normal:(0.00, 0.00, 1.00), distance:-2.00)", "plane 0 0 1 2"},
    {"Unity Quaternion", "(0.00000, 0.00000, 0.00000, 1.00000)", "sphere 0 0 0 1"},
    {"Unity YAML", "m_LocalPosition: {x: 1, y: 2, z: 3}\nm_LocalRotation: {x: 0, y: 0, z: 0, w: 1}",
     "point 1 2 3; ?"},
    {"Unity BoxCollider YAML", "  m_Size: {x: 1, y: 1, z: 1}\n  m_Center: {x: 1, y: 2, z: 3}",
     "aabb 0.5 1.5 2.5 1.5 2.5 3.5"},
    {"Unity SphereCollider YAML", "  m_Radius: 0.5\n  m_Center: {x: 1, y: 2, z: 3}",
     "sphere 1 2 3 0.5"},
    {"Unity CapsuleCollider YAML", "  m_Radius: 0.5\n  m_Height: 2\n  m_Direction: 1\n  m_Center: "
     "{x: 0, y: 1, z: 0}", "capsule 0 0.5 0 0 1.5 0 0.5; ?"},
    {"Unreal FVector", "X=1.000 Y=2.000 Z=3.000", "point 1 2 3"},
    {"Unreal FVector text", "(X=1.000000,Y=2.000000,Z=3.000000)", "point 1 2 3"},
    {"Unreal V()", "V(X=1.00, Y=2.00, Z=3.00)", "point 1 2 3"},
    {"Unreal FBox", "IsValid=true, Min=(X=0.000 Y=0.000 Z=0.000), Max=(X=1.000 Y=1.000 Z=1.000)",
     "aabb 0 0 0 1 1 1"},
    {"Unreal FBoxSphereBounds", "Origin=X=1.000 Y=2.000 Z=3.000, BoxExtent=(X=0.500 Y=0.500 "
     "Z=0.500), SphereRadius=(0.866)", "aabb 0.5 1.5 2.5 1.5 2.5 3.5; ?"},
    {"Unreal FSphere", "(Center=(X=1.000000,Y=2.000000,Z=3.000000),W=0.500000)",
     "sphere 1 2 3 0.5"},
    {"Unreal FPlane", "X=0.000 Y=0.000 Z=1.000 W=2.000", "plane 0 0 1 2; ?"},
    {"Unreal FQuat", "X=0.000000000 Y=0.000000000 Z=0.000000000 W=1.000000000", "!"},
    {"Unreal FTransform", "0.000000,0.000000,0.000000|0.000000,90.000000,0.000000|1.000000,1.000000,"
     "1.000000", "!"},
    {"Unreal FTransform readable", "Rotation: Pitch=0.000000 Yaw=90.000000 Roll=0.000000\n"
     "Translation: 1.000000 2.000000 3.000000\nScale3D: 1.000000 1.000000 1.000000",
     "point 1 2 3; ?"},
    {"Unreal FTransform with a box", "(Center=(X=1,Y=2,Z=3),Extent=(X=1,Y=2,Z=3),Rotation=(X=0,Y=0,"
     "Z=1,W=0))", "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3"},
    {"Unreal FOrientedBox", "Center=(X=1 Y=2 Z=3), AxisX=(X=0 Y=1 Z=0), AxisY=(X=-1 Y=0 Z=0), "
     "AxisZ=(X=0 Y=0 Z=1), ExtentX=1, ExtentY=2, ExtentZ=3",
     "obb 1 2 3 0 1 0 -1 0 0 0 0 1 1 2 3"},
    {"Unreal FKSphylElem", "(Center=(X=0.0,Y=0.0,Z=1.0),Rotation=(Pitch=0.0,Yaw=0.0,Roll=0.0),"
     "Radius=0.5,Length=2.0)", "!"},
    {"Godot 4 Vector3", "(1.0, 2.0, 3.0)", "point 1 2 3"},
    {"Godot 4 AABB", "[P: (1.0, 2.0, 3.0), S: (1.0, 1.0, 0.5)]", "aabb 1 2 3 2 3 3.5"},
    {"Godot 4 Rect2", "[P: (1.0, 2.0), S: (1.0, 1.0)]", "rectangle2 1.5 2.5 1 0 0 1 0.5 0.5"},
    {"Godot 3 AABB", "1, 2, 3 - 1, 1, 0.5", "!"},
    {"Godot text AABB", "AABB(1, 2, 3, 1, 1, 0.5)", "aabb 1 2 3 2 3 3.5"},
    {"Godot source AABB", "AABB(Vector3(1, 2, 3), Vector3(1, 1, 0.5))", "aabb 1 2 3 2 3 3.5; ?"},
    {"Godot text Transform3D", "Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 5, 6, 7)", "!"},
    {"Godot 4 Transform3D", "[X: (1.0, 0.0, 0.0), Y: (0.0, 1.0, 0.0), Z: (0.0, 0.0, 1.0), O: (5.0, "
     "6.0, 7.0)]", "point 5 6 7; ?"},
    {"Godot Transform3D moves a box", "Transform3D(0, -1, 0, 1, 0, 0, 0, 0, 1, 5, 6, 7)\n\nAABB(-1, "
     "-2, -3, 2, 4, 6)", "obb 5 6 7 0 1 0 -1 0 0 0 0 1 1 2 3"},
    {"Godot text Basis", "Basis(1, 0, 0, 0, 1, 0, 0, 0, 1)", "!"},
    {"Godot 4 Plane", "[N: (0.0, 0.0, 1.0), D: 2.0]", "plane 0 0 1 2; ?"},
    {"Godot text Plane", "Plane(0, 0, 1, 2)", "plane 0 0 1 2"},
    {"Godot text Quaternion", "Quaternion(0, 0, 0, 1)", "!"},
    {"Godot PackedVector3Array", "PackedVector3Array(0, 0, 0, 1, 0, 0, 0, 1, 0)",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"Bullet btTransform", "{m_basis = {m_el = {{m_floats = {1, 0, 0, 0}}, {m_floats = {0, 1, 0, "
     "0}}, {m_floats = {0, 0, 1, 0}}}}, m_origin = {m_floats = {5, 6, 7, 0}}}", "point 5 6 7; ?"},
    {"Bullet aabb", "aabbMin = {m_floats = {0, 0, 0, 0}}\naabbMax = {m_floats = {1, 1, 1, 0}}",
     "aabb 0 0 0 1 1 1; ?"},
    {"pybullet AABB", "((-1.0, -1.0, -1.0), (1.0, 1.0, 1.0))", "segment -1 -1 -1 1 1 1"},
    {"pybullet pose", "((1.0, 2.0, 3.0), (0.0, 0.0, 0.0, 1.0))", "!"},
    {"Jolt AABox", "{mMin = {x = 0, y = 0, z = 0}, mMax = {x = 1, y = 1, z = 1}}",
     "aabb 0 0 0 1 1 1"},
    {"Jolt OrientedBox", "{mOrientation = {mCol = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {1, 2, "
     "3, 1}}}, mHalfExtents = {1, 2, 3}}", "!"},
    {"Jolt capsule", "{mHalfHeightOfCylinder = 0.5, mRadius = 0.25}", "!"},
    {"PxTransform", "PxTransform{q = {x = 0, y = 0, z = 0, w = 1}, p = {x = 1, y = 2, z = 3}}",
     "point 1 2 3; ?"},
    {"PhysX capsule", "{radius = 0.25, halfHeight = 0.5, p = {x = 0, y = 0, z = 0}, q = {x = 0, y = "
     "0, z = 0, w = 1}, shape = \"PxCapsule\"}", "capsule -0.5 0 0 0.5 0 0 0.25; ?"},
    {"PhysX PxBounds3", "PxBounds3{minimum = {x = 0, y = 0, z = 0}, maximum = {x = 1, y = 1, z = "
     "1}}", "aabb 0 0 0 1 1 1"},
    {"PhysX PxPlane", "PxPlane{n = {x = 0, y = 0, z = 1}, d = -2}", "plane 0 0 1 2"},
    {"ODE aabb", "aabb = {0, 1, 0, 2, 0, 3}", "aabb 0 0 0 1 2 3; ?"},
    {"hkAabb", "{m_min = {m_quad = {0, 0, 0, 0}}, m_max = {m_quad = {1, 1, 1, 0}}}",
     "aabb 0 0 0 1 1 1; ?"},
    {"Box2D AABB", "{lowerBound = {x = 0, y = 0}, upperBound = {x = 1, y = 2}}",
     "rectangle2 0.5 1 1 0 0 1 0.5 1"},
    {"Box2D capsule", "{center1 = {x = 0, y = 0}, center2 = {x = 0, y = 1}, radius = 0.25}", "!"},
    {"Box2D segment", "{point1 = {x = 0, y = 0}, point2 = {x = 1, y = 1}}", "segment2 0 0 1 1"},
    {"Box2D polygon", "{vertices = {{x = 0, y = 0}, {x = 1, y = 0}, {x = 0, y = 1}}}",
     "triangle2 0 0 1 0 0 1"},
    {"Quake trace", "start 0 0 64 end 0 0 -64", "segment 0 0 64 0 0 -64"},
    {"box with quat=", "box center=(1, 2, 3) half_extents=(1, 2, 3) quat=(0, 0, 1, 0)",
     "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3; ?"},
    {"box with quat= and names", "center=(1,2,3) half=(1,2,3) quat=(w=0, x=0, y=0, z=1)",
     "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3"},
    {"box with a long quaternion", "center=(1,2,3) half=(1,2,3) rotation=(x=0, y=0, z=2, w=0)",
     "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3; ?"},
    {"box with no rotation at all", "center=(1,2,3) half=(1,2,3) rotation=(x=0, y=0, z=0, w=0)",
     "!"},
    {"pose and box of JSON", "{\"pose\": {\"position\": {\"x\": 1, \"y\": 2, \"z\": 3}, "
     "\"orientation\": {\"x\": 0, \"y\": 0, \"z\": 1, \"w\": 0}}, \"size\": {\"x\": 2, \"y\": 4, "
     "\"z\": 6}}", "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3"},
    {"MuJoCo geom", "<geom type=\"box\" size=\"1 2 3\" pos=\"1 2 3\" quat=\"0 0 0 1\"/>", "!"},
    {"URDF box", "<box size=\"2 4 6\"/>", "!"},
    {"Eigen vector", "1\n2\n3", "point 1 2 3"},
    {"Eigen transposed", "1 2 3", "point 1 2 3"},
    {"Eigen matrix", "0 0 0\n1 0 0\n0 1 0", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Eigen CleanFmt", "[0, 0, 0]\n[1, 0, 0]\n[0, 1, 0]", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Eigen HeavyFmt", "[0, 0, 0;\n 1, 0, 0;\n 0, 1, 0]", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Eigen CommaInitFmt", " << 1, 2, 3;", "point 1 2 3"},
    {"Eigen OctaveFmt", "[0, 0, 0;\n1, 0, 0;\n0, 1, 0]", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Eigen source", "Eigen::Vector3f a(0.1f, 2.0f, 3.0f);", "point 0.1f 2 3"},
    {"glm::to_string vec3", "vec3(1.000000, 2.000000, 3.000000)", "point 1 2 3"},
    {"glm::to_string dvec3", "dvec3(0.100000, 2.000000, 3.000000)", "point 0.1 2 3"},
    {"glm::to_string quat", "quat(1.000000, {0.000000, 0.000000, 0.000000})", "!"},
    {"glm::to_string mat4", "mat4x4((1.000000, 0.000000, 0.000000, 0.000000), (0.000000, 1.000000, "
     "0.000000, 0.000000), (0.000000, 0.000000, 1.000000, 0.000000), (5.000000, 6.000000, 7.000000, "
     "1.000000))\n\nvec3(1.000000, 2.000000, 3.000000)", "point 6 8 10"},
    {"CGAL Point_3", "1 2 3", "point 1 2 3"},
    {"CGAL pretty Point_3", "PointC3(1, 2, 3)", "point 1 2 3"},
    {"CGAL pretty Triangle_3", "Triangle_3(PointC3(0, 0, 0), PointC3(1, 0, 0), PointC3(0, 1, 0))",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"CGAL pretty Segment_3", "Segment_3(PointC3(0, 0, 0), PointC3(1, 1, 1))",
     "segment 0 0 0 1 1 1"},
    {"CGAL Bbox_3", "Bbox_3(0, 0, 0, 1, 1, 1)", "aabb 0 0 0 1 1 1"},
    {"CGAL Plane_3", "PlaneC3(0, 0, 1, -2)", "plane 0 0 1 2"},
    {"CGAL Sphere_3", "SphereC3(PointC3(1, 2, 3), 4, 1)", "!"},
    {"CGAL Ray_3", "RayC3(PointC3(0, 0, 5), PointC3(0, 0, 4))", "!"},
    {"CGAL rationals", "1/10 2/1 3/1", "!"},
    {"VTK bounds", "Bounds: (0, 1, 0, 2, 0, 3)", "aabb 0 0 0 1 2 3; ?"},
    {"VTK bounds printed", "  Bounds: \n    Xmin,Xmax: (0, 1)\n    Ymin,Ymax: (0, 2)\n    "
     "Zmin,Zmax: (0, 3)", "!"},
    {"Open3D AxisAlignedBoundingBox", "AxisAlignedBoundingBox: min: (0, 0, 0), max: (1, 1, 1)",
     "aabb 0 0 0 1 1 1"},
    {"Open3D OrientedBoundingBox", "OrientedBoundingBox: center: (1, 2, 3), extent: 2, 4, 6)",
     "aabb 0 0 0 2 4 6; ?"},
    {"Open3D points", "array([[0., 0., 0.],\n       [1., 0., 0.],\n       [0., 1., 0.]])",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"trimesh bounds", "[[0. 0. 0.]\n [1. 1. 1.]]", "segment 0 0 0 1 1 1"},
    {"trimesh TrackedArray", "TrackedArray([[0., 0., 0.],\n              [1., 0., 0.],\n             "
     " [0., 1., 0.]])", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Blender Vector", "Vector((1.0, 2.0, 3.0))", "point 1 2 3"},
    {"Blender repr", "<Vector (1.0000, 2.0000, 3.0000)>", "point 1 2 3"},
    {"Blender Quaternion", "<Quaternion (w=1.0000, x=0.0000, y=0.0000, z=0.0000)>", "!"},
    {"Blender Euler", "<Euler (x=0.0000, y=0.0000, z=1.5708), order='XYZ'>", "!"},
    {"Blender Matrix", "<Matrix 4x4 (1.0000, 0.0000, 0.0000, 5.0000)\n            (0.0000, 1.0000, "
     "0.0000, 6.0000)\n            (0.0000, 0.0000, 1.0000, 7.0000)\n            (0.0000, 0.0000, "
     "0.0000, 1.0000)>\n\nVector((1.0, 2.0, 3.0))", "point 6 8 10"},
    {"ROS echo Point", "x: 1.0\ny: 2.0\nz: 3.0\n---", "point 1 2 3"},
    {"ROS echo PointStamped", "header:\n  seq: 5\n  stamp:\n    secs: 1704103200\n    nsecs: 0\n  "
     "frame_id: \"map\"\npoint:\n  x: 1.0\n  y: 2.0\n  z: 3.0", "point 1 2 3; ?"},
    {"ROS echo Pose", "position:\n  x: 1.0\n  y: 2.0\n  z: 3.0\norientation:\n  x: 0.0\n  y: 0.0\n  "
     "z: 0.0\n  w: 1.0", "point 1 2 3; ?"},
    {"ROS marker", "pose:\n  position:\n    x: 1.0\n    y: 2.0\n    z: 3.0\n  orientation:\n    x: "
     "0.0\n    y: 0.0\n    z: 1.0\n    w: 0.0\nscale:\n  x: 2.0\n  y: 4.0\n  z: 6.0",
     "obb 1 2 3 -1 0 0 0 -1 0 0 0 1 1 2 3"},
    {"ROS Python repr", "geometry_msgs.msg.Pose(position=geometry_msgs.msg.Point(x=1.0, y=2.0, "
     "z=3.0), orientation=geometry_msgs.msg.Quaternion(x=0.0, y=0.0, z=0.0, w=1.0))",
     "point 1 2 3; ?"},
    {"ROS tf echo", "At time 0.0\n- Translation: [1.000, 2.000, 3.000]\n- Rotation: in Quaternion "
     "[0.000, 0.000, 0.000, 1.000]", "point 1 2 3; ?"},
    {"protobuf point", "x: 1.0\ny: 2.0\nz: 3.0", "point 1 2 3"},
    {"protobuf box", "min {\n  x: 0.0\n  y: 0.0\n  z: 0.0\n}\nmax {\n  x: 1.0\n  y: 1.0\n  z: "
     "1.0\n}", "aabb 0 0 0 1 1 1"},
    {"protobuf box on a line", "min { x: 0 y: 0 z: 0 } max { x: 1 y: 1 z: 1 }",
     "aabb 0 0 0 1 1 1"},
    {"protobuf sphere", "center {\n  x: 1\n  y: 2\n  z: 3\n}\nradius: 0.5", "sphere 1 2 3 0.5"},
    {"protobuf without zeros", "min {\n  x: -1\n}\nmax {\n  x: 1\n  y: 1\n  z: 1\n}", "!"},
    {"USD extent", "float3[] extent = [(0, 0, 0), (1, 1, 1)]", "aabb 0 0 0 1 1 1"},
    {"USD points", "point3f[] points = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"USD Gf.Vec3d", "Gf.Vec3d(1.0, 2.0, 3.0)", "point 1 2 3"},
    {"USD translate", "double3 xformOp:translate = (1, 2, 3)", "point 1 2 3"},
    {"Maya", "setAttr \".t\" -type \"double3\" 1 2 3 ;", "point 1 2 3"},
    {"OpenSCAD", "polyhedron(points=[[0,0,0],[1,0,0],[0,1,0],[0,0,1]], faces=[[0,2,1],[0,1,3],[0,3,"
     "2],[1,2,3]]);", "mesh 4v 4t"},
    {"FreeCAD", "Vector (1.0, 2.0, 3.0)", "point 1 2 3"},
    {"FreeCAD BoundBox", "BoundBox (0, 0, 0, 1, 1, 1)", "aabb 0 0 0 1 1 1"},
    {"Rhino", "Point coordinate = 1.000,2.000,3.000", "point 1 2 3"},
    {"Qt QVector3D", "QVector3D(1, 2, 3)", "point 1 2 3"},
    {"Qt QPointF", "QPointF(1,2)", "point2 1 2"},
    {"Qt QRectF", "QRectF(1,2 3x4)", "!"},
    {"OpenCV Point3f", "[1, 2, 3]", "point 1 2 3"},
    {"OpenCV Mat", "[0, 0, 0;\n 1, 0, 0;\n 0, 1, 0]", "triangle 0 0 0 1 0 0 0 1 0"},
    {"PCL", "(1,2,3)", "point 1 2 3"},
    {"GeoJSON Point", "{\"type\":\"Point\",\"coordinates\":[1,2,3]}", "point 1 2 3"},
    {"GeoJSON LineString", "{\"type\":\"LineString\",\"coordinates\":[[0,0],[1,1]]}",
     "segment2 0 0 1 1"},
    {"GeoJSON Polygon", "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[1,0],[0,1],[0,0]]]}",
     "triangle2 0 0 1 0 0 1"},
    {"GeoJSON Polygon with a hole", "{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[9,0],[9,9],[0,0]"
     "],[[1,1],[2,1],[2,2],[1,1]]]}", "!"},
    {"WKT POINT Z", "POINT Z (1 2 3)", "point 1 2 3"},
    {"WKT LINESTRING Z", "LINESTRING Z (0 0 0, 1 1 1)", "segment 0 0 0 1 1 1"},
    {"WKT TRIANGLE Z", "TRIANGLE Z ((0 0 0, 1 0 0, 0 1 0, 0 0 0))", "triangle 0 0 0 1 0 0 0 1 0"},
    {"WKT TIN", "TIN Z (((0 0 0, 0 0 1, 0 1 0, 0 0 0)), ((0 0 0, 0 1 0, 1 1 0, 0 0 0)))",
     "triangle 0 0 0 0 0 1 0 1 0; triangle 0 0 0 0 1 0 1 1 0"},
    {"WKT TIN of one", "TIN Z (((0 0 0, 1 0 0, 0 1 0, 0 0 0)))", "triangle 0 0 0 1 0 0 0 1 0"},
    {"WKT POLYHEDRALSURFACE", "POLYHEDRALSURFACE Z (((0 0 0, 0 1 0, 1 1 0, 1 0 0, 0 0 0)), ((0 0 0, "
     "0 1 0, 0 1 1, 0 0 1, 0 0 0)))", "polygon 0 0 0 0 1 0 1 1 0 1 0 0; polygon 0 0 0 0 1 0 0 1 1 0 "
     "0 1"},
    {"WKT MULTIPOINT Z", "MULTIPOINT Z ((0 0 0), (1 1 1))", "point 0 0 0; point 1 1 1"},
    {"WKT MULTIPOLYGON Z", "MULTIPOLYGON Z (((0 0 0, 1 0 0, 0 1 0, 0 0 0)), ((0 0 1, 1 0 1, 1 1 1, 0 "
     "0 1)))", "polygon 0 0 0 1 0 0 0 1 0; polygon 0 0 1 1 0 1 1 1 1"},
    {"WKT with an id of a spatial reference", "SRID=4326;POINT Z (1 2 3)", "point 1 2 3; ?"},
    {"WKT EMPTY", "POINT EMPTY", "!"},
    {"STL", "solid cube\n  facet normal 0 0 1\n    outer loop\n      vertex 0 0 0\n      vertex 1 0 "
     "0\n      vertex 0 1 0\n    endloop\n  endfacet\nendsolid cube\n",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"STL of two", "solid\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 "
     "0\nendloop\nendfacet\nfacet normal 0 0 1\nouter loop\nvertex 1 0 0\nvertex 1 1 0\nvertex 0 1 "
     "0\nendloop\nendfacet\nendsolid\n", "mesh 4v 2t"},
    {"STL facet alone", "facet normal 0 0 1\n  outer loop\n    vertex 0 0 0\n    vertex 1 0 0\n    "
     "vertex 0 1 0\n  endloop\nendfacet", "triangle 0 0 0 1 0 0 0 1 0"},
    {"STL cut off", "solid cube\n  facet normal 0 0 1\n    outer loop\n      vertex 0 0 0\n", "!"},
    {"OFF", "OFF\n4 4 6\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 0 3 2\n3 1 2 3\n",
     "mesh 4v 4t"},
    {"OFF of one", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"OFF cut off", "OFF\n4 4 6\n0 0 0\n1 0 0\n0 1 0\n", "!"},
    {"PLY", "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty "
     "float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 "
     "0\n3 0 1 2\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"OBJ", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"OBJ quad", "o plane\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nf 1/1 2/1 3/1 4/1\n",
     "mesh 4v 2t"},
    {"XYZ", "0.0 0.0 0.0\n1.0 0.0 0.0\n0.0 1.0 0.0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"PCD", "# .PCD v0.7\nVERSION 0.7\nFIELDS x y z\nSIZE 4 4 4\nTYPE F F F\nCOUNT 1 1 1\nWIDTH "
     "3\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS 3\nDATA ascii\n0 0 0\n1 0 0\n0 1 0\n", "!"},
    {"CSV", "0,0,0\n1,0,0\n0,1,0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"CSV with a header", "x,y,z\n0,0,0\n1,0,0\n0,1,0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"CSV with a quoted header", "\"x\",\"y\",\"z\"\n\"0\",\"0\",\"0\"\n\"1\",\"0\",\"0\"\n\"0\","
     "\"1\",\"0\"\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"CSV with semicolons", "x;y;z\n0;0;0\n1;0;0\n0;1;0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"CSV with decimal commas", "x;y;z\n0,5;0,5;0,5\n1,5;0,5;0,5\n", "!"},
    {"CSV with an id", "id,x,y,z\n0,0,0,0\n1,1,0,0\n2,0,1,0\n", "!"},
    {"CSV of a box", "minx,miny,minz,maxx,maxy,maxz\n0,0,0,1,1,1\n", "aabb 0 0 0 1 1 1"},
    {"CSV of spheres", "x,y,z,r\n0,0,0,1\n5,0,0,2\n", "sphere 0 0 0 1; sphere 5 0 0 2"},
    {"CSV with a name", "name,x,y,z\na,0,0,0\nb,1,0,0\n", "!"},
    {"TSV", "0\t0\t0\n1\t0\t0\n0\t1\t0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"TSV with a header", "x\ty\tz\n0\t0\t0\n1\t0\t0\n0\t1\t0\n", "triangle 0 0 0 1 0 0 0 1 0"},
    {"SVG points", "<polygon points=\"0,0 1,0 0,1\" />", "triangle2 0 0 1 0 0 1"},
    {"SVG points alone", "points=\"0,0 1,0 0,1\"", "triangle2 0 0 1 0 0 1"},
    {"SVG path", "<path d=\"M 0 0 L 1 0 L 0 1 Z\"/>", "!"},
    {"X3D", "<Coordinate point=\"0 0 0, 1 0 0, 0 1 0\"/>", "triangle 0 0 0 1 0 0 0 1 0"},
    {"COLLADA", "<float_array id=\"p\" count=\"9\">0 0 0 1 0 0 0 1 0</float_array>", "!"},
    {"glTF accessor", "{\"type\":\"VEC3\",\"min\":[0,0,0],\"max\":[1,1,1]}", "aabb 0 0 0 1 1 1"},
    {"POV-Ray sphere", "sphere { <1, 2, 3>, 0.5 }", "sphere 1 2 3 0.5"},
    {"POV-Ray box", "box { <0, 0, 0>, <1, 1, 1> }", "aabb 0 0 0 1 1 1"},
    {"POV-Ray cylinder", "cylinder { <0, 0, 0>, <0, 1, 0>, 0.25 }", "cylinder 0 0 0 0 1 0 0.25"},
    {"POV-Ray triangle", "triangle { <0, 0, 0>, <1, 0, 0>, <0, 1, 0> }",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"JSON of quoted hexadecimal floats", "{\"min\": [\"0x0p+0\", \"0x0p+0\", \"0x0p+0\"], \"max\": "
     "[\"0x1p+0\", \"0x1p+0\", \"0x1.8p+0\"]}", "aabb 0 0 0 1 1 1.5"},
    {"JSON of strings", "{\"x\": \"1\", \"y\": \"2\", \"z\": \"0.5\"}", "point 1 2 0.5"},
    {"Hairline line of requests", "{\"type\": \"triangle\", \"vertices\": [[0,0,0],[1,0,0],[0,1,0]]}",
     "triangle 0 0 0 1 0 0 0 1 0"},
};

}  // namespace hairline::testing
