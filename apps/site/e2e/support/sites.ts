/** The servers that browser tests visit, all on workerd with the built site. */
export const sites = {
  real: 'http://localhost:4273',
  failingLookup: 'http://localhost:4274',
  /** Built with an id for each third party. */
  thirdParty: 'http://localhost:4275',
} as const;
