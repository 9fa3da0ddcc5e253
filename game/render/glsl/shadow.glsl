// Soft shadow of the one key light. SHADOW_TAPS samples, or four for one; with BLOCKER_TAPS > 0 the
// penumbra widens with the distance to what casts it, as that of a light 15 degrees across does.
uniform sampler2DShadow shadow_map;
uniform sampler2D shadow_depth;
uniform mat4 to_light;
uniform vec3 light_reach;   // width, height and depth of the lit box, in table units

const float SPREAD = 0.13;  // penumbra radius per unit of distance: tan(7.5 degrees)
const float WIDEST = 0.36;  // and never wider, in table units: so few samples would show
const mat2 GOLDEN = mat2(-0.73736888, 0.67549029, -0.67549029, -0.73736888);   // 137.5 degrees
uniform int shadow_taps;    // SHADOW_TAPS: unknown to the compiler, which would unroll the loop

float speckle(vec2 pixel) {
    return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

// How far out the samples of a disc lie; each is a golden angle on from the one before.
float ring(int index, int count) {
    return sqrt((float(index) + 0.5) / float(count));
}

// How the depth of a surface changes beside a point of it, by table units across the light: it
// would seem to shade itself without.
vec2 leaning(vec3 normal, float facing_light) {
    vec2 across = (mat3(to_light) * normal).xy * 0.5 * light_reach.xy;
    return clamp(across / max(facing_light, 0.05), -3.0, 3.0) / light_reach.z;
}

// The penumbra's radius; negative where nothing near casts a shadow.
float penumbra(vec3 at, vec2 toward, vec2 slope) {
#if BLOCKER_TAPS > 0
    float sum = 0.0;
    float count = 0.0;
    for (int i = 0; i < BLOCKER_TAPS; i++) {
        vec2 offset = toward * ring(i, BLOCKER_TAPS) * WIDEST;
        toward = GOLDEN * toward;
        float depth = textureLod(shadow_depth, at.xy + offset / light_reach.xy, 0.0).r;
        bool blocks = depth < at.z + dot(slope, offset) - 0.0005;
        sum += blocks ? depth : 0.0;
        count += blocks ? 1.0 : 0.0;
    }
    if (count < 0.5) return -1.0;
    return clamp((at.z - sum / count) * light_reach.z * SPREAD, 0.014, WIDEST);
#else
    return 0.075;
#endif
}

// 1: in full light, 0: in full shadow.
float lit(vec3 place, vec3 normal, float facing_light) {
    vec3 lifted = place + normal * (0.010 + 0.022 * (1.0 - facing_light));
    vec3 at = (to_light * vec4(lifted, 1.0)).xyz * 0.5 + 0.5;
    if (any(greaterThan(abs(at - 0.5), vec3(0.5)))) return 1.0;
#if SHADOW_TAPS <= 1
    vec2 slope = leaning(normal, facing_light);
    vec2 aside = vec2(0.055, 0.023);
    float sum = 0.0;
    for (int i = 0; i < 4; i++) {
        vec3 there = vec3(at.xy + aside / light_reach.xy, at.z + dot(slope, aside));
        sum += textureLod(shadow_map, there, 0.0);
        aside = vec2(-aside.y, aside.x);
    }
    return 0.25 * sum;
#else
    // Neighbours look along slightly different discs: rings of equal light do not show, nor dots.
    float turn = 0.7 * (speckle(gl_FragCoord.xy) - 0.5);
    vec2 toward = vec2(cos(turn), sin(turn));
    vec2 slope = leaning(normal, facing_light);
    float radius = facing_light > 0.0 ? penumbra(at, vec2(1.0, 0.0), slope) : 0.0;   // 0: turned away
    float sum = 0.0;
    int taps = radius > 0.0 ? shadow_taps : 0;   // only the edges of shadows need a look
    for (int i = 0; i < taps; i++) {
        vec2 offset = toward * ring(i, SHADOW_TAPS) * radius;
        toward = GOLDEN * toward;
        vec3 there = vec3(at.xy + offset / light_reach.xy, at.z + dot(slope, offset));
        sum += textureLod(shadow_map, there, 0.0);
    }
    return taps > 0 ? sum / float(SHADOW_TAPS) : radius < 0.0 ? 1.0 : 0.0;
#endif
}
