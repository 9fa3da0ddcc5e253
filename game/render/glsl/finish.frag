// The last step: glow, smoothing where there is no multisampling, vignette, grade.
#include "colour.glsl"
#include "grade.glsl"
uniform sampler2D picture;
uniform sampler2D glow;   // near what is lit
uniform sampler2D haze;   // and farther away
uniform vec2 texel;
uniform ivec2 last;   // the last pixel of the picture
uniform float glowing;

in vec2 at;
out vec4 pixel;

float luma(vec3 c) {
    return dot(c, vec3(0.299, 0.587, 0.114));
}

#ifdef SMOOTH
// Softens stair-steps along the local edge direction (after the idea of FXAA, two taps); what tells
// the direction is the light of the four pixels at the corners.
float light_at(ivec2 place) {
    return luma(texelFetch(picture, clamp(place, ivec2(0), last), 0).rgb);
}

vec3 seen(vec2 at) {
    ivec2 place = ivec2(at / texel);
    vec3 middle = texelFetch(picture, place, 0).rgb;
    float nw = light_at(place + ivec2(-1, 1));
    float ne = light_at(place + ivec2(1, 1));
    float sw = light_at(place + ivec2(-1, -1));
    float se = light_at(place + ivec2(1, -1));
    float low = min(min(nw, ne), min(sw, se));
    float high = max(max(nw, ne), max(sw, se));
    if (high - low < 0.09) return middle;
    vec2 along = vec2(sw + se - nw - ne, nw + sw - ne - se);
    float shortest = min(abs(along.x), abs(along.y)) + 0.03;
    along = clamp(along / shortest, -4.0, 4.0) * texel;
    return 0.5 * (texture(picture, at + along * 0.17).rgb + texture(picture, at - along * 0.17).rgb);
}
#else
vec3 seen(vec2 at) {
    return texture(picture, at).rgb;
}
#endif

void main() {
    vec3 colour = seen(at);
    if (glowing > 0.5) {
        vec3 light = 0.38 * texture(glow, at).rgb + 0.30 * texture(haze, at).rgb;
        if (light.r > 0.0) colour = to_srgb(to_linear(colour) + light);
    }
    pixel = vec4(graded(colour, at), 1.0);
}
