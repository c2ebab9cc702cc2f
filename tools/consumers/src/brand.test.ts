/** Another brand: its own logo, its own fonts and colors in both schemes, and fewer parts than ours. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const root = join(inject('installedPackages').folder, 'projects/brand');

const light = { page: 'rgb(247, 249, 252)', text: 'rgb(16, 33, 63)', button: 'rgb(11, 87, 208)' };
const dark = { page: 'rgb(11, 18, 32)', text: 'rgb(230, 238, 252)', button: 'rgb(138, 180, 255)' };

const colorsOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const around = button.closest('[data-theme], body') ?? button;
    return {
      page: getComputedStyle(around).backgroundColor,
      text: getComputedStyle(around).color,
      button: getComputedStyle(button, '::before').backgroundColor,
    };
  });

it('shows its own logo, fonts and colors, and nothing that is ours', async () => {
  await build({ configFile: false, root, logLevel: 'error' });
  const messages = await consoleMessagesOf(join(root, 'dist'), async (page) => {
    const home = page.getByRole('banner').getByRole('link', { name: 'Acme', exact: true });
    await home.waitFor();
    expect(await home.getAttribute('href')).toBe('/');
    expect(await page.getByRole('contentinfo').getByRole('img').count()).toBe(1);
    expect(await page.locator('body').innerHTML()).not.toMatch(/tallycomb|<(nav|ul|h2)\b/i);

    // What has no menu has no button for one.
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Account' }).isVisible()).toBe(true);

    expect(await colorsOf(page, 'Buy')).toEqual(light);
    expect(await colorsOf(page, 'Buy at night')).toEqual(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    // A button's color changes by a transition.
    await expect.poll(() => colorsOf(page, 'Buy')).toEqual(dark);
    expect(
      await page.getByText('© Acme').evaluate((text) => getComputedStyle(text).fontFamily),
    ).toBe('system-ui, sans-serif');
  });
  expect(messages).toEqual([]);
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([]);
});
