/** The pages and states that hold what every page promises, each hydrated as a visitor would. */
import { expect, type Page } from '@playwright/test';
import { calculatorOn, calculatorPath, LINKED_LOSS, LINKED_QUERY } from './calculator-page';
import { untilHydrated } from './hydration';
import { menuOn, menuPath, TEN_SERVICES } from './menu-page';
import { firstYearPath, missingPaths, pagePaths } from './sitemap';
import { sites } from './sites';

export interface PageFixture {
  readonly name: string;
  readonly path: string;
  readonly site?: string;
  /** Shown once the state to look at is there. */
  readonly ready?: (page: Page) => Promise<void>;
}

/** One of each kind. */
export const pageFixtures: readonly PageFixture[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'calculator', path: calculatorPath },
  {
    name: 'calculator with a result',
    path: `${calculatorPath}${LINKED_QUERY}`,
    ready: async (page) => {
      await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
      await expect(page.getByRole('figure')).toHaveCount(3);
    },
  },
  {
    name: 'calculator without its service',
    path: `${calculatorPath}${LINKED_QUERY}`,
    site: sites.failingLookup,
    ready: (page) => expect(page.getByText('Using estimated inflation data')).toBeVisible(),
  },
  { name: 'year', path: firstYearPath },
  { name: 'years', path: '/inflation-calculator/years' },
  { name: 'data', path: '/data' },
  { name: 'embed', path: '/embed' },
  { name: 'menu', path: menuPath },
  {
    name: 'menu of ten services',
    path: menuPath,
    ready: async (page) => {
      await menuOn(page).paste(`${TEN_SERVICES}Lash lift\tten\t06/2020\n`);
      await menuOn(page).expectServices(10);
    },
  },
  { name: 'guides', path: '/guides' },
  { name: 'guide', path: '/guides/price-benchmarking' },
  { name: 'changelog', path: '/changelog' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'arbitration', path: '/arbitration' },
  { name: 'not found', path: '/nowhere' },
];

const known = new Set(pageFixtures.map(({ path }) => path));

/** And every other page of the site, such as the other guides. */
export const everyFixture: readonly PageFixture[] = [
  ...pageFixtures,
  ...[...pagePaths, ...missingPaths]
    .filter((path) => !known.has(path))
    .map((path) => ({ name: path, path })),
];

/** The phone comes last: a page grows narrower while it is looked at, as a window does. */
export const screens = {
  desktop: { size: { width: 1280, height: 720 }, menu: 'Resources' },
  phone: { size: { width: 390, height: 844 }, menu: 'Menu' },
} as const;

export const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Loads the page; the first Tab is the interaction that hydrates it. */
export async function openFixture(page: Page, fixture: PageFixture) {
  await page.setViewportSize(screens.desktop.size);
  await page.goto(`${fixture.site ?? ''}${fixture.path}`);
  await page.keyboard.press('Tab');
  await untilHydrated(page);
  await fixture.ready?.(page);
  await page.waitForLoadState('networkidle');
}

/** The browser reports a failed answer itself, and the page logs it, as specified. */
function expectedMessage({ path, site }: PageFixture): RegExp | undefined {
  if (missingPaths.includes(path)) return /status of 404|404: no page at/;
  return site === sites.failingLookup ? /status of 503|Error calculating inflation/ : undefined;
}

/** What the console of a fixture's page may not hold. */
export const unexpectedMessages = (fixture: PageFixture, messages: readonly string[]) =>
  messages.filter((message) => !expectedMessage(fixture)?.test(message));
