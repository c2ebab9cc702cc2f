import { describe, expect, it } from 'vitest';
import * as calculator from './calculator/index';
import { copyFaults, lowerCased, repeatedSentences, textsOf, uncontracted } from './copy-rules';
import * as guideEntry from './guides/index';
import * as pages from './pages/index';
import * as site from './site/index';

/** Wordings of the specification, which does not keep our copy rules. */
const quoted = [
  calculator.calculatorForm.calculating,
  calculator.resultPanelText.loading,
  calculator.fallbackMessage.description,
  site.notFoundPage.heading,
];

/**
 * Left out: titles and authors of readings, which are not ours, and guides, tested in their
 * folders.
 */
const { library, ...ownPages } = pages;
const descriptions = library.entries.map(({ description }) => description);
const { guides: _, guideBodies: __, guideNotFound: ___, ...aroundGuides } = guideEntry;

describe('content', () => {
  it.each([
    ['the calculator', calculator],
    ['the whole site', site],
    ['the pages', { ...ownPages, library: { ...library, entries: descriptions } }],
    ['the list of guides', aroundGuides],
  ])('keeps the rules of the house in the texts of %s', (_name, { ...texts }) => {
    const own = textsOf(texts).filter((text) => !quoted.includes(text));
    expect(own.length).toBeGreaterThan(5);
    for (const text of own) {
      expect([text, copyFaults(text)]).toEqual([text, []]);
      expect([text, uncontracted(text)]).toEqual([text, []]);
    }
  });

  const { hero, problems, features, inflationTeaser, pricing, faq } = pages;
  const { aboutHead, journey, purpose, team, culture, careers, releases } = pages;
  const { embedHead, embedCode, embedNotes, embedPage } = calculator;
  const { menuHead, menuTableText, menuTotalsText, menuMethod, menuPasteText } = calculator;
  const { consentQuestions, privacyChoices } = site;

  it.each([
    ['home', { hero, problems, features, inflationTeaser, pricing, faq }],
    ['about', { aboutHead, journey, purpose, team, culture, library, careers }],
    ['the changelog', releases],
    ['the embedded calculator', { embedHead, embedCode, embedNotes, embedPage }],
    ['the menu', { menuHead, menuTableText, menuTotalsText, menuMethod, menuPasteText }],
    ['the question for consent', { consentQuestions, privacyChoices }],
  ])('repeats no sentence of %s', (_name, texts) => {
    expect(repeatedSentences(texts)).toEqual([]);
  });

  it('sets titles in title case', () => {
    const headed = [
      ...[problems, features, inflationTeaser, pricing, faq],
      ...[journey, purpose, team, culture, library, careers],
      ...[embedHead, embedCode, ...embedNotes],
      ...[menuHead, menuTableText, menuTotalsText, menuMethod],
      ...Object.values(consentQuestions),
    ];
    const titles = [
      ...headed.map(({ heading }) => heading),
      ...[...problems.cards, ...releases].map(({ title }) => title),
      ...releases.flatMap(({ categories }) => categories.map(({ name }) => name)),
      ...aboutHead.heading,
      privacyChoices.label,
    ];
    expect(titles.flatMap(lowerCased)).toEqual([]);
  });

  it('titles the calculator with search words, and names a result’s assumption', () => {
    expect(calculator.calculatorPage.title).toContain('Salon Inflation Calculator');
    expect(calculator.resultNotes.sameSalon).toContain('the same clients and the same services');
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

it('counts the states as the Census Bureau does', () => {
  const count = Object.entries(calculator.regionText.regions).map(([name, { states }]) => [
    name,
    states.split(/, | and /).length,
  ]);
  expect(Object.fromEntries(count)).toEqual({ northeast: 9, midwest: 12, south: 17, west: 13 });
});

describe('texts about consent', () => {
  it('offer two answers of much the same length, so that neither stands out', () => {
    const { yes, no } = site.consentAnswerLabels;
    expect(Math.abs(yes.length - no.length)).toBeLessThanOrEqual(2);
  });

  it.each(Object.entries(site.consentQuestions))(
    'say what the %s sees and that it may set cookies',
    (_, { text }) => {
      for (const part of ['IP address', 'address of th', 'kind of browser', 'cookies']) {
        expect(text).toContain(part);
      }
    },
  );
});
