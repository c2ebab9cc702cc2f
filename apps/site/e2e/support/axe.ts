import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lowContrasts } from './contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Contrast alone, instead of everything axe knows. */
  readonly isContrastOnly?: boolean;
  /** Selector of the part that is looked at; the whole page otherwise. */
  readonly within?: string;
}

/** What axe finds, each with the markup it is in; contrast that it cannot judge is judged by pixels. */
export async function axeFindings(
  page: Page,
  { isContrastOnly = false, within = 'html' }: Scope = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within);
  const scoped = isContrastOnly ? axe.withRules('color-contrast') : axe.withTags(TAGS);
  const { violations, incomplete } = await scoped.analyze();
  const unjudged = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`,
  );
  return [...found, ...(await lowContrasts(page, unjudged))];
}

/** What axe finds in light, and in dark, where nothing but the colors is another. */
export async function axeFindingsByScheme(page: Page, scope: Scope = {}) {
  const emulate = (colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await emulate('light');
  const light = await axeFindings(page, scope);
  await emulate('dark');
  const dark = await axeFindings(page, { ...scope, isContrastOnly: true });
  return { light, dark };
}

export const NO_FINDINGS = { light: [], dark: [] };
