#version 150 core

// Faces of cells: rectangles across an axis of the world, with places counted in cells.
in vec3 position;
in vec2 place;
in float across;
in vec4 color;

uniform mat4 localToEye;
uniform mat4 eyeToClip;

out vec3 eyePosition;
flat out vec3 eyeNormal;
out vec2 cellPlace;
flat out vec4 faceColor;

void main() {
  vec4 eye = localToEye * vec4(position, 1.0);
  eyePosition = eye.xyz;
  vec3 normal = vec3(across < 0.5 ? 1.0 : 0.0, across > 0.5 && across < 1.5 ? 1.0 : 0.0,
                     across > 1.5 ? 1.0 : 0.0);
  eyeNormal = mat3(localToEye) * normal;
  cellPlace = place;
  faceColor = color;
  gl_Position = eyeToClip * eye;
}
