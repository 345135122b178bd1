#pragma once

#include <string>

#include "app/scene_answers.h"

namespace hairline {

/// Answers as tables for people: one row per method and scalar, with the verdict, the gap or depth,
/// the axis, and whether the certificate holds in exact arithmetic. A verdict that differs from the
/// exact one of its method is marked. Recorded steps follow below their row.
std::string answersText(const std::vector<SceneAnswer>& answers, bool hexadecimal);

}  // namespace hairline
