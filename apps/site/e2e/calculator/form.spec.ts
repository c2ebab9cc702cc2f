/** Inputs of the form: what it understands and what it refuses. */
import type { Locator } from '@playwright/test';
import { calculatorForm, issueMessages } from '@tallycomb/content/calculator';
import { calculatorOn, calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { boxOf, expectOneLine, expectSeenWhole } from '../support/layout';
import { untilPainted } from '../support/loading';
import { pageHeading } from '../support/locators';
import { menuOn, menuPath } from '../support/menu-page';

test('every desktop shows heading and button on its first screen', async ({ page }) => {
  await page.goto(calculatorPath);
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectOneLine(pageHeading(page));
    await expectSeenWhole(calculatorOn(page).button);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(menuPath);
  await expectSeenWhole(menuOn(page).box);
  await expectSeenWhole(menuOn(page).button('Read My List'));
  await expect(pageHeading(page)).toBeInViewport({ ratio: 1 });
});

test('a refusal shows a toast and a message at the field, and focuses it', async ({ page }) => {
  const { open, calculate, alert, revenue, date, expectTyped } = calculatorOn(page);
  await open();
  for (const { amount, month, code, field } of [
    { amount: '', month: '13/2024', code: 'missing-information', field: revenue },
    { amount: '0', month: '6/19', code: 'invalid-date-format', field: date },
    { amount: '0', month: '12/2024', code: 'invalid-revenue-amount', field: revenue },
  ] as const) {
    const { title, description } = issueMessages[code];
    await calculate(amount, month);
    await expect(alert).toContainText(title);
    await expect(alert).toContainText(description);
    await expect(alert.locator('[data-toast]')).toHaveCount(1);
    // Screen readers read it once, with the focused field.
    expect(await page.getByRole('alert').textContent()).toBe('');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const says = new RegExp(description.replace(/[().]/g, '\\$&'));
    await expect(field).toHaveAccessibleDescription(says);
    await expectTyped(amount, month);
  }
  // Hovered, so that the correction dismisses it rather than time.
  await alert.getByText('Invalid revenue amount').hover();
  await revenue.fill('5000');
  await expect(revenue).not.toHaveAttribute('aria-invalid', 'true');
  await expect(alert).toBeEmpty();
});

test('a toast stands below the button and covers nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { alert, revenue, date, button, calculate, open } = calculatorOn(page);
  const form = page.locator('form');
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      // Another address, as a reloaded page keeps its texts.
      await open(`?${size.width}x${size.height}`);
      await button.click();
      await expect(alert.getByText('Missing information')).toBeInViewport({ ratio: 1 });
      const toast = await boxOf(alert.locator('[data-toast]').first());
      expect(toast.y).toBeGreaterThanOrEqual((await boxOf(button)).bottom);
      const next = await boxOf(form.getByText(calculatorForm.footnote));
      expect(toast.bottom).toBeLessThanOrEqual(next.y);
      for (const input of [revenue, date]) {
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(/^Please enter both revenue and date/);
      }
      // One message for one mistake, apart from the specified toast.
      const outside = page.locator(':not([data-toast] *)');
      const message = form.getByText('Please enter both revenue').and(outside);
      await expect(message).toHaveCount(1);
      await expectSeenWhole(button);
    });
  await page.setViewportSize({ width: 320, height: 256 });
  await open();
  await calculate('5000', '13/2024');
  await expect(date).toBeFocused();
  await expectSeenWhole(date);
  const id = await date.getAttribute('aria-describedby');
  const message = page.locator(`[id="${id?.split(' ')[0]}"]`);
  await expect(message).toContainText(calculatorForm.dateNoMonth);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expectSeenWhole(message);
});

test('at the end of the page a toast leaves the last link in sight', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 800, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const { open, field } = menuOn(page);
    await open();
    await field('Service', 'Row 1').fill('Cut');
    await expect(page.locator('[data-floating] [data-toast]')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const last = footer.getByRole('link').last();
    await last.focus();
    await expectSeenWhole(last);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // Compares the window's edge in the footer and right below, away from the toast's shadow.
    const { bottom: end } = await boxOf(footer);
    expect(end).toBeLessThan(700);
    const edge = (y: number) => page.screenshot({ clip: { x: 0, y, width: 4, height: 8 } });
    expect((await edge(end - 300)).equals(await edge(end + 8))).toBe(true);
  }
});

const enterText = {
  typed: (input: Locator, text: string) => input.pressSequentially(text),
  pasted: (input: Locator, text: string) => input.fill(text),
  autofilled: (input: Locator, text: string) =>
    input.evaluate((element: HTMLInputElement, filled) => {
      element.setRangeText(filled, 0, element.value.length);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
} as const;

test('typed, pasted and autofilled text is understood', async ({ page, watch }) => {
  const { revenue, date, openHydrated, button, alert } = calculatorOn(page);
  await openHydrated();
  for (const [into, text, shown, echo] of [
    [enterText.typed, '1.250.000,50', '1250000.50', '$1,250,000.50 a year.'],
    [enterText.pasted, '20k a month', '240000', '$240,000 a year. Twelve months of $20,000.'],
    [enterText.autofilled, '250,000-300,000', '250,000-300,000', calculatorForm.revenueUnread],
  ] as const) {
    await revenue.fill('');
    await into(revenue, text);
    await date.focus();
    await expect(revenue).toHaveValue(shown);
    await expect(revenue).toHaveAccessibleDescription(echo);
    await date.fill('');
    await into(date, '6/2022');
    await pageHeading(page).click();
    await expect(date).toHaveValue('06/2022');
    await expect(date).not.toBeFocused();
  }
  await revenue.fill('-5');
  await button.click();
  await expect(alert).toContainText('Invalid revenue amount');
  await expect(revenue).toHaveValue('-5');
  await date.fill('');
  await date.pressSequentially('June 1st 2019');
  await expect(date).toHaveValue('06/2019');
  for (const [held, key] of [
    ['May 5th', ''],
    ['June 19', 'Backspace'],
    ['June 19', 'Tab'],
  ] as const) {
    await date.fill('');
    await date.pressSequentially(held);
    if (key) await date.press(key);
    await date.pressSequentially('06/2022');
    await expect(date, held).toHaveValue('06/2022');
  }
  await revenue.fill('1234567890'.repeat(100_000));
  await expect(revenue).toHaveAccessibleDescription(/We left the rest out\.$/);
  expect((await revenue.inputValue()).length).toBeLessThanOrEqual(100);
  expect(watch.messages).toEqual([]);
});

test('the caret stays in the middle of a field', async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.pressSequentially('1234');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'x', '9']) await revenue.press(key);
  await expect(revenue).toHaveValue('12934');
  expect(await revenue.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
});

test('the last button shows all prices of the street while it is focused or hovered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(calculatorPath);
  const street = page.locator('section:has(> div h2:text("See What Nearby Salons Charge"))');
  const guessed = street.locator('svg rect');
  await expect(guessed).toHaveCount(11);
  for (const tooth of await guessed.all())
    await expect(tooth).toHaveCSS('stroke-dasharray', '4px, 5px');
  const [known, own] = await street.locator('svg > path').all();
  if (!known || !own) throw new Error('The street has no teeth.');
  await expect(own).toHaveCSS('stroke-dasharray', 'none');
  await expect(known).toHaveCSS('opacity', '0');
  const button = street.getByRole('link', { name: 'Start Growing Now' });
  await button.focus();
  for (const [key, opacity] of [
    ['Shift+Tab', '0'],
    ['Tab', '1'],
    ['Shift+Tab', '0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(known).toHaveCSS('opacity', opacity);
  }
  await button.hover();
  await expect(known).toHaveCSS('opacity', '1');
  await page.goto(menuPath);
  await expect(guessed).not.toHaveCount(0);
});

interface StylesEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** With `:has()` before `*` or `::details-content` on any page, each change restyles everything. */
test('a refused form restyles only a part of the page', async ({ browser, page }) => {
  const { openHydrated, alert, button } = calculatorOn(page);
  await openHydrated();
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]:not([media])')?.sheet,
  );
  await untilPainted(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await button.click();
  await expect(alert).toContainText(issueMessages['missing-information'].title);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly StylesEvent[];
  };
  const styled = traceEvents.map(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0,
  );
  const all = await page.locator('*').count();
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(all / 2);
});
