// The light of the room and of the lamp, and the surfaces that they fall on.
const int CARD = 2;
const int CLOTH = 3;
const int PICTURE = 4;
const int PLAIN = 5;
const int STAMP = 6;
const int LAMP = 9;
const int METAL = 10;

uniform vec3 to_key;   // direction to the light
uniform vec4 lamp;     // where the light hangs; w: square of the distance of full strength

const vec3 AMBIENT = vec3(0.50, 0.447, 0.385);   // the room, and what things throw back
const vec3 KEY = vec3(1.15, 1.06, 0.91);
const float SHEEN = 0.012;   // what varnish and fibres throw back, whatever the paint below

bool woven(int surface) {
    return surface == CARD || surface == PICTURE || surface == CLOTH;
}

// Where in the noise a point of a piece is.
vec2 grain_place(int surface, vec3 at, float seed) {
    vec2 along = vec2(at.x * 0.39, (at.y + 0.83 * at.z) * 3.5);
    vec2 place = woven(surface) ? at.xy * (surface == CLOTH ? 0.36 : 0.62) : along;
    return place + seed * vec2(7.13, 3.71);
}

// What wood's noise and weave's noise do to the paint, and what is always there. Pale boards are
// calm, so that what lies on them stands out.
vec3 grain_share(int surface, vec3 paint) {
    if (surface == PLAIN || surface >= LAMP) return vec3(0.0, 0.0, 1.0);
    if (woven(surface)) return vec3(0.0, 0.16, 0.92);
    float calm = surface < 2 ? smoothstep(0.50, 0.75, dot(paint, vec3(0.3, 0.6, 0.1))) : 0.0;
    float share = 0.21 * (1.0 - 0.5 * calm);
    return vec3(share, 0.0, 0.95 - 0.52 * share);
}

// The lamp hangs near enough for the far side of the table to be darker. The stage has its own.
float strength(vec2 place, int stand) {
    vec3 off = lamp.xyz - vec3(place, 0.0);
    return stand == 2 ? 1.0 : min(lamp.w / dot(off, off), 1.4);
}

// What is brighter than 0.7 closes in on white softly: snow keeps its shape.
vec3 shoulder(vec3 light) {
    vec3 over = max(light - 0.70, 0.0);
    return min(light, 0.70) + over / (1.0 + over * 4.0);
}

// What polished metal throws back of the lamp and of the pale room, seen from ``away``.
vec3 mirrored(vec3 paint, vec3 normal, vec3 away, float lit_share) {
    vec3 back = reflect(-away, normal);
    vec3 room = mix(vec3(0.05, 0.035, 0.03), vec3(0.62, 0.56, 0.48), smoothstep(-0.35, 0.25, back.z));
    room *= 1.0 - 0.62 * smoothstep(0.30, 0.85, back.z);
    room += vec3(1.05, 1.0, 0.9) * smoothstep(0.90, 0.97, dot(back, normalize(vec3(-0.55, 0.42, 0.72))));
    float spark = pow(max(dot(back, to_key), 0.0), 64.0) * (0.3 + 0.7 * lit_share);
    return mix(paint, vec3(1.0), 0.12) * room + vec3(1.0, 0.95, 0.86) * (0.8 * spark);
}
