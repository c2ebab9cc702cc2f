import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Copy } from '../../.storybook/guide/Copy';
import { layout } from './constants';
import { pixelsAt } from './fluid';
import * as styles from './Layout.stories.css';
import { breakpoints, media } from './media';
import { zOrder } from './z-order';

const meta = {
  title: 'Foundations/Layout',
  parameters: {
    guide: {
      use: 'Twelve columns inside a page’s content, 24 pixels apart; on a phone, one. A section’s background runs from edge to edge, its text never does.',
      do: [
        'Split a section by the shares below, so that edges meet from one to the next.',
        'Let a drawing leave the columns where a word must not.',
      ],
      dont: [
        'Add a breakpoint: what changes at another width asks for a container query.',
        'Lift anything over what the page already lifts.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = 12;
const gap = Number.parseInt(layout.space[5], 10);
const height = 220;

interface Sides {
  readonly left: number;
  readonly content: number;
}

/** Where content stands in a window, in its pixels. */
function sidesAt(width: number): Sides {
  const gutter = pixelsAt(layout.gutter, width);
  const content = Math.min(pixelsAt(layout.content, width), width - 2 * gutter);
  return { left: (width - content) / 2, content };
}

const columnsAt = (width: number): number => (width < breakpoints.mobile ? 1 : columns);

interface WindowProps {
  readonly width: number;
  /** What the drawing is as wide as. */
  readonly scale: number;
}

function GridOf({ width, scale }: WindowProps) {
  const { left, content } = sidesAt(width);
  const count = columnsAt(width);
  const column = (content - (count - 1) * gap) / count;
  return (
    <svg className={styles.drawing} viewBox={`-1 -1 ${scale + 2} ${height + 2}`} aria-hidden="true">
      <rect className={styles.page} width={width} height={height} />
      <rect className={styles.gutter} width={left} height={height} />
      <rect className={styles.gutter} x={width - left} width={left} height={height} />
      {Array.from({ length: count }, (_, at) => left + at * (column + gap)).map((x) => (
        <rect
          key={x}
          className={styles.column}
          x={x}
          y={40}
          width={column}
          height={height - 40}
          rx={Math.min(column / 2, 24)}
        />
      ))}
    </svg>
  );
}

const windows = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 768 },
  { name: 'Desktop', width: 1440 },
] as const;

const about = (width: number): string => {
  const { left, content } = sidesAt(width);
  const count = columnsAt(width);
  const each = (content - (count - 1) * gap) / count;
  const grid = count === 1 ? 'one column' : `${count} columns of ${Math.round(each)}`;
  return `${width} wide: ${grid}, ${Math.round(left)} free on each side, ${Math.round(content)} of content.`;
};

/** Three windows to one scale. The sides grow with the window until the content is as wide as it gets. */
export const Grid: Story = {
  render: () => (
    <div className={styles.windows}>
      {windows.map(({ name, width }) => (
        <section key={name}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.note}>{about(width)}</p>
          <GridOf width={width} scale={1440} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1440 wide: 12 columns of 85, 80 free/)).toBeVisible();
  },
};

const splits = [
  { parts: [8, 4], use: 'Heads of sections: heading and lead.' },
  { parts: [5, 7], use: 'Features, the calculator, text beside a chart.' },
  { parts: [4, 8], use: 'Questions.' },
  { parts: [3, 9], use: 'An article and its contents, open positions.' },
  { parts: [6, 6], use: 'Cards of guides.' },
  { parts: [4, 4, 4], use: 'Plans, problems, values.' },
] as const;

/** The shares that sections split into. Below 1024, parts stand one above the other. */
export const Splits: Story = {
  render: () => (
    <ul className={styles.splits}>
      {splits.map(({ parts, use }) => (
        <li key={use}>
          <div className={styles.shares[parts.join('/') as keyof typeof styles.shares]}>
            {parts.map((share, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one split never change places.
              <span key={at} className={at === 0 ? styles.part : styles.tall}>
                {share}
              </span>
            ))}
          </div>
          <p className={styles.use}>{use}</p>
        </li>
      ))}
    </ul>
  ),
};

const widest = 1440;
const ruler = { height: 112, top: 36, spine: 28, tooth: 14 } as const;

const changes: Readonly<Record<keyof typeof breakpoints, string>> = {
  mobile:
    'From here up columns stand side by side; below, tables turn into lists and the menu into a sheet.',
  stacked: 'From here up features, plans and charts stand beside their text.',
  narrow: 'From here up the navigation has its full spacing.',
};

const BreakpointRuler = () => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${widest} ${ruler.height}`}
    role="img"
    aria-label={`Breakpoints at ${Object.values(breakpoints).join(', ')} pixels`}
  >
    {Object.entries(breakpoints).map(([name, x]) => (
      <g key={name}>
        <rect
          className={styles.tooth}
          x={x - ruler.tooth / 2}
          y={ruler.top}
          width={ruler.tooth}
          height={ruler.height - ruler.top}
          rx={ruler.tooth / 2}
        />
        <text className={styles.label} x={x} y={24}>
          {x}
        </text>
      </g>
    ))}
    <rect
      className={styles.tooth}
      y={ruler.height - ruler.spine}
      width={widest}
      height={ruler.spine}
    />
  </svg>
);

/** Three widths at which layouts change, in CSS pixels. `media` has their conditions. */
export const Breakpoints: Story = {
  render: () => (
    <>
      <BreakpointRuler />
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Name', 'Width', 'What changes'].map((heading) => (
                <th key={heading} className={styles.cell} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(breakpoints).map(([name, width]) => (
              <tr key={name}>
                <th className={styles.cell} scope="row">
                  breakpoints.{name}
                </th>
                <td className={styles.cell}>{width}</td>
                <td className={styles.cell}>{changes[name as keyof typeof breakpoints]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/768, 1024, 1101/);
  },
};

/** The only conditions that layouts answer to. */
export const MediaConditions: Story = {
  render: () => (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Name', 'Condition'].map((heading) => (
              <th key={heading} className={styles.cell} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(media).map(([name, condition]) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                <Copy text={`media.${name}`} />
              </th>
              <td className={styles.cell}>{condition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  play: async () => {
    for (const condition of Object.values(media)) {
      // A condition that the browser cannot read is replaced by "not all".
      await expect(matchMedia(condition).media).toBe(condition);
    }
  },
};

const lifted: Readonly<Record<keyof typeof zOrder, string>> = {
  header: 'The header and its menus.',
  corner: 'The buttons in the corners: back to the top, chat.',
  consent: 'The panel that asks about cookies.',
  toast: 'Messages.',
  skipLink: 'The way past the header, once it has the focus.',
};

const layers = Object.entries(zOrder).sort(([, one], [, other]) => other - one);

/** What lies over the page, the topmost first. Dialogs and menus of the platform lie over all of it. */
export const ZOrder: Story = {
  render: () => (
    <ol className={styles.layers}>
      {layers.map(([name, depth]) => (
        <li key={name} className={styles.depths[name as keyof typeof zOrder]}>
          <code>zOrder.{name}</code>
          <span className={styles.lifted}>{lifted[name as keyof typeof zOrder]}</span>
          <span className={styles.depth}>{depth}</span>
        </li>
      ))}
      <li className={styles.background}>
        <span className={styles.lifted}>The page.</span>
        <span className={styles.depth}>0</span>
      </li>
    </ol>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const depths = shown.map((text) => Number(/\d+$/.exec(text)?.[0]));
    await expect(depths).toEqual([...depths].sort((one, other) => other - one));
  },
};
