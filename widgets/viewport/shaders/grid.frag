#version 150 core

// The ground grid, traced pixel by pixel: fine and coarse lines and the two axes within the plane,
// all one pixel wide, fading where they would crowd and far from where the camera looks.
in vec2 screen;

uniform mat4 eyeToClip;
uniform mat4 eyeToPlane;
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

// How much of a pixel the lines at whole numbers cover, per coordinate.
vec2 lines(vec2 at, vec2 perPixel, float width) {
  vec2 off = abs(fract(at - 0.5) - 0.5) / perPixel;
  vec2 cover = clamp(0.5 * width + 0.5 - off, 0.0, 1.0);
  return cover * (1.0 - smoothstep(vec2(0.08), vec2(0.3), perPixel));
}

void main() {
  bool perspective = eyeToClip[3][3] == 0.0;
  vec2 side = screen / vec2(eyeToClip[0][0], eyeToClip[1][1]);
  vec3 eyeStart = perspective ? vec3(0.0) : vec3(side, 0.0);
  vec3 eyeAlong = perspective ? vec3(side, -1.0) : vec3(0.0, 0.0, -1.0);
  vec3 start = (eyeToPlane * vec4(eyeStart, 1.0)).xyz;
  vec3 along = mat3(eyeToPlane) * eyeAlong;
  float t = -start.z / along.z;
  vec2 at = start.xy + t * along.xy;
  vec2 perPixel = fwidth(at);
  if (abs(along.z) < 1e-5 || (perspective && t <= 0.0)) discard;

  float far = length(at - gridTarget) / radius;
  // Seen from low above the plane lines crowd towards the horizon.
  float fade = (1.0 - smoothstep(0.15, 1.0, far)) * smoothstep(0.01, 0.12, abs(along.z) / length(along));
  vec2 fine = lines(at / spacing, perPixel / spacing, pixelRatio) * (0.13 * fineness);
  vec2 coarse = lines(at / (10.0 * spacing), perPixel / (10.0 * spacing), pixelRatio) *
                mix(0.13, 0.27, fineness);
  float strength = max(max(fine.x, fine.y), max(coarse.x, coarse.y)) * fade;
  vec4 color = vec4(gridColor.rgb, 1.0) * (gridColor.a * strength);

  vec2 off = abs(at.yx - axisLines) / perPixel.yx;
  vec2 axis = clamp(0.75 * pixelRatio + 0.5 - off, 0.0, 1.0) * (0.75 * fade);
  color = mix(color, vec4(firstAxisColor.rgb, 1.0), axis.x * firstAxisColor.a);
  color = mix(color, vec4(secondAxisColor.rgb, 1.0), axis.y * secondAxisColor.a);
  if (color.a < 0.004) discard;
  fragColor = color;

  vec4 clip = eyeToClip * vec4(eyeStart + t * eyeAlong, 1.0);
  gl_FragDepth = clamp(clip.z / clip.w * 0.5 + 0.5, 0.0, 0.999999);
}
