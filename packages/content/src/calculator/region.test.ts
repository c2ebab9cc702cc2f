import { expect, it } from 'vitest';
import { regionText } from './region';

it('has every state in one region, and the District of Columbia', () => {
  const states = Object.values(regionText.regions).flatMap((region) =>
    region.states.split(/, | and /),
  );
  expect(states).toHaveLength(51);
  expect(new Set(states).size).toBe(51);
  expect(states).toContain('the District of Columbia');
});

it('counts the states as the Census Bureau does', () => {
  const count = Object.entries(regionText.regions).map(([name, { states }]) => [
    name,
    states.split(/, | and /).length,
  ]);
  expect(Object.fromEntries(count)).toEqual({ northeast: 9, midwest: 12, south: 17, west: 13 });
});
