// What the renderer knows about one piece: four texels of the buffer texture `slots`.
uniform samplerBuffer slots;
uniform mat4 turntable;

struct Slot {
    vec3 place;
    float scale;
    vec4 turn;    // unit quaternion
    int layer;    // face picture, -1: none
    int mark;     // see marks.glsl
    float seed;   // 0..1, the piece's own
    int stand;    // 0 table, 1 turntable, 2 stage
    vec3 tint;    // sRGB
    float fade;   // 0 solid, 1 not seen
};

Slot read_slot(int index) {
    vec4 a = texelFetch(slots, index * 4);
    vec4 b = texelFetch(slots, index * 4 + 1);
    vec4 c = texelFetch(slots, index * 4 + 2);
    vec4 d = texelFetch(slots, index * 4 + 3);
    return Slot(a.xyz, a.w, b, int(c.x), int(c.y), c.z, int(c.w), d.rgb, d.a);
}

vec3 turned(vec4 turn, vec3 v) {
    return v + 2.0 * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v);
}

vec3 placed(Slot slot, vec3 position) {
    vec3 world = slot.place + turned(slot.turn, position * slot.scale);
    return slot.stand == 1 ? (turntable * vec4(world, 1.0)).xyz : world;
}

// Where a stamp is read: on top of a block it is upright for who sits in front, whichever quarter
// the turntable has come to. 0.49: how it stands at first, in radians.
vec2 stamped(Slot slot, vec3 normal, vec2 uv) {
    if (slot.stand != 1 || normal.z < 0.9) return uv;
    float yaw = atan(turntable[0][1], turntable[0][0]) - 0.49;
    float turn = 1.5707963 * round(yaw / 1.5707963);
    vec2 off = uv - 0.5;
    return 0.5 + vec2(cos(turn) * off.x - sin(turn) * off.y, sin(turn) * off.x + cos(turn) * off.y);
}

vec3 faced(Slot slot, vec3 normal) {
    vec3 world = turned(slot.turn, normal);
    return slot.stand == 1 ? mat3(turntable) * world : world;
}
