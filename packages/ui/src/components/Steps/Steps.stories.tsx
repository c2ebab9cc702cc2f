import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Steps } from './Steps';

export default {
  title: 'Content/Steps (stepper, how it works, numbered list, timeline)',
  id: 'components-steps',
  component: Steps,
  parameters: contract({
    purpose: 'Things to do, one after the other.',
    do: ['Begin each step with a verb.', 'Continue an interrupted list with start.'],
    dont: ['Number what has no order.', 'Make a list of one step.'],
  }),
  args: {
    children: (
      <>
        <li>List your three busiest services.</li>
        <li>
          Take the increase at which <strong>one client in twenty</strong> leaving still puts you
          ahead, worked out for each and written down before you look at the first.
        </li>
      </>
    ),
  },
} satisfies Meta<typeof Steps>;
type Story = StoryObj<typeof Steps>;

export const Numbered: Story = {};

/** A list may continue the numbers of an earlier one; two digits fit. */
export const Continued: Story = { args: { start: 9 } };
