// The shape of a piece that something else hides, a little larger where that is asked for.
#include "slot.glsl"
uniform mat4 view;
uniform mat4 projection;
uniform vec3 eye;
uniform float larger;   // by so much the piece reaches beyond itself, in table units

const float NEARER = 0.06;   // what it stands on, or touches, is no nearer to the eye than this

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 colour;   // sRGB, surface kind in a
layout(location = 4) in uint slot_index;

out vec3 world;
out vec3 facing;
out vec3 paint;

void main() {
    Slot slot = read_slot(int(slot_index));
    facing = faced(slot, normal);
    world = placed(slot, position) + facing * larger;
    paint = colour.rgb;
    vec3 before = world + normalize(eye - world) * NEARER;
    gl_Position = projection * (view * vec4(before, 1.0));
}
