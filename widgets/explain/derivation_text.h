#pragma once

#include <QString>

#include "widgets/explain/derivation.h"

namespace hairline {

// A derivation in the forms in which it is shown and copied.

/// For Qt to set: one paragraph for the title of each part and for each of its lines, in the order
/// of `blockSteps`, with the colours of the theme.
QString derivationToHtml(const Derivation& derivation);

/// The step of each paragraph of `derivationToHtml`; -1 where it belongs to none.
std::vector<int> blockSteps(const Derivation& derivation);

/// A fragment for a LaTeX document with amsmath.
QString derivationToLatex(const Derivation& derivation);

QString derivationToText(const Derivation& derivation);

}  // namespace hairline
