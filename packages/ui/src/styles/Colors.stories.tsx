import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Copy } from '../../.storybook/guide/Copy';
import { chipTones } from '../components/Chip/tones';
import { planTones } from '../components/PlanCard/tones';
import * as styles from './Colors.stories.css';
import { classNames } from './class-names';
import { colorRoles } from './color-roles';
import { artPalette } from './constants';
import { type ColorName, type ContrastPair, contrast, contrastPairs, themes } from './contrast';

const meta = {
  title: 'Foundations/Colors',
  parameters: {
    guide: {
      use: 'Choose a color by what it is for, never by how it looks: then it is right in both themes. Let a section be one flat color, and mark what is yours in one other.',
      do: [
        'Take text and background from one pair below.',
        'Say it in words too: percent, up, down, new.',
        'Keep lacquer for one button in a view.',
      ],
      dont: [
        'Set text in lacquer on honey, powder or night.',
        'Mix a color of your own, or make one lighter by opacity.',
        'Add a gradient or a glow.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface SwatchProps {
  readonly use?: string;
  readonly halves: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly code: string;
  readonly variable: string;
}

const Swatch = ({ use, halves, values, code, variable }: SwatchProps) => (
  <li className={styles.swatch}>
    <div className={styles.chip} aria-hidden="true">
      {halves.map((look) => (
        <span key={look} className={look} />
      ))}
    </div>
    <h3>
      <Copy text={code} />
    </h3>
    <p className={styles.use}>{use}</p>
    <dl className={styles.values}>
      {Object.entries(values).map(([theme, value]) => (
        <div key={theme}>
          <dt>{theme}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Copy text={`var(${variable})`} />
  </li>
);

const ThemeSwatch = ({ name, use }: { readonly name: ColorName; readonly use: string }) => (
  <Swatch
    use={use}
    halves={[styles.lights[name], styles.darks[name]]}
    values={{ Light: themes.light[name], Dark: themes.dark[name] }}
    code={`vars.color.${name}`}
    variable={`--tc-color-${name}`}
  />
);

/** The left half is light, the right one dark. Click a name to copy it. */
export const Roles: Story = {
  render: () => (
    <>
      {colorRoles.map(({ title, colors }) => (
        <section key={title} className={styles.role}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {Object.entries(colors).map(([name, use]) => (
              <ThemeSwatch key={name} name={name as ColorName} use={use} />
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--tc-color-lacquer)' }));
    await expect(write).toHaveBeenCalledWith('var(--tc-color-lacquer)');
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};

const backs = [...new Set(contrastPairs.map(({ back }) => back))];
const pairsOn = (background: ColorName) => contrastPairs.filter(({ back }) => back === background);

const measured = (front: string, back: string, atLeast: number) =>
  `${contrast(front, back).toFixed(2)}, needs ${atLeast}`;

type ThemeName = keyof typeof themes;
const looks = {
  light: { back: styles.lights, front: styles.inLight },
  dark: { back: styles.darks, front: styles.inDark },
} as const satisfies Record<ThemeName, unknown>;

interface PairProps extends ContrastPair {
  readonly theme: ThemeName;
}

/** Its name in the color itself where that is for text, else a shape in it beside the name. */
const Pair = ({ theme, front, back, atLeast }: PairProps) => (
  <li className={styles.pair}>
    <span className={atLeast === 3 ? undefined : looks[theme].front[front]}>
      {atLeast === 3 ? (
        <span className={classNames(styles.shape, looks[theme].front[front])} />
      ) : null}
      <Copy text={`background: var(--tc-color-${back}); color: var(--tc-color-${front});`}>
        {front}
      </Copy>
    </span>
    <span className={styles.ratio}>
      {measured(themes[theme][front], themes[theme][back], atLeast)}
    </span>
  </li>
);

interface PosterProps {
  readonly theme: ThemeName;
  readonly back: ColorName;
}

function Poster({ theme, back }: PosterProps) {
  const pairs = pairsOn(back);
  const text = pairs.find(({ atLeast }) => atLeast === 4.5)?.front ?? 'ink';
  const { [theme]: look } = looks;
  return (
    <section className={classNames(styles.poster, look.back[back], look.front[text])}>
      <h2 className={styles.posterName}>
        {back}, {theme}
      </h2>
      <ul>
        {pairs.map((pair) => (
          <Pair key={pair.front} theme={theme} {...pair} />
        ))}
      </ul>
    </section>
  );
}

/** Every ratio that a story shows, with what it has to reach. */
async function holdsAll(shown: readonly HTMLElement[]): Promise<void> {
  for (const { textContent } of shown) {
    const [ratio, needed] = textContent.match(/[\d.]+/g)?.map(Number) ?? [];
    await expect(ratio).toBeGreaterThanOrEqual(needed ?? Number.POSITIVE_INFINITY);
  }
}

/**
 * Each background with all that may stand on it. Text needs 4.5, a shape or a ring 3, measured by
 * WCAG 2.2 from the values that ship; a test holds each to its limit. Click a name to copy its pair.
 */
export const Pairs: Story = {
  render: () => (
    <>
      {backs.map((back) => (
        <div key={back} className={styles.posters}>
          <Poster theme="light" back={back} />
          <Poster theme="dark" back={back} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/, needs /);
    await expect(shown).toHaveLength(2 * contrastPairs.length);
    await holdsAll(shown);
  },
};

/** Illustrations, plan tags, chips and spines of books use these alone; they never invert. */
export const ArtPalette: Story = {
  render: () => (
    <ul>
      {Object.entries(artPalette).map(([name, value]) => (
        <Swatch
          key={name}
          halves={[styles.arts[name as keyof typeof artPalette]]}
          values={{ Always: value }}
          code={`art.${name}`}
          variable={`--tc-art-${name}`}
        />
      ))}
    </ul>
  ),
};

interface SampleProps {
  readonly name: string;
  readonly front: string;
  readonly back: string;
}

/** One color on another, as a price on a tag. */
const Sample = ({ name, front, back }: SampleProps) => (
  <li className={styles.pairing}>
    <svg
      className={styles.sample}
      viewBox="0 0 232 88"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="232" height="88" fill={back} />
      <text x="20" y="60" fontSize="44" fontFamily="Imbue" fill={front}>
        $148.00
      </text>
    </svg>
    <h3 className={styles.name}>{name}</h3>
    <span className={styles.ratio}>{measured(front, back, 4.5)}</span>
  </li>
);

/** Chips and plans belong to the art palette: the same pairs in both themes. */
export const ArtPairs: Story = {
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
