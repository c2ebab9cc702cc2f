import { expect, it } from 'vitest';
import { regionText } from './region';

it('counts the states as the Census Bureau does', () => {
  const count = Object.entries(regionText.regions).map(([name, { states }]) => [
    name,
    states.split(/, | and /).length,
  ]);
  expect(Object.fromEntries(count)).toEqual({ northeast: 9, midwest: 12, south: 17, west: 13 });
});
