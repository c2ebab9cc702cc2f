import { expect, it } from 'vitest';
import { swatchHair } from './swatch';

it('a swatch has one light strand in four', () => {
  const { dark, light } = swatchHair();
  expect(dark.match(/M/g)).toHaveLength(9);
  expect(light.match(/M/g)).toHaveLength(3);
});
