import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { RadioGroup } from './RadioGroup';

export default {
  title: 'Forms/RadioGroup (radio buttons, choice, select, segmented control, options)',
  id: 'components-radiogroup',
  component: RadioGroup,
  parameters: contract({
    purpose:
      'One of a few options, all in view: how a price is rounded, which of two series counts.',
    do: ['Keep to five options or fewer, each of a word or two.', 'Select one beforehand.'],
    dont: ['Start anything but a recalculation when an option is chosen.'],
    whenNot: [
      ['It is on or off', 'A Checkbox', 'components-checkbox--docs'],
      ['It shows another view of the same', 'Tabs', 'components-tabs--docs'],
      ['There are more than five options', 'A native select'],
    ],
    control: 'input',
    keys: {
      'Arrow keys': 'Choose the option beside it.',
      Tab: 'Enters at the chosen option, then leaves the group.',
    },
    backgrounds: ['page', 'wash', 'bright'],
  }),
  args: {
    legend: 'Round to',
    defaultValue: '1',
    options: [
      { value: '0.01', label: 'The cent' },
      { value: '1', label: '$1' },
      { value: '5', label: '$5' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
type Story = StoryObj<typeof RadioGroup>;

export const Rounding: Story = {};

export const Disabled: Story = {
  args: {
    options: [
      { value: '1', label: '$1' },
      { value: '5', label: '$5', disabled: true },
    ],
  },
};

/** A group named by its legend. Arrow keys choose the next option; Tab leaves the group. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Round to' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The parent keeps the choice: nothing changes until it passes a new value. */
export const Controlled: Story = {
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('The cent'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0.01');
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeChecked();
  },
};
