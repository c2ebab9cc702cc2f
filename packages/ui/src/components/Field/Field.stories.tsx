import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from './Field';
import { contract } from './Field.contract';

const meta = {
  title: 'Forms/Field (input, text field)',
  id: 'components-field',
  component: Field,
  parameters: { contract },
  args: { label: 'Last price update', placeholder: 'MM/YYYY (e.g. 12/2024)' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A month, as the calculator asks for it. */
export const Month: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Last price update' });
    await userEvent.type(input, '12/2024');
    await expect(input).toHaveValue('12/2024');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHint: Story = {
  args: { hint: 'The month you last raised prices across the menu.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** The sign stands outside the value: what is typed is all that is sent. */
export const Money: Story = {
  args: {
    label: 'Annual revenue',
    prefix: '$',
    placeholder: 'Enter annual revenue (e.g. 1000.00)',
    inputMode: 'decimal',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Annual revenue' });
    await userEvent.type(input, '250000');
    await expect(input).toHaveValue('250000');
  },
};

export const WithError: Story = {
  args: {
    defaultValue: '13/2024',
    hint: 'The month you last raised prices across the menu.',
    error: 'Please enter date in MM/YYYY format (e.g. 06/2022).',
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};

export const Disabled: Story = {
  args: { defaultValue: '12/2024', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
