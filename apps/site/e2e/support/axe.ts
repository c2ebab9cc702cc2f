import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { lowContrasts } from './contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Contrast alone, instead of everything axe knows. */
  readonly isContrastOnly?: boolean;
  /** Selector of the part that is looked at; the whole page otherwise. */
  readonly within?: string;
}

/** Puts axe into the page, once a document; no page of ours holds a frame. */
async function installAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs in the page: what is wrong, and whose contrast axe cannot tell. */
async function runAxe([within, options]: readonly [string, RunOptions]) {
  const { violations, incomplete } = await window.axe.run(within, options);
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`,
    ),
    unjudged: incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0]))),
  };
}

/** What axe finds, each with the markup it is in; contrast that it cannot judge is judged by pixels. */
export async function axeFindings(
  page: Page,
  { isContrastOnly = false, within = 'html' }: Scope = {},
): Promise<string[]> {
  await installAxe(page);
  const options: RunOptions = {
    runOnly: isContrastOnly ? ['color-contrast'] : TAGS,
    resultTypes: ['violations', 'incomplete'],
  };
  const { found, unjudged } = await page.evaluate(runAxe, [within, options] as const);
  return [...found, ...(await lowContrasts(page, unjudged))];
}

const emulate = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

export async function axeFindingsInDark(page: Page, scope: Scope = {}) {
  await emulate(page, 'dark');
  return axeFindings(page, scope);
}

/** What axe finds in light, and in dark, where nothing but the colors is another. */
export async function axeFindingsByScheme(page: Page, scope: Scope = {}) {
  await emulate(page, 'light');
  const light = await axeFindings(page, scope);
  const dark = await axeFindingsInDark(page, { ...scope, isContrastOnly: true });
  return { light, dark };
}

export const NO_FINDINGS = { light: [], dark: [] };
