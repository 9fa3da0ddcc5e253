#include "slot.glsl"
#include "painted.glsl"
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
flat out float lined;
flat out vec2 kept;    // what the mark leaves of the piece's own light and of its colourfulness

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    world = placed(slot, position);
    facing = faced(slot, normal);
    grain_at = grained(position, normal, uv, surface);
    vec2 print_at = surface == 6 ? stamped(slot, normal, uv) : uv;
    face_at = vec2(print_at.x, 1.0 - print_at.y);
    paint = painted(colour.rgb, slot.tint, surface);
    kind = ivec3(surface, slot.layer, slot.stand);
    float rim = 1.0 - clamp(dot(normalize(facing), normalize(eye - world)), 0.0, 1.0);
    Marked mark = marked(surface, slot.mark, rim);
    added = mark.added;
    kept = mark.kept;
    lined = surface == 6 ? mark.lined : 0.0;
    seed = seeded(slot.seed, uv, surface);
    cover = slot.fade > 0.0 ? max(1.0 - slot.fade, 0.004) : 0.0;
    gl_Position = projection * (view * vec4(world, 1.0));
}
