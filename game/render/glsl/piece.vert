#include "slot.glsl"
uniform mat4 view;
uniform mat4 projection;

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
flat out ivec4 kind;   // surface, layer, mark, stand
flat out float seed;

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    world = placed(slot, position);
    facing = faced(slot, normal);
    grain_at = position;
    face_at = vec2(uv.x, 1.0 - uv.y);
    paint = colour.rgb * slot.tint;
    if (surface == 8) {   // the paler edge of a tinted piece: 30 % towards cream, dark paint less
        float light = dot(slot.tint, vec3(0.3, 0.6, 0.1));
        paint = mix(paint, vec3(1.0, 0.965, 0.894), light > 0.3 ? 0.30 : 0.22);
    }
    kind = ivec4(surface, slot.layer, slot.mark, slot.stand);
    seed = slot.seed;
    gl_Position = projection * (view * vec4(world, 1.0));
}
