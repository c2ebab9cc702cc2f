import { expect, it } from 'vitest';
import { swatchHair } from './swatch';

it('a swatch has a few strands in another color', () => {
  const { most, few } = swatchHair();
  const [many, some] = [most, few].map((paths) => paths.match(/M/g)?.length ?? 0);
  expect(some).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(some ?? 0);
  expect((many ?? 0) + (some ?? 0)).toBe(13);
});
