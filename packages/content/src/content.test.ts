import { describe, expect, it } from 'vitest';
import * as calculator from './calculator/index';
import { copyFaults, textsOf, uncontracted } from './copy-rules';
import * as site from './site/index';

/** To the letter of the specification, which does not keep the rules of the house. */
const quoted = [
  calculator.calculatorForm.calculating,
  calculator.resultPanelText.loading,
  calculator.fallbackMessage.description,
  site.notFoundPage.heading,
];

describe('content', () => {
  it.each([
    ['the calculator', calculator],
    ['the whole site', site],
  ])('keeps the rules of the house in the texts of %s', (_, { ...texts }) => {
    const own = textsOf(texts).filter((text) => !quoted.includes(text));
    expect(own.length).toBeGreaterThan(20);
    for (const text of own) {
      expect([text, copyFaults(text)]).toEqual([text, []]);
      expect([text, uncontracted(text)]).toEqual([text, []]);
    }
  });

  it('gives every outside address an absolute https fallback and a variable of its own', () => {
    const addresses = Object.values(site.outsideAddresses);
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
