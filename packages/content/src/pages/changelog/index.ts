/** Every text of the changelog. */

export * from './page';
export * from './releases';
