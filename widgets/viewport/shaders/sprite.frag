#version 150 core

in vec2 atlasPlace;

uniform sampler2D atlas;

out vec4 fragColor;

void main() {
  fragColor = texture(atlas, atlasPlace);
  if (fragColor.a < 0.004) discard;
}
