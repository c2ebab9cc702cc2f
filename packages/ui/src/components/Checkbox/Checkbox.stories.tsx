import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';
import { contract } from './Checkbox.contract';

const meta = {
  title: 'Forms/Checkbox (tick box, consent)',
  id: 'components-checkbox',
  component: Checkbox,
  parameters: { contract },
  args: {
    label: 'Include my revenue',
    hint: 'Without it, a link opens with your month filled in.',
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is private stays out until somebody ticks it. */
export const Unticked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Include my revenue' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      'Without it, a link opens with your month filled in.',
    );
    await userEvent.click(canvas.getByText('Include my revenue'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};
