// Where a piece is hidden: a pale edge, an edge in its own paint, stripes of it within.
uniform vec3 eye;
uniform vec2 texel;      // a pixel, in parts of the picture
uniform float larger;    // above 0 while the pale edge is drawn

in vec3 world;
in vec3 facing;
in vec3 paint;

out vec4 pixel;   // sRGB; nothing of it glows

const float EDGE = 0.60;       // the cosine towards the eye below which a side belongs to the edge
const float CASED = 0.42;      // the same for the pale edge round it
const float PITCH = 0.0085;    // from one stripe to the next, in parts of the picture's height
const vec3 PALE = vec3(1.0, 0.965, 0.894);   // #FFF6E4

void main() {
    float towards = abs(dot(normalize(facing), normalize(eye - world)));
    if (larger > 0.0) {
        if (towards > CASED) discard;
        pixel = vec4(PALE, 0.0);
        return;
    }
    float pitch = max(PITCH / texel.y, 5.0);
    bool stripe = fract((gl_FragCoord.x + gl_FragCoord.y) / pitch) < 0.68;
    if (towards > EDGE && !stripe) discard;
    pixel = vec4(paint, 0.0);
}
