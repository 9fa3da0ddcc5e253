in float height;
out float pixel;

void main() {
    pixel = height;
}
