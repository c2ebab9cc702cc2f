import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { layers } from '../scripts/css-layers-in-vite.ts';
import { dark } from '../src/styles/palette-dark.ts';
import { light } from '../src/styles/palette-light.ts';
import { bytes } from './bytes.ts';
import { facts } from './facts.ts';
import { site } from './pages/site.ts';

/** For Storybook's own window; stories have the package's. The address holds below any path. */
const fontFace =
  "@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url(./fonts/instrument-sans.woff2)}";

/** In the sidebar Storybook has colors of its own for stories, pages and what is selected. */
const signs = `svg:is([type=story],[type=document]){color:inherit}.sidebar-item[data-selected=true]{background:${light.color.lacquer}!important;color:#fff!important}`;

/** Storybook's white page and gray bones, until the preview has loaded, in the colors of either scheme. */
const loading = Object.entries({ light, dark })
  .map(
    ([
      scheme,
      {
        color: { bg, line },
      },
    ]) =>
      `@media (prefers-color-scheme:${scheme}){.sb-wrapper{background:${bg}}.sb-preparing-docs *,.sb-preparing-story *{border-color:${line};box-shadow:none;background:none}}`,
  )
  .join('');

/** The file that the package publishes, once it is built. */
const tokens = resolve(import.meta.dirname, '../dist/tokens.json');
const tokensFile = existsSync(tokens) ? [{ from: tokens, to: 'tokens.json' }] : [];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/Welcome.mdx',
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    './{pages,patterns}/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', { from: '../src/fonts', to: 'fonts' }, ...tokensFile],
  managerHead: (head) => `${head}<style>${fontFace}${signs}</style>`,
  // A story that is opened by itself would ask the host's root for one.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" /><style>${loading}</style>`,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/**/*.tsx'] },
  },
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, site), {
      plugins: [vanillaExtractPlugin(), layers(), bytes, facts],
    }),
};

export default config;
