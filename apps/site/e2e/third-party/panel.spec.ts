import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { expectNoSidewaysScroll, expectSeenWhole } from '../support/layout';
import { sites } from '../support/sites';
import { allow, chat, choices, decline, path, question, review } from './consent-parts';
import { expect, test } from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty });

test('the two answers look alike and are equally large', async ({ page }) => {
  await page.goto(path);
  const looks = [allow, decline].map((name) =>
    question(page)
      .getByRole('button', name)
      .evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, fontSize, fontWeight } = getComputedStyle(button);
        const { backgroundColor } = getComputedStyle(button, '::before');
        return { width, height, top, color, fontSize, fontWeight, backgroundColor };
      }),
  );
  const [yes, no] = await Promise.all(looks);
  expect(yes).toEqual(no);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
});

test('neither the question nor the button of the chat is printed', async ({ page }) => {
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question(page)).toBeHidden();
  await expect(chat(page)).toBeHidden();
});

test('the question takes no focus, and is the first thing after the skip link', async ({
  page,
}) => {
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', allow)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`the question hides nothing that has the focus at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    const covered: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        const panel = document.querySelector('fieldset')?.parentElement;
        if (!focused || !panel || focused === document.body || panel.contains(focused)) return '';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
        );
        const isIn = points.every((element) => element && panel.contains(element));
        return isIn ? focused.outerHTML.slice(0, 80) : '';
      });
      if (hidden) covered.push(hidden);
    }
    expect(covered).toEqual([]);
  });
}

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`no message covers what has the focus in the question, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/inflation-calculator');
    await page.getByRole('button', { name: /^Calculate/ }).press('Enter');
    await expect(page.getByRole('alert').first()).toContainText('Missing information');
    const link = question(page).getByRole('link', { name: 'Privacy Policy' });
    await question(page).getByRole('button', decline).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expectSeenWhole(link);
  });
}

test('a panel at the start of a low window shows its heading to whoever calls for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(path);
  await question(page).getByRole('button', allow).click();
  await choices(page).click();
  const heading = review(page).getByRole('heading').first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isOnTop = heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await isOnTop).toBe(true);
});

for (const width of [1440, 390, 320])
  test(`axe finds nothing in question and review at ${width}, light and dark, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(question(page)).toBeVisible();
    expect.soft(await axeFindingsByScheme(page), 'question').toEqual(NO_FINDINGS);
    await choices(page).click();
    await expect(review(page)).toBeVisible();
    expect.soft(await axeFindingsByScheme(page), 'review').toEqual(NO_FINDINGS);
    await expectNoSidewaysScroll(page);
  });
