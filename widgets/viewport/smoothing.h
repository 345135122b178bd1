#pragma once

namespace hairline {

/// Has every viewport draw with four samples a pixel, even where OpenGL is software and that takes
/// several times as long: for what makes pictures rather than shows them. To be called before the
/// first viewport is made.
void smoothAtAnyCost();

}  // namespace hairline
