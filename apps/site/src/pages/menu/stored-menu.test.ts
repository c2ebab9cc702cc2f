import { parseMenu } from '@tallycomb/inflation-core/menu';
import { describe, expect, it } from 'vitest';
import { emptyMenu } from './menu-reducer';
import { formatStoredMenu, parseStoredMenu } from './stored-menu';

const cut = { id: 'a', service: 'Cut', price: '50', since: '06/2019', visits: '' };
const menu = {
  entries: [cut, { ...cut, id: 'b', price: 'half' }],
  step: '5',
  month: '06/2022',
  pasted: 'Gel',
  salon: 'Maple Street',
};

describe('a stored menu', () => {
  it('is restored as it was, finished or not, without deleted rows', () => {
    const text = formatStoredMenu({
      ...menu,
      entries: [...menu.entries, { ...cut, id: 'c', isDeleted: true }],
    });
    expect(parseStoredMenu(text ?? null)).toMatchObject(menu);
    expect(text).toContain('"version":1');
  });

  it('has the limits of a pasted list: further rows stay in the box', () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...cut, id: `${at}`, service: `Cut ${at}` }));
    const found = parseStoredMenu(JSON.stringify({ version: 1, ...menu, entries: of(5000) }));
    if (typeof found === 'string') throw new Error(found);
    expect(found.entries).toEqual(of(200));
    expect(parseMenu(found.pasted.replace('Gel\n', '')).rows.slice(-1)).toMatchObject([
      { service: 'Cut 4999', price: '50' },
    ]);
    const tooMuch = { version: 1, ...menu, pasted: 'x'.repeat(1_000_000) };
    expect(parseStoredMenu(JSON.stringify(tooMuch))).toBe('unreadable');
  });

  it.each(['service', 'price', 'since', 'visits', 'level', 'unit', 'remark', 'section'])(
    'has no row whose %s is too long: its text is back in the paste box',
    (field) => {
      const long = { ...cut, id: 'b', [field]: 'x'.repeat(100_000) };
      const found = parseStoredMenu(JSON.stringify({ version: 1, ...menu, entries: [long, cut] }));
      if (typeof found === 'string') throw new Error(found);
      expect(found.entries).toEqual([cut]);
      expect(found.pasted).toContain('x'.repeat(100_000));
    },
  );

  it('tells other windows what was deleted, and when', () => {
    const deleted = { ...cut, id: 'c', isDeleted: true, edited: 7 };
    const text = formatStoredMenu({ ...menu, entries: [...menu.entries, deleted], gone: { d: 5 } });
    expect(parseStoredMenu(text ?? null)).toEqual({ ...menu, gone: { c: 7, d: 5 } });
  });

  it('has no pasted text or salon if it was stored before they existed', () => {
    const { pasted: _, salon: _salon, ...before } = menu;
    expect(parseStoredMenu(JSON.stringify({ version: 1, ...before }))).toEqual({
      ...menu,
      pasted: '',
      salon: '',
    });
  });

  it('is not stored until something is typed or chosen', () => {
    expect(formatStoredMenu(emptyMenu)).toBeUndefined();
    expect(formatStoredMenu({ ...emptyMenu, step: '5' })).toBeDefined();
    expect(formatStoredMenu({ ...emptyMenu, month: '06/2022' })).toBeDefined();
    expect(formatStoredMenu({ ...emptyMenu, pasted: 'Gel' })).toBeDefined();
    expect(parseStoredMenu(null)).toBe('none');
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a later version', JSON.stringify({ version: 2, ...menu })],
    ['a step of no rounding', JSON.stringify({ version: 1, ...menu, step: '0' })],
    ['a box that is no text', JSON.stringify({ version: 1, ...menu, pasted: 5 })],
    ['a row that is no row', JSON.stringify({ version: 1, ...menu, entries: [null] })],
    [
      'a price that is a number',
      JSON.stringify({ version: 1, ...menu, entries: [{ ...cut, price: 5 }] }),
    ],
    ['a month that nobody typed', JSON.stringify({ version: 1, ...menu, month: '1'.repeat(5000) })],
    ['one row twice', JSON.stringify({ version: 1, ...menu, entries: [cut, cut] })],
  ])('of %s is unreadable', (_, text) => {
    expect(parseStoredMenu(text)).toBe('unreadable');
  });
});
