import type { Meta, StoryObj } from '@storybook/react-vite';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import { font, mobileSize, size } from '../../../packages/ui/src/styles/constants';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { typography } from '../../../packages/ui/src/styles/type';
import { typeUses } from '../../../packages/ui/src/styles/type-uses';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';
import * as styles from './Type.stories.css';

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

/** Its sizes on a phone, a tablet and a desktop, and what goes with them. */
function factsOf(name: StyleName): string {
  const { lineHeight, fontWeight = 400, letterSpacing = 'no' }: Look = typography[name];
  const sizes = widths.map((width) => Math.round(sizeAt(name, width) * 10) / 10).join(' · ');
  return `${sizes} px, weight ${fontWeight}, line ${lineHeight}, ${letterSpacing} tracking`;
}

const words = (name: StyleName): string =>
  isDisplay(name)
    ? 'Price smarter, $148'
    : 'Pick a service, set your distance, and see what salons nearby charge for it. Yours stands among them.';

/** All styles. Sizes grow with the window: they are those at 390, 768 and 1440 pixels. */
export const Scale: Story = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name} className={styles.row}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.use}>{typeUses[name]}</p>
            <p className={styles.use}>{factsOf(name)}</p>
            <Copy text={`...typography.${name}`} />
          </div>
          <div className={styles.stage}>
            <p className={classNames(styles.specimen[name], !isDisplay(name) && styles.read)}>
              {words(name)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  ),
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
    <Table
      headings={['Family', 'Weights', 'In its place, at the same size', 'File']}
      rows={Object.fromEntries(
        families.map(({ role, name, weights, file }) => [
          role,
          [
            <span key={role} className={styles.family[role]}>
              {name}
            </span>,
            weights,
            font[role],
            <a key={file} href={`./fonts/${file}`} download>
              {file}
            </a>,
          ],
        ]),
      )}
    />
  ),
};
