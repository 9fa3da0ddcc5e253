// What glows, alone: the picture times its alpha.
uniform sampler2D picture;

in vec2 at;
out vec4 pixel;

void main() {
    vec4 seen = texture(picture, at);
    pixel = vec4(seen.rgb * seen.a, 1.0);
}
