import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Copy } from '../../.storybook/guide/Copy';
import { classNames } from './class-names';
import { font, mobileSize, size } from './constants';
import { pixelsAt } from './fluid';
import * as styles from './Type.stories.css';
import { typography } from './type';
import { typeUses } from './type-uses';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    guide: {
      use: 'Imbue speaks, Instrument Sans explains. Take a whole style, never its size alone: line height and tracking belong to it.',
      do: [
        'Set headings in title case, questions and values in sentence case.',
        'Let a heading bleed big, and keep a measure of 38em for what is read.',
        'Set every price in running text with tabular figures.',
      ],
      dont: [
        'Set Imbue below 22 pixels, or a paragraph in it.',
        'Put a small label above a heading.',
        'Write in capitals.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type StyleName = keyof typeof typography;
const names = Object.keys(typography) as StyleName[];
const widths = [390, 768, 1440] as const;

const isDisplay = (name: StyleName) => 'fontFamily' in typography[name];

const sizeAt = (name: StyleName, width: number): number => {
  const { [name as keyof typeof mobileSize]: small } = mobileSize;
  return pixelsAt(width < 768 && small ? small : size[name], width);
};

interface Look {
  readonly lineHeight: number;
  readonly fontWeight?: number;
  readonly letterSpacing?: string;
}

function factsOf(name: StyleName): Readonly<Record<string, string | number>> {
  const { lineHeight, fontWeight = 400, letterSpacing = 'none' }: Look = typography[name];
  const sizes = widths.map((width) => [
    `At ${width}`,
    `${Math.round(sizeAt(name, width) * 10) / 10}px`,
  ]);
  return {
    Family: isDisplay(name) ? 'Imbue' : 'Instrument Sans',
    Weight: fontWeight,
    Line: lineHeight,
    Tracking: letterSpacing,
    ...Object.fromEntries(sizes),
  };
}

/** The largest hold a word or a figure, as on the site. */
const short: Partial<Readonly<Record<StyleName, string>>> = {
  mega: 'Guides',
  figure: '$148',
  result: '$38,870',
  num: '35,000',
};

/** Words that are read go on for lines; others are as short as on the site. */
const words = (name: StyleName) =>
  isDisplay(name)
    ? (short[name] ?? 'Price smarter, $148')
    : 'Pick a service, set your distance, and see what salons nearby charge for it. Yours stands among them.';

/** All styles, each with what the theme says of it. Sizes grow with the window, so three are given. */
export const Scale: Story = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name} className={styles.row}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.use}>{typeUses[name]}</p>
            <dl className={styles.facts}>
              {Object.entries(factsOf(name)).map(([fact, value]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Copy text={`...typography.${name}`} />
          </div>
          <div className={styles.stage}>
            <p
              className={classNames(styles.specimen[name], !isDisplay(name) && styles.read)}
              data-testid={name}
            >
              {words(name)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const name of names) {
      const { fontSize } = getComputedStyle(canvas.getByTestId(name));
      await expect(Number.parseFloat(fontSize)).toBeCloseTo(sizeAt(name, innerWidth), 1);
    }
    await expect(document.fonts.check('500 32px Imbue')).toBe(true);
  },
};

const families = [
  {
    role: 'display',
    name: 'Imbue',
    weights: '400 to 700, 500 as a rule; 600 for the wordmark and inside drawings',
    file: 'imbue.woff2',
  },
  {
    role: 'text',
    name: 'Instrument Sans',
    weights: '400 to read, 500 in the navigation, 600 for labels and buttons',
    file: 'instrument-sans.woff2',
  },
] as const;

/** Both are variable, free (OFL) and ship with the package, cut down to the letters that we use. */
export const Families: Story = {
  render: () => (
    <ul className={styles.families}>
      {families.map(({ role, name, weights, file }) => (
        <li key={role} className={styles.family}>
          <h2 className={styles.letters[role]}>{name}</h2>
          <p className={styles.alphabet[role]}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 $ % + & ?
          </p>
          <p>Weight {weights}.</p>
          <p className={styles.use}>In its place, at the same size: {font[role]}</p>
          <a className={styles.download} href={`./fonts/${file}`} download>
            {file}
          </a>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(families.length);
  },
};
