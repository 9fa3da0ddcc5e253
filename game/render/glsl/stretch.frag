// A picture that was drawn smaller in a hurry, made as large as it is shown.
#include "grade.glsl"
uniform sampler2D picture;

in vec2 at;
out vec4 pixel;

void main() {
    pixel = vec4(graded(texture(picture, at).rgb, at), 1.0);
}
