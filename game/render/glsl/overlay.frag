in vec2 v_place;
in vec2 v_local;
in vec2 v_uv;
flat in vec2 v_half;
flat in vec4 v_ends;
flat in vec4 v_clip;
flat in vec4 v_fill;
flat in vec4 v_line;
flat in vec4 v_shape;

uniform sampler2D u_texture;
uniform float u_opacity;

out vec4 o_colour;

float distance_to_box(vec2 point, vec2 half_size, float radius) {
    vec2 q = abs(point) - half_size + radius;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

float distance_to_line(vec2 point, vec2 start, vec2 end) {
    vec2 along = end - start, to = point - start;
    float part = clamp(dot(to, along) / max(dot(along, along), 1e-6), 0.0, 1.0);
    return length(to - along * part);
}

void main() {
    if (v_place.x < v_clip.x || v_place.y < v_clip.y || v_place.x > v_clip.z || v_place.y > v_clip.w)
        discard;
    float radius = min(v_shape.y, min(v_half.x, v_half.y));
    float away = distance_to_box(v_local, v_half, radius);
    vec4 colour;
    if (v_shape.x > 1.5) {
        float outside = distance_to_line(v_place, v_ends.xy, v_ends.zw) - v_shape.z * 0.5;
        colour = vec4(v_fill.rgb * v_fill.a, v_fill.a) * clamp(0.5 - outside, 0.0, 1.0);
    } else if (v_shape.x > 0.5) {
        colour = texture(u_texture, v_uv) * v_fill;
        if (radius > 0.0) colour.a *= clamp(0.5 - away, 0.0, 1.0);
        colour.rgb *= colour.a;
    } else {
        vec4 fill = vec4(v_fill.rgb * v_fill.a, v_fill.a);
        if (v_shape.w > 0.0) {
            float near = 1.0 - smoothstep(-v_shape.w, v_shape.w, away);
            colour = fill * near;
        } else {
            vec4 line = vec4(v_line.rgb * v_line.a, v_line.a);
            float border = v_shape.z > 0.0 ? clamp(away + v_shape.z + 0.5, 0.0, 1.0) : 0.0;
            colour = mix(fill, line, border) * clamp(0.5 - away, 0.0, 1.0);
        }
    }
    o_colour = colour * u_opacity;
}
