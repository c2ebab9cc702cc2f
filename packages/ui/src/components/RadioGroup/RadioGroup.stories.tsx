import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup';
import { contract } from './RadioGroup.contract';

const meta = {
  title: 'Forms/RadioGroup (radio buttons, choice, select)',
  id: 'components-radiogroup',
  component: RadioGroup,
  parameters: { contract },
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

export default meta;
type Story = StoryObj<typeof meta>;

/** How a price is rounded, as the calculator asks for it. */
export const Rounding: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Round to' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '$1' })).toBeChecked();
    await userEvent.click(canvas.getByText('$5'));
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5');
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The parent keeps the choice: nothing changes until it says so. */
export const Controlled: Story = {
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('The cent'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0.01');
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: {
    options: [
      { value: '1', label: '$1' },
      { value: '5', label: '$5', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '$5' })).toBeDisabled();
  },
};
