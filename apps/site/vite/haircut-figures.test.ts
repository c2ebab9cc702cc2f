import { expect, it } from 'vitest';
import { computeHaircutFigures } from './haircut-figures';

it('carries $50 from January 2000 to January 2020 by the published indexes', () => {
  // CUUR0000SA0 168.8 and 257.971, CUUR0000SEGC 161.4 and 255.938: long past, and never revised.
  expect(computeHaircutFigures()).toEqual({ all: '$76.41', salons: '$79.29' });
});
