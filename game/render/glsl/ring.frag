#include "colour.glsl"
#include "marks.glsl"

in vec2 local;
flat in vec3 size;
flat in int mark;
out vec4 pixel;

void main() {
    float round_by = size.z * min(size.x, size.y);
    vec2 beyond = abs(local) - size.xy + round_by;
    float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - round_by;
    float width = fwidth(away);
    float band = 1.0 - smoothstep(0.028, 0.028 + width * 1.5, abs(away - 0.02));
    float halo = 0.40 * exp(-abs(away - 0.02) * 20.0);
    float cover = max(band, halo);
    if (cover < 0.02) discard;
    vec3 colour = LIT;
    if (mark == HOVER) colour = CREAM;
    if (mark == CHOSEN) colour = WARM;
    if (mark == REFUSED) colour = VERMILION;
    pixel = vec4(to_srgb(colour), cover);
}
