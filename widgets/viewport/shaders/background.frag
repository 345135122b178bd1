#version 150 core

in vec2 screen;

uniform vec4 backgroundTop;
uniform vec4 backgroundBottom;

out vec4 fragColor;

void main() {
  vec3 color = mix(backgroundBottom.rgb, backgroundTop.rgb, smoothstep(-1.0, 1.0, screen.y));
  // Less than one step of eight bits of noise, against bands.
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  fragColor = vec4(color + (noise - 0.5) / 255.0, 1.0);
}
