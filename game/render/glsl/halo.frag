#include "colour.glsl"
#include "marks.glsl"

flat in int shell;
flat in int mark;
out vec4 pixel;

void main() {
    float soft = 1.0 - float(shell) * 0.22;
    float cover = 0.25 * soft * soft * (0.25 + 0.75 * breath);
    vec3 colour = mark == HOVER ? CREAM : GOLD;
    pixel = vec4(to_srgb(colour), cover);
}
