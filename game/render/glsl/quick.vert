// Pieces in a hurry: light is reckoned at the corners, and nothing casts a shadow.
#include "slot.glsl"
#include "painted.glsl"
#include "light.glsl"
#include "colour.glsl"
#include "quickly.glsl"
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

#if defined(GROUND)
uniform sampler2D grain;
uniform int grain_level;

out vec3 paint;      // under light that is white
out vec2 cloth_at;
out vec2 grain_at;   // in texels
out vec2 place;      // on the table
flat out vec2 sky_key;   // how much light comes from the sky and from the lamp
flat out vec3 tone;  // what wood's noise and weave's noise do to the paint, and what is always there
#elif defined(BARE)
out vec3 seen;       // but for the vignette
#else
out vec3 paint;
out vec3 shade;      // what light makes of a paint
out vec3 added;
out vec2 face_at;
flat out int layer;
#endif

void main() {
    Slot slot = read_slot(int(slot_index));
    int surface = int(colour.a * 255.0 + 0.5);
    vec3 world = placed(slot, position);
    vec3 facing = normalize(faced(slot, normal));
    float rim = 1.0 - clamp(dot(facing, normalize(eye - world)), 0.0, 1.0);
    Marked mark = marked(surface, slot.mark, rim);
    vec3 base = painted(colour.rgb, slot.tint, surface);
    float grey = dot(base, vec3(0.3, 0.6, 0.1));
    base = mix(vec3(grey), base, mark.kept.y);
    float seed = seeded(slot.seed, uv, surface);
    vec3 share = grain_share(surface, base);
    float own = (0.95 + 0.10 * seed) * mark.kept.x;
    float facing_light = max(dot(facing, to_key), 0.0);
    vec2 above_at = (world.xy + facing.xy * 0.14 - height_box.xy) / height_box.zw;
    float covered = clamp((textureLod(heights, above_at, 0.0).r - world.z) * 1.1, 0.0, 0.5);
    float sky = (1.0 - covered) * (0.80 + 0.20 * facing.z);
#if defined(GROUND)
    vec3 at = grained(position, normal, uv, surface);
    cloth_at = at.xy;
    grain_at = grain_place(surface, at, seed) * vec2(textureSize(grain, grain_level));
    tone = share * own;
    place = world.xy;
    sky_key = vec2(AMBIENT.r * sky, KEY.r * facing_light);
    vec3 light = AMBIENT * sky + KEY * facing_light;
    paint = sheeny(base) * sqrt(light / light.r) * WARMTH;
#else
    vec3 light = AMBIENT * sky + KEY * (facing_light * strength(world.xy, slot.stand));
    own *= dot(share, vec3(0.5, 0.5, 1.0));
    vec3 glow = to_srgb(mark.added);
    if (surface == METAL) {
        glow += to_srgb(0.55 * mirrored(base * base, facing, normalize(eye - world), facing_light));
        own *= 0.5;
    }
    glow *= WARMTH;
    vec3 lit = pow(light * own, vec3(1.0 / 2.25)) * WARMTH;
    base = sheeny(base);
#if defined(BARE)
    seen = shouldered(base * lit) + glow;
#else
    paint = base;
    shade = lit;
    added = glow;
    vec2 print_at = surface == STAMP ? stamped(slot, normal, uv) : uv;
    face_at = vec2(print_at.x, 1.0 - print_at.y);
    layer = surface == PICTURE || surface == STAMP ? slot.layer : -1;
#endif
#endif
    gl_Position = projection * (view * vec4(world, 1.0));
}
