import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { axeRules } from '../.storybook/screens.ts';

declare global {
  interface Window {
    readonly axe?: { run(context: string, options: RunOptions): Promise<AxeResults> };
  }
}

const source = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Findings of axe in a part of the page, with their selectors. */
async function runAxe(
  page: Page,
  context: string,
  options: RunOptions,
): Promise<readonly string[]> {
  if (await page.evaluate(() => !window.axe)) await page.addScriptTag({ path: source });
  const found = await page.evaluate(([within, how]) => window.axe?.run(within, how), [
    context,
    options,
  ] as const);
  return (found?.violations ?? []).map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join('\n')}`,
  );
}

/** Findings of axe in the story shown, by the rules of Storybook's own panel. */
export const findingsIn = (page: Page): Promise<readonly string[]> =>
  // Without the rule on landmarks, as a story is no page.
  runAxe(page, 'body', { runOnly: axeRules, rules: { region: { enabled: false } } });

/** Findings of text with too little contrast, the only rule that depends on the theme. */
export const paleTextIn = (page: Page, context: string): Promise<readonly string[]> =>
  runAxe(page, context, { runOnly: ['color-contrast'] });
