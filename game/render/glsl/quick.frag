uniform sampler2DArray faces;
uniform sampler2D grain;     // r: wood noise, g: linen weave
uniform float pixel_width;   // in table units, about where the eye looks
uniform float face_level;    // which of the smaller copies of faces and grain fits that
uniform int grain_level;
uniform vec2 texel;          // a pixel, in parts of the picture

in vec3 paint;
in vec3 shade;
in vec3 added;
in vec2 face_at;
flat in int layer;
#ifdef GROUND
#include "light.glsl"
#include "motif.glsl"
in vec2 place;
in vec2 grain_at;
flat in vec2 sky_key;
flat in vec3 tone;
#endif

out vec4 pixel;

// As shoulder does, nearly, but of what is in sRGB already.
vec3 shouldered(vec3 c) {
    return min(c, 0.554 + 0.35 * c);
}

// As graded does, nearly.
vec3 quickly_graded(vec3 colour, vec2 at) {
    vec2 off = at - 0.5;
    float corner = dot(off, off);
    return colour * ((1.0 - 1.08 * corner * corner) * vec3(1.025, 1.0, 0.955));
}

void main() {
    vec3 base = paint;
#ifdef GROUND
    base += 0.045 * (1.0 - base) * (1.0 - base);   // SHEEN, in sRGB
    vec2 size = vec2(textureSize(grain, grain_level));
    vec2 noise = texelFetch(grain, ivec2(fract(grain_at) * size), grain_level).rg;
    vec3 light = AMBIENT * sky_key.x + KEY * (sky_key.y * strength(place, 0));
    vec3 lit = sqrt(light * dot(tone, vec3(noise, 1.0)));
    if (tone.y > 0.0) base *= 1.0 + 0.09 * motif(face_at, pixel_width);
#else
    base += 0.045 * (1.0 - base) * (1.0 - base);
    vec3 lit = shade;
    vec4 ink = textureLod(faces, vec3(face_at, float(max(layer, 0))), face_level);
    base = layer < 0 ? base : base * (1.0 - ink.a) + ink.rgb;   // premultiplied
#endif
    pixel = vec4(quickly_graded(shouldered(base * lit) + added, gl_FragCoord.xy * texel), 0.0);
}
