import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findBrowser } from '../../tools/browser.ts';

const runsUnitOnly = process.argv.some((argument) => /^(--project=)?unit$/.test(argument));

/** A browser whose visitor prefers one of the two themes. */
const chromium = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  name: `stories, ${colorScheme}`,
  provider: playwright({
    launchOptions: runsUnitOnly ? {} : { executablePath: findBrowser(), args: [...chromiumArgs] },
    contextOptions: { colorScheme },
  }),
});

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `reports/${runsUnitOnly ? 'unit' : 'stories'}.json` }],
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{src,test,visual}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'storybook',
          include: ['.storybook/test/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only when a story first runs, each of these would reload the page under the tests.
        optimizeDeps: {
          include: [
            'd3-scale',
            'd3-shape',
            'react-dom/client',
            'react-dom/server',
            'storybook/test',
            'storybook/theming',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            instances: [chromium('light'), chromium('dark')],
          },
        },
      },
    ],
  },
});
