/** The width and height of a land's field, in its own units. */
export const LAND_WIDTH = 320;
export const LAND_HEIGHT = 180;
