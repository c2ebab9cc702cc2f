import { findGuide } from '@tallycomb/content/guides';
import { faq, pricing } from '@tallycomb/content/pages';
import { outsideAddresses } from '@tallycomb/content/site';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../src/site-config';
import { publishedSeries } from './data-files';
import { destinations } from './page-infos';
import { structuredDataOf } from './structured-data';

const origin = 'https://tallycomb.example.com';
const addresses = vi.hoisted(() => ({}) as Record<string, string>);
vi.mock('../src/site-config', async (importActual) => {
  const { siteConfig } = await importActual<typeof import('../src/site-config')>();
  return { siteConfig: { ...siteConfig, addresses } };
});

beforeEach(() => {
  for (const [name, { fallback }] of Object.entries(outsideAddresses)) addresses[name] = fallback;
});

type Node = Readonly<Record<string, unknown>>;

const nodesOf = (path: string) => {
  const data = structuredDataOf(path) as { readonly '@graph': readonly Node[] }; // its only shape
  return data['@graph'];
};
const nodeOf = (path: string, type: string) => {
  const found = nodesOf(path).filter((node) => node['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
};

describe('on every page', () => {
  it.each(destinations)('$path says who we are', ({ path }) => {
    expect(nodeOf(path, 'Organization')).toMatchObject({
      name: 'Tallycomb',
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    });
  });

  it.each(destinations)(
    '$path has only whole addresses, no empty value and no rating',
    ({ path }) => {
      const text = JSON.stringify(structuredDataOf(path));
      expect(text).not.toMatch(/null|undefined|""|NaN|aggregateRating|Review/);
      for (const [, address] of text.matchAll(
        /"(?:@id|url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g,
      ))
        expect(address).toMatch(/^https:\/\/tallycomb\.example\.com\//);
    },
  );

  it('is not there for a path without a page, nor for a page that is no destination', () => {
    expect(structuredDataOf('/nowhere')).toBeUndefined();
    expect(structuredDataOf('/404')).toBeUndefined();
    expect(structuredDataOf('/embed/calculator')).toBeUndefined();
  });
});

describe('the organization', () => {
  it('claims no profile while the addresses are examples', () => {
    expect(nodeOf('/', 'Organization')).not.toHaveProperty('sameAs');
  });

  it('claims none that is turned off', () => {
    Object.assign(siteConfig.addresses, { instagram: '', linkedin: 'https://linkedin.test/x' });
    expect(nodeOf('/', 'Organization').sameAs).toEqual(['https://linkedin.test/x']);
  });
});

describe('the product', () => {
  it('offers the three plans of the page, 25 to 100 US dollars a month', () => {
    const { offers } = nodeOf('/', 'Product');
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: 25,
      highPrice: 100,
      offerCount: 3,
      offers: pricing.plans.map(({ name, description }, index) => ({
        '@type': 'Offer',
        name,
        description,
        price: [25, 50, 100][index],
        priceCurrency: 'USD',
        priceSpecification: { price: [25, 50, 100][index], referenceQuantity: { unitCode: 'MON' } },
      })),
    });
  });
});

it('answers the questions of the page in its words and its order', () => {
  expect(nodeOf('/', 'FAQPage').mainEntity).toEqual(
    faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

const trailOf = (path: string) => {
  const { itemListElement } = nodeOf(path, 'BreadcrumbList');
  return (itemListElement as readonly Node[]).map(({ position, name, item }) => [
    position,
    name,
    item,
  ]); // a list, by its type
};

describe('the way to a page', () => {
  it('leads from home through its section', () => {
    expect(trailOf('/guides/inflation-impact')).toEqual([
      [1, 'Home', `${origin}/`],
      [2, 'Salon Pricing Guides', `${origin}/guides`],
      [
        3,
        'How Much Should Salons Raise Prices for Inflation?',
        `${origin}/guides/inflation-impact`,
      ],
    ]);
  });

  it('is two steps to any other', () => {
    expect(trailOf('/about')).toEqual([
      [1, 'Home', `${origin}/`],
      [2, 'About', `${origin}/about`],
    ]);
  });
});

it('gives a guide its dates, its picture and its publisher', () => {
  expect(nodeOf('/guides/price-optimization', 'Article')).toMatchObject({
    headline: 'How Far Can You Raise a Price?',
    datePublished: findGuide('price-optimization')?.isoDate,
    dateModified: findGuide('price-optimization')?.isoDate,
    image: `${origin}/social/guides/price-optimization.png`,
    author: { '@id': `${origin}/#organization` },
    publisher: { '@id': `${origin}/#organization` },
  });
});

it('calls the calculator a free program', () => {
  expect(nodeOf('/inflation-calculator', 'WebApplication')).toMatchObject({
    name: 'Salon Inflation Calculator',
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'USD' },
  });
});

describe('the data of the calculator', () => {
  const newestMonth = formatIsoMonth(cpiU.newest);

  it('are of the newest published month, and so is the page', () => {
    const dated = { dateModified: `${newestMonth}-01` };
    expect(nodeOf('/inflation-calculator', 'Dataset')).toMatchObject(dated);
    expect(nodeOf('/inflation-calculator', 'WebApplication')).toMatchObject(dated);
  });

  it('say whose they are, what they measure and from when to when', () => {
    expect(nodeOf('/inflation-calculator', 'Dataset')).toMatchObject({
      temporalCoverage: `1913-01/${newestMonth}`,
      creator: { name: 'US Bureau of Labor Statistics' },
      variableMeasured: [{ propertyID: 'CUUR0000SA0' }, { propertyID: 'CUUR0000SEGC' }],
    });
  });
});

describe('the page of the data', () => {
  const datasets = () => nodesOf('/data').filter((node) => node['@type'] === 'Dataset');

  it('has a data set for each series, with both its files, its span and its date', () => {
    expect(datasets()).toHaveLength(publishedSeries.length);
    for (const [at, { slug, series }] of publishedSeries.entries())
      expect(datasets()[at]).toMatchObject({
        '@id': `${origin}/data#${slug}`,
        identifier: series.id,
        temporalCoverage: `${formatIsoMonth(series.first)}/${formatIsoMonth(series.newest)}`,
        dateModified: `${formatIsoMonth(series.newest)}-01`,
        license: expect.stringMatching(/^https:\/\/www\.bls\.gov\//),
        creator: { name: 'US Bureau of Labor Statistics' },
        distribution: [
          { encodingFormat: 'text/csv', contentUrl: `${origin}/data/${slug}.csv` },
          { encodingFormat: 'application/json', contentUrl: `${origin}/data/${slug}.json` },
        ],
      });
  });
});

it('a year says when its figures are from, and the way to it', () => {
  const path = '/inflation-calculator/2019';
  expect(nodeOf(path, 'WebPage').dateModified).toBe(`${formatIsoMonth(cpiU.newest)}-01`);
  expect(JSON.stringify(nodeOf(path, 'BreadcrumbList'))).toMatch(
    /"Home".*"Salon Inflation Calculator".*"\$50 in 2019 Today: Inflation and Salon Prices"/,
  );
});
