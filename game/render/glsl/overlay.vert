layout(location = 0) in vec4 a_rect;   // left, top, width, height in pixels from the top left
layout(location = 1) in vec4 a_uv;     // atlas texels: left, top, right, bottom; of a line: both ends, in pixels
layout(location = 2) in vec4 a_clip;   // left, top, right, bottom in pixels
layout(location = 3) in vec4 a_fill;
layout(location = 4) in vec4 a_line;
layout(location = 5) in vec4 a_shape;  // kind (0 box, 1 picture, 2 line), radius, border or width, softness

uniform vec2 u_window;
uniform vec2 u_atlas;

out vec2 v_place;
out vec2 v_local;
out vec2 v_uv;
flat out vec2 v_half;
flat out vec4 v_ends;
flat out vec4 v_clip;
flat out vec4 v_fill;
flat out vec4 v_line;
flat out vec4 v_shape;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    float margin = a_shape.x > 0.5 ? 0.0 : a_shape.w + 1.0;
    vec2 place = a_rect.xy - margin + corner * (a_rect.zw + 2.0 * margin);
    v_half = a_rect.zw * 0.5;
    v_local = place - a_rect.xy - v_half;
    v_place = place;
    v_uv = mix(a_uv.xy, a_uv.zw, corner) / u_atlas;
    v_ends = a_uv;
    v_clip = a_clip;
    v_fill = a_fill;
    v_line = a_line;
    v_shape = a_shape;
    vec2 clip = place / u_window * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
