import { createLookupClient, createLookupHandler } from '../src/lookup/index.ts';
import { cpiU } from './frozen-series.ts';

const handler = createLookupHandler(cpiU);

/** Asks a handler of the index, as over a network. */
export const online = createLookupClient({
  baseUrl: 'https://example.com',
  fetch: (url, init) => handler(new Request(url, init)),
});

/** Asks in vain. */
export const offline = createLookupClient({
  fetch: () => Promise.reject(new TypeError('no network')),
});
