// A picture from before, laid over the new one while it fades.
uniform sampler2D picture;
uniform float part;

in vec2 at;
out vec4 pixel;

void main() {
    pixel = vec4(texture(picture, at).rgb, part);
}
