#include "slot.glsl"
uniform mat4 view;
uniform mat4 projection;

layout(location = 0) in vec3 position;
layout(location = 4) in uint slot_index;

out float height;

void main() {
    vec3 world = placed(read_slot(int(slot_index)), position);
    height = world.z;
    gl_Position = projection * (view * vec4(world, 1.0));
}
