import { describe, expect, it } from 'vitest';
import {
  emptyMenu,
  hyphenParts,
  liveEntries,
  type Menu,
  type MenuAction,
  type MenuEntry,
  type MenuState,
  menuReducer,
} from './menu-reducer';
import { shownSections } from './menu-state';
import { formatStoredMenu, parseStoredMenu } from './stored-menu';

const entry = (id: string, service = id): MenuEntry => ({
  id,
  service,
  price: '50',
  since: '06/2019',
  visits: '',
});

const after = (...actions: readonly MenuAction[]): MenuState =>
  actions.reduce(menuReducer, emptyMenu);

const read = (...ids: readonly string[]): MenuAction => ({
  type: 'read',
  entries: ids.map((id) => entry(id)),
});

const idsOf = ({ entries }: MenuState) => entries.map(({ id }) => id);

it('keeps hyphenated words whole, in a name of any length', () => {
  expect(hyphenParts('Touch-up and blow-dry')).toEqual(['', 'Touch-up', ' and ', 'blow-dry', '']);
  const before = performance.now();
  expect(hyphenParts('x'.repeat(100_000))).toHaveLength(1);
  expect(performance.now() - before).toBeLessThan(500);
});

describe('menuReducer', () => {
  it('adds a read list below the rows, in place of blank ones', () => {
    const menu = after(read('a'), { type: 'added', id: 'blank' }, read('b', 'c'));
    expect(idsOf(menu)).toEqual(['a', 'b', 'c']);
    expect(idsOf(after({ type: 'read', entries: [] }))).toEqual(['first']);
  });

  it('keeps services under their headings, from whatever list or button', () => {
    const under = (id: string, section: string) => ({ ...entry(id), section });
    const menu = after(
      { type: 'read', entries: [under('fade', 'Cuts'), under('gloss', 'Color')] },
      { type: 'read', entries: [under('bob', 'Cuts'), entry('wrap')] },
      { type: 'added', id: 'new' },
    );
    expect(idsOf(menu)).toEqual(['wrap', 'fade', 'bob', 'gloss', 'new']);
    expect(shownSections(menu.entries).map(({ heading }) => heading)).toEqual([
      undefined,
      'Cuts',
      'Color',
    ]);
    const mixed = [1, 3, 2].flatMap((at) => menu.entries[at] ?? []);
    expect(mixed.map(({ section }) => section)).toEqual(['Cuts', 'Color', 'Cuts']);
    expect(shownSections(mixed)).toEqual([{ heading: undefined, rows: mixed }]);
  });

  it('joins the lines of a service’s name', () => {
    const menu = after({ type: 'read', entries: [entry('a', 'Cut\r\n& Color')] });
    expect(menu.entries).toMatchObject([{ service: 'Cut & Color' }]);
  });

  it('replaces services that are read again, and undoes it', () => {
    const before = after(read('a', 'b'));
    const again = menuReducer(before, {
      type: 'read',
      entries: [{ ...entry('a'), price: '60' }, entry('c')],
    });
    expect(again.entries.map(({ id, price }) => [id, price])).toEqual([
      ['a', '60'],
      ['b', '50'],
      ['c', '50'],
    ]);
    const former = before.entries.slice(0, 1);
    const back = menuReducer(again, { type: 'taken-back', ids: ['a', 'c'], former });
    expect(back.entries).toEqual(before.entries);
  });

  it('remembers which months and visits were typed', () => {
    const typed = after(
      read('a'),
      { type: 'typed', id: 'a', fields: { visits: '9' } },
      { type: 'typed', id: 'a', fields: { price: '60' } },
    );
    expect(typed.entries[0]?.typed).toEqual(['visits']);
  });

  it('gives a new row the month for all, and the focus', () => {
    const menu = after({ type: 'set', month: '06/2022' }, { type: 'added', id: 'new' });
    expect(menu.entries.at(-1)).toMatchObject({ id: 'new', since: '06/2022', service: '' });
    expect(menu.focusedId).toBe('new');
  });

  it('deletes everything, and restores it above rows typed since', () => {
    const cleared = after(read('a', 'b'), { type: 'deleted', id: 'b' }, { type: 'cleared' });
    expect(idsOf(cleared)).toEqual(['first']);
    expect(after({ type: 'set', step: '5' }, { type: 'cleared' }).step).toBe('5');
    const typed = menuReducer(cleared, { type: 'typed', id: 'first', fields: { service: 'New' } });
    const back = menuReducer(typed, { type: 'brought-back' });
    expect(back.entries.map(({ service }) => service)).toEqual(['a', 'New']);
    expect(back.cleared).toEqual([]);
  });

  it('follows another tab, and keeps rows deleted here in their place', () => {
    const menu = after(
      read('a', 'b', 'c'),
      { type: 'deleted', id: 'b' },
      {
        type: 'changed-elsewhere',
        menu: {
          entries: [entry('a', 'A'), entry('c'), entry('d')],
          step: '5',
          month: '',
          pasted: 'Gel',
          salon: '',
        },
      },
    );
    expect(idsOf(menu)).toEqual(['a', 'b', 'c', 'd']);
    expect(menu.entries[0]?.service).toBe('A');
    expect(menu).toMatchObject({ step: '5', pasted: 'Gel' });
    // A row deleted here that the other tab still has appears once.
    expect(idsOf(menuReducer(menu, { type: 'changed-elsewhere', menu }))).toEqual(idsOf(menu));
  });

  it('keeps the newer edit of each row in both windows, in any order', () => {
    const types = (id: string, service: string, at: number): MenuAction => ({
      type: 'typed',
      id,
      fields: { service },
      at,
    });
    const here = [types('a', 'Here', 5), { type: 'added', id: 'new', at: 6 }, types('new', 'N', 7)];
    const there = [
      types('a', 'There', 3),
      types('b', 'There', 8),
      { type: 'deleted', id: 'c', at: 9 },
    ];
    const opened = after({ type: 'opened', menu: after(read('a', 'b', 'c')), id: 'x' });
    const saved = (state: MenuState): Menu => {
      const found = parseStoredMenu(formatStoredMenu(state) ?? null);
      if (typeof found === 'string') throw new Error(found);
      return found;
    };
    let [one, two] = [here, there].map((actions) =>
      (actions as MenuAction[]).reduce(menuReducer, opened),
    ) as [MenuState, MenuState];
    for (let turn = 0; turn < 2; turn += 1) {
      two = menuReducer(two, { type: 'changed-elsewhere', menu: saved(one) });
      one = menuReducer(one, { type: 'changed-elsewhere', menu: saved(two) });
    }
    for (const window of [one, two])
      expect(liveEntries(window).map(({ id, service }) => [id, service])).toEqual([
        ['a', 'Here'],
        ['b', 'There'],
        ['new', 'N'],
      ]);
    expect([one.isFromElsewhere, two.isFromElsewhere]).toEqual([true, true]);
  });
});
