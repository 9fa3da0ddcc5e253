// The numbers of game/render/records.py's MARKS.
const int TAKEABLE = 1;
const int HOVER = 2;
const int CHOSEN = 3;
const int REFUSED = 4;
const int GHOST = 5;
const int DIM = 6;
const int TARGET = 7;
const int VEILED = 8;

const vec3 LIT = vec3(1.05, 0.46, 0.04);       // #FFA41C, a little towards yellow, linear
const vec3 GOLD = vec3(1.10, 0.66, 0.09);      // edges of blocks: bright on wood and on sand, linear
const vec3 CREAM = vec3(1.0, 0.922, 0.775);    // #FFF6E4
const vec3 WARM = vec3(1.0, 0.564, 0.102);     // #FFC65A
const vec3 LAMPLIGHT = vec3(0.62, 0.36, 0.09);   // of a lit window, linear
const vec3 GHOSTLY = vec3(0.95, 0.80, 0.55);
const vec3 RIM = vec3(0.13, 0.045, 0.012);
const vec3 VERMILION = vec3(0.76, 0.065, 0.014); // #E2481F

uniform float breath;   // 1 at rest; what may be taken breathes for a while when a turn begins
