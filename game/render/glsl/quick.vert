// Pieces in a hurry: light is reckoned at the corners, and nothing casts a shadow.
#include "slot.glsl"
#include "painted.glsl"
#include "light.glsl"
#include "colour.glsl"
uniform mat4 view;
uniform mat4 projection;
uniform sampler2D heights;   // height of the scene, blurred
uniform vec4 height_box;     // left, front, width, depth of the height map in table units
uniform vec3 eye;

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 colour;   // sRGB, surface kind in a
layout(location = 3) in vec2 uv;
layout(location = 4) in uint slot_index;

out vec3 paint;
out vec3 shade;      // what light makes of a paint, both in sRGB
out vec3 added;
out vec2 face_at;
flat out int layer;
#ifdef GROUND
out vec2 place;      // on the table
out vec2 grain_at;
flat out vec2 sky_key;   // how much light comes from the sky and from the lamp
flat out vec3 tone;  // what wood's noise and weave's noise do to the paint, and what is always there
#endif

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    vec3 world = placed(slot, position);
    vec3 facing = normalize(faced(slot, normal));
    float rim = 1.0 - clamp(dot(facing, normalize(eye - world)), 0.0, 1.0);
    Marked mark = marked(surface, slot.mark, rim);
    paint = painted(colour.rgb, slot.tint, surface);
    float grey = dot(paint, vec3(0.3, 0.6, 0.1));
    paint = mix(vec3(grey), paint, mark.kept.y);
    added = to_srgb(mark.added);
    face_at = vec2(uv.x, 1.0 - uv.y);
    layer = surface == PICTURE || surface == STAMP ? slot.layer : -1;
    float seed = seeded(slot.seed, uv, surface);
    vec3 share = grain_share(surface, paint);
    float own = (0.95 + 0.10 * seed) * mark.kept.x;
    float facing_light = max(dot(facing, to_key), 0.0);
    vec2 above_at = (world.xy + facing.xy * 0.14 - height_box.xy) / height_box.zw;
    float covered = clamp((textureLod(heights, above_at, 0.0).r - world.z) * 1.1, 0.0, 0.5);
    float sky = (1.0 - covered) * (0.80 + 0.20 * facing.z);
    vec3 light = AMBIENT * sky + KEY * (facing_light * strength(world.xy, slot.stand));
#ifdef GROUND
    vec3 at = grained(position, normal, uv, surface);
    face_at = at.xy;   // the cloth's pattern
    grain_at = grain_place(surface, at, seed);
    tone = share * own;
    place = world.xy;
    sky_key = vec2(sky, facing_light);
#else
    own *= dot(share, vec3(0.5, 0.5, 1.0));
    if (surface == METAL) {
        added += to_srgb(0.55 * mirrored(paint * paint, facing, normalize(eye - world), facing_light));
        own *= 0.5;
    }
#endif
    shade = pow(light * own, vec3(1.0 / 2.25));
    gl_Position = projection * (view * vec4(world, 1.0));
}
