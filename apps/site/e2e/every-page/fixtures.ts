/** The pages and states that hold what every page promises. */
import { expect, type Page } from '@playwright/test';
import {
  calculatorOn,
  calculatorPath,
  LINKED_LOSS,
  LINKED_QUERY,
  LOOKUP,
} from '../support/calculator-page';
import { menuOn, menuPath, TEN_SERVICES } from '../support/menu-page';
import { embeddedPath, missingPaths, pagePaths } from '../support/sitemap';

export interface PageFixture {
  readonly name: string;
  readonly path: string;
  /** Before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Once it is hydrated: resolves when the state to look at is there. */
  readonly ready?: (page: Page) => Promise<void>;
  /** What the console may say: the browser reports a failed answer itself, and the page logs it. */
  readonly says?: RegExp;
}

const withResult = `${calculatorPath}${LINKED_QUERY}`;

const states: readonly PageFixture[] = [
  {
    name: 'the calculator with a result',
    path: withResult,
    ready: async (page) => {
      await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
      await expect(page.locator('figure')).toHaveCount(3);
      // A phone has its charts folded away.
      const folded = page.locator('details:has(figure)');
      await folded.evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
    },
  },
  {
    name: 'the calculator without its service',
    path: withResult,
    prepare: (page) => page.route(LOOKUP, (route) => route.fulfill({ status: 503 })),
    ready: async (page) => {
      await expect(page.getByText('Using estimated inflation data')).toBeVisible();
      await expect(page.locator('figure')).toHaveCount(3);
    },
    says: /status of 503|Error calculating inflation/,
  },
  {
    name: 'a menu of ten services',
    path: menuPath,
    ready: async (page) => {
      await menuOn(page).paste(TEN_SERVICES);
      await menuOn(page).expectServices(10);
    },
  },
  {
    name: 'a price list that is looked at',
    path: menuPath,
    ready: async (page) => {
      await menuOn(page).paste('Fade\t$45-60\t06/2019\nBob\t40\nGel\t48\t06/2019');
      const { review } = menuOn(page);
      await expect(review).toContainText('2 services found, 1 to decide.');
      // Of a group in which nothing is chosen, Tab reaches either end.
      await review.getByRole('radio', { name: 'from $45' }).check();
    },
  },
];

const embedded: readonly PageFixture[] = [
  { name: embeddedPath, path: embeddedPath },
  {
    name: `${embeddedPath} with a result`,
    path: `${embeddedPath}${LINKED_QUERY}`,
    ready: (page) => expect(calculatorOn(page).panel).toContainText(LINKED_LOSS),
  },
  {
    name: `${embeddedPath} that refuses`,
    path: `${embeddedPath}?date=13/2024&annualRevenue=5000`,
    ready: (page) => expect(page.getByRole('main')).toContainText('Invalid date format'),
  },
];

export const fixtures: readonly PageFixture[] = [
  ...pagePaths.map((path) => ({ name: path, path })),
  ...missingPaths.map((path) => ({ name: path, path, says: /status of 404|404: no page at/ })),
  ...embedded,
  ...states,
];

const kindOf = (path: string) =>
  path.replace(/privacy|arbitration/, 'terms').replace(/\d{4}$|(?<=guides\/).*/, '…');

/** One of each: the other guides, years and legal pages are drawn alike. */
export const kindPaths: readonly string[] = pagePaths.filter(
  (path, at, all) => all.findIndex((other) => kindOf(other) === kindOf(path)) === at,
);

/** So high that no page is higher: what waits to be scrolled to is there at once. */
export const WHOLE_PAGE_PX = 12_000;

export const screens = {
  desktop: { size: { width: 1280, height: 720 }, menu: 'Resources' },
  phone: { size: { width: 390, height: 844 }, menu: 'Menu' },
} as const;
