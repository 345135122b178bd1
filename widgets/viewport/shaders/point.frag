#version 150 core

in vec2 place;
flat in vec4 fillColor;
flat in vec4 rimColor;
flat in vec3 shape;

uniform float opacity;
uniform vec2 coverageRange;

out vec4 fragColor;

float coverage(float outside) { return clamp(0.5 - outside, 0.0, 1.0); }

void main() {
  float radius = shape.x;
  float outside = length(place) - radius;
  if (shape.y > 0.5 && shape.y < 1.5) {
    outside = max(abs(place.x), abs(place.y)) - 0.88 * radius;
  } else if (shape.y > 2.5) {
    outside = (abs(place.x) + abs(place.y) - 1.15 * radius) * 0.7071;
  } else if (shape.y > 1.5) {
    float thin = max(0.16 * radius, 0.9);
    outside = abs(length(place) - radius + thin) - thin;
  }
  bool ring = shape.y > 1.5 && shape.y < 2.5;
  float inside = coverage(outside + shape.z);
  float inner = ring ? 1.0 : mix(1.0, inside, step(0.004, rimColor.a));
  vec4 fill = vec4(fillColor.rgb * fillColor.a, fillColor.a);
  vec4 edge = vec4(rimColor.rgb * rimColor.a, rimColor.a);
  float alpha = coverage(outside);
  if (alpha < max(coverageRange.x, 0.02) || alpha >= coverageRange.y) discard;
  fragColor = mix(edge, fill, inner) * alpha * opacity;
}
