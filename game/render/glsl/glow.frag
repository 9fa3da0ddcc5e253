// What glows, alone: the hue of the picture leaning towards orange, in linear light.
#include "colour.glsl"
uniform sampler2D picture;
uniform vec2 texel;   // of the picture

in vec2 at;
out vec4 pixel;

vec3 lit(vec2 place) {
    vec4 seen = texture(picture, place);
    return to_linear(seen.rgb) * vec3(1.0, 0.58, 0.16) * seen.a;
}

void main() {   // a texel is four pixels wide: four reads between them meet them all
    vec3 sum = lit(at - texel) + lit(at + texel)
             + lit(at + vec2(texel.x, -texel.y)) + lit(at + vec2(-texel.x, texel.y));
    pixel = vec4(0.25 * sum, 1.0);
}
