import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 });

export const sectionOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** The text of a guide or a legal page, the element after its table of contents. */
export const articleText = (page: Page) => page.getByRole('main').locator('details:has(> nav) + *');

export const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Readable text; unlike `textContent`, without that hidden by `display: none`. */
// biome-ignore lint/performance/useDomNodeTextContent: see above.
export const readableText = (part: Locator) => part.innerText();

/** The file that a button downloads. */
export async function savedBy(button: Locator) {
  const saving = button.page().waitForEvent('download');
  await button.click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Checks that header, heading and footer are visible. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
