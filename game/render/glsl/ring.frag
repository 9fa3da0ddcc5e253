#include "colour.glsl"
#include "marks.glsl"

in vec2 local;
flat in vec3 size;
flat in int mark;
out vec4 pixel;
uniform float share;   // how strongly it shows

void main() {
    float round_by = size.z * min(size.x, size.y);
    vec2 beyond = abs(local) - size.xy + round_by;
    float away = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - round_by;
    float width = fwidth(away);
    bool small = size.z > 0.5 && min(size.x, size.y) < 0.2;   // a stud: leave it free
    float off = abs(away - (small ? 0.055 : 0.02));
    float band = 1.0 - smoothstep(0.028, 0.028 + width * 1.5, off);
    float rim = 1.0 - smoothstep(0.044, 0.044 + width * 1.5, off);   // tells it from pale card
    float halo = 0.40 * exp(-off * 20.0) * (0.35 + 0.65 * breath);
    float cover = max(max(band, 0.7 * rim), halo);
    if (cover < 0.02) discard;
    vec3 colour = LIT;
    if (mark == HOVER) colour = CREAM;
    if (mark == CHOSEN) colour = WARM;
    if (mark == REFUSED) colour = VERMILION;
    colour = mix(colour, RIM, rim * (1.0 - band));
    pixel = vec4(to_srgb(colour), cover * share);
}
