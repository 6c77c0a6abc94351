/** 'lat,lng' of a listing's coordinates, as its card carries it for a map beside the list. */
export const pointOf = ([lng, lat]: readonly [number, number]): string => `${lat},${lng}`;
