/** The pages and states that the access tests look at, each hydrated as a visitor would. */
import { expect, type Page } from '@playwright/test';
import { calculatorOn } from './calculator-page';
import { sites } from './sites';

export interface PageFixture {
  readonly name: string;
  readonly path: string;
  readonly site?: string;
  /** Shown once the state to look at is there. */
  readonly ready?: (page: Page) => Promise<void>;
}

const query = 'annualRevenue=250000&date=06/2019';

export const pageFixtures: readonly PageFixture[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'calculator', path: '/inflation-calculator' },
  {
    name: 'calculator with a result',
    path: `/inflation-calculator?${query}`,
    ready: async (page) => {
      await expect(calculatorOn(page).panel).toContainText('$76,946.28');
      await expect(page.getByRole('figure')).toHaveCount(3);
    },
  },
  {
    name: 'calculator without its service',
    path: `/inflation-calculator?${query}`,
    site: sites.failingLookup,
    ready: (page) => expect(page.getByText('Using estimated inflation data')).toBeVisible(),
  },
  { name: 'guides', path: '/guides' },
  { name: 'guide', path: '/guides/price-benchmarking' },
  { name: 'changelog', path: '/changelog' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'arbitration', path: '/arbitration' },
  { name: 'not found', path: '/nowhere' },
];

export const screens = {
  desktop: { width: 1280, height: 720, menu: 'Resources' },
  phone: { width: 390, height: 844, menu: 'Menu' },
} as const;

export type Screen = (typeof screens)[keyof typeof screens];

export const menuButton = (page: Page, { menu }: Screen) =>
  page.getByRole('banner').getByRole('button', { name: menu, exact: true });

/** Loads the page; the first Tab is the interaction that hydrates it. */
export async function openFixture(page: Page, fixture: PageFixture, screen: Screen) {
  const { width, height } = screen;
  await page.setViewportSize({ width, height });
  await page.goto(`${fixture.site ?? ''}${fixture.path}`);
  await page.keyboard.press('Tab');
  await expect(menuButton(page, screen)).toHaveAttribute('aria-expanded', 'false');
  await fixture.ready?.(page);
  await page.waitForLoadState('networkidle');
}
