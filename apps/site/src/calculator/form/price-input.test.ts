import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currencyNote, usePriceInput } from './price-input';

it('says of a price in another currency that it counts as dollars', () => {
  expect(currencyNote('€58')).toBe(
    '€ prices are read as US dollars. We don’t convert them, so enter the price in dollars.',
  );
  expect(currencyNote('$58')).toBe('');
});

it('says so of a price that was pasted before React', () => {
  const Note = () => usePriceInput('€58', () => {}).note;
  expect(renderToString(createElement(Note))).toContain('€ prices are read as US dollars.');
});
