import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '../../../packages/ui/src/styles/constants';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';
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

type Step = keyof typeof layout.space;

const uses: Readonly<Record<Step, string>> = {
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

const steps = Object.keys(layout.space).map(Number) as Step[];

/** Each tooth is as long as its step. */
export const Steps: Story = {
  render: () => (
    <Table
      headings={['Step', 'Pixels', 'Length', 'Use']}
      rows={Object.fromEntries(
        steps.map((step) => [
          step,
          [
            <Copy key={step} text={`vars.space[${step}]`} />,
            layout.space[step],
            <div key={step} className={styles.bar[step]} />,
            uses[step],
          ],
        ]),
      )}
    />
  ),
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
    <Table
      headings={['Name', ...widths.map(String), 'Use']}
      rows={Object.fromEntries(
        (Object.keys(growing) as Growing[]).map((name) => [
          name,
          [
            <Copy key={name} text={`vars.${name}`} />,
            ...widths.map((width) => Math.round(pixelsOf(name, width))),
            growing[name],
          ],
        ]),
      )}
    />
  ),
};
