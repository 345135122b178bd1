#include "app/bvh_report.h"

#include <cmath>
#include <cstdio>

#include "app/text_table.h"
#include "core/query/json_object.h"

namespace hairline {
namespace {

std::string rounded(double number, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  return text;
}

std::string textOf(const Vector3<double>& v) {
  std::string text;
  appendJsonList(text, std::array{v[0], v[1], v[2]},
                 [&](double number) { appendJsonNumber(text, number); });
  return text;
}

std::string number(double x) {
  std::string text;
  appendJsonNumber(text, x);
  return text;
}

std::string answerText(const BvhReport& report) {
  // This many pairs are listed; JSON has all.
  constexpr std::size_t listed = 20;
  if (report.pairs) {
    if (!report.pairs->hit) return "no triangles intersect";
    std::string text = std::to_string(report.pairs->count) +
                       (report.pairs->count == 1 ? " pair of triangles intersects"
                                                 : " pairs of triangles intersect");
    const auto& pairs = report.pairs->pairs;
    for (std::size_t i = 0; i < std::min(listed, pairs.size()); ++i) {
      text += "\n  " + std::to_string(pairs[i].a) + " and " + std::to_string(pairs[i].b);
    }
    if (pairs.size() > listed) {
      text += "\n  and " + std::to_string(pairs.size() - listed) + " more (--json lists all)";
    }
    return text;
  }
  if (report.query == "ray") {
    if (!report.hit) return "the ray hits nothing";
    return "the ray hits triangle " + std::to_string(report.hit->triangle) +
           " first, at t = " + number(report.hit->t);
  }
  if (report.query == "nearest") {
    if (!report.nearest) return "the mesh has no triangles";
    return "nearest is " + textOf(report.nearest->point) + " of triangle " +
           std::to_string(report.nearest->triangle) + ", at a squared distance of " +
           number(report.nearest->squaredDistance);
  }
  if (!report.contact) return "the meshes never touch";
  return "they touch first at time " + number(report.contact->time) + ", triangle " +
         std::to_string(report.contact->pair.a) + " of the first and " +
         std::to_string(report.contact->pair.b) + " of the second";
}

void appendPair(std::string& text, const TrianglePair& pair) {
  text += '[' + std::to_string(pair.a) + ',' + std::to_string(pair.b) + ']';
}

void appendAnswer(JsonObject& line, std::string& text, const BvhReport& report) {
  const auto count = [&](const char* key, std::uint64_t amount) {
    line.key(key);
    text += std::to_string(amount);
  };
  line.field("query", report.query);
  line.field("scalar", report.scalar);
  if (report.pairs) {
    line.field("hit", report.pairs->hit);
    count("count", report.pairs->count);
    line.key("pairs");
    appendJsonList(text, report.pairs->pairs,
                   [&](const TrianglePair& pair) { appendPair(text, pair); });
  } else if (report.query == "ray") {
    line.field("hit", report.hit.has_value());
    if (report.hit) {
      line.field("triangle", report.hit->triangle);
      line.field("t", report.hit->t);
    }
  } else if (report.query == "nearest") {
    if (report.nearest) {
      line.field("triangle", report.nearest->triangle);
      line.key("point");
      text += textOf(report.nearest->point);
      if (std::isfinite(report.nearest->squaredDistance)) {
        line.field("sqdist", report.nearest->squaredDistance);
      } else {
        line.field("overflow", true);
      }
    }
  } else {
    line.field("hit", report.contact.has_value());
    if (report.contact) {
      line.field("time", report.contact->time);
      line.key("pair");
      appendPair(text, report.contact->pair);
      line.key("normal");
      text += textOf(report.contact->normal);
    }
  }
  count("volume_tests", report.counters.volumeTests);
  count("pruned", report.counters.pruned);
  count("triangle_tests", report.counters.triangleTests);
  line.field("seconds", report.seconds);
}

}  // namespace

std::string textOf(const BvhReport& report) {
  TextTable table;
  table.addRow({"mesh", "triangles", "nodes", "leaves", "depth", "cost", "overlap",
                "bytes per triangle", "built in s"});
  for (const BvhReport::OfTree& tree : report.trees) {
    const auto& q = tree.quality;
    const double triangles = std::max<double>(1, static_cast<double>(tree.triangles));
    table.addRow({tree.path, std::to_string(tree.triangles), std::to_string(q.nodes),
                  std::to_string(q.leaves), std::to_string(q.depth), rounded(q.cost, 2),
                  rounded(q.overlap, 2), rounded(static_cast<double>(q.bytes) / triangles, 1),
                  rounded(tree.buildSeconds, 3)});
  }
  std::string text = report.build + ", " + report.volume + '\n' + table.text();
  if (report.query.empty()) return text;
  text += '\n' + answerText(report) + '\n';
  text += "volume tests: " + std::to_string(report.counters.volumeTests) + " (" +
          std::to_string(report.counters.pruned) + " pruned), triangle tests in " + report.scalar +
          ": " + std::to_string(report.counters.triangleTests) +
          ", seconds: " + rounded(report.seconds, 3) + '\n';
  return text;
}

std::string jsonOf(const BvhReport& report) {
  std::string text;
  {
    JsonObject line(text);
    line.field("build", report.build);
    line.field("volume", report.volume);
    line.key("meshes");
    appendJsonList(text, report.trees, [&](const BvhReport::OfTree& tree) {
      JsonObject object(text);
      const auto count = [&](const char* key, std::size_t amount) {
        object.key(key);
        text += std::to_string(amount);
      };
      object.field("mesh", tree.path);
      count("triangles", tree.triangles);
      count("nodes", tree.quality.nodes);
      count("leaves", tree.quality.leaves);
      object.field("depth", tree.quality.depth);
      object.field("cost", tree.quality.cost);
      object.field("overlap", tree.quality.overlap);
      count("bytes", tree.quality.bytes);
      object.key("seconds");
      JsonObject seconds(text);
      seconds.field("load", tree.readSeconds);
      seconds.field("build", tree.buildSeconds);
    });
    if (!report.query.empty()) {
      line.key("answer");
      JsonObject answer(text);
      appendAnswer(answer, text, report);
    }
  }
  return text + '\n';
}

}  // namespace hairline
