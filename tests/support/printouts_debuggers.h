#pragma once

#include "tests/support/printouts.h"

namespace hairline::testing {

/// What debuggers and logs show.
inline constexpr PastedSample debuggerSamples[] = {
    {"gdb print struct", R"($1 = {x = 1, y = 2.5, z = -3})", "point 1 2.5 -3"},
    {"gdb print with prompt", "(gdb) p tri\n$1 = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}\n(gdb) ",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb print array of floats", "$2 = {0.100000001, 0.200000003, 0.300000012}",
     "point 0.1f 0.2f 0.3f"},
    {"gdb print triangle of structs",
     "$3 = {v0 = {x = 0, y = 0, z = 0}, v1 = {x = 1, y = 0, z = 0}, v2 = {x = 0, y = 1, z = 0}}",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb set print pretty",
     "$4 = {\n  center = {\n    x = 1,\n    y = 2,\n    z = 3\n  },\n  radius = 0.5\n}",
     "sphere 1 2 3 0.5"},
    {"gdb set print array on",
     "$5 = {{0, 0, 0},\n  {1, 0, 0},\n  {0, 1, 0}}", "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb array indexes", "$6 = {[0] = {x = 0, y = 0, z = 0}, [1] = {x = 1, y = 0, z = 0}, "
     "[2] = {x = 0, y = 1, z = 0}}", "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb info locals", "a = {x = 0, y = 0, z = 0}\nb = {x = 1, y = 0, z = 0}\n"
     "c = {x = 0, y = 1, z = 0}\nhit = false", "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb info locals of two types",
     "ev = {x = 0.10000000000000001, y = 0.20000000000000001, z = 0.29999999999999999}\n"
     "ef = {x = 0.100000001, y = 0.200000003, z = 0.300000012}",
     "point 0.1 0.2 0.3; point 0.1f 0.2f 0.3f"},
    {"gdb info locals of unlike things",
     "eye = {x = 0, y = 0, z = 5}\nscale = {x = 1, y = 2, z = 3}\ni = 4",
     "point 0 0 5; point 1 2 3; ?"},
    {"gdb info locals, float sphere of double radius",
     "center = {x = 0.100000001, y = 2, z = 3}\nradius = 0.10000000000000001",
     "sphere 0.1f 2 3 0.1"},
    {"gdb info locals with a box and a ray",
     "box = {min = {x = -1, y = -1, z = -1}, max = {x = 1, y = 1, z = 1}}\n"
     "ray = {origin = {x = 0, y = 0, z = 5}, dir = {x = 0, y = 0, z = -1}}\nt = 0.5\n"
     "__PRETTY_FUNCTION__ = \"bool hit(Ray, Box)\"",
     "aabb -1 -1 -1 1 1 1; ray 0 0 5 0 0 -1; ?"},
    {"gdb info args", "tri = @0x7fffffffe0a0: {a = {x = 0, y = 0, z = 0}, b = {x = 1, y = 0, "
     "z = 0}, c = {x = 0, y = 1, z = 0}}\nbox = @0x7fffffffe0d0: {lo = {x = 0, y = 0, z = 0}, "
     "hi = {x = 1, y = 1, z = 1}}", "triangle 0 0 0 1 0 0 0 1 0; aabb 0 0 0 1 1 1"},
    {"gdb x/9fw", "0x7fffffffe0a0:\t0\t0\t0\t1\n0x7fffffffe0b0:\t0\t0\t0\t1\n"
     "0x7fffffffe0c0:\t0.100000001", "triangle 0 0 0 1 0 0 0 1 0.1f"},
    {"gdb x/9fw with symbols", "0x555555558040 <tri>:\t0\t0\t0\t1\n"
     "0x555555558050 <tri+16>:\t0\t0\t0\t1\n0x555555558060 <tri+32>:\t0.5",
     "triangle 0 0 0 1 0 0 0 1 0.5"},
    {"gdb x/3gf", "0x7fffffffe0a0:\t0.10000000000000001\t2\n0x7fffffffe0b0:\t3", "point 0.1 2 3"},
    {"gdb x/6fg", "0x7fffffffe0a0:\t-1\t-1\n0x7fffffffe0b0:\t-1\t1\n0x7fffffffe0c0:\t1\t1",
     "segment -1 -1 -1 1 1 1"},
    {"gdb x/3xw", "0x7fffffffe0a0:\t0x3dcccccd\t0x40000000\t0x40400000",
     "point 0.1f 2 3; ?"},
    {"gdb p/x bits, type named", "float v[3] = {0x3dcccccd, 0x40000000, 0x40400000}",
     "point 0.1f 2 3"},
    {"gdb p/x of doubles, type named",
     "(double [3]) $1 = {0x3fb999999999999a, 0x4000000000000000, 0x4008000000000000}",
     "point 0.1 2 3"},
    {"gdb p/x bits, type unnamed", "$7 = {0x3dcccccd, 0x40000000, 0x40400000}",
     "point 0.1f 2 3; ?"},
    {"gdb p/f of a float array pointer", "$8 = {0, 0, 0, 1, 0, 0, 0, 1, 0}",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb pointer to struct", "$9 = (Vec3 *) 0x7fffffffe0a0", "!"},
    {"gdb dereferenced", "$10 = (Sphere) {c = {x = 1, y = 2, z = 3}, r = 0.5}",
     "sphere 1 2 3 0.5"},
    {"gdb std::array", "$11 = {_M_elems = {1, 2, 3}}", "point 1 2 3"},
    {"gdb std::array of structs", "$12 = {_M_elems = {{x = 0, y = 0, z = 0}, {x = 1, y = 0, z = 0},"
     " {x = 0, y = 1, z = 0}}}", "triangle 0 0 0 1 0 0 0 1 0"},
    {"gdb std::vector of floats",
     "$13 = std::vector of length 6, capacity 8 = {-1, -1, -1, 1, 1, 1}", "segment -1 -1 -1 1 1 1"},
    {"gdb std::pair", "$14 = {first = {x = 0, y = 0, z = 0}, second = {x = 1, y = 1, z = 1}}",
     "segment 0 0 0 1 1 1"},
    {"gdb std::optional", "$15 = std::optional<Vec3> = {[contained value] = {x = 1, y = 2, z = 3}}",
     "point 1 2 3"},
    {"gdb std::unique_ptr", "$16 = std::unique_ptr<Sphere> = {get() = 0x55555556aeb0}", "!"},
    {"gdb AlignedBox", "$17 = {m_min = {<Eigen::PlainObjectBase<Eigen::Matrix<double, 3, 1> >> = "
     "{m_storage = {m_data = {array = {-1, -2, -3}}}}, <No data fields>}, m_max = "
     "{<Eigen::PlainObjectBase<Eigen::Matrix<double, 3, 1> >> = {m_storage = {m_data = {array = "
     "{1, 2, 3}}}}, <No data fields>}}", "aabb -1 -2 -3 1 2 3"},
    {"gdb Eigen pretty printer", "$18 = Eigen::Matrix<double,3,1,ColMajor> (data ptr: "
     "0x7fffffffe0a0) = {[0] = 1, [1] = 2, [2] = 3}", "point 1 2 3"},
    {"gdb nested capsule", "$19 = {segment = {a = {x = 0, y = 0, z = 0}, b = {x = 0, y = 1, "
     "z = 0}}, radius = 0.25}", "capsule 0 0 0 0 1 0 0.25; ?"},
    {"gdb type named capsule", "$20 = (Capsule) {p = {x = 0, y = 0, z = 0}, q = {x = 0, y = 1, "
     "z = 0}, radius = 0.25}", "capsule 0 0 0 0 1 0 0.25"},
    {"gdb type named cylinder", "$21 = (Cylinder &) @0x7ffe: {a = {0, 0, 0}, b = {0, 1, 0}, "
     "radius = 0.25}", "cylinder 0 0 0 0 1 0 0.25"},
    {"gdb identifiers", "$22 = {FLT_MAX, 0, 0}", "!"},
    {"gdb NaN", "$23 = {x = -nan(0x400000), y = 0, z = 0}", "!"},
    {"gdb infinity", "$24 = {x = inf, y = 0, z = 0}", "!"},
    {"gdb optimized out", "$25 = {x = <optimized out>, y = 0, z = 0}", "!"},
    {"gdb error", "$26 = {x = 1, y = 2, z = <error: Cannot access memory at address 0x8>}", "!"},
    {"gdb cut off", "$27 = {{0, 0, 0}, {1, 0, 0}...}", "!"},
    {"gdb vector register", "$28 = {v4_float = {1, 2, 3, 0}, v2_double = {2, 0.0078125}}", "!"},
    {"gdb frame and locals", "#0  intersect (tri=..., box=...) at src/overlap.cpp:42\n"
     "42\t  return false;\n", "!"},
    {"gdb backtrace then print", "#0  0x0000555555555189 in overlap (a=..., b=...) at t.cpp:10\n"
     "#1  0x00005555555551f0 in main () at t.cpp:20\n$1 = {x = 1, y = 2, z = 3}", "point 1 2 3"},
    {"gdb display", "1: p = {x = 1, y = 2, z = 3}", "point 1 2 3"},
    {"gdb btVector3", "$29 = {m_floats = {1, 2, 3, 0}}", "point 1 2 3; ?"},
    {"gdb Jolt Vec3", "$30 = {mValue = {1, 2, 3, 3}, mF32 = {1, 2, 3, 3}}", "!"},
    {"gdb PxTransform and box", "$31 = {geom = {halfExtents = {x = 1, y = 2, z = 3}}, pose = "
     "{q = {x = 0, y = 0, z = 1, w = 0}, p = {x = 4, y = 5, z = 6}}}",
     "obb 4 5 6 -1 0 0 0 -1 0 0 0 1 1 2 3"},
    {"gdb negative zero", "$32 = {x = -0, y = 0, z = 1}", "point -0 0 1"},
    {"gdb 2d", "$33 = {x = 1, y = 2}", "point2 1 2"},
    {"gdb struct with a string", "$34 = {name = \"box 1\", min = {0, 0, 0}, max = {1, 1, 1}}",
     "aabb 0 0 0 1 1 1"},
    {"gdb bool field", "$35 = {min = {0, 0, 0}, max = {1, 1, 1}, valid = true}",
     "aabb 0 0 0 1 1 1"},
    {"gdb base class", "$36 = {<Shape> = {_vptr.Shape = 0x555555557d50 <vtable for Ball+16>}, "
     "center = {x = 1, y = 2, z = 3}, radius = 0.5}", "sphere 1 2 3 0.5"},
    {"lldb frame variable", "(Vec3) a = (x = 0, y = 0, z = 0)\n(Vec3) b = (x = 1, y = 0, z = 0)\n"
     "(Vec3) c = (x = 0, y = 1, z = 0)", "triangle 0 0 0 1 0 0 0 1 0"},
    {"lldb frame variable of two types", "(Vec3d) a = (x = 0, y = 0, z = 0)\n"
     "(Vec3f) b = (x = 1, y = 0, z = 0)", "point 0 0 0; point 1 0 0"},
    {"lldb nested lines", "(Triangle) tri = {\n  a = (x = 0, y = 0, z = 0)\n"
     "  b = (x = 1, y = 0, z = 0)\n  c = (x = 0, y = 1, z = 0)\n}", "triangle 0 0 0 1 0 0 0 1 0"},
    {"lldb std::vector", "(std::vector<float>) v = size=3 {\n  [0] = 1\n  [1] = 2\n  [2] = 3\n}",
     "point 1 2 3"},
    {"lldb std::array", "(std::array<double, 3>) v = {\n  __elems_ = ([0] = 1, [1] = 2, [2] = 3)\n"
     "}", "point 1 2 3"},
    {"lldb simd", "(simd_float3) $0 = (1, 2, 3)", "point 1 2 3"},
    {"lldb memory read float", "0x16fdff2a0: {1 2 3}", "point 1 2 3"},
    {"lldb memory read -f f", "0x16fdff2a0: 0 0 0\n0x16fdff2ac: 1 0 0\n0x16fdff2b8: 0 1 0",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"lldb with prompt", "(lldb) p box\n(Box) $0 = {\n  min = (x = 0, y = 0, z = 0)\n"
     "  max = (x = 1, y = 1, z = 1)\n}", "aabb 0 0 0 1 1 1"},
    {"lldb stop line", "* thread #1, name = 'app', stop reason = breakpoint 1.1\n"
     "    frame #0: 0x0000000100003f30 app`main at t.cpp:12:5\n(Vec3) p = (x = 1, y = 2, z = 3)",
     "point 1 2 3"},
    {"lldb pointer", "(Vec3 *) p = 0x000000016fdff2a0", "!"},
    {"Visual Studio watch", "\t\tp\t{x=1.00000000 y=2.00000000 z=3.00000000 }\tVec3",
     "point 1 2 3"},
    {"Visual Studio watch of three", "+\t\ta\t{x=0.00000000 y=0.00000000 z=0.00000000 }\tVec3\n"
     "+\t\tb\t{x=1.00000000 y=0.00000000 z=0.00000000 }\tVec3\n"
     "+\t\tc\t{x=0.00000000 y=1.00000000 z=0.00000000 }\tVec3", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Visual Studio autos", "\t\thit\tfalse\tbool\n+\t\tbox\t{min={x=0.00000000 y=0.00000000 "
     "z=0.00000000 } max={x=1.00000000 y=1.00000000 z=1.00000000 } }\tBox", "aabb 0 0 0 1 1 1"},
    {"Visual Studio immediate", "{x=1.00000000 y=2.00000000 z=3.00000000 }\n    x: 1.00000000\n"
     "    y: 2.00000000\n    z: 3.00000000", "point 1 2 3; point 1 2 3"},
    {"Visual Studio doubles", "\t\tp\t{x=0.10000000000000001 y=2.0000000000000000 "
     "z=3.0000000000000000 }\tVec3d", "point 0.1 2 3"},
    {"Visual Studio array", "\t\tv\t0x000000a3bd6ff5d8 {1.00000000, 2.00000000, 3.00000000}\t"
     "float[3]", "point 1 2 3"},
    {"Visual Studio std::vector", "+\t\tpts\t{ size=2 }\tstd::vector<Vec3,std::allocator<Vec3>>\n"
     "+\t\t[0]\t{x=0.00000000 y=0.00000000 z=0.00000000 }\tVec3\n"
     "+\t\t[1]\t{x=1.00000000 y=1.00000000 z=1.00000000 }\tVec3", "segment 0 0 0 1 1 1; ?"},
    {"Visual Studio uninitialized",
     "\t\tp\t{x=-107374176. y=-107374176. z=-107374176. }\tVec3",
     "point -107374176 -107374176 -107374176"},
    {"Visual Studio NaN", "\t\tp\t{x=-nan(ind) y=0.00000000 z=0.00000000 }\tVec3", "!"},
    {"Visual Studio FTransform", "{Rotation={X=0.0 Y=0.0 Z=1.0 W=0.0} Translation={X=1.0 Y=2.0 "
     "Z=3.0} Scale3D={X=1.0 Y=1.0 Z=1.0}}", "point 1 2 3; ?"},
    {"WinDbg dt", "Local var @ 0x8ff7d0 Type Vec3\n   +0x000 x                : 1 \n"
     "   +0x004 y                : 2 \n   +0x008 z                : 3 ", "point 1 2 3"},
    {"WinDbg dx", "p                : {x=1.00000000 y=2.00000000 z=3.00000000 } [Type: Vec3]",
     "point 1 2 3"},
    {"WinDbg dd", "0000008f`f7d0f7d0  3f800000 40000000 40400000", "!"},
    {"WinDbg df", "0000008f`f7d0f7d0               1                2                3 ", "point 1 2 3"},
    {"Xcode variables", "p\tVec3\t(x = 1, y = 2, z = 3)", "point 1 2 3"},
    {"CLion", "tri = {Vec3 [3]} \n [0] = {Vec3} \n  x = {float} 0\n  y = {float} 0\n"
     "  z = {float} 0\n [1] = {Vec3} \n  x = {float} 1\n  y = {float} 0\n  z = {float} 0",
     "point 0 0 0; point 1 0 0"},
    {"VS Code variables", "p: {...}\nx: 1\ny: 2\nz: 3", "point 1 2 3; !"},
    {"Qt Creator", "[0]\t1.0\tfloat\n[1]\t2.0\tfloat\n[2]\t3.0\tfloat", "point 1 2 3"},
    {"spdlog", "[2024-01-01 10:00:00.123] [info] tri=[(0,0,0),(1,0,0),(0,1,0)]",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"spdlog with logger and source",
     "[2024-01-01 10:00:00.123] [physics] [debug] [overlap.cpp:42] p = (1.5, 2.5, 3.5)",
     "point 1.5 2.5 3.5"},
    {"spdlog lines", "[2024-01-01 10:00:00.123] [info] v0: 0 0 0\n"
     "[2024-01-01 10:00:00.124] [info] v1: 1 0 0\n[2024-01-01 10:00:00.125] [info] v2: 0 1 0",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"time and level", "2024-01-01 10:00:00.123 INFO tri=[(0,0,0),(1,0,0),(0,1,0)]",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"ISO time", "2024-01-01T10:00:00.123456Z DEBUG center=(1, 2, 3) radius=0.5",
     "sphere 1 2 3 0.5"},
    {"ISO time with zone", "2024-01-01T10:00:00+01:00 WARN box min=(0,0,0) max=(1,1,1)",
     "aabb 0 0 0 1 1 1"},
    {"time alone", "10:00:00.123 p = (1, 2, 3)", "point 1 2 3"},
    {"glog", "I0101 10:00:00.123456  1234 overlap.cpp:42] p = (1, 2, 3)", "point 1 2 3"},
    {"abseil", "I1126 17:24:07.000001   99999 main.cc:7] tri: (0,0,0) (1,0,0) (0,1,0)",
     "triangle 0 0 0 1 0 0 0 1 0"},
    {"log4j", "2024-01-01 10:00:00,123 [main] DEBUG com.acme.Overlap - point (1.0, 2.0, 3.0)",
     "point 1 2 3"},
    {"log4j2", "10:00:00.123 [pool-1-thread-2] INFO  com.acme.Overlap - min=(0,0,0) max=(1,1,1)",
     "aabb 0 0 0 1 1 1"},
    {"Spring", "2024-01-01 10:00:00.123  INFO 4711 --- [           main] com.acme.Overlap         "
     ": sphere center=(1, 2, 3), radius=0.5", "sphere 1 2 3 0.5"},
    {"Android logcat", "01-01 10:00:00.123  1234  1250 D Physics : pos=(1.0, 2.0, 3.0)",
     "point 1 2 3"},
    {"Android logcat brief", "D/Physics ( 1234): pos=(1.0, 2.0, 3.0)", "point 1 2 3"},
    {"journald", "Jan 01 10:00:00 host sim[1234]: pos = (1, 2, 3)", "point 1 2 3"},
    {"kernel", "[12345.678901] sim: pos = (1, 2, 3)", "point 1 2 3"},
    {"syslog RFC 5424", "<34>1 2024-01-01T10:00:00.003Z host sim 1234 ID47 - pos = (1, 2, 3)",
     "point 1 2 3"},
    {"Unreal log", "[2024.01.01-10.00.00:123][  0]LogTemp: Warning: X=1.000 Y=2.000 Z=3.000",
     "point 1 2 3"},
    {"Unreal log short", "LogTemp: Display: Box: IsValid=true, Min=(X=0.000 Y=0.000 Z=0.000), "
     "Max=(X=1.000 Y=1.000 Z=1.000)", "aabb 0 0 0 1 1 1"},
    {"Unity console", "[10:00:00] (1.00, 2.00, 3.00)\nUnityEngine.Debug:Log (object)\n"
     "Mover:Update () (at Assets/Mover.cs:12)", "point 1 2 3"},
    {"file and line", "overlap.cpp:42: p = (1, 2, 3)", "point 1 2 3"},
    {"bracketed file and line", "[overlap.cpp:42] p = (1, 2, 3)", "point 1 2 3"},
    {"file, line and column", "src/overlap.cpp:42:7: p = (1, 2, 3)", "point 1 2 3"},
    {"Visual C++ output", "c:\\src\\overlap.cpp(42): p = (1, 2, 3)", "point 1 2 3"},
    {"Python logging", "DEBUG:root:p = (1.0, 2.0, 3.0)", "point 1 2 3"},
    {"Python logging format", "2024-01-01 10:00:00,123 - physics - INFO - p = (1.0, 2.0, 3.0)",
     "point 1 2 3"},
    {"Rust env_logger", "[2024-01-01T10:00:00Z INFO  sim::overlap] p = Vec3(1.0, 2.0, 3.0)",
     "point 1 2 3"},
    {"Rust tracing", "2024-01-01T10:00:00.123456Z  INFO sim: p=[1.0, 2.0, 3.0]", "point 1 2 3"},
    {"Rust dbg!", "[src/main.rs:10:5] p = Vec3 {\n    x: 1.0,\n    y: 2.0,\n    z: 3.0,\n}",
     "point 1 2 3"},
    {"Rust dbg! of an array", "[src/main.rs:10] tri = [\n    [\n        0.0,\n        0.0,\n"
     "        0.0,\n    ],\n    [\n        1.0,\n        0.0,\n        0.0,\n    ],\n    [\n"
     "        0.0,\n        1.0,\n        0.0,\n    ],\n]", "triangle 0 0 0 1 0 0 0 1 0"},
    {"Go log", "2024/01/01 10:00:00 p = {1 2 3}", "point 1 2 3"},
    {"Go log with file", "2024/01/01 10:00:00 main.go:12: p = {X:1 Y:2 Z:3}", "point 1 2 3"},
    {"Go slog", "time=2024-01-01T10:00:00.000Z level=INFO msg=hit p=\"{1 2 3}\"", "!"},
    {"ROS 1 log", "[ INFO] [1704103200.123456789]: position (1, 2, 3)", "point 1 2 3"},
    {"ROS 2 log", "[INFO] [1704103200.123456789] [mover]: position: 1.0 2.0 3.0", "point 1 2 3"},
    {"Qt message", "qt.sim.overlap: QVector3D(1, 2, 3)", "point 1 2 3"},
    {"assertion", "sim: overlap.cpp:42: bool hit(): Assertion `t >= 0' failed.", "!"},
    {"assertion and values", "overlap.cpp:42: Assertion `t >= 0' failed.\np = (1, 2, 3)",
     "point 1 2 3"},
    {"Catch2", "  overlap.cpp:42: FAILED:\n  p := { 1.0f, 2.0f, 3.0f }", "point 1 2 3"},
    {"Python traceback", "Traceback (most recent call last):\n  File \"sim.py\", line 12, in "
     "<module>\n    step()\np = (1, 2, 3)", "point 1 2 3"},
    {"Java stack trace", "java.lang.IllegalStateException: p=(1.0, 2.0, 3.0)\n"
     "\tat com.acme.Overlap.hit(Overlap.java:42)\n\tat com.acme.Main.main(Main.java:10)",
     "point 1 2 3"},
    {"JavaScript stack trace", "Error: p=[1, 2, 3]\n    at hit (/app/overlap.js:42:7)\n"
     "    at Object.<anonymous> (/app/main.js:3:1)", "point 1 2 3"},
    {"C# stack trace", "p: (1, 2, 3)\n   at Sim.Overlap.Hit() in /src/Overlap.cs:line 42",
     "point 1 2 3"},
    {"level alone", "INFO: center = (1, 2, 3), radius = 0.5", "sphere 1 2 3 0.5"},
    {"thread id", "[10:00:00.123] [thread 1234] [info] p = (1, 2, 3)", "point 1 2 3"},
    {"trajectory keeps its numbers", "0.1 1 2 3\n0.2 2 3 4", "polygon 0.1 0.2 0 1 2 0 2 3 0 3 4 0; ?"},
};

}  // namespace hairline::testing
