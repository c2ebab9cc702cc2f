/** Pages and states to check the promises of every page on. */
import { expect, type Page } from '@playwright/test';
import {
  calculatorOn,
  calculatorPath,
  LINKED_LOSS,
  LINKED_QUERY,
  LOOKUP,
} from '../support/calculator-page';
import { menuOn, menuPath, TEN_SERVICES } from '../support/menu-page';
import { embeddedPath, kindPaths, missingPaths, pagePaths } from '../support/sitemap';

export interface PageFixture {
  readonly name: string;
  readonly path: string;
  /** Only on a phone, as another page or state that differs in text alone is seen wide. */
  readonly isLikeAnother?: boolean;
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page is hydrated; resolves when the state is reached. */
  readonly ready?: (page: Page) => Promise<void>;
  /** Expected console messages: of failed requests, by the browser and by the page. */
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
      // On a phone, charts are closed disclosures.
      const folded = page.locator('details:has(figure)');
      await folded.evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
    },
  },
  {
    name: 'the calculator without its service',
    path: withResult,
    isLikeAnother: true,
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
    name: 'a price list under review',
    path: menuPath,
    ready: async (page) => {
      await menuOn(page).paste('Fade\t$45-60\t06/2019\nBob\t40\nGel\t48\t06/2019');
      const { review } = menuOn(page);
      await expect(review).toContainText('2 services found, 1 to decide.');
      // Checked, as Tab enters a group without a choice at either end.
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
  ...pagePaths.map((path) => ({ name: path, path, isLikeAnother: !kindPaths.includes(path) })),
  ...missingPaths.map((path) => ({ name: path, path, says: /status of 404|404: no page at/ })),
  ...embedded,
  ...states,
];

/** Higher than any page, so that nothing waits to be scrolled to. */
export const WHOLE_PAGE_PX = 12_000;

export const screens = {
  desktop: { size: { width: 1280, height: 720 }, menu: 'Resources' },
  phone: { size: { width: 390, height: 844 }, menu: 'Menu' },
} as const;
