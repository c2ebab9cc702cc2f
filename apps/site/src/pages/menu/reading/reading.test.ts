import { parseMenu } from '@tallycomb/inflation-core/menu';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../menu-reducer';
import {
  addedSummary,
  comingEntries,
  isPlain,
  knownEntries,
  leftOutIn,
  leftover,
  openLines,
  servicesIn,
  summaryOf,
} from './reading';

const LIST = `Elm St Studio
Service\tPrice\tLast change\tVisits
Cut\t$45-60\t06/2019\t140
Gloss\tfrom $30\t06/2019\t
Perm\tten\t05/2018\t
Bleach\ton request\t\t`;

const parsed = parseMenu(LIST);
const names = (decisions = {}) =>
  servicesIn(parsed, decisions).map(({ row }) => [row.service, row.price, row.from ?? false]);

describe('services of a list', () => {
  it('are those found and those decided, in the list’s order', () => {
    expect(names()).toEqual([['Gloss', '30', true]]);
    expect(names({ '3-0': '1', '5-0': 'draft' })).toEqual([
      ['Cut', '60', false],
      ['Gloss', '30', true],
      ['Perm', '', false],
    ]);
    expect(names({ '3-0': 'leave' })).toEqual([['Gloss', '30', true]]);
  });

  it('have no price where a number without a currency is none', () => {
    const [brow] = servicesIn(parseMenu('Bob $60\nBrow wax 22'), { '2-0': 'draft' }).slice(1);
    expect(brow?.row).toMatchObject({ service: 'Brow wax', price: '' });
  });

  it('keep the headings above them', () => {
    const headed = parseMenu('HAIRCUTS\nBob $45\nFade $40\nCOLOR\nGloss $60\nTotal $145');
    expect(headed.leftOut.map(({ name }) => name)).toEqual(['HAIRCUTS', 'COLOR', 'Total']);
    expect(leftOutIn(headed).map(({ name }) => name)).toEqual(['Total']);
    expect(summaryOf(headed)).toBe('3 services found, “Total $145” left out.');
  });

  it('need no decision if only their month is missing', () => {
    const menu = parseMenu('Cut ..... $45\nGel ..... $20-30');
    expect(summaryOf(menu)).toBe('1 service found, 1 to decide.');
    expect(servicesIn(menu, {}).map(({ row }) => [row.service, row.since])).toEqual([['Cut', '']]);
    expect(leftover(menu, {}, [])).toBe('Gel ..... $20-30');
  });

  it('keep the decision on a line while others change', () => {
    const later = parseMenu('Cut\t$45-60\t06/2019\nGel\t$20\t', { since: '01/2020' });
    const before = parseMenu('Cut\t$45-60\t06/2019\nGel\t$20\t');
    expect(openLines(before).map(({ key }) => key)).toEqual(['1-0', '2-0']);
    expect(openLines(later).map(({ key }) => key)).toEqual(['1-0']);
  });

  it('are added at once if nothing in the list is ambiguous', () => {
    expect(isPlain(parsed)).toBe(false);
    expect(isPlain(parseMenu('Service\tPrice\tLast change\nCut\t45\t06/2019\nTotal\t45'))).toBe(
      true,
    );
    const twoPrices = 'Service\tOld price\tNew price\tLast change\nCut\t40\t45\t06/2019';
    expect(isPlain(parseMenu(twoPrices))).toBe(false);
    expect(isPlain(parseMenu('Service\tPrice\tLast change\nCut\t€45\t06/2019'))).toBe(false);
    expect(isPlain(parseMenu('Notes\nNone'))).toBe(false);
  });

  it('are summed up with all lines left out', () => {
    expect(summaryOf(parsed)).toBe(
      '1 service found, 2 lines left out (1 without a price), 2 to decide.',
    );
    expect(addedSummary(parsed, 3, false)).toBe(
      '3 services added, 2 lines left out (1 without a price).',
    );
  });

  it('leave the other lines under the list’s header', () => {
    const header = 'Service\tPrice\tLast change\tVisits';
    expect(leftover(parsed, { '3-0': '1' }, [])).toBe(`${header}\nPerm\tten\t05/2018\t`);
    expect(leftover(parsed, { '3-0': '1', '5-0': 'leave' }, [])).toBe('');
    expect(leftover(parsed, { '3-0': '1', '5-0': 'leave' }, ['Gloss\t30'])).toBe(
      `${header}\nGloss\t30`,
    );
  });
});

const entry = (id: string, change: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  service: 'Cut',
  price: '40',
  since: '01/2018',
  visits: '12',
  ...change,
});

describe('a list that is read again', () => {
  const again = 'Service\tLevel\tPrice\nCut\tJunior\t45\ncut \tsenior\tfrom $65\nGel\t\t20';
  const services = servicesIn(parseMenu(again, { since: '06/2019' }), {});
  const menu = [entry('a', { level: 'Senior', minutes: 45 }), entry('b')];
  const coming = (known: ReadonlyMap<(typeof services)[number], MenuEntry>, room = 9) =>
    comingEntries(services, { known, room, since: '06/2019', newId: () => 'new' });

  it('is matched by name and level, each service once', () => {
    const known = knownEntries(menu, services);
    expect([...known].map(([{ row }, { id }]) => [row.level, id])).toEqual([['senior', 'a']]);
    const twice = knownEntries([entry('a', { level: 'Senior' })], [...services, ...services]);
    expect(twice.size).toBe(1);
  });

  it('changes prices and marks, and keeps months, visits and minutes that it lacks', () => {
    const { entries, former } = coming(knownEntries(menu, services));
    expect(former).toEqual([menu[0]]);
    expect(entries).toMatchObject([
      { id: 'new', level: 'Junior', price: '45', since: '06/2019' },
      { ...menu[0], service: 'cut', level: 'senior', price: '65', from: true },
      { id: 'new', service: 'Gel' },
    ]);
  });

  it('does not overwrite typed values', () => {
    const full = servicesIn(
      parseMenu('Service\tPrice\tLast change\tVisits\nCut\t50\t06/2022\t99'),
      {},
    );
    const renewed = (typed: MenuEntry['typed']) => {
      const known = knownEntries([entry('b', typed ? { typed } : {})], full);
      const options = { known, room: 0, since: '', newId: () => 'new' };
      return comingEntries(full, options).entries[0];
    };
    expect(renewed([])).toMatchObject({ id: 'b', price: '50', since: '06/2022', visits: '99' });
    expect(renewed(['visits'])).toMatchObject({ since: '06/2022', visits: '12' });
    expect(renewed(['since'])).toMatchObject({ since: '01/2018', visits: '99' });
  });

  it('returns services that the menu has no room for', () => {
    const { entries, over } = coming(new Map(), 1);
    expect(entries).toHaveLength(1);
    expect(over).toEqual(['cut \tsenior\tfrom $65', 'Gel\t\t20']);
  });
});
