#version 150 core

in vec3 eyePosition;
flat in vec3 eyeNormal;
in vec2 cellPlace;
flat in vec4 faceColor;

uniform mat4 eyeToClip;
uniform float opacity;  // 0 where depths alone are written

out vec4 fragColor;

void main() {
  bool perspective = eyeToClip[3][3] == 0.0;
  vec3 toEye = perspective ? normalize(-eyePosition) : vec3(0.0, 0.0, 1.0);
  vec3 normal = normalize(eyeNormal);
  if (dot(normal, toEye) < 0.0) normal = -normal;
  vec3 toLight = normalize(vec3(-0.45, 0.65, 0.62));
  float key = 0.5 + 0.5 * dot(normal, toLight);
  vec3 color = min(faceColor.rgb * (0.56 + 0.52 * key), 1.0);
  // The lines between cells, about a pixel and a half wide; gone where cells are a few pixels small.
  vec2 pixel = max(fwidth(cellPlace), vec2(1e-6));
  vec2 off = abs(fract(cellPlace - 0.5) - 0.5) / pixel;
  float line = 1.0 - smoothstep(0.4, 1.2, min(off.x, off.y));
  line *= 1.0 - smoothstep(0.2, 0.45, max(pixel.x, pixel.y));
  color *= 1.0 - 0.6 * line;
  float alpha = faceColor.a + (1.0 - faceColor.a) * 0.5 * line;
  fragColor = vec4(color * alpha, alpha) * opacity;
}
