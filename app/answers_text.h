#pragma once

#include <string>

#include "app/scene_answers.h"

namespace hairline {

/// An answer as a table for people: a row a method and scalar, with the verdict, the gap or depth,
/// the axis, and whether the certificate holds in exact arithmetic. A verdict that differs from the
/// exact one of its method is marked. Steps, where recorded, stand below their row.
std::string answerText(const SceneAnswer& answer, bool hexadecimal);

}  // namespace hairline
