// The last step: glow, smoothing where there is no multisampling, vignette, grade.
#include "colour.glsl"
uniform sampler2D picture;
uniform sampler2D glow;
uniform vec2 texel;
uniform vec2 share;   // the part of the picture that is used
uniform float glowing;

in vec2 at;
out vec4 pixel;

float luma(vec3 c) {
    return dot(c, vec3(0.299, 0.587, 0.114));
}

#ifdef SMOOTH
// Softens stair-steps along the local edge direction (after the idea of FXAA, four taps).
vec3 seen(vec2 at) {
    vec3 middle = texture(picture, at).rgb;
    float nw = luma(texture(picture, at + texel * vec2(-0.5, 0.5)).rgb);
    float ne = luma(texture(picture, at + texel * vec2(0.5, 0.5)).rgb);
    float sw = luma(texture(picture, at + texel * vec2(-0.5, -0.5)).rgb);
    float se = luma(texture(picture, at + texel * vec2(0.5, -0.5)).rgb);
    float low = min(min(nw, ne), min(sw, se));
    float high = max(max(nw, ne), max(sw, se));
    if (high - low < 0.06) return middle;
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
    vec3 colour = seen(at * share);
    if (glowing > 0.5) {
        vec3 light = texture(glow, at).rgb;
        if (light.r > 0.0) colour = to_srgb(to_linear(colour) + 0.27 * light);
    }
    vec2 off = at - 0.5;
    float corner = dot(off, off) * 2.0;   // 1 in the corners
    colour *= 1.0 - 0.30 * smoothstep(0.25, 1.05, corner);
    pixel = vec4(colour * vec3(1.025, 1.0, 0.955), 1.0);
}
