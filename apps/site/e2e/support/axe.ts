import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, and the contrast that it could not judge: each with the markup it is in. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const unjudged = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...unjudged].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`,
  );
}
