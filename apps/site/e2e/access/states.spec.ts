/** What changes under a visitor's hands, as keyboard, screen reader, zoom and own colors find it. */

import { expect, type Locator, test } from '@playwright/test';
import { features } from '@tallycomb/content/pages';
import {
  calculatorOn,
  calculatorPath,
  LINKED_LOSS,
  LINKED_QUERY,
} from '../support/calculator-page';
import { openHydrated } from '../support/hydration';
import { pageFixtures } from '../support/page-fixtures';

const withResult = `${calculatorPath}${LINKED_QUERY}`;

/** Whether a point in the middle of each quarter of the element's box shows the element. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.25, 0.75].every((x) =>
      [0.1, 0.9].every((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  });

test('at 400 % zoom the toast leaves the message at the field to be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calculator = calculatorOn(page);
  await calculator.open();
  await calculator.calculate('5000', '13/2024');
  await expect(calculator.alert).toContainText('Invalid date format');
  await expect(calculator.date).toBeFocused();
  const id = await calculator.date.getAttribute('aria-describedby');
  const message = page.locator(`[id="${id?.split(' ')[0]}"]`);
  await expect(message).toContainText('Please enter date in MM/YYYY format');
  await expect.poll(() => isUncovered(message)).toBe(true);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(calculator.alert).toBeInViewport({ ratio: 1 });
});

for (const scheme of ['light', 'dark'] as const)
  test(`at the end of the page a toast leaves the last link in sight and the background whole, in ${scheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('5000', '13/2024');
    await expect(calculator.alert).toContainText('Invalid date format');
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.last().focus();
    await expect.poll(() => isUncovered(links.last())).toBe(true);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // At the edge of the window, in the footer and right below it, away from the toast's shadow.
    const end = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(700);
    const edge = (y: number) => page.screenshot({ clip: { x: 0, y, width: 4, height: 8 } });
    expect((await edge(end - 300)).equals(await edge(end + 8))).toBe(true);
  });

test('result and toast stand in live regions; Escape in the toast gives the focus back', async ({
  page,
}) => {
  const calculator = calculatorOn(page);
  await calculator.open();
  const live = page.locator('[role="status"], [role="alert"], [aria-live="polite"]');
  // A region that comes with its text already in it is not announced by all screen readers.
  await expect(calculator.alert).toBeEmpty();
  await calculator.calculate('0', '12/2024');
  await expect(calculator.alert).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - strong: Invalid revenue amount
        - text: Please enter a valid number for revenue.
      - button "Dismiss"
  `);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Escape');
  await expect(calculator.alert).toBeEmpty();
  await expect(calculator.revenue).toBeFocused();
  await calculator.calculate('250000', '06/2019');
  await expect(live.filter({ hasText: LINKED_LOSS })).toHaveCount(1);
});

test('each chart is a named figure, a slider that speaks and a table', async ({ page }) => {
  await page.goto(withResult);
  await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    await expect(figure).toHaveAccessibleName(/\w+ .*\d/);
    await expect(figure.getByRole('img'), 'says it again').toHaveCount(0);
    const slider = figure.getByRole('slider');
    await expect(slider).toHaveAccessibleName(/\w/);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /\w, .*\d/);
    const first = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', first ?? '');
    await figure.getByText('Show the numbers').press('Enter');
    await expect(figure.getByRole('table')).toHaveAccessibleName(/\w/);
    expect(await figure.getByRole('columnheader').count()).toBeGreaterThan(1);
  }
});

test('tabs and questions say what they are, which is open, and work by keys', async ({ page }) => {
  await openHydrated(page, '/');
  const [first, second] = features.tabs.map(({ title }) => page.getByRole('tab', { name: title }));
  if (!first || !second) throw new Error('There are fewer than two features.');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveAttribute('tabindex', '-1');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName(features.tabs[1].title);
  await expect(second).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  const question = page.locator('main summary').nth(1);
  const isOpen = () => question.evaluate((it) => it.parentElement?.hasAttribute('open'));
  for (const [key, open] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await question.press(key);
    expect(await isOpen(), key).toBe(open);
  }
});

test('in the visitor’s own colors rings, buttons, fields and lines of a chart are there', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(withResult);
  await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
  const { button, revenue } = calculatorOn(page);
  await button.focus();
  for (const edge of ['outline-style', 'border-top-style']) {
    await expect(button, edge).toHaveCSS(edge, 'solid');
  }
  await expect(revenue).toHaveCSS('border-top-style', 'solid');
  const drawing = page.getByRole('figure', { name: /Change Since/ }).locator('svg:visible');
  const looks = await drawing.evaluate((svg) => {
    const background = getComputedStyle(document.body).backgroundColor;
    return [...svg.querySelectorAll('path')]
      .map((path) => getComputedStyle(path))
      .filter(({ strokeWidth, fill }) => strokeWidth === '3.5px' && fill === 'none')
      .map(({ stroke, strokeDasharray }) => ({
        isSeen: stroke !== background && stroke !== 'none',
        look: `${stroke} ${strokeDasharray}`,
      }));
  });
  expect(looks.length).toBeGreaterThanOrEqual(2);
  expect(looks.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(new Set(looks.map(({ look }) => look)).size, 'lines told apart').toBe(looks.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read whole, and its menu opens by keys', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of new Set(pageFixtures.map((fixture) => fixture.path.replace(/\?.*/, '')))) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const heading of await page.locator('main :is(h1, h2)').all()) {
          await expect(heading).toBeVisible();
        }
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');
        const menu = page.locator(':popover-open');
        await expect(menu.getByRole('link', { name: 'Guides' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        const folded = page.locator('main details:not([open]) > summary:visible');
        const count = await folded.count();
        if (count > 0) await folded.first().press('Enter');
        // One that shares its name with an open one closes that.
        const opened = page.locator('main details[open] > summary:focus');
        await expect(opened).toHaveCount(count > 0 ? 1 : 0);
      });
    }
  });
});
