// Vignette and warmth; at: 0..1 inside the picture.
vec3 graded(vec3 colour, vec2 at) {
    vec2 off = at - 0.5;
    float corner = dot(off, off) * 2.0;   // 1 in the corners
    return colour * (1.0 - 0.30 * smoothstep(0.25, 1.05, corner)) * vec3(1.025, 1.0, 0.955);
}
