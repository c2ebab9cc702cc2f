/** Exports of all entries, for tests and stories. */
export * from './art';
export * from './index';
