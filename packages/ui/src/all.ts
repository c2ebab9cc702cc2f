/** Components and drawings of all entries but the styles, for tests and stories. */
export * from './art';
export * from './index';
