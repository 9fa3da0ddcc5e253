// Soft shadow of the one key light. SHADOW_TAPS samples; with BLOCKER_TAPS > 0 the penumbra
// widens with the distance to what casts it, as that of a light 15 degrees across does.
uniform sampler2DShadow shadow_map;
uniform sampler2D shadow_depth;
uniform mat4 to_light;
uniform vec3 light_reach;   // width, height and depth of the lit box, in table units

const float SPREAD = 0.13;  // penumbra radius per unit of distance: tan(7.5 degrees)
const float GOLDEN = 2.39996323;

float speckle(vec2 pixel) {
    return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}

vec2 disc(int index, int count, float turn) {
    float radius = sqrt((float(index) + 0.5) / float(count));
    float angle = float(index) * GOLDEN + turn;
    return radius * vec2(cos(angle), sin(angle));
}

float penumbra(vec3 at, float turn) {
#if BLOCKER_TAPS > 0
    float sum = 0.0;
    float count = 0.0;
    for (int i = 0; i < BLOCKER_TAPS; i++) {
        vec2 offset = disc(i, BLOCKER_TAPS, turn) * 0.26 / light_reach.xy;
        float depth = textureLod(shadow_depth, at.xy + offset, 0.0).r;
        if (depth < at.z - 0.0005) {
            sum += depth;
            count += 1.0;
        }
    }
    if (count < 0.5) return -1.0;
    return clamp((at.z - sum / count) * light_reach.z * SPREAD, 0.014, 0.26);
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
    return textureLod(shadow_map, at, 0.0);
#else
    float turn = 6.2831853 * speckle(gl_FragCoord.xy);
    float radius = penumbra(at, turn);
    if (radius < 0.0) return 1.0;
    vec2 reach = radius / light_reach.xy;
    float sum = 0.0;
    for (int i = 0; i < SHADOW_TAPS; i++) {
        sum += textureLod(
            shadow_map, vec3(at.xy + disc(i, SHADOW_TAPS, turn) * reach, at.z), 0.0);
    }
    return sum / float(SHADOW_TAPS);
#endif
}
