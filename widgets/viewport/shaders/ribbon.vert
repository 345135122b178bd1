#version 150 core

// One segment of a line of constant width on the screen: a quad around its picture, with room for
// the soft edge. Everything is worked out in real pixels after the division by w.
in vec3 start;
in vec3 end;
in vec2 corner;
in vec4 color;
in vec4 stroke;
in float part;

uniform mat4 localToEye;
uniform mat4 eyeToClip;
uniform vec2 viewport;
uniform vec2 pixelLength;
uniform float pixelRatio;
uniform float nearPlane;

out vec2 place;             // along and across the segment, from its start
flat out vec4 lineColor;
flat out vec4 lineStroke;   // half width, dash stroke, gap, phase
flat out vec2 lineLength;   // length of the segment, half width of a head or 0

// Cuts the part of the segment off where the plane function, given at its ends, is negative.
void cut(float atStart, float atEnd, inout float first, inout float last) {
  if (atStart < 0.0 && atEnd < 0.0) last = -1.0;
  else if (atStart < 0.0) first = max(first, atStart / (atStart - atEnd));
  else if (atEnd < 0.0) last = min(last, atStart / (atStart - atEnd));
}

// Pixels, and the depth a little before the line so that it wins over the face it outlines.
vec3 toScreen(vec3 eye) {
  vec4 clip = eyeToClip * vec4(eye, 1.0);
  float depth = -eye.z;
  float shift = (stroke.x * pixelRatio + 1.5) * (pixelLength.x + pixelLength.y * depth);
  shift = min(shift, 0.5 * (depth - nearPlane));
  vec4 nearer = eyeToClip * vec4(eye.xy, eye.z + max(shift, 0.0), 1.0);
  return vec3((clip.xy / clip.w * 0.5 + 0.5) * viewport, nearer.z / nearer.w);
}

void main() {
  vec3 eyeStart = (localToEye * vec4(start, 1.0)).xyz;
  vec3 eyeEnd = (localToEye * vec4(end, 1.0)).xyz;
  vec4 clipStart = eyeToClip * vec4(eyeStart, 1.0);
  vec4 clipEnd = eyeToClip * vec4(eyeEnd, 1.0);
  float first = 0.0;
  float last = 1.0;
  cut(-eyeStart.z - nearPlane, -eyeEnd.z - nearPlane, first, last);
  // Far beyond the edges of the view pixels would be too large for exact floats.
  cut(3.0 * clipStart.w + clipStart.x, 3.0 * clipEnd.w + clipEnd.x, first, last);
  cut(3.0 * clipStart.w - clipStart.x, 3.0 * clipEnd.w - clipEnd.x, first, last);
  cut(3.0 * clipStart.w + clipStart.y, 3.0 * clipEnd.w + clipEnd.y, first, last);
  cut(3.0 * clipStart.w - clipStart.y, 3.0 * clipEnd.w - clipEnd.y, first, last);
  place = vec2(0.0);
  lineColor = color;
  lineStroke = vec4(0.5 * stroke.x, stroke.yzw) * pixelRatio;
  lineLength = vec2(0.0);
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  bool endVisible = last == 1.0;
  if (first > last || (part > 1.5 && !endVisible)) return;

  vec3 from = toScreen(mix(eyeStart, eyeEnd, first));
  vec3 to = toScreen(mix(eyeStart, eyeEnd, last));
  float total = distance(from.xy, to.xy);
  vec2 direction = total > 1e-4 ? (to.xy - from.xy) / total : vec2(1.0, 0.0);
  if (first > 0.0 && -eyeStart.z > nearPlane) {
    lineStroke.w += distance(toScreen(eyeStart).xy, from.xy);
  }
  float head = min((7.0 + 3.0 * stroke.x) * pixelRatio, total);
  if (part > 1.5) {
    from = mix(to, from, total > 1e-4 ? head / total : 0.0);
    lineLength = vec2(head, 0.36 * head);
  } else if (part > 0.5 && endVisible) {
    float kept = total - 0.75 * head;
    to = mix(from, to, total > 1e-4 ? kept / total : 0.0);
    lineLength.x = kept;
  } else {
    lineLength.x = total;
  }
  float margin = max(lineStroke.x, lineLength.y) + 1.0;
  float ahead = (2.0 * corner.x - 1.0) * margin;
  place = vec2(corner.x * lineLength.x + ahead, corner.y * margin);
  vec3 at = mix(from, to, corner.x);
  at.xy += direction * ahead + vec2(-direction.y, direction.x) * (corner.y * margin);
  gl_Position = vec4(at.xy / viewport * 2.0 - 1.0, at.z, 1.0);
}
