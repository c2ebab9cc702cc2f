import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lowContrasts } from './contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, each with the markup it is in; contrast that it cannot judge is judged by pixels. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const unjudged = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`,
  );
  return [...found, ...(await lowContrasts(page, unjudged))];
}
