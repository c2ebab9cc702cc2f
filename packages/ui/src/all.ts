/** The types of every entry are bundled from here: see `scripts/declarations.ts`. */
export * from './art';
export * from './index';
