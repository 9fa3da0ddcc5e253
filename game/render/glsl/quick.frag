#include "colour.glsl"
#include "light.glsl"
uniform sampler2DArray faces;
uniform sampler2D grain;          // r: wood noise, g: linen weave
uniform sampler2D heights;        // height of the scene, blurred
uniform sampler2D shadow_depth;
uniform float pixel_width;        // in table units, about where the eye looks
uniform float face_level;         // which of the smaller copies of faces and grain fits that
uniform int grain_level;

in vec3 paint;
in vec3 added;
in vec3 light_at;
in vec3 above_at;
in vec2 sky_key;
in vec2 face_at;
in vec2 grain_at;
flat in vec3 tone;
flat in vec2 kept;
flat in int layer;

out vec4 pixel;

// The pictures' texels are as large as a screen's pixels here, so that one of them will do.
float nearest(sampler2D map, vec2 at) {
    vec2 size = vec2(textureSize(map, 0));
    return texelFetch(map, ivec2(clamp(at * size, vec2(0.0), size - 1.0)), 0).r;
}

// As to_srgb does within a step of 255, but for the very darkest: one root instead of three.
vec3 to_srgb_nearly(vec3 c) {
    vec3 root = sqrt(clamp(c, 0.0, 1.0));
    return root * (1.33112 + root * (0.19073 * root - 0.49095)) - 0.02898;
}

void main() {
    vec3 base = paint;
#ifndef GROUND
    vec4 ink = textureLod(faces, vec3(face_at, float(max(layer, 0))), face_level);
    base = layer < 0 ? base : base * (1.0 - ink.a) + ink.rgb;   // premultiplied
#endif
    vec2 size = vec2(textureSize(grain, grain_level));
    vec2 noise = texelFetch(grain, ivec2(fract(grain_at) * size), grain_level).rg;
    vec3 colour = to_linear(base) * dot(tone, vec3(noise, 1.0));
#ifdef GROUND
    float printed = tone.y > 0.0 ? 0.55 * motif(face_at, pixel_width) : 0.0;
    colour = mix(colour, colour * 1.35 + 0.012, printed);
#endif
    float covered = clamp((nearest(heights, above_at.xy) - above_at.z) * 1.1, 0.0, 0.5);
    float bright = nearest(shadow_depth, light_at.xy) < min(light_at.z, 1.0) ? 0.0 : sky_key.y;
    vec3 result = colour * (AMBIENT * (1.0 - covered) * sky_key.x + KEY * bright);
#ifndef GROUND
    float grey = dot(result, vec3(0.3, 0.6, 0.1));
    result = mix(vec3(grey), result, kept.y) * kept.x + added;
#endif
    pixel = vec4(to_srgb_nearly(shoulder(result)), 0.0);
}
