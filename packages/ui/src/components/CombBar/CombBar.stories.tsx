import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contract } from '../../../stories/contract';
import { CombBar } from './CombBar';

const contract: Contract = {
  purpose: 'A number in a table, once more as a tooth.',
  do: [
    'Put it into a cell beside the number, or in the next one.',
    'Give all bars of a column the same maximum.',
  ],
  dont: [
    'Show a number by it alone: it is silent.',
    'Use it for values below zero: they have no tooth.',
  ],
};

const meta = {
  title: 'Data/CombBar (bar, meter)',
  id: 'components-combbar',
  component: CombBar,
  parameters: { contract },
  args: { value: 36_179, max: 56_748 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '13rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CombBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {};

/** The smallest tooth is still to be seen, and nothing is drawn for nothing. */
export const FromNothingToAll: Story = {
  render: () => (
    <>
      {[0, 3084, 14_974, 36_179, 56_748].map((value) => (
        <CombBar key={value} value={value} max={56_748} />
      ))}
    </>
  ),
};
