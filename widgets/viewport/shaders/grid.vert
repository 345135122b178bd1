#version 150 core

// The part of the grid's plane around where the camera looks, as one quad.
in vec2 corner;

uniform mat4 planeToEye;
uniform mat4 eyeToClip;
uniform vec2 gridTarget;
uniform float radius;

out vec2 at;

void main() {
  at = gridTarget + corner * radius;
  gl_Position = eyeToClip * (planeToEye * vec4(at, 0.0, 1.0));
}
