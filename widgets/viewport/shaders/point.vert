#version 150 core

// A mark of constant size on the screen.
in vec3 position;
in vec2 corner;
in vec4 color;
in vec4 outline;
in vec2 mark;

uniform mat4 localToEye;
uniform mat4 eyeToClip;
uniform vec2 viewport;
uniform vec2 pixelLength;
uniform float pixelRatio;
uniform float nearPlane;

out vec2 place;
flat out vec4 fillColor;
flat out vec4 rimColor;
flat out vec3 shape;  // radius, kind, width of the rim

void main() {
  vec3 eye = (localToEye * vec4(position, 1.0)).xyz;
  float depth = -eye.z;
  float radius = 0.5 * mark.x * pixelRatio;
  fillColor = color;
  rimColor = outline;
  shape = vec3(radius, mark.y, max(1.25 * pixelRatio, 0.15 * radius));
  place = corner * (radius + 1.0);
  if (depth < nearPlane) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  // Before the faces and the lines that meet in the point.
  float shift = (2.0 * radius + 2.5) * (pixelLength.x + pixelLength.y * depth);
  shift = max(min(shift, 0.5 * (depth - nearPlane)), 0.0);
  vec4 clip = eyeToClip * vec4(eye, 1.0);
  vec4 nearer = eyeToClip * vec4(eye.xy, eye.z + shift, 1.0);
  gl_Position = vec4(clip.xy / clip.w + place / viewport * 2.0, nearer.z / nearer.w, 1.0);
}
