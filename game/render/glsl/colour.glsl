vec3 to_linear(vec3 c) {
    return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878);
}

vec3 to_srgb(vec3 c) {
    c = clamp(c, 0.0, 1.0);
    vec3 root = sqrt(c);
    vec3 fourth = sqrt(root);
    return clamp(0.585122381 * root + 0.783140355 * fourth - 0.368262736 * sqrt(fourth), 0.0, 1.0);
}
