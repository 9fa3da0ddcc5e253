// What takes little time, on colours that are in sRGB already.
const vec3 WARMTH = vec3(1.025, 1.0, 0.955);   // of the grade; from here on colours have it

vec3 sheeny(vec3 paint) {
    return paint + 0.045 * (1.0 - paint) * (1.0 - paint);   // SHEEN
}

// As shoulder does, nearly.
vec3 shouldered(vec3 c) {
    return min(c, 0.554 * WARMTH + 0.35 * c);
}

// As graded does, nearly, without the warmth.
float vignette(vec2 at) {
    vec2 off = at - 0.5;
    float corner = dot(off, off);
    return 1.0 - 1.08 * corner * corner;
}
