import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Field } from './Field';

export default {
  title: 'Forms/Field (input, text field, search box, form, validation, error message)',
  id: 'components-field',
  component: Field,
  parameters: contract({
    purpose: 'One line of text to type, with its label, its hint and what is wrong with it.',
    do: [
      {
        says: 'Write the hint as a sentence and the error as a way out.',
        props: {
          label: 'Annual revenue',
          prefix: '$',
          placeholder: '',
          hint: 'All that your clients paid in a year.',
          error: 'Type a figure, such as 250000.',
        },
      },
      'Set inputMode, so that a phone shows the right keys.',
      'Keep what was typed when it is wrong.',
    ],
    dont: [
      {
        says: 'Use the placeholder as a label: it is gone with the first letter.',
        props: { label: '', placeholder: 'Annual revenue' },
      },
      'Tell an error by color alone.',
      'Show an error before the visitor has had a chance to finish.',
      'Disable it for work under way: the Button is busy, its fields stay.',
      'Set it on bright, deep or night: there its hint is too pale to read. Stand it on a Card.',
    ],
    whenNot: [
      ['It takes several lines', 'A TextArea', 'components-textarea--docs'],
      ['There are a few answers', 'A RadioGroup', 'components-radiogroup--docs'],
    ],
    control: 'input',
    keys: { Tab: 'Enters it and leaves it.' },
    backgrounds: ['page', 'wash'],
  }),
  args: { label: 'Last price update', placeholder: 'MM/YYYY (e.g. 12/2024)' },
} satisfies Meta<typeof Field>;
type Story = StoryObj<typeof Field>;

const hint = 'The month you last raised prices across the menu.';

export const Month: Story = {};
export const WithHint: Story = { args: { hint } };
export const Disabled: Story = { args: { defaultValue: '12/2024', disabled: true } };

/** The prefix is not part of the name or the value, and is not read out. */
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

/** The input is invalid; the error is read before the hint. */
export const WithError: Story = {
  args: {
    defaultValue: '2024',
    hint,
    error: 'Please enter date in MM/YYYY format (e.g. 06/2022).',
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Last price update' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${args.error} ${hint}`);
  },
};
