import { expect, test } from '../support/console-watch';

for (const path of ['/inflation-calculator', '/inflation-calculator/menu'])
  test(`${path} ends on a street of which one price is known, and all are while its button is called`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const street = page.locator('section:has(> div h2:text("Now See What the Street Charges"))');
    const [unknown, known] = [street.locator('svg > g').first(), street.locator('svg > g').last()];
    const dashes = await unknown
      .locator('rect')
      .evaluateAll((teeth) => teeth.map((tooth) => getComputedStyle(tooth).strokeDasharray));
    expect(dashes.filter((dash) => dash !== 'none')).toHaveLength(11);
    expect(dashes).toHaveLength(12);
    await expect(known).toHaveCSS('opacity', '0');
    const button = street.getByRole('link', { name: 'Start Growing Now' });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(known).toHaveCSS('opacity', '1');
    await page.keyboard.press('Shift+Tab');
    await expect(known).toHaveCSS('opacity', '0');
    await button.hover();
    await expect(known).toHaveCSS('opacity', '1');
  });
