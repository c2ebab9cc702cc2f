import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea';
import { contract } from './TextArea.contract';

const meta = {
  title: 'Forms/TextArea (multiline input)',
  id: 'components-textarea',
  component: TextArea,
  parameters: { contract },
  args: {
    label: 'Paste from a spreadsheet',
    hint: 'Service, price, and the month of its last change.',
    placeholder: 'Balayage, 185.00, 06/2019',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of a price list, as the calculator takes them. */
export const Rows: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Paste from a spreadsheet' });
    await userEvent.click(text);
    await userEvent.paste('Fade\t45\t01/2021\nTrim\t30\t02/2022');
    await expect(text).toHaveValue('Fade\t45\t01/2021\nTrim\t30\t02/2022');
    await expect(text).toHaveAccessibleDescription(String(args.hint));
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Fade, ten, 01/2021', error: '“ten” isn’t a price. Write it as 50.' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'Fade, 45, 01/2021', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
