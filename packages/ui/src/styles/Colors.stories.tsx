import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from './Colors.stories.css';
import { artPalette } from './constants';
import { contrast, contrastPairs, themes } from './contrast';

const meta = { title: 'Foundations/Colors' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface PaletteProps {
  readonly title: string;
  readonly colors: Readonly<Record<string, string>>;
}

function Palette({ title, colors }: PaletteProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.grid}>
        {Object.entries(colors).map(([name, value]) => (
          <li key={name} className={styles.swatch}>
            <svg className={styles.chip} aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            {name}
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Tokens: Story = {
  render: () => (
    <>
      <Palette title="Light" colors={themes.light} />
      <Palette title="Dark" colors={themes.dark} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('lacquer')).toHaveLength(2);
  },
};

/** Illustrations use these alone; they never invert. */
export const ArtPalette: Story = {
  render: () => <Palette title="Art" colors={artPalette} />,
};

const themeNames = ['light', 'dark'] as const;

function Pairs({ theme }: { readonly theme: (typeof themeNames)[number] }) {
  const colors = themes[theme];
  return contrastPairs.map(({ front, back, atLeast }) => (
    <li key={`${front} ${back}`} className={styles.swatch}>
      <svg
        className={styles.chip}
        viewBox="0 0 176 72"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="176" height="72" fill={colors[back]} />
        <text x="16" y="48" fontSize="36" fontFamily="Imbue" fill={colors[front]}>
          $148.00
        </text>
      </svg>
      {front} on {back}
      <span className={styles.value}>
        {contrast(colors[front], colors[back]).toFixed(2)}, needs {atLeast}
      </span>
    </li>
  ));
}

/** Measured by the WCAG 2.2 formula from the shipped values; a test holds each to its limit. */
export const Contrast: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <section key={theme}>
          <h2 className={styles.title}>{theme === 'light' ? 'Light' : 'Dark'}</h2>
          <ul className={styles.grid}>
            <Pairs theme={theme} />
          </ul>
        </section>
      ))}
    </>
  ),
};
