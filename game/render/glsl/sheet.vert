// Tiles of a layer that was painted before.
layout(location = 0) in vec4 a_tile;   // left, top, right, bottom in pixels from the top left

uniform vec2 u_window;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    vec2 clip = mix(a_tile.xy, a_tile.zw, corner) / u_window * 2.0 - 1.0;
    gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
