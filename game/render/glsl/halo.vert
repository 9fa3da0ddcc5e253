// Light round a block that may be taken: shells round it, of which only the far sides show.
#include "slot.glsl"
uniform mat4 view;
uniform mat4 projection;

layout(location = 0) in uint slot_index;
layout(location = 1) in float half_side;

flat out int shell;
flat out int mark;

const int SHELLS = 4;
const float REACH = 0.029;   // how far each shell lies beyond the one within

// Two triangles a side, seen from within.
const ivec2 CORNERS[6] = ivec2[](
    ivec2(-1, -1), ivec2(-1, 1), ivec2(1, -1), ivec2(1, -1), ivec2(-1, 1), ivec2(1, 1)
);

void main() {
    Slot slot = read_slot(int(slot_index));
    shell = gl_InstanceID % SHELLS;
    mark = slot.mark;
    int side = gl_VertexID / 6;
    int axis = side / 2;
    float towards = side % 2 == 0 ? 1.0 : -1.0;
    vec2 corner = vec2(CORNERS[gl_VertexID % 6]);
    corner.x *= towards;
    vec3 point = axis == 0 ? vec3(towards, corner) : axis == 1 ? vec3(corner.y, towards, corner.x)
                                                   : vec3(corner, towards);
    float reach = half_side + REACH * float(shell + 1);
    gl_Position = projection * (view * vec4(placed(slot, point * reach), 1.0));
}
