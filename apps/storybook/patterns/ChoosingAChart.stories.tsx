import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Comb,
  Counter,
  CounterList,
  LineChart,
  lengthsFromZero,
} from '../../../packages/ui/src/all';
import { haircut } from '../../../packages/ui/src/charts/specimens';
import { CombBar } from '../../../packages/ui/src/components/DataTable/CombBar';
import { Table } from '../docs/Table';
import * as styles from './patterns.css';

const meta = {
  title: 'Patterns/Choosing a Chart',
  parameters: {
    guide: {
      use: 'Ask what the reader asks, then choose. If one figure answers it, draw none.',
      do: [
        'Begin at zero, or say where it begins.',
        'Write the answer as a sentence above: the takeaway.',
        'Label lines and teeth where they stand; keep the numbers in a table below.',
      ],
      dont: [
        'Add a legend where a label fits.',
        'Draw a share as a circle.',
        'Scale a desktop’s chart down to a phone.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const prices = [120, 126, 135, 144, 153, 165, 178, 193, 211, 234, 264];

/** Others at one moment: a comb, sorted, with your tooth, and what it says in words. */
export const WhereDoIStand: Story = {
  render: () => (
    <figure>
      <figcaption>Balayage in 11 salons: at $144, you are $21 under the median.</figcaption>
      <svg className={styles.drawing} viewBox="0 0 412 200" aria-hidden="true">
        <Comb
          colors={{ fill: 'comb', youFill: 'combYou' }}
          shape={{
            x: 6,
            y: 180,
            width: 400,
            lengths: prices.map(lengthsFromZero(prices, 170)),
            toothWidth: 16,
            spine: 20,
            you: 3,
          }}
        />
      </svg>
    </figure>
  ),
};

/** One thing over time: a line, and a baseline if something stood still meanwhile. */
export const HowDidItMove: Story = {
  render: () => <LineChart {...haircut} />,
};

const shares = [
  ['10 recruits a month', 10],
  ['20 recruits a month', 20],
  ['50 recruits a month', 50],
] as const;

/** One amount beside others in a table: a lying comb in the last column. */
export const HowMuchOfThat: Story = {
  render: () => (
    <Table
      headings={['Plan', 'Recruits']}
      rows={Object.fromEntries(
        shares.map(([label, value]) => [
          label,
          [label, <CombBar key={label} value={value} max={50} />],
        ]),
      )}
    />
  ),
};

/** One figure: no chart. */
export const HowMuch: Story = {
  render: () => (
    <CounterList>
      <Counter
        label="Under the median"
        value={37}
        format={(dollars) => `$${Math.round(dollars)}`}
      />
    </CounterList>
  ),
};
