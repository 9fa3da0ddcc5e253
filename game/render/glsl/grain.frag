// Draws the tile of noise that gives wood its grain and card its weave; drawn once at the start.
in vec2 at;
out vec4 pixel;

float random(vec2 cell, float period) {
    vec2 wrapped = mod(cell, period);
    return fract(sin(dot(wrapped, vec2(127.1, 311.7)) + period) * 43758.5453);
}

float noise(vec2 place, float period) {
    place *= period;
    vec2 cell = floor(place);
    vec2 t = fract(place);
    t = t * t * (3.0 - 2.0 * t);
    return mix(
        mix(random(cell, period), random(cell + vec2(1, 0), period), t.x),
        mix(random(cell + vec2(0, 1), period), random(cell + vec2(1, 1), period), t.x), t.y);
}

void main() {
    vec2 bent = at + 0.05 * vec2(noise(at, 4.0), noise(at.yx, 4.0));
    float wood = 0.55 * noise(bent, 8.0) + 0.28 * noise(bent, 16.0) + 0.17 * noise(bent, 64.0);
    wood = smoothstep(0.22, 0.78, wood);
    float across = random(floor(at * vec2(32.0, 256.0)) + 0.5, 256.0);
    float down = random(floor(at * vec2(256.0, 32.0)) + 7.5, 256.0);
    pixel = vec4(wood, 0.5 * (across + down), 0.0, 1.0);
}
