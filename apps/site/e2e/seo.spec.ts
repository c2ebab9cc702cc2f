import { expect, type Page, test } from '@playwright/test';
import { fetchPage, metaOf, pathOf, titleOf } from './support/crawled-site';
import { sites } from './support/sites';

const guide = '/guides/price-optimization';
const paths = [
  '/',
  '/about',
  '/inflation-calculator',
  '/inflation-calculator/years',
  '/inflation-calculator/2019',
  '/data',
  '/embed',
  '/inflation-calculator/menu',
  '/guides',
  guide,
  '/changelog',
  '/terms',
  '/privacy',
  '/arbitration',
];

type Node = Readonly<Record<string, unknown>>;

/** The structured data in a page's HTML, by its type. */
function graphOf(html: string): ReadonlyMap<unknown, Node> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  const data: { '@context': string; '@graph': Node[] } = JSON.parse(blocks[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return new Map(data['@graph'].map((node) => [node['@type'], node]));
}

const structuredData = async (page: Page) => graphOf(await page.content());

for (const path of paths) {
  test(`${path} tells previews its title, its words and its picture`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(titleOf(page)).toEqual([metaOf(page, 'og:title')]);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:type')).toBe(path === guide ? 'article' : 'website');
    expect(metaOf(page, 'og:image:alt')).toMatch(/^A swing tag that says: \S/);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const image = await (await request.get(new URL(metaOf(page, 'og:image')).pathname)).body();
    const size = [image.readUInt32BE(16), image.readUInt32BE(20)].map(String);
    expect(size).toEqual([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]);
    expect(size).toEqual(['1200', '630']);
  });
}

test('a title fits the list of search results, and so does a description', async ({ request }) => {
  for (const path of paths) {
    const page = await fetchPage(request, path);
    expect(titleOf(page)[0]?.length).toBeLessThanOrEqual(65);
    expect(metaOf(page, 'description').length).toBeLessThanOrEqual(160);
  }
});

test('the words of the social image are those of the page’s main heading', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/inflation-calculator',
    '/embed',
    '/guides',
    guide,
    '/changelog',
  ]) {
    await page.goto(path);
    const alt = await page.locator('meta[property="og:image:alt"]').getAttribute('content');
    const name = alt?.replace('A swing tag that says: ', '') ?? '';
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
});

test.describe('structured data', () => {
  test('every page says who we are, and rates nothing', async ({ request }) => {
    for (const path of paths) {
      const nodes = graphOf(await (await request.get(path)).text());
      expect(nodes.get('Organization')).toMatchObject({ name: 'Tallycomb' });
      expect(JSON.stringify([...nodes.values()])).not.toMatch(/aggregateRating|Review/);
    }
  });

  test('the questions and answers are those that the home page shows', async ({ page }) => {
    await page.goto('/');
    const faq = (await structuredData(page)).get('FAQPage') as {
      readonly mainEntity: readonly { name: string; acceptedAnswer: { text: string } }[]; // its type in schema.org
    };
    expect(faq.mainEntity.length).toBeGreaterThan(5);
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      const item = page.locator('details').filter({ hasText: name });
      await expect(item.getByText(name, { exact: true })).toBeVisible();
      await expect(item.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
    }
  });

  test('the offers are the plans that the home page shows: 25, 50 and 100 US dollars', async ({
    page,
  }) => {
    await page.goto('/');
    const { offers } = (await structuredData(page)).get('Product') as {
      readonly offers: Node & { readonly offers: readonly { name: string; price: number }[] }; // its type in schema.org
    };
    expect(offers).toMatchObject({ lowPrice: 25, highPrice: 100, offerCount: 3 });
    expect(offers.offers.map(({ price }) => price)).toEqual([25, 50, 100]);
    for (const { name, price } of offers.offers) {
      const plan = page.getByRole('main').getByRole('heading', { name, exact: true });
      await expect(plan).toBeVisible();
      await expect(plan.locator('xpath=ancestor::*[contains(., "$")][1]')).toContainText(
        `$${price}`,
      );
    }
  });

  test('a guide is an article with its heading, and says the way to it', async ({ page }) => {
    await page.goto(guide);
    const nodes = await structuredData(page);
    const name = String(nodes.get('Article')?.headline);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const trail = JSON.stringify(nodes.get('BreadcrumbList'));
    expect(trail).toMatch(/"Home".*"Salon Pricing Guides".*"How Much Can a Salon Raise Prices\?"/);
  });
});

/** Addresses that the entries of a feed lead to, without their origin. */
const entryLinks = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.');
    const atom = 'http://www.w3.org/2005/Atom';
    return [...feed.getElementsByTagNameNS(atom, 'entry')].map((entry) => {
      const link = entry.getElementsByTagNameNS(atom, 'link')[0]?.getAttribute('href') ?? '';
      return link.replace(new URL(link).origin, '');
    });
  }, xml);

for (const { feedPath, entryLink, count } of [
  { feedPath: '/changelog/feed.xml', entryLink: /^\/changelog#v/, count: 6 },
  { feedPath: '/guides/feed.xml', entryLink: /^\/guides\/[a-z-]+$/, count: 4 },
])
  test.describe(`the feed ${feedPath}`, () => {
    test('is named in the head of every page', async ({ request }) => {
      for (const path of paths)
        expect((await fetchPage(request, path)).html).toMatch(
          new RegExp(`<link rel="alternate" type="application/atom\\+xml" [^>]*href="${feedPath}"`),
        );
    });

    test('is well-formed Atom whose entries lead to what is there', async ({ page, request }) => {
      const links = await entryLinks(page, await (await request.get(feedPath)).text());
      expect(links).toHaveLength(count);
      for (const link of links) {
        expect(link).toMatch(entryLink);
        const { status, ids } = await fetchPage(request, pathOf(link, feedPath));
        expect([link, status]).toEqual([link, 200]);
        if (link.includes('#')) expect(ids).toContain(link.replace(/^.*#/, ''));
      }
    });
  });

test('the manifest names the service and icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: { name: string; icons: { src: string; purpose: string }[] } = await (
    await request.get(address ?? '')
  ).json();
  expect(manifest.name).toBe('Tallycomb');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('a social image may be shown elsewhere, and is kept for a day', async ({ request }) => {
  const headers = (await request.get('/social/home.png')).headers();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const page = (await request.get('/')).headers();
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
});

test('a file without a hash in its name is asked after again, and not sent twice', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', `${guide}.svg`, '/guides/feed.xml', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toContain('must-revalidate');
    const again = await request.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([path, again.status()]).toEqual([path, 304]);
  }
});

const hexOf = (color: string) =>
  `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test('the browser’s bars have the color of the page’s upper edge in light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const bars = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
      const edge = await page.evaluate(() => {
        const stack = document
          .elementsFromPoint(4, 2)
          .map((el) => getComputedStyle(el).backgroundColor);
        return stack.find((color) => !/, 0\)$|transparent/.test(color)) ?? '';
      });
      const color = (await bars.getAttribute('content'))?.toLowerCase();
      expect([path, colorScheme, hexOf(edge)]).toEqual([path, colorScheme, color]);
    }
  }
});

test('the addresses in previews are whole and of one origin', async ({ request }) => {
  const page = await fetchPage(request, '/about');
  const { origin } = new URL(metaOf(page, 'og:url'));
  expect(new URL(metaOf(page, 'og:image')).origin).toBe(origin);
  expect(origin).not.toBe(sites.real);
});
