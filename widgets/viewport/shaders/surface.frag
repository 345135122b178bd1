#version 150 core

in vec3 eyePosition;
in vec3 corner;

uniform mat4 eyeToClip;
uniform vec4 surfaceColor;
uniform float surfaceEdges;  // 1 where lines are drawn along the edges

out vec4 fragColor;

void main() {
  vec3 color = surfaceColor.rgb;
  bool perspective = eyeToClip[3][3] == 0.0;
  vec3 toEye = perspective ? normalize(-eyePosition) : vec3(0.0, 0.0, 1.0);
  vec3 normal = cross(dFdx(eyePosition), dFdy(eyePosition));
  if (dot(normal, normal) > 0.0) {
    normal = normalize(normal);
    if (dot(normal, toEye) < 0.0) normal = -normal;
    vec3 toLight = normalize(vec3(-0.45, 0.65, 0.62));
    // As in solid.frag.
    float key = 0.5 + 0.5 * dot(normal, toLight);
    float shine = pow(max(dot(normal, normalize(toLight + toEye)), 0.0), 48.0);
    color = color * (0.56 + 0.52 * key) + 0.08 * shine;
  }
  // About a pixel and a half wide; gone where triangles are a few pixels small.
  vec3 pixel = max(fwidth(corner), vec3(1e-6));
  vec3 off = corner / pixel;
  float line = 1.0 - smoothstep(0.4, 1.2, min(off.x, min(off.y, off.z)));
  line *= 1.0 - smoothstep(0.1, 0.3, max(pixel.x, max(pixel.y, pixel.z)));
  color *= 1.0 - 0.6 * line * surfaceEdges;
  fragColor = vec4(min(color, 1.0), 1.0);
}
