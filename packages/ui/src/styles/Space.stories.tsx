import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Copy } from '../../.storybook/guide/Copy';
import { layout } from './constants';
import { pixelsAt } from './fluid';
import * as styles from './Space.stories.css';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    guide: {
      use: 'Ten steps. The closer two things are in meaning, the smaller the step between them.',
      do: [
        'Space by gap, so that the last has none after it.',
        'Leave a section’s own room to Section, and a page’s sides to Container.',
      ],
      dont: ['Write a length that is no step.', 'Use space where a hairline says it better.'],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<keyof typeof layout.space, string>> = {
  1: 'Inside a word: an icon and its sign.',
  2: 'A label and its field.',
  3: 'Cells, an icon and its word.',
  4: 'Lines of one thought.',
  5: 'Columns; a heading and its text.',
  6: 'Inside a card.',
  7: 'Cards; a lead and what it leads to.',
  8: 'Parts of a section.',
  9: 'Parts of a page that has no sections.',
  10: 'Above a poster.',
};

/** Each tooth is as long as its step. */
export const Steps: Story = {
  render: () => (
    <ul>
      {Object.entries(layout.space).map(([step, size]) => (
        <li key={step} className={styles.row}>
          <Copy text={`vars.space[${step}]`} />
          <span className={styles.pixels}>{size}</span>
          <span
            className={styles.bar[Number(step) as keyof typeof layout.space]}
            data-testid={step}
          />
          <span className={styles.use}>{uses[Number(step) as keyof typeof layout.space]}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const [step, size] of Object.entries(layout.space)) {
      const { width } = canvas.getByTestId(step).getBoundingClientRect();
      await expect(`${width}px`).toBe(size);
    }
  },
};

interface GapProps {
  readonly step: keyof typeof layout.space;
}

const Gap = ({ step }: GapProps) => (
  <div className={styles.gap[step]}>
    <span className={styles.measure}>{layout.space[step]}</span>
  </div>
);

/** A card, its gaps filled in: what is nearer in meaning is nearer in place. */
export const InACard: Story = {
  name: 'In a Card',
  render: () => (
    <div className={styles.measured}>
      <div className={styles.card}>
        <Gap step={6} />
        <h3 className={styles.heading}>Balayage</h3>
        <Gap step={2} />
        <p>Walk-in salon, 1.1 mi</p>
        <Gap step={5} />
        <p className={styles.price}>$148</p>
        <Gap step={3} />
        <p>You are $37 under the median.</p>
        <Gap step={6} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8px').parentElement?.offsetHeight).toBe(8);
  },
};

const widths = [320, 390, 768, 1024, 1440, 1920] as const;

const growing = {
  gutter: 'Beside a page’s content.',
  section: 'Above and below a section.',
  content: 'What is left, up to 1280.',
} as const;

type Growing = keyof typeof growing;

function pixelsOf(name: Growing, width: number): number {
  const pixels = pixelsAt(layout[name], width);
  if (name !== 'content') return pixels;
  return Math.min(pixels, width - 2 * pixelsAt(layout.gutter, width));
}

/** Gutters and section padding grow with the window; content takes what is left. In pixels. */
export const WithTheWindow: Story = {
  render: () => (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Name', 'Use', ...widths].map((heading) => (
              <th key={heading} className={styles.cell} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(growing) as Growing[]).map((name) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                <Copy text={`vars.${name}`} />
              </th>
              <td className={styles.cell}>{growing[name]}</td>
              {widths.map((width) => (
                <td key={width} className={styles.cell}>
                  {Math.round(pixelsOf(name, width))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /vars\.gutter/ });
    await expect(row).toHaveTextContent(/20(.*)75/);
  },
};
