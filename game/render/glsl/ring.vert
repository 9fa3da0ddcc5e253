// A lit outline round a marked piece: one quad per ring, lying on the table.
#include "slot.glsl"
uniform mat4 view;
uniform mat4 projection;

layout(location = 0) in uint slot_index;
layout(location = 1) in vec4 shape;   // half width, half depth, height above the origin, roundness

out vec2 local;
flat out vec3 size;
flat out int mark;

const float MARGIN = 0.14;

void main() {
    Slot slot = read_slot(int(slot_index));
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    local = corner * (shape.xy + MARGIN);
    size = vec3(shape.xy, shape.w);
    mark = slot.mark;
    vec3 lifted = vec3(local, shape.z);
    gl_Position = projection * (view * vec4(placed(slot, lifted), 1.0));
}
