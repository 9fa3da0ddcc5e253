// A picture that was drawn smaller in a hurry, made as large as it is shown.
#include "grade.glsl"
uniform sampler2D picture;
uniform vec2 share;   // the part of the picture that is used

in vec2 at;
out vec4 pixel;

void main() {
    vec2 last = share - 0.5 / vec2(textureSize(picture, 0));
    pixel = vec4(graded(texture(picture, min(at * share, last)).rgb, at), 1.0);
}
