import { globSync, readFileSync } from 'node:fs';
import { outsideAddresses } from '@tallycomb/content/site';
import { axeFindingsByScheme, NO_FINDINGS } from '../support/axe';
import { installFocusProbe, tabThrough } from '../support/focus-probe';
import { expectNoSidewaysScroll, expectSeenWhole } from '../support/layout';
import { sites } from '../support/sites';
import { allow, consentOn, decline, expect, path, test } from './stubbed-vendors';

test.use({ baseURL: sites.thirdParty, contextOptions: { reducedMotion: 'reduce' } });

test('the two answers look alike, do not take the focus on load, and are not printed', async ({
  page,
}) => {
  const { question, chat } = consentOn(page);
  await page.goto(path);
  await expect(question).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', allow)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  const looks = [allow, decline].map((name) =>
    question.getByRole('button', name).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(button);
      const { backgroundColor } = getComputedStyle(button, '::before');
      return { width, height, top, color, fontSize, fontWeight, backgroundColor };
    }),
  );
  const [yes, no] = await Promise.all(looks);
  expect(yes).toEqual(no);
  expect(yes?.height).toBeGreaterThanOrEqual(44);
  await expect(chat).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  await expect(chat).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [320, 256],
] as const)
  test(`the question hides no focus at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await installFocusProbe(page);
    await page.goto(path);
    await expect(consentOn(page).question).toBeVisible();
    const { faults } = await tabThrough(page, 1);
    expect(faults.filter((fault) => fault.includes('is covered'))).toEqual([]);
  });

test('no toast covers the focused element of the question', async ({ page }) => {
  await page.goto('/inflation-calculator');
  const { question } = consentOn(page);
  const link = question.getByRole('link', { name: 'Privacy Policy' });
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [320, 256],
  ] as const)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: /^Calculate/ }).press('Enter');
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'Missing information',
      );
      await question.getByRole('button', decline).focus();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expectSeenWhole(link);
    });
});

test('a panel opened in a low window shows its heading', async ({ page }) => {
  const { question, choices, review } = consentOn(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(path);
  await question.getByRole('button', allow).click();
  await choices.click();
  await expectSeenWhole(review.getByRole('heading').first());
});

test('axe finds nothing in question and review', async ({ page }) => {
  const { question, choices, review } = consentOn(page);
  await page.goto(path);
  await expect(question).toBeVisible();
  const check = async (what: string) => {
    const found = await axeFindingsByScheme(page, { within: '[role="region"], section' });
    expect.soft(found, what).toEqual(NO_FINDINGS);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  };
  await check('question');
  // Wide, so that the panel's shadow falls on no text of the page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await choices.click();
  await expect(review).toBeVisible();
  await check('review');
});

test('addresses turned off are in no file of the site', async ({ page }) => {
  const folder = 'dist/third-party/client';
  const texts = globSync('**/*.{html,js,json,xml}', { cwd: folder }).map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  const { instagram, facebook, dataEngineerJob } = outsideAddresses;
  const count = (part: string) => texts.filter((text) => text.includes(part)).length;
  expect(count(facebook.fallback)).toBeGreaterThan(0);
  for (const part of ['href=""', instagram.fallback, dataEngineerJob.fallback])
    expect([part, count(part)]).toEqual([part, 0]);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Data Engineer' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(1);
});
