import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { bytes } from './bytes.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/Welcome.mdx',
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    './pages/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [vanillaExtractPlugin(), bytes] }),
};

export default config;
