import { describe, expect, it } from 'vitest';
import { claimsAsOf } from '../../claims';
import * as home from './index';
import { priceVignette } from './vignettes';

const { categories, counters, faq, features, hero, inflationTeaser, pricing, problems } = home;

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const answerTo = (id: string) => faq.items.find((item) => item.id === id)?.answer ?? '';
const plain = (amount: number) => amount.toLocaleString('en-US');

it('has the specified wordings', () => {
  expect(hero.headlineParts.map(({ text }) => text.replace('\n', ' ')).join(' ')).toBe(
    'Salon Owners Stop Working More And Making Less',
  );
  expect(hero.headline).toBe('Salon Owners Stop Working More And Making Less');
  expect(hero.tagline).toBe('Hire better. Price smarter. Earn more.');
  expect(categories.join(', ')).toBe(
    'Hair, Barber, Nails, Brow & Lash, Med Spa, Wax, Well-being, Massage, Tanning, Skin Care',
  );
  expect(problems.heading).toBe('These Problems Sound Familiar?');
  expect(problems.cards).toHaveLength(3);
  expect(features.tabs.map(({ title }) => title)).toEqual([
    'Talent Scout',
    'Price Intelligence',
    'Competitor Monitoring',
  ]);
});

it('claims the specified scale as its own count', () => {
  expect(counters.map(({ value, suffix, label }) => [value, suffix, label])).toEqual([
    [350_000, '+', 'Locations Tracked'],
    [650_000, '+', 'Beauty Professionals'],
    [25_000_000, '+', 'Price Points'],
  ]);
  expect(home.countersNote).toBe(`Our count, as of ${claimsAsOf}.`);
  const points = features.tabs.flatMap((tab) => tab.points);
  expect(points).toContain('Over 650,000 beauty professionals, by our count');
  expect(points).toContain('Over 350,000 locations in the US and Europe, by our count');
  expect(points).toContain('Over 25 million price points, by our count');
  expect(points).toContain('10, 20 or 50 recruits a month, depending on your plan');
  expect(points).toContain('3, 5 or 10 competitors, depending on your plan');
});

it('describes the hero’s comb by its prices', () => {
  const { marketPlaces, marketPrices } = home;
  const yours = marketPrices[marketPlaces.you] ?? 0;
  const median = marketPrices[marketPlaces.median] ?? 0;
  expect([marketPrices[0], yours, median, marketPrices.at(-1)]).toEqual([120, 148, 185, 330]);
  expect(marketPrices.filter((price) => price >= median)).toHaveLength(marketPrices.length / 2);
  expect(hero.art.label).toContain(
    `${marketPrices.length} salons, from 120 to 330 dollars. The median is ${median}.`,
  );
});

describe('the pictures in the tabs', () => {
  const { heading, label, prices, rows, yourIndex, countLabel } = priceVignette;

  it('say that they are examples', () => {
    for (const { vignette } of features.tabs) expect(vignette.label).toMatch(/^An example: /);
  });

  it('put you as far under the median as heading and label say', () => {
    expect(countLabel).toBe(`${prices.length} salons`);
    const priceOf = (id: string) => rows.find((row) => row.id === id)?.price ?? Number.NaN;
    const [yours, median] = [priceOf('you'), priceOf('median')];
    expect([yours, median]).toEqual([prices[yourIndex], home.marketPrices[24]]);
    expect(heading).toBe(`You’re $${median - yours} under the median`);
    expect(label).toContain(`You charge ${yours} dollars, ${median - yours}`);
    expect(ids(rows.filter(({ isYours }) => isYours))).toEqual(['you']);
  });

  it('list prices that have a tooth, dearest first', () => {
    const listed = rows.map((row) => row.price);
    expect(listed).toEqual([...listed].sort((a, b) => b - a));
    for (const { id, price } of rows) if (id !== 'median') expect(prices).toContain(price);
  });
});

it('gives the assumptions of the inflation teaser and no figure', () => {
  const { assumptions, note } = inflationTeaser;
  const month = new Date(Date.UTC(assumptions.month.year, assumptions.month.month - 1));
  const name = month.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(note).toContain(`$${plain(assumptions.revenue)} a year`);
  expect(note).toContain(name);
  expect(note.match(/\$[\d,]+/g)).toHaveLength(1);
});

it('has the three plans of the specification, billed a year what twelve months cost', () => {
  const shown = pricing.plans.map(({ name, price, period, billing, popularLabel, features }) => [
    `${name}, ${price}${period}, ${billing}${popularLabel ? `, ${popularLabel}` : ''}`,
    ...features.map(({ label, value }) => (value === undefined ? label : `${label}: ${value}`)),
  ]);
  expect(shown).toEqual([
    [
      'Market Aware, $25/month, billed yearly: $300',
      'Recruits/month: 10',
      'Price Intelligence',
      'Competitors tracked: 3',
    ],
    [
      'Competitive Edge, $50/month, billed yearly: $600, MOST POPULAR',
      'Recruits/month: 20',
      'Price Intelligence plus alerts',
      'Competitors tracked: 5',
    ],
    [
      'Market Leader, $100/month, billed yearly: $1,200',
      'Recruits/month: 50',
      'Price Intelligence plus alerts',
      'Competitors tracked: 10',
      'Priority support',
    ],
  ]);
  expect(pricing.note).toBe('No contracts, cancel anytime');
  for (const key of ['tone', 'description'] as const)
    expect(new Set(pricing.plans.map((plan) => plan[key])).size).toBe(3);
});

describe('the FAQ', () => {
  it('asks eight to ten questions, each once', () => {
    expect(faq.items.length).toBeGreaterThanOrEqual(8);
    expect(faq.items.length).toBeLessThanOrEqual(10);
    expect(new Set(faq.items.map(({ question }) => question)).size).toBe(faq.items.length);
    for (const { question } of faq.items) expect(question).toMatch(/^[A-Z].*\?$/);
  });

  it.each([
    ['coverage', 'more than 350,000'],
    ['coverage', 'more than 25 million price points'],
    ['coverage', `our count, as of ${claimsAsOf}`],
    ['hiring', 'more than 650,000 by our count'],
    ['hiring', '10, 20 or 50 recruits a month'],
    ['alerts', '3 with Market Aware, 5 with Competitive Edge and 10 with Market Leader'],
    ['billing', 'Market Aware is $25 a month, Competitive Edge $50 and Market Leader $100'],
    ['billing', 'billed once a year: $300, $600 or $1,200.'],
    ['canceling', 'until the year you paid for runs out'],
    ['who', 'since 2010'],
  ])('states of %s what the specification does: %s', (id, words) => {
    expect(answerTo(id)).toContain(words);
  });

  it('links to the changelog from a word that its answer has once', () => {
    const links = faq.items.flatMap(({ answer, link }) => (link ? [{ answer, link }] : []));
    expect(links.map(({ link }) => link.href)).toEqual(['/changelog']);
    for (const { answer, link } of links) expect(answer.split(link.label)).toHaveLength(2);
  });

  it('names every category that the strip shows', () => {
    const named = answerTo('coverage').toLowerCase().replaceAll(' and ', ' & ');
    for (const name of categories) expect(named).toContain(name.toLowerCase());
  });
});
