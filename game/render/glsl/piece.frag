#include "colour.glsl"
#include "marks.glsl"
#include "shadow.glsl"
#include "light.glsl"
#ifdef GROUND
#include "motif.glsl"
#endif

#ifdef FACES
uniform sampler2DArray faces;
#endif
uniform sampler2D grain;     // r: wood noise, g: linen weave
uniform sampler2D heights;   // height of the scene, blurred
uniform vec4 height_box;     // left, front, width, depth of the height map in table units
uniform vec3 eye;
uniform float ghostly;       // 1 while translucent pieces are drawn

in vec3 world;
in vec3 facing;
in vec3 grain_at;
in vec2 face_at;
in vec3 paint;
in vec3 added;
flat in ivec3 kind;
flat in vec2 kept;
flat in float lined;
flat in float seed;
flat in float cover;

out vec4 pixel;   // sRGB; alpha is how strongly it glows (or covers, while ghostly)

vec3 albedo(int surface) {
    vec3 base = paint;
#ifdef FACES
    vec4 ink = texture(faces, vec3(face_at, float(max(kind.y, 0))));   // premultiplied
    bool inked = kind.y >= 0 && (surface == PICTURE || surface == STAMP);
    base = inked ? base * (1.0 - ink.a) + ink.rgb : base;
#endif
    vec3 colour = to_linear(base);
    vec2 place = grain_place(surface, grain_at, seed);
    vec2 noise = texture(grain, place).rg;
#ifdef DETAIL
    noise.r = mix(noise.r, texture(grain, place * vec2(2.1, 4.7)).r, 0.4);   // finer fibres
#endif
    colour *= dot(grain_share(surface, paint), vec3(noise, 1.0));
#ifdef GROUND
    float printed = 0.55 * motif(grain_at.xy, fwidth(grain_at.x));
    colour = surface == CLOTH ? mix(colour, colour * 1.35 + 0.012, printed) : colour;
#endif
    return colour * (0.95 + 0.10 * seed);
}

// How much of the sky is seen: the blurred height of the scene round the point against its own.
float openness(vec3 normal) {
    vec2 at = (world.xy + normal.xy * 0.14 - height_box.xy) / height_box.zw;
    float near = textureLod(heights, at, 0.0).r - world.z;
#if BLOCKER_TAPS > 0 || SHADOW_TAPS > 1
    float wide = textureLod(heights, at, 2.5).r - world.z;
    float covered = clamp(near * 0.85, 0.0, 0.42) + clamp(wide * 0.32, 0.0, 0.30);
#else
    float covered = clamp(near * 1.1, 0.0, 0.5);
#endif
    return (1.0 - covered) * (0.80 + 0.20 * normal.z);
}

#ifndef GROUND
// The face of a lit block: a dark line along its edge tells the light from pale paint, within it
// the light falls off.
vec3 rimmed(vec3 face) {
    vec2 off = 0.5 - abs(face_at - 0.5);
    float inward = min(off.x, off.y);
    float line = 1.0 - smoothstep(0.035, 0.05 + fwidth(inward), inward);
    vec3 light = LIT * 0.30 * (0.3 + 0.7 * breath) * exp(-14.0 * max(inward - 0.04, 0.0));
    return mix(face + light, RIM, lined * line);
}
#endif

void main() {
    int surface = kind.x;
    vec3 normal = normalize(facing);
    vec3 colour = albedo(surface) + SHEEN;
    float facing_light = max(dot(normal, to_key), 0.0);
    float shine = facing_light * lit(world, normal, facing_light) * strength(world.xy, kind.z);
    vec3 light = AMBIENT * openness(normal) + KEY * shine;
    vec3 result = colour * light;
#ifdef DETAIL
    vec3 away = normalize(eye - world);
    if (surface != CLOTH && surface != CARD && surface != PICTURE) {
        vec3 half_way = normalize(away + to_key);
        result += KEY * shine * 0.05 * pow(max(dot(normal, half_way), 0.0), 22.0);
    }
#endif
    float glow = 0.0;
#ifndef GROUND
    if (surface == METAL) {
        result = 0.5 * result + mirrored(colour, normal, normalize(eye - world), shine);
    }
    float grey = dot(result, vec3(0.3, 0.6, 0.1));
    result = mix(vec3(grey), result, kept.y) * kept.x + added;
    if (lined > 0.0) result = rimmed(result);
    glow = min(max(added.r, added.g), 1.0);
    if (ghostly > 0.5) {
        result = cover > 0.0 ? result : mix(result, GHOSTLY, 0.30);
        glow = cover > 0.0 ? cover : 0.84;
    }
#endif
    pixel = vec4(to_srgb(shoulder(result)), glow);
}
