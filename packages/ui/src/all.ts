/** What every entry exports, for tests and stories. */
export * from './art';
export * from './index';
