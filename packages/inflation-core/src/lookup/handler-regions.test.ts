import { describe, expect, it } from 'vitest';
import { cpiU, midwest, northeast, south, west } from '../../tests/frozen-series';
import { createLookupHandler } from './handler';

const regions = { northeast, midwest, south, west };
const handler = createLookupHandler(cpiU, { regions });
const ask = (path: string, answer = handler) =>
  answer(new Request(`https://example.com/api/inflation/adjusted-revenue/${path}`));

describe('a region', () => {
  it.each([
    ['northeast', 129_536.56],
    ['midwest', 130_777.46],
    ['south', 131_186.34],
    ['west', 131_110.84],
  ] as const)('%s is answered from its own series', async (name, newest) => {
    const response = await ask(`us-${name}/100000.00/2019-06-01`);
    const items: unknown = await response.json();
    const { points } = regions[name];
    const base = points.find(({ month }) => month.year === 2019 && month.month === 6);
    expect(items).toHaveLength(86);
    expect(Array.isArray(items) && items.at(-1)).toEqual({
      date: '2026-08-01',
      amount: newest,
      indexMonth: '2026-08',
      index: points.at(-1)?.index,
      baseIndexMonth: '2019-06',
      baseIndex: base?.index,
    });
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600');
  });

  it('leaves the answer for the whole US as it is', async () => {
    const [including, without] = [
      await ask('us/100000.00/2019-06-01'),
      await ask('us/100000.00/2019-06-01', createLookupHandler(cpiU)),
    ];
    expect([...including.headers]).toEqual([...without.headers]);
    expect(await including.text()).toBe(await without.text());
  });

  it('begins in December 1986', async () => {
    expect((await ask('us-west/5.00/1986-12-01')).status).toBe(200);
    const early = await ask('us-west/5.00/1986-11-01');
    expect(early.status).toBe(422);
    expect(await early.json()).toEqual({
      error: {
        code: 'before-series',
        message: 'November 1986 is too early: the index begins in December 1986.',
      },
    });
  });

  it.each(['us-east', 'us-', 'us-West', 'us-constructor'])(
    '%s is unknown, with those that are known',
    async (name) => {
      const response = await ask(`${name}/5.00/2019-06-01`);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toEqual({
        error: {
          code: 'unknown-region',
          message:
            'There is no such region. Served: us, us-northeast, us-midwest, us-south, us-west.',
        },
      });
    },
  );

  it('is unknown to a handler without any', async () => {
    const response = await ask('us-northeast/5.00/2019-06-01', createLookupHandler(cpiU));
    expect(await response.json()).toMatchObject({ error: { code: 'unknown-region' } });
  });
});
