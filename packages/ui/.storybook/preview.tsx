import '../src/styles/reset.css';
import '../src/styles/fonts.css';
import '../src/styles/themes.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { breakpoints } from '../src/styles/media';
import { brand } from './brand';
import * as styles from './preview.css';

const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme } = globals;
  const pane = parameters.layout === 'fullscreen' ? styles.bare : styles.padded;
  const themes: (string | undefined)[] =
    theme === 'both' ? ['light', 'dark'] : [theme === 'system' ? undefined : theme];
  return (
    <div className={themes.length > 1 ? styles.sideBySide : undefined}>
      {themes.map((name) => (
        <div key={name ?? 'system'} data-theme={name} className={pane}>
          <Story />
        </div>
      ))}
    </div>
  );
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [inTheme],
  tags: ['autodocs'],
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: brand },
    viewport: {
      options: {
        narrowest: viewport('Narrowest', 320, 640),
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', breakpoints.mobile, 1024),
        laptop: viewport('Stacked no more', breakpoints.stacked, 768),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Components', 'Charts'] } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  },
};

export default preview;
