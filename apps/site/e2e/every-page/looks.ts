/** A page in other media: on paper, and below the browser's own bars. */
import { expect, type Page } from '@playwright/test';

/** Questions of closed disclosures whose answers do not show. */
const ghosts = (page: Page) =>
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

/** Texts too pale for white paper, on which a drawing is printed and a background is not. */
const pale = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const light = (value: number) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const found: string[] = [];
    for (const element of main.querySelectorAll<HTMLElement>(':not(svg, svg *)')) {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = texts.map(({ nodeValue }) => nodeValue?.trim()).join('');
      if (!text || !element.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
      if (1.05 / (luminance + 0.05) < 3) found.push(`${text}: ${color}`);
    }
    return found;
  });

/** What is printed is the content alone, and all of it. */
export async function expectPaperLook(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect.soft(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  expect.soft(await ghosts(page), 'closed disclosures').toEqual([]);
  expect.soft(await pale(page), 'too pale without a background').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

const hexOf = (color: string) =>
  `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** The browser's bars have the color of the page's upper edge. */
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
