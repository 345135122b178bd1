#version 150 core

in vec3 eyePosition;
in vec3 eyeNormal;
flat in vec4 faceColor;
flat in vec2 faceFlags;

uniform mat4 eyeToClip;

out vec4 fragColor;

void main() {
  if (faceFlags.y < 0.5 && !gl_FrontFacing) discard;
  vec3 color = faceColor.rgb;
  if (faceFlags.x > 0.5 && dot(eyeNormal, eyeNormal) > 0.0) {
    bool perspective = eyeToClip[3][3] == 0.0;
    vec3 toEye = perspective ? normalize(-eyePosition) : vec3(0.0, 0.0, 1.0);
    vec3 normal = normalize(eyeNormal);
    if (dot(normal, toEye) < 0.0) normal = -normal;
    vec3 toLight = normalize(vec3(-0.45, 0.65, 0.62));
    // Wrapped around, so that no side drowns in black.
    float key = 0.5 + 0.5 * dot(normal, toLight);
    float shine = pow(max(dot(normal, normalize(toLight + toEye)), 0.0), 48.0);
    color = color * (0.56 + 0.52 * key) + 0.08 * shine;
  }
  fragColor = vec4(min(color, 1.0) * faceColor.a, faceColor.a);
}
