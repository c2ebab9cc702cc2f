import '../../../packages/ui/src/styles/reset.css';
import '../../../packages/ui/src/styles/fonts.css';
import '../../../packages/ui/src/styles/themes.css';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters as addonDocs } from '@storybook/addon-docs/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import type { ChannelEvent } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import { capitalized } from '../../../packages/ui/stories/names';
import {
  docsAroundFrame,
  followDocs,
  isFirstExample,
  isOwn,
  keepFramesStill,
} from './framed-stories';
import { InThemes } from './InThemes';
import { followLinks } from './links';
import { setPageTheme } from './page-theme';
import * as styles from './preview.css';
import { axeRules, screens } from './screens';

followLinks();

// Long, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

const docsAround = docsAroundFrame();
if (docsAround) followDocs(docsAround);
else {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    addons.getChannel().on(event, function (this: ChannelEvent, { globals }) {
      if (isOwn(this)) setPageTheme(globals.theme);
    });
  }
  keepFramesStill();
}

/** Renders a story in the page's theme; the first example of a page of docs in light and in dark. */
const inTheme: Decorator = (Story, { canvasElement, parameters, viewMode }) => {
  const areBoth = isFirstExample(canvasElement);
  const isFull = parameters.layout === 'fullscreen';
  const isDocs = viewMode === 'docs';
  return (
    <InThemes
      areBoth={areBoth}
      className={classNames(
        isFull || (isDocs && !areBoth) ? styles.bare : styles.padded,
        areBoth && (isDocs ? isFull && styles.wide : styles.half),
      )}
    >
      <Story />
    </InThemes>
  );
};

/** Applies the chosen text size; other preferences are set in the browser. */
const withTextSize: Decorator = (Story, { globals }) => {
  document.documentElement.classList.toggle(styles.largeText, globals.textSize === 'double');
  return <Story key={globals.textSize} />;
};

// Loaded only for pages of docs, as tests run stories without.
const ComponentPage = lazy(() => import('../docs/ComponentPage'));
const DocsInScheme = lazy(() => import('../docs/DocsInScheme'));

// One boundary for both: the list of contents is made once, after the page's headings are there.
const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsInScheme {...props} />
  </Suspense>
);

/**
 * Renders a page of docs once. Storybook's own renderer mounts it anew with each change of the
 * toolbar, which leaves stories empty that are still rendering; stories follow by themselves.
 */
async function renderedOnce() {
  const renderer = await addonDocs.docs.renderer();
  let rendered: Promise<void> | undefined;
  return {
    ...renderer,
    render(...page: readonly unknown[]) {
      rendered ??= renderer.render(...page);
      return rendered;
    },
  };
}

const viewports = Object.fromEntries(
  Object.entries(screens).map(([name, { width, height }]) => [
    name,
    {
      name: `${capitalized(name)}, ${width}`,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

/** Edits nodes as text, and leaves out controls that would break a story. */
function readable(argType: StrictInputType, value: unknown): StrictInputType {
  const { table, type, control } = argType;
  const isNode = table?.type?.summary === 'ReactNode';
  const isSimple = isNode || /^(string|number|boolean|enum)$/.test(type?.name ?? '');
  const isEditable =
    (isSimple || control || value !== undefined) && !/object|function/.test(typeof value);
  const summary = table?.defaultValue?.summary?.replaceAll(/["']/g, '');
  return {
    ...argType,
    ...(isEditable ? isNode && { control: { type: 'text' } } : { control: { disable: true } }),
    ...(summary && { table: { ...table, defaultValue: { summary } } }),
  };
}

const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => [
      name,
      readable(argTypes[name] ?? { name }, initialArgs[name]),
    ]),
  );

/** A switch in the toolbar, with its values by name. */
const choice = (
  description: string,
  icon: 'contrast' | 'zoom',
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** Scrolls to a section from the list of contents, and names it in the address. */
function showSection(event: MouseEvent): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
  const { hash } = event.currentTarget;
  document.getElementById(hash.slice(1))?.scrollIntoView();
  // At the page's end the list marks the section of this hash, which cannot come to the top.
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  history.replaceState(history.state, '', isAtEnd ? hash : '#');
  parent.history.replaceState(parent.history.state, '', hash);
}

const preview: Preview = {
  decorators: [inTheme, withTextSize],
  argTypesEnhancers: [readableControls],
  tags: ['autodocs'],
  initialGlobals: { theme: 'system', textSize: 'normal' },
  globalTypes: {
    theme: choice('Theme', 'contrast', { system: 'System theme', light: 'Light', dark: 'Dark' }),
    textSize: choice('Text size', 'zoom', { normal: 'Text 100%', double: 'Text 200%' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Functions of stories are no example; props stand in their order of importance.
    jsx: { filterProps: (value: unknown) => typeof value !== 'function', sortProps: false },
    docs: {
      page: ComponentPage,
      renderer: renderedOnce,
      canvas: { sourceState: 'none' },
      source: { type: 'dynamic' },
      container: Container,
      toc: {
        headingSelector: 'h2',
        ignoreSelector: '.sb-story *, [inert] *',
        title: 'On this page',
        // Storybook's own scrolls it to the middle of the window and marks the one before.
        unsafeTocbotOptions: { onClick: showSection, scrollSmooth: false, headingsOffset: 120 },
      },
    },
    viewport: { options: viewports },
    options: {
      // Titles end in other names in parentheses. Storybook runs this alone, as plain JavaScript.
      storySort: (one = { title: '' }, other = one) => {
        const order = [
          ...['Welcome', 'Accessibility', 'Foundations/Tokens', 'Foundations/Voice'],
          ...['Foundations/Colors', 'Foundations/Contrast', 'Foundations/Type'],
          ...['Foundations/Layout', 'Foundations/Shape', 'Foundations', 'Patterns', 'Not', 'Pages'],
          ...['Actions', 'Forms', 'Navigation', 'Feedback', 'Layout', 'Content', 'Data', 'Art'],
        ];
        const [first = 0, second = 0] = [one, other].map(({ title }) =>
          order.findIndex((start) => title.startsWith(start)),
        );
        return first - second;
      },
    },
    a11y: { test: 'error', options: { runOnly: axeRules } },
  },
};

export default preview;
