#version 150 core

// Triangles of a large surface, which are uploaded once and moved as a whole.
in vec3 position;

uniform mat4 localToEye;
uniform mat4 eyeToClip;
uniform vec3 surfaceOffset;

out vec3 eyePosition;
out vec3 corner;  // weights of the three corners

void main() {
  vec4 eye = localToEye * vec4(position + surfaceOffset, 1.0);
  eyePosition = eye.xyz;
  int place = gl_VertexID % 3;
  corner = vec3(place == 0 ? 1.0 : 0.0, place == 1 ? 1.0 : 0.0, place == 2 ? 1.0 : 0.0);
  gl_Position = eyeToClip * eye;
}
