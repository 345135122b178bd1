#include "core/search/search_case.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/scene/motion.h"
#include "core/search/case_numbers.h"
#include "core/shapes/validate.h"

namespace hairline {

Scene sceneOf(const SearchCase& given) {
  Scene scene;
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    SceneObject object = makeObject(given.shapes[i]);
    if (const auto* plane = std::get_if<Plane<double>>(&object.shape)) {
      object.planePoints = plane->points;
    }
    if (i < 2 && !given.displacements[i].isZero(0)) object.displacement = given.displacements[i];
    scene.focus.push_back(insert(scene, std::move(object)));
  }
  return scene;
}

SearchCase caseOf(const Scene& scene, std::span<const std::string> ids) {
  SearchCase made;
  for (const std::string& id : ids) {
    const SceneObject& object = *find(scene, id);
    if (object.displacement && made.shapes.size() < 2) {
      made.displacements[made.shapes.size()] = *object.displacement;
    }
    made.shapes.push_back(object.shape);
  }
  return made;
}

std::optional<Error> motionError(const Scene& scene, std::span<const std::string> ids) {
  for (const std::string& id : ids) {
    const SceneObject& object = *find(scene, id);
    if (object.rotation) {
      return unsupported(Message(
          "\"%1\": A search cannot start from an object that rotates; remove its rotation", id));
    }
    if (!isOnlyTranslated(object)) {
      return unsupported(
          Message("\"%1\": A search cannot start from vertices that move on their own "
                  "lines; give a %2",
                  id, "displacement"));
    }
  }
  return std::nullopt;
}

std::optional<SearchCase> caseInFocus(const Scene& scene) {
  const std::vector<std::string>& ids = scene.focus;
  const bool isWhole = ids.size() >= 2 && ids.size() <= mostOperands &&
                       std::ranges::all_of(ids, [&](const std::string& id) {
                         const SceneObject* object = find(scene, id);
                         return object != nullptr && isOnlyTranslated(*object);
                       });
  return isWhole ? std::optional(caseOf(scene, ids)) : std::nullopt;
}

std::optional<SearchCase> roundedToFloat(const SearchCase& given) {
  SearchCase rounded = given;
  bool isFinite = true;
  forEachNumber(rounded, [&](double& number, NumberRole) {
    // Beyond this the conversion is undefined.
    isFinite = isFinite && std::abs(number) <= std::numeric_limits<float>::max();
    if (isFinite) number = static_cast<double>(static_cast<float>(number));
  });
  return isFinite ? std::optional(std::move(rounded)) : std::nullopt;
}

bool isLegal(const SearchCase& given) {
  return std::ranges::none_of(given.shapes,
                              [](const Shape& shape) { return validate(shape).has_value(); });
}

}  // namespace hairline
