// What glows, alone: the hue of the picture leaning towards orange, in linear light.
#include "colour.glsl"
uniform sampler2D picture;
uniform vec2 share;   // the part of the picture that is used

in vec2 at;
out vec4 pixel;

void main() {
    vec4 seen = texture(picture, at * share);
    pixel = vec4(to_linear(seen.rgb) * vec3(1.0, 0.58, 0.16) * seen.a, 1.0);
}
