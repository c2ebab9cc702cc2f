import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../packages/ui/src/components/Button';
import { layout } from '../../../packages/ui/src/styles/constants';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';
import * as styles from './Motion.stories.css';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    guide: {
      use: 'Something moves to show where it came from, what it hangs on, or how far you have read. If it tells none of these, it stands still.',
      do: [
        'Move by transform and opacity: nothing around it may jump.',
        'Hang a tag’s swing on its hole, a tooth’s growth on its spine.',
        'Give what moves for more than five seconds a button that stops it.',
      ],
      dont: [
        'Keep a click, a figure or a sentence waiting for a movement.',
        'Move anything where less motion is asked for: it is drawn as it ends.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { duration, ease } = layout;
const names = Object.keys(duration) as (keyof typeof duration)[];

const uses = {
  fast: 'colors, fades',
  base: 'what opens, turns or shrinks',
  slow: 'what travels',
} as const satisfies Record<keyof typeof duration, string>;

function Lanes() {
  const [moved, setMoved] = useState(false);
  return (
    <div data-moved={moved}>
      <Button variant="ink" size="sm" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <Table
        headings={['Name', 'Time', 'Use', 'Tooth']}
        rows={Object.fromEntries(
          names.map((name) => [
            name,
            [
              `vars.duration.${name}`,
              duration[name],
              uses[name],
              <div key={name} className={styles.track}>
                <div className={styles.tooth[name]} data-testid={name} />
              </div>,
            ],
          ]),
        )}
      />
    </div>
  );
}

const durationOf = (element: Element) => getComputedStyle(element).transitionDuration;

/**
 * Three durations, one curve. Every transition and animation stands inside
 * `prefers-reduced-motion: no-preference`: who asks for less motion sees where it ends at once.
 */
export const Durations: Story = {
  render: () => <Lanes />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const name of names) {
      const seconds = `${Number.parseInt(duration[name], 10) / 1000}s`;
      await expect(durationOf(canvas.getByTestId(name))).toBe(less ? '0s' : seconds);
    }
  },
};

/** Four numbers, as CSS writes them, in a box one unit wide and high. */
const points = ease.match(/[\d.]+/g)?.map(Number) ?? [];

/** Fast out of the start, slow into the end. */
export const Ease: Story = {
  render: () => {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points;
    return (
      <>
        <svg className={styles.curve} viewBox="0 0 1 1" role="img" aria-label={ease}>
          <rect width="1" height="1" fill={vars.color.wash} />
          <path
            d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`}
            fill="none"
            stroke={vars.color.comb}
            strokeWidth=".03"
            strokeLinecap="round"
          />
        </svg>
        <p>
          <Copy text="vars.ease" />, {ease}
        </p>
      </>
    );
  },
};
