import { describe, expect, it } from 'vitest';
import * as calculator from './calculator/index';
import { outsideAddresses } from './site/index';
import * as navigation from './site/navigation';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

describe('content', () => {
  it('has no empty text and none with stray blanks', () => {
    for (const text of [...textsOf({ ...calculator }), ...textsOf({ ...navigation })]) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
    }
  });

  it('gives every outside address an absolute https fallback and a variable of its own', () => {
    const addresses = Object.values(outsideAddresses);
    for (const { fallback } of addresses) expect(new URL(fallback).protocol).toBe('https:');
    expect(new Set(addresses.map(({ variable }) => variable)).size).toBe(addresses.length);
  });

  it('draws the haircut from the points of the specification', () => {
    expect(calculator.haircutExample.points.map(({ year, value }) => [year, value])).toEqual([
      [2000, 50],
      [2005, 56],
      [2010, 62],
      [2015, 70],
      [2020, 80],
    ]);
  });
});
