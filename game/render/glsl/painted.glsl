// What a vertex brings along besides its place: paint, grain and the light that a mark adds.
#include "marks.glsl"

struct Marked {
    vec3 added;   // light that the mark adds
    vec2 kept;    // what the mark leaves of the piece's own light and of its colourfulness
    float lined;  // how dark the line is that parts a block's lit edge from its face
};

// The mark shows on edges; turned wood has none and is lit along its outline, where rim is 1.
Marked marked(int surface, int mark, float rim) {
    bool edge = surface == 1 || surface == 8;
    bool turned_wood = surface == 0 || surface == 5;
    float share = edge ? 1.0 : turned_wood ? 0.6 * rim * rim : 0.0;
    vec2 kept = vec2(edge && mark != 0 ? 0.5 : 1.0, 1.0);
    vec3 added = vec3(0.0);
    float lined = 0.0;
    if (mark == TAKEABLE) {
        added = (surface == 8 ? GOLD : LIT) * share * (0.4 + 0.6 * breath);
        kept.x = surface == 8 ? 0.22 : kept.x;
        lined = 0.72;
    }
    if (mark == REFUSED) added = VERMILION * share * 1.15;
    if (mark == HOVER || mark == CHOSEN) lined = 0.72;
    if (mark == HOVER) {
        added = CREAM * share * 0.85;
        kept.x *= 1.1;
    }
    if (mark == CHOSEN) {
        // A die keeps its colour, and what is printed does: green turned to a lurid yellow.
        float tinge = surface == 7 ? 0.0 : surface == 4 ? 0.008 : 0.05;
        added = WARM * (share * 1.1 + tinge);
        kept.x *= 1.1;
    }
    if (mark == DIM) kept = vec2(0.5, 0.6);
    if (mark == GHOST) kept.x = 1.0;
    if (mark == TARGET) {   // all but blocks wear an outline instead
        kept.x = surface == 8 ? 0.5 : 1.0;
        added = surface == 8 ? LIT : vec3(0.0);
    }
    if (surface == 9) added += LAMPLIGHT;
    return Marked(added, kept, lined);
}

// sRGB; the edge of a tinted piece is paler: 30 % towards cream, dark paint less.
vec3 painted(vec3 colour, vec3 tint, int surface) {
    vec3 paint = colour * tint;
    float light = dot(tint, vec3(0.3, 0.6, 0.1));
    return surface == 8 ? mix(paint, vec3(1.0, 0.965, 0.894), light > 0.3 ? 0.30 : 0.22) : paint;
}

// Where wood's grain runs along x; the direction of a wooden part's and its offset stand in uv.
// On blocks it lies level on every side.
vec3 grained(vec3 position, vec3 normal, vec2 uv, int surface) {
    int along = surface < 2 ? int(uv.x + 0.5) : 0;
    if (surface == 6 && abs(normal.x) > 0.9) along = 2;
    return along == 1 ? position.zxy : along == 2 ? position.yxz : position;
}

float seeded(float seed, vec2 uv, int surface) {
    return fract(seed + (surface < 2 ? uv.y : 0.0));
}
