// Pieces in a hurry: light is reckoned at the corners.
#include "slot.glsl"
#include "painted.glsl"
#include "light.glsl"
uniform mat4 view;
uniform mat4 projection;
uniform mat4 to_light;
uniform vec4 height_box;   // left, front, width, depth of the height map in table units
uniform vec3 eye;

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 colour;   // sRGB, surface kind in a
layout(location = 3) in vec2 uv;
layout(location = 4) in uint slot_index;

out vec3 paint;
out vec3 added;
out vec3 light_at;   // in the shadow map
out vec3 above_at;   // in the map of heights; z: the height of the point itself
out vec2 sky_key;    // how much light comes from the sky and from the lamp
out vec2 face_at;
out vec2 grain_at;
flat out vec3 tone;  // what wood's noise and weave's noise do to the paint, and what is always there
flat out vec2 kept;
flat out int layer;

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    vec3 world = placed(slot, position);
    vec3 facing = normalize(faced(slot, normal));
    float rim = 1.0 - clamp(dot(facing, normalize(eye - world)), 0.0, 1.0);
    Marked mark = marked(surface, slot.mark, rim);
    added = mark.added;
    kept = mark.kept;
    paint = painted(colour.rgb, slot.tint, surface);
    face_at = vec2(uv.x, 1.0 - uv.y);
    layer = surface == PICTURE || surface == STAMP ? slot.layer : -1;
    float seed = seeded(slot.seed, uv, surface);
    vec3 at = grained(position, normal, uv, surface);
#ifdef GROUND
    face_at = at.xy;   // the cloth's pattern
#endif
    grain_at = grain_place(surface, at, seed);
    tone = grain_share(surface, paint) * (0.95 + 0.10 * seed);
    float facing_light = max(dot(facing, to_key), 0.0);
    sky_key = vec2(0.80 + 0.20 * facing.z, facing_light * strength(world.xy, slot.stand));
    vec3 lifted = world + facing * (0.015 + 0.022 * (1.0 - facing_light));
    light_at = (to_light * vec4(lifted, 1.0)).xyz * 0.5 + 0.5;
    above_at = vec3((world.xy + facing.xy * 0.14 - height_box.xy) / height_box.zw, world.z);
    gl_Position = projection * (view * vec4(world, 1.0));
}
