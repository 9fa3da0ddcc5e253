// The faint diamonds of the cloth; soft: how wide a pixel is.
float motif(vec2 at, float soft) {
    vec2 cell = abs(fract(vec2(at.x + at.y, at.x - at.y) / 0.99) - 0.5);
    float ring = abs(max(cell.x, cell.y) - 0.085);
    float dots = length(cell) - 0.022;
    float width = soft * 1.4;
    return max(1.0 - smoothstep(0.008, 0.014 + width, ring), 1.0 - smoothstep(0.0, width + 0.006, dots));
}
