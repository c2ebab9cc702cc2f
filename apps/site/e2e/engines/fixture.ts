/** Tests in one engine at one look, set by the Playwright project. */
import { test as base, expect } from '@playwright/test';
import { type Command, findBrowser, findCommand, whySkipped } from '../../../../tools/browser.ts';
import { openWithPuppeteer } from './chromium-and-firefox.ts';
import type { Engine, Look } from './engine.ts';
import { openWebKit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface EngineOptions {
  readonly engineName: EngineName;
  readonly look: Look;
}

const NEEDS: Readonly<Record<EngineName, readonly Command[]>> = {
  chromium: [],
  firefox: ['firefox'],
  webkit: ['webkit', 'screen', 'windows'],
};

function openEngine({ engineName, look }: EngineOptions): Promise<Engine> {
  if (engineName === 'chromium') return openWithPuppeteer(engineName, findBrowser(), look);
  const path = findCommand(engineName) ?? '';
  return engineName === 'webkit'
    ? openWebKit(path, look)
    : openWithPuppeteer('firefox', path, look);
}

export const test = base.extend<object, EngineOptions & { readonly engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  look: [
    { width: 1280, height: 900, scheme: 'light' },
    { option: true, scope: 'worker' },
  ],
  engine: [
    async ({ engineName, look }, use) => {
      const engine = await openEngine({ engineName, look });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(({ engineName }) => {
  const why = whySkipped(NEEDS[engineName]);
  test.skip(Boolean(why), why);
});

export { expect };

/** Waits until the page's first script holds actions. */
export const untilStarted = (engine: Engine) =>
  expect
    // Between two documents there is an empty one.
    .poll(() => engine.evaluate(() => document.querySelector('html[data-started]') !== null))
    .toBe(true);

/** Reloads the page, and resolves once the new document's script runs. */
export async function reload(engine: Engine) {
  await untilStarted(engine);
  await engine.evaluate(() => {
    document.documentElement.dataset.left = '';
    setTimeout(() => location.reload());
  });
  const isNew = () =>
    engine.evaluate(() => {
      const dataset = document.querySelector<HTMLElement>('html')?.dataset ?? {};
      const isSettled = 'started' in dataset;
      return !('left' in dataset) && document.readyState === 'complete' && isSettled;
    });
  await expect.poll(isNew).toBe(true);
}

/** Empties the storage of a site, at a page without scripts. */
export async function forgetAll(engine: Engine, origin: string) {
  await engine.open(`${origin}/robots.txt`);
  await engine.evaluate(() => [sessionStorage.clear(), localStorage.clear()].length);
}

export const textIn = (engine: Engine, selector = 'main') =>
  engine.evaluate((at) => document.querySelector(at)?.textContent ?? '', selector);

/** Waits until an element has a text; a string may be a part of it. */
export const expectText = (engine: Engine, text: string | RegExp, selector?: string) =>
  expect.poll(() => textIn(engine, selector)).toMatch(text);

export const expectHeading = (engine: Engine, text: string | RegExp) =>
  expectText(engine, text, 'main h1');

export const valueIn = (engine: Engine, name: string) =>
  engine.evaluate(
    (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value,
    name,
  );

export const expectValue = (engine: Engine, name: string, value: string) =>
  expect.poll(() => valueIn(engine, name)).toBe(value);

/** Clicks a field and types into it. */
export async function fill(engine: Engine, name: string, text: string) {
  await engine.click(`[name="${name}"]`);
  await engine.type(text);
}

/** Fills the calculator in, and sends it by a key. */
export async function calculate(engine: Engine, annualRevenue = '250000') {
  await fill(engine, 'annualRevenue', annualRevenue);
  await fill(engine, 'date', '062019');
  await engine.press('Enter');
}
