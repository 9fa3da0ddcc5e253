// The blurred table behind a centre-stage fight, dimmed with a warm tone.
uniform sampler2D picture;
uniform float dim;

in vec2 at;
out vec4 pixel;

void main() {
    vec3 kept = 1.0 - dim * vec3(1.0, 1.03, 1.06);
    pixel = vec4(texture(picture, at).rgb * max(kept, 0.0), 0.0);
}
