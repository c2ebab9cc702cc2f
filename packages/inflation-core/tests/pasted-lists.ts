/** Shared by tests of the menu's reader. */
import fc from 'fast-check';
import { parseMenu } from '../src/menu/index.ts';

export const june = { since: '06/2019' };

/** Writes each service in short: `Cut/Senior 58 from`. */
export const inWords = (list: string): string[] =>
  parseMenu(list, june).rows.map(({ service, level, price, from, unit }) =>
    [level ? `${service}/${level}` : service, price, from && 'from', unit]
      .filter(Boolean)
      .join(' '),
  );

export const row = (service: string, price: string, since: string, visits = '') => ({
  service,
  price,
  since,
  visits,
});

/** Texts that a person, a spreadsheet or an attacker may put into a cell. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'"\',;|\t\n\r =+-@＝$.k1a') }),
);
