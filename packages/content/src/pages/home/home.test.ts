import { describe, expect, it } from 'vitest';
import { claimsAsOf } from '../../claims';
import { addressesOf } from '../../copy-rules';
import * as home from './index';

const { categories, counters, faq, features, hero, inflationTeaser, market, pricing, problems } =
  home;

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const answerTo = (id: string) => faq.items.find((item) => item.id === id)?.answer ?? '';
const plain = (amount: number) => amount.toLocaleString('en-US');

it('leads only to pages of the specification', () => {
  const addresses = addressesOf({ ...home }).filter((address) => address !== '/month');
  expect(addresses).toEqual(['/changelog', '#pricing', '/inflation-calculator']);
});

describe('the hero', () => {
  it('has the headline and the tagline to the letter', () => {
    expect(hero.headline).toBe('Salon Owners Stop Working More And Making Less');
    expect(hero.tagline).toBe('Hire better. Price smarter. Earn more.');
  });

  it('breaks the headline without losing a word', () => {
    const allBroken = hero.headlineParts
      .map((part) => part.text + ('breakAfter' in part ? `<${part.breakAfter}>` : ' '))
      .join('')
      .trim();
    const lines = (text: string) => text.split('|').map((line) => line.trim());
    const wide = allBroken.replaceAll(/<both>|\n/g, '|').replaceAll('<narrow>', ' ');
    const narrow = allBroken.replaceAll(/<\w+>/g, '|').replaceAll('\n', ' ');
    expect(lines(wide)).toEqual(['Salon Owners Stop', 'Working More And', 'Making Less']);
    expect(lines(narrow)).toEqual(['Salon Owners', 'Stop Working', 'More And', 'Making Less']);
    expect(lines(narrow).join(' ')).toBe(hero.headline);
  });
});

describe('the market', () => {
  const { marketPlaces, marketPrices } = home;
  const yours = marketPrices[marketPlaces.you] ?? 0;
  const median = marketPrices[marketPlaces.median] ?? 0;
  const textOf = (id: string) => market.steps.find((step) => step.id === id)?.text;

  it('has the prices of the hero’s comb', () => {
    expect([marketPrices[0], yours, median, marketPrices.at(-1)]).toEqual([120, 148, 185, 330]);
  });

  it('says what its prices come to', () => {
    expect(textOf('tangle')).toContain(`${marketPrices.length} salons`);
    expect(marketPrices.filter((price) => price >= median)).toHaveLength(marketPrices.length / 2);
    expect(textOf('median')).toContain(`$${median}`);
    expect(textOf('you')).toContain(`$${yours}`);
    expect(textOf('you')).toContain(`$${median - yours}`);
  });
});

describe('the categories', () => {
  it('are the ten of the specification, in its order', () => {
    expect(categories.map(({ name }) => name)).toEqual([
      'Hair',
      'Barber',
      'Nails',
      'Brow & Lash',
      'Med Spa',
      'Wax',
      'Well-being',
      'Massage',
      'Tanning',
      'Skin Care',
    ]);
  });

  it('have an icon and a pair of colors each', () => {
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(10);
    expect(new Set(categories.map(({ tone }) => tone)).size).toBe(10);
  });
});

it('counts locations, professionals and price points, in this order', () => {
  expect(counters.map(({ value, suffix, label }) => [value, suffix, label])).toEqual([
    [350_000, '+', 'Locations Tracked'],
    [650_000, '+', 'Beauty Professionals'],
    [25_000_000, '+', 'Price Points'],
  ]);
  expect(new Set(ids(counters)).size).toBe(3);
  expect(home.countersNote).toBe(`Our count, as of ${claimsAsOf}.`);
});

it('shows three problems under the specified heading', () => {
  expect(problems.heading).toBe('These Problems Sound Familiar?');
  expect(problems.cards.map(({ scene }) => scene)).toEqual([
    'missing-teeth',
    'price-tags',
    'mirror',
  ]);
  expect(problems.cards.map(({ shade }) => shade)).toEqual(['Shade 1', 'Shade 2', 'Shade 3']);
});

describe('the feature tabs', () => {
  it('are the three of the specification', () => {
    expect(features.tabs.map(({ id, title }) => [id, title])).toEqual([
      ['talent-scout', 'Talent Scout'],
      ['smart-pricing', 'Price Intelligence'],
      ['competitor-insights', 'Competitor Monitoring'],
    ]);
    for (const { points } of features.tabs) expect(new Set(points).size).toBe(3);
  });

  it('claim the specified scale', () => {
    const points = features.tabs.flatMap((tab): readonly string[] => tab.points);
    expect(points).toContain('Over 650,000 beauty professionals, by our count');
    expect(points).toContain('Over 350,000 locations in the US and Europe, by our count');
    expect(points).toContain('Over 25 million price points, by our count');
    expect(points).toContain('10, 20 or 50 recruits a month, depending on your plan');
    expect(points).toContain('3, 5 or 10 competitors, depending on your plan');
  });
});

describe('the pictures in the tabs', () => {
  const [talentTab, priceTab, alertTab] = features.tabs;
  const talent: home.TalentVignette = talentTab.vignette;
  const price: home.PriceVignette = priceTab.vignette;
  const alert: home.AlertVignette = alertTab.vignette;
  const salons = 48;
  const priceAt = (salon: number) => 120 + 210 * (salon / (salons - 1)) ** 1.75;

  it('say that they are examples', () => {
    for (const { label } of [talent, price, alert]) expect(label).toMatch(/^An example: /);
  });

  it('have unique ids', () => {
    for (const list of [talent.people, price.rows, alert.alerts]) {
      expect(new Set(ids(list)).size).toBe(list.length);
    }
  });

  it('unlock one contact of four', () => {
    expect(talent.people.map((person) => 'contact' in person)).toEqual([false, true, false, false]);
  });

  it('draw every second tooth of the hero’s comb', () => {
    const teeth = Array.from({ length: 24 }, (_, tooth) => Math.round(priceAt(2 * tooth + 1)));
    expect(price.prices).toEqual(teeth);
    expect(price.prices[price.yourIndex]).toBe(148);
    expect(price.countLabel).toBe(`${price.prices.length} salons`);
  });

  it('put you under the median by what the heading says', () => {
    const median = Math.round((priceAt(23) + priceAt(25)) / 2);
    const priceOf = (id: string) => price.rows.find((row) => row.id === id)?.price ?? Number.NaN;
    expect(priceOf('median')).toBe(median);
    expect(priceOf('you')).toBe(price.prices[price.yourIndex]);
    expect(price.heading).toBe(`You’re $${median - priceOf('you')} under the median`);
    expect(price.rows.filter(({ isYours }) => isYours).map(({ id }) => id)).toEqual(['you']);
    expect(price.label).toContain(`Your ${priceOf('you')} dollars are ${median - priceOf('you')}`);
  });

  it('list prices that have a tooth, dearest first', () => {
    const listed = price.rows.map((row) => row.price);
    expect(listed).toEqual([...listed].sort((a, b) => b - a));
    for (const { id, price: listedPrice } of price.rows) {
      if (id !== 'median') expect(price.prices).toContain(listedPrice);
    }
  });

  it('write each price change as it computes', () => {
    for (const { before, after, change, direction } of alert.alerts) {
      const percent = Math.round((after / before - 1) * 100);
      expect(change).toBe(`${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`);
      expect(direction).toBe(percent < 0 ? 'down' : 'up');
    }
    expect(alert.alerts.map(({ direction }) => direction)).toEqual(['up', 'down', 'up', 'up']);
  });
});

describe('the inflation teaser', () => {
  it('gives its assumptions and no figure', () => {
    const { revenue, month } = inflationTeaser.assumptions;
    const name = new Date(Date.UTC(month.year, month.month - 1)).toLocaleString('en-US', {
      month: 'long',
      timeZone: 'UTC',
    });
    expect(inflationTeaser.note).toContain(`$${plain(revenue)} a year`);
    expect(inflationTeaser.note).toContain(`${name} ${month.year}`);
    expect(inflationTeaser.note.match(/\$[\d,]+/g)).toHaveLength(1);
  });
});

describe('the plans', () => {
  const shown = pricing.plans.map((plan) => ({
    ...plan,
    features: plan.features.map((feature: home.PlanFeature) =>
      feature.value === undefined ? feature.label : `${feature.label}: ${feature.value}`,
    ),
  }));

  it('are the three of the specification', () => {
    expect(shown).toMatchObject([
      {
        name: 'Market Aware',
        price: '$25',
        period: '/month',
        billing: 'billed yearly: $300',
        features: ['Recruits/month: 10', 'Price Intelligence', 'Competitors tracked: 3'],
      },
      {
        name: 'Competitive Edge',
        price: '$50',
        period: '/month',
        billing: 'billed yearly: $600',
        popularLabel: 'MOST POPULAR',
        features: [
          'Recruits/month: 20',
          'Price Intelligence plus alerts',
          'Competitors tracked: 5',
        ],
      },
      {
        name: 'Market Leader',
        price: '$100',
        period: '/month',
        billing: 'billed yearly: $1,200',
        features: [
          'Recruits/month: 50',
          'Price Intelligence plus alerts',
          'Competitors tracked: 10',
          'Priority support',
        ],
      },
    ]);
    expect(pricing.note).toBe('No contracts, cancel anytime');
    expect(pricing.plans.filter((plan) => plan.popularLabel)).toHaveLength(1);
  });

  it('have ids, tags and descriptions of their own', () => {
    for (const key of ['id', 'tone', 'description'] as const) {
      expect(new Set(pricing.plans.map((plan) => plan[key])).size).toBe(3);
    }
    for (const { features: list } of pricing.plans)
      expect(new Set(ids(list)).size).toBe(list.length);
  });
});

describe('the FAQ', () => {
  it('asks eight to ten questions, each once', () => {
    expect(faq.items.length).toBeGreaterThanOrEqual(8);
    expect(faq.items.length).toBeLessThanOrEqual(10);
    expect(new Set(ids(faq.items)).size).toBe(faq.items.length);
    expect(new Set(faq.items.map(({ question }) => question)).size).toBe(faq.items.length);
    for (const { question } of faq.items) expect(question).toMatch(/^[A-Z].*\?$/);
  });

  it('states the figures of the specification', () => {
    expect(answerTo('coverage')).toContain('more than 350,000');
    expect(answerTo('coverage')).toContain('more than 25 million price points');
    expect(answerTo('coverage')).toContain(`our count, as of ${claimsAsOf}`);
    expect(answerTo('hiring')).toContain('more than 650,000 by our count');
    expect(answerTo('hiring')).toContain('10, 20 or 50 recruits a month');
    expect(answerTo('alerts')).toContain(
      '3 with Market Aware, 5 with Competitive Edge and 10 with Market Leader',
    );
    expect(answerTo('billing')).toContain(
      'Market Aware is $25 a month, Competitive Edge $50 and Market Leader $100',
    );
    expect(answerTo('canceling')).toContain('until the year you paid for runs out');
    expect(answerTo('who')).toContain('since 2010');
  });

  it('bills a year what twelve months cost', () => {
    const yearly = pricing.plans.map(({ price }) => `$${plain(12 * Number(price.slice(1)))}`);
    const [aware, edge, leader] = yearly;
    expect(pricing.plans.map(({ billing }) => billing)).toEqual(
      yearly.map((amount) => `billed yearly: ${amount}`),
    );
    expect(answerTo('billing')).toContain(`billed once a year: ${aware}, ${edge} or ${leader}.`);
  });

  it('leads to the changelog, by a word of the answer that stands there once', () => {
    const links = faq.items.flatMap(({ answer, link }) => (link ? [{ answer, link }] : []));
    expect(links.map(({ link }) => link.href)).toEqual(['/changelog']);
    for (const { answer, link } of links) expect(answer.split(link.label)).toHaveLength(2);
  });

  it('names every category that the strip shows', () => {
    const named = answerTo('coverage').toLowerCase().replaceAll(' and ', ' & ');
    for (const { name } of categories) expect(named).toContain(name.toLowerCase());
  });
});
