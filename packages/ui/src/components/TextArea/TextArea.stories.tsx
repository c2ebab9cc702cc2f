import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { TextArea } from './TextArea';

export default {
  title: 'Forms/TextArea (textarea, multiline, text box)',
  id: 'components-textarea',
  component: TextArea,
  parameters: contract({
    purpose: 'Several lines of text to type or paste, with their label, hint and what is wrong.',
    do: [
      {
        says: 'Accept what a spreadsheet puts on the clipboard.',
        props: { defaultValue: 'Balayage\t$185\t06/2019\nCut\t$58\t03/2022' },
      },
      'Keep what was typed when it is wrong.',
    ],
    dont: [
      'Use it for one line: that is a Field.',
      'Set it on bright, deep or night: stand it on a Card.',
      { says: 'Use the placeholder as a label.', props: { label: '', hint: undefined } },
    ],
    control: 'textarea',
    styles: ['Field'],
    keys: { Tab: 'Enters it and leaves it: it types no tab.' },
    backgrounds: ['page', 'wash'],
  }),
  args: {
    label: 'Paste from a spreadsheet',
    hint: 'Service, price, and the month of its last change.',
    placeholder: 'Balayage, 185.00, 06/2019',
  },
} satisfies Meta<typeof TextArea>;
type Story = StoryObj<typeof TextArea>;

export const Rows: Story = {};
export const Disabled: Story = { args: { defaultValue: 'Fade, 45, 01/2021', disabled: true } };

/** The text is invalid; the error is read before the hint. */
export const WithError: Story = {
  args: { defaultValue: 'Fade, ten, 01/2021', error: '“ten” isn’t a price. Write it as 50.' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Paste from a spreadsheet' });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};
