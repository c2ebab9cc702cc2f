/** A tag with a price, for stories and advice. */
export const look = {
  x: 200,
  y: 20,
  width: 140,
  height: 200,
  chamfer: 24,
  background: 'honey',
  price: '$58',
  size: 70,
} as const;
