#version 150 core

// The whole view as one quad.
in vec2 corner;

out vec2 screen;

void main() {
  screen = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}
