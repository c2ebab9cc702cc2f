import { createLookupClient, createLookupHandler } from '../src/lookup/index.ts';
import { cpiU } from './frozen-series.ts';

/** Asks a handler, as over a network. */
export const asking = (handler: ReturnType<typeof createLookupHandler>, seriesKey?: string) =>
  createLookupClient({
    baseUrl: 'https://example.com',
    seriesKey,
    fetch: (url, init) => handler(new Request(url, init)),
  });

/** Asks a handler of the index. */
export const online = asking(createLookupHandler(cpiU));

/** Asks in vain. */
export const offline = createLookupClient({
  fetch: () => Promise.reject(new TypeError('no network')),
});
