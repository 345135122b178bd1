#include "core/search/finding.h"

#include <algorithm>

#include "core/search/plugin/plugin_command.h"

namespace hairline {
namespace {

constexpr std::array<std::string_view, 10> verdictNames{
    "", "", "", "front", "behind", "straddles", "none", "point", "line", "plane"};

template <typename Enumeration, typename Names>
std::optional<Enumeration> valueOf(const Json& object, const char* key, const Names& names) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  const auto place = std::ranges::find(names, found->template get_ref<const std::string&>());
  if (place == names.end()) return std::nullopt;
  return static_cast<Enumeration>(place - names.begin());
}

constexpr std::array scalarNames{name(ScalarKind::float32), name(ScalarKind::float64),
                                 name(ScalarKind::exact)};

std::string textOf(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A method; older files name libraries by their path.
std::string methodOf(const Json& object, const char* key) {
  return ownMethodName(textOf(object, key));
}

std::optional<double> numberOf(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

}  // namespace

Json jsonOf(Verdict verdict) {
  if (verdict == Verdict::none) return nullptr;
  if (verdict <= Verdict::yes) return verdict == Verdict::yes;
  if (verdict >= Verdict::negative) {
    return static_cast<int>(verdict) - static_cast<int>(Verdict::zero);
  }
  return std::string(verdictNames[static_cast<std::size_t>(verdict)]);
}

Verdict verdictFrom(const Json& value) {
  if (value.is_boolean()) return verdictOf(value.get<bool>());
  if (value.is_number_integer()) {
    const auto sign = value.get<std::int64_t>();
    return sign < -1 || sign > 1 ? Verdict::none : verdictOfSign(static_cast<int>(sign));
  }
  if (!value.is_string()) return Verdict::none;
  const auto found =
      std::find(verdictNames.begin() + 3, verdictNames.end(), value.get_ref<const std::string&>());
  return found == verdictNames.end() ? Verdict::none
                                     : static_cast<Verdict>(found - verdictNames.begin());
}

std::string Finding::sort() const {
  std::string text(name(kind));
  text += ' ';
  text += method;
  text += ' ';
  text += name(scalar);
  if (kind == FindingKind::methods) text += ' ' + other;
  return text;
}

Json jsonOf(const Margin& margin) {
  Json json;
  json["measure"] = std::string(name(margin.measure));
  json["absolute"] = margin.absolute;
  json["relative"] = margin.relative;
  json["ulps"] = margin.ulps;
  return json;
}

bool MarginLimits::allow(const std::optional<Margin>& margin) const {
  if (!margin) return true;
  const auto reaches = [](double value, const std::optional<double>& least) {
    return !least || value >= *least;
  };
  return reaches(margin->absolute, absolute) && reaches(margin->relative, relative) &&
         reaches(margin->ulps, ulps);
}

Scene sceneOf(const SearchCase& given, const Finding& finding,
              const std::optional<FindingSource>& source, const std::optional<Margin>& margin) {
  Scene scene = sceneOf(given);
  scene.name = std::string(name(finding.query)) + ' ' + finding.sort();
  Json json;
  json["find"] = std::string(name(finding.kind));
  json["kind"] = std::string(name(finding.query));
  json["method"] = finding.method;
  json["scalar"] = std::string(name(finding.scalar));
  json["says"] = jsonOf(finding.verdict);
  if (finding.against != Verdict::none) json["against"] = jsonOf(finding.against);
  if (!finding.other.empty()) json["other"] = finding.other;
  if (finding.sqdist) json["sqdist"] = *finding.sqdist;
  if (finding.exactSqdist) json["exact_sqdist"] = *finding.exactSqdist;
  if (margin) json["margin"] = jsonOf(*margin);
  if (source) {
    json["seed"] = source->seed;
    json["case"] = source->number;
    json["recipe"] = source->recipe;
  }
  scene.unknownFields["finding"] = std::move(json);
  return scene;
}

std::optional<Margin> marginIn(const Scene& scene) {
  const auto found = scene.unknownFields.find("finding");
  if (found == scene.unknownFields.end() || !found->is_object()) return std::nullopt;
  const auto margin = found->find("margin");
  if (margin == found->end() || !margin->is_object()) return std::nullopt;
  const auto measure = valueOf<Margin::Measure>(*margin, "measure", measureNames);
  const auto absolute = numberOf(*margin, "absolute");
  const auto relative = numberOf(*margin, "relative");
  const auto ulps = numberOf(*margin, "ulps");
  if (!measure || !absolute || !relative || !ulps) return std::nullopt;
  return Margin{*measure, *absolute, *relative, *ulps};
}

std::optional<FindingSource> sourceOf(const Scene& scene) {
  const auto found = scene.unknownFields.find("finding");
  if (found == scene.unknownFields.end() || !found->is_object()) return std::nullopt;
  const auto seed = found->find("seed");
  const auto number = found->find("case");
  if (seed == found->end() || !seed->is_number_unsigned() || number == found->end() ||
      !number->is_number_unsigned()) {
    return std::nullopt;
  }
  return FindingSource{seed->get<std::uint64_t>(), number->get<std::uint64_t>(),
                       textOf(*found, "recipe")};
}

std::optional<Finding> findingOf(const Scene& scene) {
  const auto found = scene.unknownFields.find("finding");
  if (found == scene.unknownFields.end() || !found->is_object()) return std::nullopt;
  const auto kind = valueOf<FindingKind>(*found, "find", findingKindNames);
  const auto query = valueOf<Kind>(*found, "kind", kindNames);
  const auto scalar = valueOf<ScalarKind>(*found, "scalar", scalarNames);
  if (!kind || !query || !scalar) return std::nullopt;
  Finding finding;
  finding.kind = *kind;
  finding.query = *query;
  finding.method = methodOf(*found, "method");
  finding.scalar = *scalar;
  finding.verdict = verdictFrom(found->value("says", Json()));
  finding.against = verdictFrom(found->value("against", Json()));
  finding.other =
      finding.kind == FindingKind::methods ? methodOf(*found, "other") : textOf(*found, "other");
  finding.sqdist = numberOf(*found, "sqdist");
  finding.exactSqdist = numberOf(*found, "exact_sqdist");
  return finding;
}

}  // namespace hairline
