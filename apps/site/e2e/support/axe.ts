import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { lowContrasts } from './contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Checks contrast alone. */
  readonly isContrastOnly?: boolean;
  /** Selector of the part to check; by default the whole page. */
  readonly within?: string;
  /** Selector of a part that is the same on another page, whose check measures its pixels. */
  readonly measuredElsewhere?: string;
}

/** Installs axe once in a document; our pages have no frames. */
async function installAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs in the page: violations, and elements whose contrast axe cannot judge. */
async function runAxe([within, except, options]: readonly [string, string, RunOptions]) {
  const { violations, incomplete } = await window.axe.run(within, options);
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`,
    ),
    unjudged: incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
      .filter((target) => !except || !document.querySelector(target)?.closest(except)),
  };
}

/** Violations with their markup; contrast that axe cannot judge is checked by pixels. */
export async function axeFindings(
  page: Page,
  { isContrastOnly = false, within = 'html', measuredElsewhere = '' }: Scope = {},
): Promise<string[]> {
  await installAxe(page);
  const options: RunOptions = {
    runOnly: isContrastOnly ? ['color-contrast'] : TAGS,
    resultTypes: ['violations', 'incomplete'],
    // No rule of these tags needs the style sheets, which axe would fetch anew each time.
    preload: false,
  };
  const { found, unjudged } = await page.evaluate(runAxe, [
    within,
    measuredElsewhere,
    options,
  ] as const);
  return [...found, ...(await lowContrasts(page, unjudged))];
}

const emulate = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

export async function axeFindingsInDark(page: Page, scope: Scope = {}) {
  await emulate(page, 'dark');
  return axeFindings(page, scope);
}

/** Violations in the light scheme, and contrast in the dark one, where only colors differ. */
export async function axeFindingsByScheme(page: Page, scope: Scope = {}) {
  await emulate(page, 'light');
  const light = await axeFindings(page, scope);
  const dark = await axeFindingsInDark(page, { ...scope, isContrastOnly: true });
  return { light, dark };
}

export const NO_FINDINGS = { light: [], dark: [] };
