/** The two servers that browser tests visit, both on workerd with the built site. */
export const sites = {
  real: 'http://localhost:4273',
  failingLookup: 'http://localhost:4274',
} as const;
