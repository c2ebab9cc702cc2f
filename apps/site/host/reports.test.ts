import { describe, expect, it, vi } from 'vitest';
import { createReportsHandler } from './reports';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const TYPES = ['application/json', 'application/csp-report', 'application/reports+json'] as const;

function host() {
  const clock = { ms: Date.parse('2026-11-23T12:00:00Z') };
  const log = vi.fn();
  const handler = createReportsHandler({ log, now: () => clock.ms });
  const send = (body: unknown, type: string = TYPES[0], more: RequestInit = {}) =>
    handler(
      new Request('https://site.example/reports', {
        method: 'POST',
        headers: { 'Content-Type': type, 'User-Agent': CHROME },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...more,
      }),
    );
  return { clock, log, handler, send, lines: () => log.mock.calls.map(([line]) => line) };
}

const fault = {
  kind: 'error',
  page: '/inflation-calculator?date=06/2019&annualRevenue=250000',
  message: 'TypeError: 250,000 of me@salon.example at /p?annualRevenue=250000',
  frames: ['/assets/page-a1b2c3d4.js:1:234', '/us/250000:1:2', 'https://a.example/b:1:2', 7],
  code: 'revenue_250000',
  status: 250_000,
  revenue: 250_000,
};

const line = { time: '2026-11-23T12:00:00.000Z', browser: 'Chrome 142' };

describe('POST /reports', () => {
  it('logs the known fields of a fault, without queries, figures or persons', async () => {
    const { send, lines } = host();
    expect((await send(fault)).status).toBe(204);
    expect(lines()).toEqual([
      {
        ...line,
        report: 'error',
        page: '/inflation-calculator',
        message: 'TypeError: … of … at /p',
        frames: ['/assets/page-a1b2c3d4.js:1:234', '/us/…:1:2'],
      },
    ]);
    expect(lines()[0]).not.toHaveProperty('revenue');
  });

  const violation = {
    documentURL: 'https://site.example/inflation-calculator?annualRevenue=250000',
    blockedURL: 'https://other.example/x.js?id=250000',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://site.example/assets/a.js?v=2',
    lineNumber: 3,
    columnNumber: 14,
    sample: '250000',
    referrer: 'https://site.example/?annualRevenue=250000',
  };
  const logged = {
    ...line,
    report: 'csp-violation',
    page: '/inflation-calculator',
    directive: 'script-src-elem',
    blocked: 'https://other.example/x.js',
    source: 'https://site.example/assets/a.js:3:14',
  };

  it('logs the known types in a batch of the Reporting API', async () => {
    const { send, lines } = host();
    const url = violation.documentURL;
    const batch = [
      { type: 'csp-violation', url, body: violation },
      { type: 'deprecation', url, body: { id: 'UnloadHandler', message: 'of 250000' } },
      { type: 'intervention', url: '/jösé@salön.de', body: { id: 'revenue 250000' } },
      { type: 'crash', url, body: { reason: 'oom' } },
      { type: 'network-error', url, body: {} },
      null,
    ];
    expect((await send(batch, TYPES[2])).status).toBe(204);
    const page = '/inflation-calculator';
    expect(lines()).toEqual([
      logged,
      { ...line, report: 'deprecation', page, id: 'UnloadHandler' },
      { ...line, report: 'intervention', page: '/…' },
      { ...line, report: 'crash', page, id: 'oom' },
    ]);
  });

  it('logs a violation in the older format, but none of an extension', async () => {
    const { send, lines } = host();
    const old = {
      'document-uri': violation.documentURL,
      'blocked-uri': violation.blockedURL,
      'violated-directive': 'script-src-elem',
      'source-file': violation.sourceFile,
      'line-number': 3,
      'column-number': 14,
    };
    await send({ 'csp-report': old }, TYPES[1]);
    await send({ 'csp-report': { ...old, 'source-file': 'moz-extension://1/a.js' } }, TYPES[1]);
    expect(lines()).toEqual([logged]);
  });

  it.each([
    ['an unknown kind', { kind: 'order', message: 'x' }, TYPES[0]],
    ['null', 'null', TYPES[0]],
    ['a list instead of a report', [fault], TYPES[0]],
    ['an object instead of a list', fault, TYPES[2]],
    ['no violation', { 'csp-report': 5 }, TYPES[1]],
  ])('logs no line for %s', async (_, body, type) => {
    const { send, log } = host();
    expect((await send(body, type)).status).toBe(204);
    expect(log).not.toHaveBeenCalled();
  });

  it('cuts long messages and long lists', async () => {
    const { send, lines } = host();
    const frames = Array.from({ length: 30 }, (_, at) => `/a.js:1:${at}`);
    await send({ ...fault, message: 'x '.repeat(2500), frames });
    expect(lines()[0].message).toHaveLength(300);
    expect(lines()[0].frames).toHaveLength(10);
  });

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('refuses %s with 405', async (method) => {
    const { handler } = host();
    const answer = await handler(new Request('https://site.example/reports', { method }));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it.each(['text/plain', 'constructor', ''])('refuses the type “%s” with 415', async (type) => {
    expect((await host().send(fault, type)).status).toBe(415);
  });

  it('refuses a body that breaks off with 400', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const { send } = host();
    // Node asks for `duplex`, which the DOM's types do not know.
    const cut = { body, duplex: 'half' } as RequestInit;
    expect((await send('', TYPES[0], cut)).status).toBe(400);
  });

  it('refuses invalid JSON with 400', async () => {
    expect((await host().send('{"kind":')).status).toBe(400);
  });

  it.each([
    [TYPES[0], 8],
    [TYPES[1], 8],
    [TYPES[2], 32],
  ])('accepts %s up to %d KiB, and refuses more with 413, declared or not', async (type, kib) => {
    const { handler, send, log } = host();
    const longest = JSON.stringify('x'.repeat(kib * 1024 - 2));
    expect((await send(longest, type)).status).toBe(204);
    expect((await send(`${longest} `, type)).status).toBe(413);
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    });
    const endless = new Request('https://site.example/reports', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      duplex: 'half',
    } as RequestInit); // Node asks for `duplex`, which the DOM's types do not know.
    expect((await handler(endless)).status).toBe(413);
    expect(log).not.toHaveBeenCalled();
  });

  it('accepts sixty at once, then one a second, and refuses more with 429', async () => {
    const { clock, send, log } = host();
    const statuses = async (count: number) =>
      Promise.all(Array.from({ length: count }, async () => (await send(fault)).status));
    expect(new Set(await statuses(60))).toEqual(new Set([204]));
    const refused = await send(fault);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    clock.ms += 2000;
    expect(await statuses(3)).toEqual([204, 204, 429]);
    expect(log).toHaveBeenCalledTimes(62);
  });
});
