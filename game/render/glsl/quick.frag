#include "quickly.glsl"
uniform vec2 texel;          // a pixel, in parts of the picture

#if defined(GROUND)
#include "light.glsl"
#include "motif.glsl"
uniform sampler2D grain;     // r: wood noise, g: linen weave
uniform int grain_level;     // which of its smaller copies fits
uniform float pixel_width;   // in table units, about where the eye looks

in vec3 paint;
in vec2 cloth_at;
in vec2 grain_at;
in vec2 place;
flat in vec2 sky_key;
flat in vec3 tone;

vec3 colour() {
    ivec2 last = textureSize(grain, grain_level) - 1;
    vec2 noise = texelFetch(grain, ivec2(grain_at) & last, grain_level).rg;
    float light = sky_key.x + sky_key.y * strength(place, 0);
    float lit = sqrt(light * dot(tone, vec3(noise, 1.0)));
    if (tone.y > 0.0) lit *= 1.0 + 0.09 * motif(cloth_at, pixel_width);
    return shouldered(paint * lit);
}
#elif defined(BARE)
in vec3 seen;

vec3 colour() {
    return seen;
}
#else
uniform sampler2DArray faces;
uniform float face_level;    // which of their smaller copies fits

in vec3 paint;
in vec3 shade;
in vec3 added;
in vec2 face_at;
flat in int layer;

vec3 colour() {
    vec4 ink = textureLod(faces, vec3(face_at, float(max(layer, 0))), face_level);
    vec3 base = layer < 0 ? paint : paint * (1.0 - ink.a) + ink.rgb;   // premultiplied
    return shouldered(base * shade) + added;
}
#endif

out vec4 pixel;

void main() {
    pixel = vec4(colour() * vignette(gl_FragCoord.xy * texel), 0.0);
}
