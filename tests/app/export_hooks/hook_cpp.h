#include <string>

#include "ask.h"
template <typename Real>
std::string json(const Real (&v)[3]) {
  char text[200];
  snprintf(text, sizeof text, "[%.17g,%.17g,%.17g]", double(v[0]), double(v[1]), double(v[2]));
  return text;
}
// Chosen by the fields of a shape, because a test defines only the types that it needs.
template <typename Shape>
auto json(const Shape& s) -> decltype(s.vertices, std::string()) {
  return "\"type\":\"triangle\",\"vertices\":[" + json(s.vertices[0]) + "," + json(s.vertices[1]) +
         "," + json(s.vertices[2]) + "]";
}
template <typename Shape>
auto json(const Shape& s) -> decltype(s.min, std::string()) {
  return "\"type\":\"aabb\",\"min\":" + json(s.min) + ",\"max\":" + json(s.max);
}
template <typename Shape>
auto json(const Shape& s) -> decltype(s.offset, std::string()) {
  char text[60];
  snprintf(text, sizeof text, "%.17g", double(s.offset));
  return "\"type\":\"plane\",\"normal\":" + json(s.normal) + ",\"offset\":" + text;
}
inline bool ask(const std::string& kind, const std::string& a, const std::string& b,
                const char* field, char* value) {
  const std::string request = "\"kind\":\"" + kind + "\",\"a\":{" + a + "},\"b\":{" + b + "}";
  return hairline_ask(request.c_str(), field, value) != 0;
}
template <typename A, typename B>
bool intersects(const A& a, const B& b) {
  char value[32];
  return ask("intersect", json(a), json(b), "\"hit\":", value);
}
template <template <typename> class A, typename B, typename Real>
Real squareDistance(const A<Real>& a, const B& b) {
  char value[32];
  ask("closest", json(a), json(b), "\"sqdist\":", value);
  return static_cast<Real>(atof(value));
}
template <typename A, typename B, typename M>
bool sweepHits(const A& a, const M& m, const B& b, const M& n) {
  char value[32];
  return ask("sweep", json(a) + ",\"displacement\":" + json(m.displacement),
             json(b) + ",\"displacement\":" + json(n.displacement), "\"hit\":", value);
}
template <typename A, typename B>
int sideOf(const A& a, const B& b) {
  char value[32];
  ask("side", json(a), json(b), "\"side\":", value);
  return value[1] == 'f' ? 1 : value[1] == 'b' ? -1 : 0;
}
