import { expect, it } from 'vitest';
import type { PricesOf } from '../menu-pricing';
import { noticeOf } from './notice';

/** Every price of 45 becomes 60; any other stays. */
const pricesOf = (({ price }) =>
  price === '45' ? { price: 45, rounded: 60 } : undefined) as PricesOf; // all that a notice reads

const service = (name: string, price: string, section?: string) => ({
  id: name,
  service: name,
  price,
  since: '06/2019',
  visits: '',
  ...(section && { section }),
});

it('lists changed prices under their headings, between blank lines, with curled apostrophes', () => {
  const entries = [
    service('Fade', '45', 'Haircuts'),
    service('Gloss', '45', 'Color'),
    service("Men's trim", '45', 'Haircuts'),
    service('Wax', '22', 'Waxing'),
    service('Gift wrap', '45'),
  ];
  const { lines } = noticeOf(entries, pricesOf, { from: 'March 1, 2027', salon: 'Maple Street' });
  expect(lines.at(-1)).toBe('Maple Street');
  expect(lines.slice(0, -2)).toEqual([
    'Starting March 1, 2027, these are our new prices:',
    '',
    'Gift wrap: $60',
    '',
    'Haircuts',
    'Fade: $60',
    'Men’s trim: $60',
    '',
    'Color',
    'Gloss: $60',
    '',
  ]);
});
