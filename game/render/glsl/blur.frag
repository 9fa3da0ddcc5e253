// One direction of a Gaussian blur. step is the distance between samples in texture units.
uniform sampler2D picture;
uniform vec2 step_by;

in vec2 at;
out vec4 pixel;

const float WEIGHTS[5] = float[](0.2270270, 0.1945946, 0.1216216, 0.0540540, 0.0162162);

void main() {
    vec4 sum = textureLod(picture, at, 0.0) * WEIGHTS[0];
    for (int i = 1; i < 5; i++) {
        vec2 offset = step_by * float(i);
        sum += WEIGHTS[i] * (textureLod(picture, at + offset, 0.0) + textureLod(picture, at - offset, 0.0));
    }
    pixel = sum;
}
