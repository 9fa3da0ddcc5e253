#include "colour.glsl"
#include "marks.glsl"
#include "shadow.glsl"

const int CARD = 2;
const int CLOTH = 3;
const int PICTURE = 4;
const int PLAIN = 5;
const int STAMP = 6;

#ifdef FACES
uniform sampler2DArray faces;
#endif
uniform sampler2D grain;     // r: wood noise, g: linen weave
uniform sampler2D heights;   // height of the scene, blurred
uniform vec4 height_box;     // left, front, width, depth of the height map in table units
uniform vec3 eye;
uniform vec3 to_key;         // direction to the light
uniform vec4 lamp;           // where the light hangs; w: square of the distance of full strength
uniform float ghostly;       // 1 while translucent pieces are drawn

in vec3 world;
in vec3 facing;
in vec3 grain_at;
in vec2 face_at;
in vec3 paint;
in vec3 added;
flat in ivec3 kind;
flat in vec2 kept;
flat in float seed;
flat in float cover;

out vec4 pixel;   // sRGB; alpha is how strongly it glows (or covers, while ghostly)

const vec3 AMBIENT = vec3(0.45, 0.40, 0.34);
const vec3 KEY = vec3(1.20, 1.10, 0.94);

#ifdef GROUND
float motif(vec2 at) {
    vec2 cell = abs(fract(vec2(at.x + at.y, at.x - at.y) / 0.99) - 0.5);
    float ring = abs(max(cell.x, cell.y) - 0.085);
    float width = fwidth(at.x) * 1.4;
    float dots = length(cell) - 0.022;
    float soft = 0.014 + width;
    return max(1.0 - smoothstep(0.008, soft, ring), 1.0 - smoothstep(0.0, width + 0.006, dots));
}
#endif

vec3 albedo(int surface) {
    vec3 base = paint;
#ifdef FACES
    vec4 ink = texture(faces, vec3(face_at, float(max(kind.y, 0))));   // premultiplied
    bool inked = kind.y >= 0 && (surface == PICTURE || surface == STAMP);
    base = inked ? base * (1.0 - ink.a) + ink.rgb : base;
#endif
    vec3 colour = to_linear(base);
    bool woven = surface == CARD || surface == PICTURE || surface == CLOTH;
    vec2 along = vec2(grain_at.x * 0.39, (grain_at.y + 0.83 * grain_at.z) * 3.5);
    vec2 at = woven ? grain_at.xy * (surface == CLOTH ? 2.1 : 3.3) : along;
    vec2 noise = texture(grain, at + seed * vec2(7.13, 3.71)).rg;
    float tone = woven ? 0.94 + 0.12 * noise.g : mix(0.84, 1.05, noise.r);
    colour *= surface == PLAIN ? 1.0 : tone;
#ifdef GROUND
    float printed = 0.55 * motif(grain_at.xy);
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

// The lamp hangs near enough for the far side of the table to be darker. The stage has its own.
float strength() {
    vec3 off = lamp.xyz - vec3(world.xy, 0.0);
    return kind.z == 2 ? 1.0 : min(lamp.w / dot(off, off), 1.4);
}

// What is brighter than three quarters closes in on white softly: snow keeps its shape.
vec3 shoulder(vec3 light) {
    vec3 over = max(light - 0.75, 0.0);
    return min(light, 0.75) + over / (1.0 + over * 3.0);
}

void main() {
    int surface = kind.x;
    vec3 normal = normalize(facing);
    vec3 colour = albedo(surface);
    float facing_light = max(dot(normal, to_key), 0.0);
    float shine = facing_light * lit(world, normal, facing_light) * strength();
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
    float grey = dot(result, vec3(0.3, 0.6, 0.1));
    result = mix(vec3(grey), result, kept.y) * kept.x + added;
    glow = min(max(added.r, added.g), 1.0);
    if (ghostly > 0.5) {
        result += cover > 0.0 ? vec3(0.0) : WARM * 0.10;
        glow = cover > 0.0 ? cover : 0.62;
    }
#endif
    pixel = vec4(to_srgb(shoulder(result)), glow);
}
