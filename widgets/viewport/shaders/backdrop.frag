#version 150 core

// The picture of background and grid that was kept.
uniform sampler2D backdrop;

out vec4 fragColor;

void main() { fragColor = texelFetch(backdrop, ivec2(gl_FragCoord.xy), 0); }
