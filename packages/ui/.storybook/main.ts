import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { layers } from '../scripts/css-layers-in-vite.ts';
import { bytes } from './bytes.ts';
import { facts } from './facts.ts';

/** For Storybook's own window; stories have the package's. The address holds below any path. */
const fontFace =
  "@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url(./fonts/instrument-sans.woff2)}";

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/Welcome.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', { from: '../src/fonts', to: 'fonts' }],
  managerHead: (head) => `${head}<style>${fontFace}</style>`,
  // A story that is opened by itself would ask the host's root for one.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/**/*.tsx'] },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, { plugins: [vanillaExtractPlugin(), layers(), bytes, facts] }),
};

export default config;
