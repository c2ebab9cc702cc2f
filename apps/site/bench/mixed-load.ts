/** Lookups as visitors, crawlers and mistakes make them, each with the status it must get. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';

export interface LoadRequest {
  readonly path: string;
  readonly status: number;
  readonly init?: RequestInit;
}

const LOOKUP = '/api/inflation/adjusted-revenue';
const BAD_REQUEST = 400;
const NOT_ALLOWED = 405;

const MALFORMED = ['%00', '..%2f', '💇', "'--", '1e9', '-5', '0x10', ' ', '9'.repeat(400), '<svg>'];

type Random = () => number;

/** Mulberry32: the same seed gives the same load. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[Math.floor(random() * items.length)] as Item; // never empty here

const { first, newest } = cpiU;

/** Of a month in any year of the index that is over. */
function lookupPath(random: Random): string {
  const revenue = (random() * 10 ** (1 + random() * 11) + 0.01).toFixed(2);
  const year = first.year + Math.floor(random() * (newest.year - first.year));
  const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
  return `${LOOKUP}/us/${revenue}/${year}-${month}-01`;
}

const KINDS: readonly ((random: Random) => LoadRequest)[] = [
  (random) => ({ path: lookupPath(random), status: 200 }),
  (random) => ({ path: lookupPath(random), status: 200 }),
  (random) => ({ path: lookupPath(random), status: 200, init: { method: 'HEAD' } }),
  (random) => ({ path: lookupPath(random), status: 204, init: { method: 'OPTIONS' } }),
  (random) => ({ path: lookupPath(random), status: 304, init: ifChanged }),
  (random) => ({ path: lookupPath(random), status: NOT_ALLOWED, init: withBody(random) }),
  (random) => ({
    path: `${LOOKUP}/us/${encodeURIComponent(pick(random, MALFORMED))}/2019-06-01`,
    status: BAD_REQUEST,
  }),
  (random) => ({
    path: `${LOOKUP}/${pick(random, ['ca', 'US', ''])}/5.00/2019-06-01`,
    status: 404,
  }),
  () => ({ path: `${LOOKUP}/us/5.00/1912-12-01`, status: 422 }),
  () => ({ path: `${LOOKUP}/us/5.00/${newest.year + 1}-12-01`, status: 422 }),
  (random) => ({ path: `/api/no/such/${Math.floor(random() * 1e9)}`, status: 404 }),
];

const ifChanged: RequestInit = { headers: { 'If-None-Match': '*' } };

const withBody = (random: Random): RequestInit => ({
  method: pick(random, ['POST', 'PUT', 'DELETE']),
  body: 'x'.repeat(Math.floor(random() * 2000)),
});

export const mixedRequest = (random: Random): LoadRequest => pick(random, KINDS)(random);
