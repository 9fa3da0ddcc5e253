// Where a piece is hidden: its shape in a pale tone, and on it an edge and stripes of its own paint.
uniform vec3 eye;
uniform vec2 texel;      // a pixel, in parts of the picture
uniform float larger;    // above 0 while the pale shape is drawn

in vec3 world;
in vec3 facing;
in vec3 paint;

out vec4 pixel;   // sRGB; nothing of it glows

const float EDGE = 0.60;       // the cosine towards the eye below which a side belongs to the edge
const float PITCH = 0.0085;    // from one stripe to the next, in parts of the picture's height
const vec3 PALE = vec3(1.0, 0.965, 0.894);   // #FFF6E4

void main() {
    if (larger > 0.0) {
        pixel = vec4(PALE, 0.0);
        return;
    }
    float towards = abs(dot(normalize(facing), normalize(eye - world)));
    float pitch = max(PITCH / texel.y, 5.0);
    bool stripe = fract((gl_FragCoord.x + gl_FragCoord.y) / pitch) < 0.68;
    if (towards > EDGE && !stripe) discard;
    pixel = vec4(paint, 0.0);
}
