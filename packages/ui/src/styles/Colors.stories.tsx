import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chipTones } from '../components/Chip/tones';
import { planTones } from '../components/PlanCard/tones';
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

interface SampleProps {
  readonly name: string;
  readonly front: string;
  readonly back: string;
  readonly atLeast?: number;
}

/** One color on another, with the ratio that they were measured at. */
const Sample = ({ name, front, back, atLeast = 4.5 }: SampleProps) => (
  <li className={styles.swatch}>
    <svg
      className={styles.chip}
      viewBox="0 0 176 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="176" height="72" fill={back} />
      <text x="16" y="48" fontSize="36" fontFamily="Imbue" fill={front}>
        $148.00
      </text>
    </svg>
    {name}
    <span className={styles.value}>
      {contrast(front, back).toFixed(2)}, needs {atLeast}
    </span>
  </li>
);

function Pairs({ theme }: { readonly theme: (typeof themeNames)[number] }) {
  const colors = themes[theme];
  return contrastPairs.map(({ front, back, atLeast }) => (
    <Sample
      key={`${front} ${back}`}
      name={`${front} on ${back}`}
      front={colors[front]}
      back={colors[back]}
      atLeast={atLeast}
    />
  ));
}

/** Every ratio that a story shows, with what it has to reach. */
async function holdsAll(shown: readonly HTMLElement[]): Promise<void> {
  for (const { textContent } of shown) {
    const [ratio, needed] = textContent.match(/[\d.]+/g)?.map(Number) ?? [];
    await expect(ratio).toBeGreaterThanOrEqual(needed ?? Number.POSITIVE_INFINITY);
  }
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
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/, needs /);
    await expect(shown).toHaveLength(2 * contrastPairs.length);
    await holdsAll(shown);
  },
};

/** Chips and plans belong to the art palette: the same pairs in both themes. */
export const ArtContrast: Story = {
  render: () => (
    <>
      <h2 className={styles.title}>Chips</h2>
      <ul className={styles.grid}>
        {Object.entries(chipTones).map(([name, { background, text }]) => (
          <Sample key={name} name={name} front={text} back={background} />
        ))}
      </ul>
      <h2 className={styles.title}>Plans</h2>
      <ul className={styles.grid}>
        {Object.entries(planTones).flatMap(([name, { background, text, muted }]) => [
          <Sample key={name} name={name} front={text} back={background} />,
          <Sample key={`${name} muted`} name={`${name}, muted`} front={muted} back={background} />,
        ])}
      </ul>
    </>
  ),
  play: async ({ canvas }) => holdsAll(canvas.getAllByText(/, needs /)),
};
