#version 150 core

// Triangles, lit in eye space by a light that moves with the eye.
in vec3 position;
in vec3 normal;
in vec4 color;
in vec2 flags;

uniform mat4 localToEye;
uniform mat4 eyeToClip;

out vec3 eyePosition;
out vec3 eyeNormal;
flat out vec4 faceColor;
flat out vec2 faceFlags;

void main() {
  vec4 eye = localToEye * vec4(position, 1.0);
  eyePosition = eye.xyz;
  eyeNormal = mat3(localToEye) * normal;
  faceColor = color;
  faceFlags = flags;
  gl_Position = eyeToClip * eye;
}
