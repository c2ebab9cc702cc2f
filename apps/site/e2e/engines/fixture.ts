/** A test in one engine at one look, which its Playwright project names. */
import { test as base } from '@playwright/test';
import { type Command, findBrowser, findCommand, whySkipped } from '../../../../tools/browser.ts';
import type { Engine, Look } from './engine.ts';
import { openWithPuppeteer } from './puppeteer.ts';
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

export { expect } from '@playwright/test';
