/** A page of Tailwind 4 that takes in two components: its utilities and its own rules win. */
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import type { Locator } from 'playwright';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const { folder } = inject('installedPackages');
const root = join(folder, 'projects/tailwind');
const styleOf = (element: Locator, property: string, pseudo = '') =>
  element.evaluate(
    (found, [name, part]) => getComputedStyle(found, part || null).getPropertyValue(name),
    [property, pseudo] as const,
  );

it("keeps a host's utilities, rules and page as they are, and takes on its colors", async () => {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [tailwind()],
  });
  const messages = await consoleMessagesOf(join(root, 'dist'), async (page) => {
    const card = page.getByText('A card', { exact: true }).locator('..');
    const withUtilities = page.getByText('A card with utilities').locator('..');
    expect(await styleOf(card, 'padding-top')).not.toBe('0px');
    expect(await styleOf(withUtilities, 'padding-top')).toBe('3px');
    expect(await styleOf(withUtilities, 'background-color')).toBe('rgb(18, 52, 86)');
    const heading = page.getByRole('heading');
    expect(await styleOf(heading, 'letter-spacing')).toBe('3px');
    expect(await styleOf(heading, 'font-size')).toBe('16px');
    expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
    const fill = (name: string) =>
      styleOf(page.getByRole('button', { name, exact: true }), 'background-color', '::before');
    expect(await fill('Calculate')).toBe('rgb(0, 85, 255)');
    expect(await fill('Calculate at night')).toBe('rgb(122, 165, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    // A button's color changes by a transition.
    await expect.poll(() => fill('Calculate')).toBe('rgb(122, 165, 255)');
  });
  expect(messages).toEqual([]);
});
