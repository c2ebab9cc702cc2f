/** Drives Chromium by its own protocol, and Firefox by WebDriver BiDi. */
import { type ConsoleMessage, launch } from 'puppeteer-core';
import { chromiumArgs } from '../../../../tools/browser.ts';
import { type Engine, type Look, seek } from './engine.ts';

/** Preferences for Firefox: color scheme (1 light, 0 dark), no motion, overlay scrollbars. */
const firefoxPreferences = (scheme: Look['scheme']) => ({
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  ...(scheme === 'forced' && { 'browser.display.document_color_use': 2 }),
});

/** Asks again if a navigation interrupts, so that the next page answers. */
async function retryOnNavigation<Answer>(ask: () => Promise<Answer>, left = 20): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (left === 0 || !/context|realm|browsing|navigat|detached/i.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return retryOnNavigation(ask, left - 1);
  }
}

export async function openWithPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  { scheme, ...size }: Look,
): Promise<Engine> {
  const isFirefox = name === 'firefox';
  const browser = await launch({
    executablePath,
    defaultViewport: null,
    ...(isFirefox
      ? { browser: 'firefox', extraPrefsFirefox: firefoxPreferences(scheme) }
      : { args: [...chromiumArgs] }),
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  if (!isFirefox)
    await (await page.createCDPSession()).send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: scheme === 'dark' ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: scheme === 'forced' ? 'active' : 'none' },
      ],
    });
  const faults: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error')
      faults.push(`${message.text()} ${JSON.stringify(message.stackTrace())}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return {
    faults: async () => faults.splice(0),
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    async visit(address) {
      // Not `goto`, which waits at least for scripts.
      await page.evaluate((to) => void setTimeout(() => location.assign(to)), address);
      const isThere = () =>
        retryOnNavigation(() => page.evaluate((to) => location.href === to, address));
      while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    evaluate: (run, given) => retryOnNavigation(() => page.evaluate(run as never, given) as never),
    async click(selector, text = '') {
      const found = await page.evaluateHandle(seek, { selector, text });
      await found.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async undo() {
      await page.keyboard.down('Control');
      await page.keyboard.press('z');
      await page.keyboard.up('Control');
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
