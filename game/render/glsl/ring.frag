#include "colour.glsl"
#include "marks.glsl"

in vec2 local;
flat in vec3 size;
out vec4 pixel;

void main() {
    float round_by = size.z * min(size.x, size.y);
    vec2 beyond = abs(local) - size.xy + round_by;
    float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - round_by;
    float width = fwidth(away);
    float band = 1.0 - smoothstep(0.026, 0.026 + width * 1.5, abs(away - 0.015));
    float halo = 0.35 * exp(-abs(away - 0.015) * 22.0);
    float cover = max(band, halo);
    if (cover < 0.02) discard;
    pixel = vec4(to_srgb(mix(LIT, CREAM, band * 0.35)), cover);
}
