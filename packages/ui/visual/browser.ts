import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../tools/browser.ts';
import type { Environment } from './environment.ts';

/** Chromium without the fonts and the font settings of the machine that it runs on. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: [
    ...chromiumArgs,
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL('fonts/fonts.conf', import.meta.url)),
  },
});

export async function runningEnvironment(): Promise<Environment> {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  return { browser: version, platform: `${process.platform}-${process.arch}` };
}
