import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { layers } from '../../../packages/ui/scripts/css-layers.ts';
import { themes } from '../../../packages/ui/src/styles/tokens.ts';

/** Font of Storybook's own window; the relative address works below any path. */
const fontFace =
  "@font-face{font-family:'Instrument Sans';font-weight:400 700;font-display:swap;src:url(./fonts/instrument-sans.woff2)}";

/** Results of the search begin with their component, not with “Docs”; groups and icons as we set them. */
const sidebar = `
  .sidebar-subheading button { font-size: 14px; letter-spacing: 0; text-transform: none }
  .sidebar-item:not([data-selected=true]) svg { color: inherit; opacity: .6 }
  .search-result-item--label { display: flex !important; flex-direction: column-reverse !important }
  .search-result-item--label > :last-child { font-size: 13px }
  .sidebar-item[data-selected=true] { background: ${themes.light.lacquer} !important }`;

const ui = resolve(import.meta.dirname, '../../../packages/ui');

/**
 * Parts to build: `stories` of the package alone, or `pages`, which need the site's texts and sources.
 * Separate, so that a change of the site plays no story of the package.
 */
const parts = {
  stories: ['../../../packages/ui/src/**/*.stories.tsx', '../foundations/*.@(mdx|stories.tsx)'],
  pages: ['../docs/*.@(mdx|stories.tsx)', '../pages/*.stories.tsx'],
} as const;

const isPart = (name: string | undefined): name is keyof typeof parts =>
  name !== undefined && name in parts;

const { PART: part } = process.env;
const stories = isPart(part) ? [...parts[part]] : [...parts.pages, ...parts.stories];

/** Files of other tasks, if they have been built; parts are built beside the reference. */
const built = [
  { from: resolve(ui, 'dist/tokens.json'), to: 'tokens.json' },
  ...(part ? [] : [{ from: resolve(import.meta.dirname, '../dist/reference'), to: 'reference' }]),
].filter(({ from }) => existsSync(from));

/** One file each for what most pages share, instead of one for each of its parts. */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'components', test: /\/ui\/(src|stories)\//, minShareCount: 8 },
    { name: 'docs', test: /storybook\/(docs|foundations)\/(?!Words).*s[x.]/, minShareCount: 4 },
    { name: 'common', test: /node_modules/, minShareCount: 40 },
  ],
};

/** Commit that is built, with its day; empty outside of a checkout. */
const commit = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { encoding: 'utf8' }).stdout;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['./public', { from: resolve(ui, 'src/fonts'), to: 'fonts' }, ...built],
  managerHead: (head) => `${head}<style>${fontFace}${sidebar}</style>`,
  // Otherwise a story opened by itself would request an icon from the host's root.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  env: (all) => ({ ...all, STORYBOOK_COMMIT: commit?.trim() }),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: resolve(ui, 'tsconfig.json'),
      include: [resolve(ui, 'src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: async (vite) =>
    mergeConfig(
      mergeConfig(vite, part === 'stories' ? {} : (await import('../pages/site.ts')).site),
      {
        // Pages name the parts of a component by its classes.
        plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), layers()],
        build: { rolldownOptions: { output: { codeSplitting } } },
      },
    ),
};

export default config;
