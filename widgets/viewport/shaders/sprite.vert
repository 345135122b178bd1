#version 150 core

// A piece of the label atlas, at whole real pixels so that letters stay crisp.
in vec3 position;
in vec2 place;
in vec2 texturePlace;

uniform mat4 localToEye;
uniform mat4 eyeToClip;
uniform vec2 viewport;
uniform vec2 atlasSize;
uniform float nearPlane;

out vec2 atlasPlace;

void main() {
  vec3 eye = (localToEye * vec4(position, 1.0)).xyz;
  vec4 clip = eyeToClip * vec4(eye, 1.0);
  vec2 pixel = floor((clip.xy / clip.w * 0.5 + 0.5) * viewport + 0.5) + vec2(place.x, -place.y);
  atlasPlace = texturePlace / atlasSize;
  gl_Position = -eye.z < nearPlane ? vec4(2.0, 2.0, 2.0, 1.0)
                                   : vec4(pixel / viewport * 2.0 - 1.0, 0.0, 1.0);
}
