#pragma once

#include <string>

#include "core/base/json.h"
#include "core/query/json_object.h"
#include "core/query/proof/proof.h"

namespace hairline {

/// Appends `kind` and the fields of a proof to an object whose text is `text`. A number that is a
/// double is written as one, any other as a rational in a string.
void appendProofFields(std::string& text, JsonObject& object, const Proof& proof,
                       bool hexadecimal = false);

/// Reads a proof from an object: `kind` and the fields of that kind; others are ignored. Numbers
/// are JSON numbers, or strings with rationals or hexadecimal floats, and none is rounded. `path`
/// is the path of the object, which errors name. Codes: "syntax" for a missing field or a value of
/// the wrong type, "number" for what is no number, "unsupported" for an unknown kind, and "limit"
/// for a rational of more than `longestRational` characters. Where `isPlanar`, for operands of the
/// plane, a vector may have two coordinates; its third is 0.
Result<Proof> readProof(const Json& object, const std::string& path = {}, bool isPlanar = false);

/// Reads one such number.
Result<Rational> readExactNumber(const Json& value, const std::string& path);

}  // namespace hairline
