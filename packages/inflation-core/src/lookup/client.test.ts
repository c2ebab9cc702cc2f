import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, online } from '../../tests/clients.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { australia } from '../../tests/published-indexes.ts';
import { addMonths, compareMonths } from '../months.ts';
import { createLookupClient, type LookupClientOptions, seriesClient } from './client.ts';
import { createLookupHandler } from './handler.ts';

const request = { amount: 250_000, from: { year: 2019, month: 6 } };
const good = [{ date: '2026-08-01', amount: 326_946.28, baseIndexMonth: '2019-06' }];

type Fetch = NonNullable<LookupClientOptions['fetch']>;

const answering = (body: BodyInit | null, init?: ResponseInit): Fetch => {
  return async () => new Response(body, init);
};
/** Never answers, even when aborted. */
const endless: Fetch = () => new Promise(() => {});
const lookupWith = (fetch: Fetch) => createLookupClient({ fetch }).lookup(request);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the request', () => {
  it('asks the specified path for JSON', async () => {
    const fetch = vi.fn<Fetch>(answering(JSON.stringify(good)));
    await createLookupClient({ fetch }).lookup(request);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01',
      { headers: { Accept: 'application/json' }, signal: expect.any(AbortSignal) },
    );
  });

  it('puts the base URL before the path, with or without a last slash', async () => {
    for (const baseUrl of ['https://example.com/v1', 'https://example.com/v1//']) {
      const fetch = vi.fn<Fetch>(answering(JSON.stringify(good)));
      await createLookupClient({ baseUrl, fetch }).lookup({ ...request, amount: 1.005 });
      expect(fetch.mock.calls[0]?.[0]).toBe(
        'https://example.com/v1/api/inflation/adjusted-revenue/us/1.01/2019-06-01',
      );
    }
  });

  it('uses the current global fetch, unbound, when none is given', async () => {
    const fetch = vi.fn(function (this: unknown) {
      expect([undefined, globalThis]).toContain(this);
      return Promise.resolve(Response.json(good));
    });
    const client = createLookupClient({ baseUrl: 'https://example.com' });
    vi.stubGlobal('fetch', fetch);
    expect(await client.lookup(request)).toMatchObject({ ok: true });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
  it('is offline-or-blocked when fetch rejects, or throws at once', async () => {
    const blocked = await lookupWith(() => Promise.reject('blocked'));
    expect(blocked).toMatchObject({ ok: false, error: { code: 'offline-or-blocked' } });
    const thrown = new TypeError('Only absolute URLs are supported');
    const outcome = await lookupWith(() => {
      throw thrown;
    });
    const message = `The inflation service could not be reached: ${thrown}`;
    const cause = { code: 'TypeError', message: thrown.message };
    const error = { code: 'offline-or-blocked', message, cause };
    expect(outcome).toEqual({ ok: false, error });
  });

  it.each([
    [500, 'Internal Server Error'],
    [404, 'Not Found'],
    [429, ''],
  ])('is http-status for %i, in the specified words', async (status, statusText) => {
    const outcome = await lookupWith(answering(JSON.stringify(good), { status, statusText }));
    const message = `API error: ${status} ${statusText}`;
    expect(outcome).toEqual({ ok: false, error: { code: 'http-status', message, status } });
  });

  it('keeps the service’s reason for a refusal', async () => {
    const cause = { code: 'unknown-series', message: 'There is no such series. Served: us.' };
    const body = JSON.stringify({ error: cause });
    expect(await lookupWith(answering(body, { status: 404, statusText: 'Not Found' }))).toEqual({
      ok: false,
      error: { code: 'http-status', message: 'API error: 404 Not Found', status: 404, cause },
    });
  });

  it.each([
    [422, { code: 'before-series', message: 'Early.' }],
    [422, { code: 'before-series', first: '1913-01', newest: '2026-08' }],
    [422, { code: 'early', message: 'Early.', first: '1913-01', newest: '2026-08' }],
    [422, null],
  ])('is http-status for a %i that is no whole refusal of ours: %j', async (status, error) => {
    const outcome = await lookupWith(answering(JSON.stringify({ error }), { status }));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'http-status', status } });
  });

  it.each([
    ['not JSON', '<!doctype html><title>Hello</title>'],
    ['empty', ''],
    ['cut short', JSON.stringify(good).slice(0, -5)],
    ['no answer', '[]'],
  ])('is invalid-response for a body that is %s, in the specified words', async (_, body) => {
    const message = 'Invalid response format from API';
    const error = { code: 'invalid-response', message };
    expect(await lookupWith(answering(body))).toEqual({ ok: false, error });
  });

  it('is offline-or-blocked when the connection breaks inside the body', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[{"date":"2026-08')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const outcome = await lookupWith(answering(body));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'offline-or-blocked' } });
  });
});

describe('the time-out', () => {
  it('is 8 seconds, and ends a fetch that ignores its signal', async () => {
    vi.useFakeTimers();
    const outcome = lookupWith(endless);
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const message = 'The inflation service gave no full answer within 8000 ms.';
    expect(await outcome).toEqual({ ok: false, error: { code: 'timed-out', message } });
  });

  it('aborts the request it gave up on', async () => {
    const fetch = vi.fn<Fetch>(endless);
    await createLookupClient({ fetch, timeoutMs: 5 }).lookup(request);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const client = createLookupClient({ fetch: answering(JSON.stringify(good)) });
    await client.lookup({ ...request, signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('can be switched off with Infinity', async () => {
    const fetch: Fetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Response.json(good);
    };
    const client = createLookupClient({ fetch, timeoutMs: Number.POSITIVE_INFINITY });
    expect(await client.lookup(request)).toMatchObject({ ok: true });
  });
});

describe('the abort signal', () => {
  it('rejects with its reason, without a request, if it is already aborted', async () => {
    const fetch = vi.fn<Fetch>();
    const lookup = createLookupClient({ fetch }).lookup({
      ...request,
      signal: AbortSignal.abort('left the page'),
    });
    await expect(lookup).rejects.toBe('left the page');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects with its reason while waiting, and aborts the request', async () => {
    const controller = new AbortController();
    const reason = new Error('a newer Calculate');
    const fetch = vi.fn<Fetch>(endless);
    const lookup = createLookupClient({ fetch }).lookup({ ...request, signal: controller.signal });
    controller.abort(reason);
    await expect(lookup).rejects.toBe(reason);
    expect(fetch.mock.calls[0]?.[1].signal?.reason).toBe(reason);
  });
});

describe('seriesClient', () => {
  it('gives the same answers as the series’ handler, for any amount and month', async () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999_999 });
    const later = fc.integer({ min: 0, max: compareMonths(cpiU.newest, cpiU.first) });
    await fc.assert(
      fc.asyncProperty(cents, later, async (amount, months) => {
        const request = { amount: amount / 100, from: addMonths(cpiU.first, months) };
        const answer = await seriesClient(cpiU).lookup(request);
        expect(answer).toEqual(await online.lookup(request));
      }),
      // October 2025 was never published.
      { numRuns: 20, examples: [[500, compareMonths({ year: 2025, month: 10 }, cpiU.first)]] },
    );
  });

  it('answers a month inside the newest quarter with that quarter, as the handler does', async () => {
    const { lookup } = clientOf(createLookupHandler(australia));
    const request = { amount: 100, from: { year: 2011, month: 11 } };
    const answer = await seriesClient(australia).lookup(request);
    expect(answer).toMatchObject({ items: [{ month: { year: 2011, month: 10 }, amount: 100 }] });
    expect(await lookup(request)).toEqual(answer);
  });

  it('rejects with the reason of its signal', async () => {
    const signal = AbortSignal.abort('left the page');
    const lookup = seriesClient(cpiU).lookup({ amount: 5, from: cpiU.first, signal });
    await expect(lookup).rejects.toBe('left the page');
  });
});
