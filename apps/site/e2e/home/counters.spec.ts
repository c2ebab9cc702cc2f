import { counters, countersNote } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';

test.describe('the counters', () => {
  const finals = ['350,000+', '650,000+', '25,000,000+'];

  test('have their final values in the HTML', async ({ request }) => {
    const html = await (await request.get('/')).text();
    for (const { value, label } of counters) {
      expect(html).toContain(value.toLocaleString('en-US'));
      expect(html).toContain(label);
    }
    expect(html).toContain(countersNote);
  });

  test('count up over 2 seconds once they are scrolled into view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await openHydrated(page, '/');
    const last = page.getByRole('definition').last();
    const counter = last.locator('[aria-hidden="true"]');
    await expect(counter).toHaveText('0');
    // Written down in the page: a slow one may be through the count between two looks.
    const counting = last.evaluate(
      (definition) =>
        new Promise<{ shown: string[]; seconds: number }>((resolve) => {
          const shown: string[] = [];
          const start = performance.now();
          new MutationObserver(() => {
            const text = definition.querySelector('[aria-hidden="true"]')?.textContent;
            if (text) shown.push(text);
            else resolve({ shown, seconds: (performance.now() - start) / 1000 });
          }).observe(definition, { characterData: true, childList: true, subtree: true });
        }),
    );
    await last.scrollIntoViewIfNeeded();
    const { shown, seconds } = await counting;
    const numbers = shown.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(seconds).toBeGreaterThan(1.5);
    await expect(page.getByRole('definition')).toHaveText(finals);
  });

  test('stand at their final values under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await expect(page.getByRole('definition')).toHaveText(finals);
    await expect(page.getByRole('definition').locator('[aria-hidden="true"]')).toHaveCount(0);
  });
});
