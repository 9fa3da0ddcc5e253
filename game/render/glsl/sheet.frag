uniform sampler2D u_texture;

out vec4 o_colour;

void main() {
    o_colour = texelFetch(u_texture, ivec2(gl_FragCoord.xy), 0);
}
