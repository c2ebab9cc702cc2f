import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findBrowser } from '../../tools/browser.ts';
import { layers } from './scripts/css-layers-in-vite.ts';

const runsUnitOnly = process.argv.some((argument) => /^(--project=)?unit$/.test(argument));

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `reports/${runsUnitOnly ? 'unit' : 'browser'}.json` }],
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**'],
          environment: 'node',
        },
      },
      {
        plugins: [vanillaExtractPlugin(), layers()],
        optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] },
        test: {
          name: 'promises',
          include: ['test/browser/*.test.tsx'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: runsUnitOnly
                ? {}
                : { executablePath: findBrowser(), args: [...chromiumArgs] },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
