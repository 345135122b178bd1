#version 150 core

// Fine and coarse lines and the two axes within the plane, all about one pixel wide, fading where
// they would crowd and far from where the camera looks.
in vec2 at;

uniform vec3 eyeInPlane;
uniform vec2 gridTarget;
uniform vec2 axisLines;
uniform float spacing;
uniform float fineness;
uniform float radius;
uniform float pixelRatio;
uniform vec4 gridColor;
uniform vec4 firstAxisColor;
uniform vec4 secondAxisColor;

out vec4 fragColor;

// How much of a pixel the lines at whole numbers cover, whichever coordinate they belong to.
float lines(vec2 position, vec2 perPixel) {
  vec2 off = abs(fract(position - 0.5) - 0.5) / perPixel;
  vec2 cover = clamp(0.5 * pixelRatio + 0.5 - off, 0.0, 1.0);
  cover *= clamp(1.35 - 4.5 * perPixel, 0.0, 1.0);
  return max(cover.x, cover.y);
}

void main() {
  vec2 perPixel = fwidth(at);
  vec3 toEye = eyeInPlane - vec3(at, 0.0);
  // Seen from low above the plane lines crowd towards the horizon.
  float steepness = abs(toEye.z) * inversesqrt(dot(toEye, toEye));
  vec2 aside = (at - gridTarget) / radius;
  float fade = clamp(1.2 - 1.2 * dot(aside, aside), 0.0, 1.0);
  fade = fade * fade * clamp(9.0 * steepness - 0.09, 0.0, 1.0);

  float fine = lines(at / spacing, perPixel / spacing) * (0.13 * fineness);
  float coarse = lines(at / (10.0 * spacing), perPixel / (10.0 * spacing)) *
                 (0.13 + 0.14 * fineness);
  float strength = gridColor.a * fade * max(fine, coarse);
  vec4 color = vec4(gridColor.rgb * strength, strength);

  vec2 off = abs(at.yx - axisLines) / perPixel.yx;
  vec2 axis = clamp(0.75 * pixelRatio + 0.5 - off, 0.0, 1.0) * (0.75 * fade);
  color = mix(color, vec4(firstAxisColor.rgb, 1.0), axis.x);
  fragColor = mix(color, vec4(secondAxisColor.rgb, 1.0), axis.y);
}
