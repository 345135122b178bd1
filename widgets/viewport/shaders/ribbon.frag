#version 150 core

in vec2 place;
flat in vec4 lineColor;
flat in vec4 lineStroke;
flat in vec2 lineLength;

uniform float opacity;
uniform vec2 coverageRange;

out vec4 fragColor;

float coverage(float outside) { return clamp(0.5 - outside, 0.0, 1.0); }

void main() {
  float alpha;
  if (lineLength.y > 0.0) {
    float slope = lineLength.y / lineLength.x;
    float side = (abs(place.y) - slope * (lineLength.x - place.x)) / sqrt(1.0 + slope * slope);
    alpha = coverage(max(side, -place.x));
  } else {
    float beyond = max(max(-place.x, place.x - lineLength.x), 0.0);
    float halfWidth = max(lineStroke.x, 0.5);
    alpha = coverage(length(vec2(beyond, place.y)) - halfWidth) ;
    if (lineStroke.z > 0.0) {
      float period = lineStroke.y + lineStroke.z;
      float middle = mod(place.x + lineStroke.w + 0.5 * lineStroke.z, period);
      alpha *= coverage(abs(middle - 0.5 * period) - 0.5 * lineStroke.y);
    }
  }
  if (alpha < max(coverageRange.x, 0.02) || alpha >= coverageRange.y) discard;
  // What is thinner than a pixel is drawn as one, fainter.
  alpha *= lineColor.a * opacity * min(2.0 * lineStroke.x, 1.0);
  fragColor = vec4(lineColor.rgb * alpha, alpha);
}
