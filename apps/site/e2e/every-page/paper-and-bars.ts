/** Checks of a page on paper, and of the color of the browser's bars. */
import { expect, type Page } from '@playwright/test';
import { contrastOf } from '../support/contrast';

/** Texts of closed disclosures whose questions are printed without their answers. */
const questionsWithoutAnswers = (page: Page) =>
  page
    .locator('details:not([open])')
    .evaluateAll((all: HTMLDetailsElement[]) =>
      all
        .filter(
          ({ firstElementChild: question, lastElementChild: answer }) =>
            question?.checkVisibility() &&
            !answer?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ textContent }) => textContent),
    );

const WHITE = [255, 255, 255];

/** Texts too pale for white paper, on which only exact backgrounds are printed. */
async function paleTexts(page: Page) {
  const printed = await page.locator('main :not(svg, svg *)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
      .map((element) => {
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = texts.map(({ nodeValue }) => nodeValue?.trim()).join('');
        return { text, color: getComputedStyle(element).color };
      }),
  );
  const partsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  return printed.filter(({ text, color }) => text && contrastOf(partsOf(color), WHITE) < 3);
}

/** Checks a page in print: its heading and all answers are there, in dark text, without controls. */
export async function expectPaperLook(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect.soft(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  expect.soft(await questionsWithoutAnswers(page), 'closed disclosures').toEqual([]);
  expect.soft(await paleTexts(page), 'too pale without a background').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

const hexOf = (color: string) =>
  `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Checks that the browser's bars have the color of the page's upper edge. */
export async function expectColorOfBars(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const bars = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const edge = await page.evaluate(() => {
      const stack = document.elementsFromPoint(4, 2);
      const colors = stack.map((element) => getComputedStyle(element).backgroundColor);
      return colors.find((color) => !/, 0\)$|transparent/.test(color)) ?? '';
    });
    const color = (await bars.getAttribute('content'))?.toLowerCase();
    expect.soft(hexOf(edge), `bars in ${colorScheme}`).toBe(color);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
