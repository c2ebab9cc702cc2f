import { outsideAddresses } from '@tallycomb/content/site';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedSeries } from '../src/pages/data/data-files.server';
import { siteConfig } from '../src/site-config';
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
  it.each(destinations)(
    '$path has only absolute addresses, no empty value and no rating',
    ({ path }) => {
      const text = JSON.stringify(structuredDataOf(path));
      expect(text).not.toMatch(/null|undefined|""|NaN|aggregateRating|Review/);
      for (const [, address] of text.matchAll(
        /"(?:@id|url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g,
      ))
        expect(address).toMatch(/^https:\/\/tallycomb\.example\.com\//);
    },
  );

  it('is absent for a path without a page, and for a page that is not indexed', () => {
    expect(structuredDataOf('/nowhere')).toBeUndefined();
    expect(structuredDataOf('/404')).toBeUndefined();
    expect(structuredDataOf('/embed/calculator')).toBeUndefined();
  });
});

describe('the organization', () => {
  it('has no profile while the addresses are examples', () => {
    expect(nodeOf('/', 'Organization')).not.toHaveProperty('sameAs');
  });

  it('has no profile that is turned off', () => {
    Object.assign(siteConfig.addresses, { instagram: '', linkedin: 'https://linkedin.test/x' });
    expect(nodeOf('/', 'Organization').sameAs).toEqual(['https://linkedin.test/x']);
  });
});

it('offers the three plans of the page, 25 to 100 US dollars a month', () => {
  expect(nodeOf('/', 'Product').offers).toMatchObject({
    lowPrice: 25,
    highPrice: 100,
    offers: [25, 50, 100].map((price) => ({
      price,
      priceCurrency: 'USD',
      priceSpecification: { price, referenceQuantity: { unitCode: 'MON' } },
    })),
  });
});

it('breadcrumbs lead from home through the pages above', () => {
  const path = '/guides/inflation-impact';
  const name = 'How Much Should Salons Raise Prices for Inflation?';
  const { itemListElement } = nodeOf(path, 'BreadcrumbList');
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${origin}/` },
    { position: 2, name: 'Salon Pricing Guides', item: `${origin}/guides` },
    { position: 3, name, item: origin + path },
  ]);
});

it.each([
  ['/inflation-calculator', 'Dataset'],
  ['/inflation-calculator', 'WebApplication'],
  ['/inflation-calculator/2019', 'WebPage'],
])('%s dates its %s by the newest published month', (path, type) => {
  expect(nodeOf(path, type).dateModified).toBe(`${formatIsoMonth(cpiU.newest)}-01`);
});

it('the data page has a dataset for each series, with both its files', () => {
  const datasets = nodesOf('/data').filter((node) => node['@type'] === 'Dataset');
  expect(datasets).toMatchObject(
    publishedSeries.map(({ slug, series }) => ({
      '@id': `${origin}/data#${slug}`,
      identifier: series.id,
      distribution: [
        { contentUrl: `${origin}/data/${slug}.csv` },
        { contentUrl: `${origin}/data/${slug}.json` },
      ],
    })),
  );
});
