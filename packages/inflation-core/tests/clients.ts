import { createLookupClient, createLookupHandler } from '../src/lookup/index.ts';
import { cpiU } from './frozen-series.ts';

/** Makes a client that asks a handler, as over a network. */
export const clientOf = (handler: ReturnType<typeof createLookupHandler>, seriesKey?: string) =>
  createLookupClient({
    baseUrl: 'https://example.com',
    seriesKey,
    fetch: (url, init) => handler(new Request(url, init)),
  });

/** Client of a working service. */
export const online = clientOf(createLookupHandler(cpiU));

/** Client without a network. */
export const offline = createLookupClient({
  fetch: () => Promise.reject(new TypeError('no network')),
});
