/** The box of the map, in user units: columns of teeth then stand eight whole units apart. */
export const mapBox = { width: 1280, height: 597 } as const;

/** Columns of land, in degrees of longitude. */
export const column = { first: -168, last: 180, degrees: 2.2 } as const;

/** Northern and southern limits of the land, without the ice of Antarctica. */
export const latitudes = { north: 78, south: -56 } as const;

const west = -170.2;
const east = 181.8;
const top = 79;
const bottom = -57;

/** Miller's projection with its usual factor of 0.8 under the logarithm. */
function miller(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians));
}

/**
 * Place of a longitude, in degrees east, across the map in user units.
 *
 * @example
 * toX(-168) // => 8
 * toX(-165.8) // => 16
 */
export const toX = (longitude: number): number =>
  Math.round(((longitude - west) / (east - west)) * mapBox.width * 1e6) / 1e6;

/**
 * Place of a latitude, in degrees north, down the map in user units.
 *
 * @example
 * toY(79) // => 0
 * toY(-57) // => 597
 */
export const toY = (latitude: number): number =>
  ((miller(top) - miller(latitude)) / (miller(top) - miller(bottom))) * mapBox.height;
