#include "slot.glsl"
#include "marks.glsl"
uniform mat4 view;
uniform mat4 projection;
uniform vec3 eye;

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 colour;   // sRGB, surface kind in a
layout(location = 3) in vec2 uv;
layout(location = 4) in uint slot_index;

out vec3 world;
out vec3 facing;
out vec3 grain_at;
out vec2 face_at;
out vec3 paint;
out vec3 added;        // light that the mark adds
flat out ivec3 kind;   // surface, layer, stand
flat out float seed;
flat out float cover;   // of a piece that fades; 0: it doesn't
flat out vec2 kept;    // what the mark leaves of the piece's own light and of its colourfulness

// The mark shows on edges; turned wood has none and is lit along its outline.
void light_up(int surface, int mark) {
    bool edge = surface == 1 || surface == 8;
    bool turned_wood = surface == 0 || surface == 5;
    float rim = 1.0 - clamp(dot(normalize(facing), normalize(eye - world)), 0.0, 1.0);
    float share = edge ? 1.0 : turned_wood ? 0.6 * rim * rim : 0.0;
    kept = vec2(edge && mark != 0 ? 0.5 : 1.0, 1.0);
    added = vec3(0.0);
    if (mark == TAKEABLE) added = LIT * share;
    if (mark == REFUSED) added = VERMILION * share * 1.15;
    if (mark == HOVER) {
        added = CREAM * share * 0.85;
        kept.x *= 1.1;
    }
    if (mark == CHOSEN) {
        added = WARM * (share * 1.1 + 0.05);
        kept.x *= 1.1;
    }
    if (mark == DIM) kept = vec2(0.5, 0.6);
    if (mark == GHOST) kept.x = 1.0;
    if (mark == TARGET) {   // all but blocks wear an outline instead
        kept.x = surface == 8 ? 0.5 : 1.0;
        added = surface == 8 ? LIT : vec3(0.0);
    }
}

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    world = placed(slot, position);
    facing = faced(slot, normal);
    bool wooden = surface < 2;   // its grain's direction and offset stand in uv
    int along = wooden ? int(uv.x + 0.5) : 0;
    grain_at = along == 1 ? position.zxy : along == 2 ? position.yxz : position;
    face_at = vec2(uv.x, 1.0 - uv.y);
    paint = colour.rgb * slot.tint;
    if (surface == 8) {   // the paler edge of a tinted piece: 30 % towards cream, dark paint less
        float light = dot(slot.tint, vec3(0.3, 0.6, 0.1));
        paint = mix(paint, vec3(1.0, 0.965, 0.894), light > 0.3 ? 0.30 : 0.22);
    }
    kind = ivec3(surface, slot.layer, slot.stand);
    light_up(surface, slot.mark);
    seed = fract(slot.seed + (wooden ? uv.y : 0.0));
    cover = slot.fade > 0.0 ? 1.0 - slot.fade : 0.0;
    gl_Position = projection * (view * vec4(world, 1.0));
}
