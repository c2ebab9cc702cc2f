/** Letters beyond US English are in files of their own, which a page loads once it has one of them. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const root = join(inject('installedPackages').folder, 'projects/fonts');
const SOFT_HYPHEN = 0xad;
/** Signs that Instrument Sans does not have, in none of its files. */
const MISSING = /[¤¦¬±²³µ¹¼½¾]/g;

const latin1 = Array.from({ length: 95 }, (_, at) => 0xa1 + at)
  .filter((code) => code !== SOFT_HYPHEN)
  .map((code) => String.fromCharCode(code))
  .join('');

const texts = [
  ['h1', `${latin1}€`],
  ['p', `${latin1.replace(MISSING, '')}€`],
] as const;

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family, unicodeRange }) => `${family} ${unicodeRange.slice(0, 4)}`).sort();
  });

/** The fonts that drew an element, whatever was asked for. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: document.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
}

it('draws Latin-1, £ and € in both fonts, and loads no more for a page in US English', async () => {
  await build({ configFile: false, root, logLevel: 'error' });
  const messages = await consoleMessagesOf(join(root, 'dist'), async (page) => {
    const main = ['Imbue U+0-', 'Instrument Sans U+0-'];
    await expect.poll(() => loadedFonts(page)).toEqual(main);
    await page.evaluate((text) => {
      for (const [selector, characters] of text) {
        const element = document.querySelector(selector);
        if (element) element.textContent = characters;
      }
    }, texts);
    await expect.poll(async () => (await loadedFonts(page)).length).toBe(2 * main.length);
    expect(await drawnWith(page, 'h1')).toEqual([expect.stringMatching(/^Imbue.* true$/)]);
    expect(await drawnWith(page, 'p')).toEqual([expect.stringMatching(/^Instrument Sans.* true$/)]);
  });
  expect(messages).toEqual([]);
});
