/** The pull quote of a guide, over a drawing from side to side of the page. */
import { guideBodies, guides } from '@tallycomb/content/guides';
import { expect, test } from '../support/console-watch';
import { guidePath } from '../support/guide-list';
import { expectNoSidewaysScroll } from '../support/layout';
import { articleText, pageHeading } from '../support/page-parts';

const quoteOf = (id: string) =>
  /class="pull"><p>(.*?)<\/p>/.exec(guideBodies[id] ?? '')?.[1] ?? 'no quote';

for (const { id, title } of guides) {
  test(`"${title}" has its sentence once, beside a drawing that is not heard`, async ({ page }) => {
    await page.goto(guidePath(id));
    const sentence = articleText(page).getByText(quoteOf(id));
    await expect(sentence).toHaveCount(1);
    await expect(articleText(page).getByRole('blockquote')).toHaveCount(0);
    await expect(pageHeading(page)).toHaveCount(1);
    await sentence.scrollIntoViewIfNeeded();
    const scene = articleText(page).locator(`img[src="/guides/${id}-scene.svg"]`);
    await expect(scene).toHaveAttribute('alt', '');
    await expect.poll(() => scene.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(560);
  });
}

test('the background of a quote reaches both sides of the page, and scrolls none', async ({
  page,
}) => {
  for (const width of [320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(guidePath('price-optimization'));
    await expectNoSidewaysScroll(page);
    const sentence = articleText(page).getByText(quoteOf('price-optimization'));
    await sentence.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const isBackground = await sentence.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect();
      return [2, document.documentElement.clientWidth - 3].map(
        (x) => document.elementFromPoint(x, top + height / 2) === it.parentElement,
      );
    });
    expect(isBackground, `at ${width}`).toEqual([true, true]);
  }
});
