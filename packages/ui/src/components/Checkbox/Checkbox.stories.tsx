import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Checkbox } from './Checkbox';

export default {
  title: 'Forms/Checkbox (switch, toggle)',
  id: 'components-checkbox',
  component: Checkbox,
  parameters: contract({
    purpose: 'A single yes or no, such as whether a link includes the revenue.',
    do: [
      'Say what checking it does; unchecked then needs no words.',
      'Leave private things unchecked.',
    ],
    dont: [
      'Start anything when it is checked.',
      'Set it on bright, deep or night: stand it on a Card.',
      {
        says: 'Use it for one of several: that is a RadioGroup.',
        props: { label: 'Round to the dollar, not to the cent', hint: undefined },
      },
    ],
    whenNot: [
      ['One of several is chosen', 'A RadioGroup', 'components-radiogroup--docs'],
      ['It acts at once', 'A Button', 'components-button--docs'],
    ],
    control: 'input',
    keys: { Space: 'Checks and unchecks it.' },
    backgrounds: ['page', 'wash'],
  }),
  args: {
    label: 'Include my revenue',
    hint: 'Without it, a link opens with your month filled in.',
  },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };

/** Space checks and unchecks the box; the hint is read after the name. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Include my revenue' });
    await expect(box).toHaveAccessibleDescription(String(args.hint));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Include my revenue'));
    await expect(box).not.toBeChecked();
  },
};
