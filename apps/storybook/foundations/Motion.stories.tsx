import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '../../../packages/ui/src/styles/constants';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';

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

const uses = {
  fast: 'colors, fades',
  base: 'what opens, turns or shrinks',
  slow: 'what travels',
} as const satisfies Record<keyof typeof duration, string>;

const rowOf = (name: string, value: string, use: string) =>
  [`vars.${name}`, [<Copy key={name} text={`vars.${name}`} />, value, use]] as const;

/**
 * Three durations, one curve. Every transition and animation stands inside `media.motionOk`: who asks for
 * less motion sees where it ends at once.
 */
export const Durations: Story = {
  render: () => (
    <Table
      headings={['Name', 'Value', 'Use']}
      rows={Object.fromEntries([
        ...Object.entries(uses).map(([name, use]) =>
          rowOf(`duration.${name}`, duration[name as keyof typeof duration], use),
        ),
        rowOf('ease', ease, 'fast out of the start, slow into the end'),
      ])}
    />
  ),
};
