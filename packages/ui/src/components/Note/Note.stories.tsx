import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { TextLink } from '../TextLink';
import { Note } from './Note';
import { contract } from './Note.contract';

const meta = {
  title: 'Feedback/Note (callout, hint)',
  id: 'components-note',
  component: Note,
  parameters: { contract },
  args: {
    heading: 'Do the first one now',
    children: (
      <p>
        The <TextLink href="/inflation-calculator">inflation calculator</TextLink> gives you the
        figure in about ten seconds.
      </p>
    ),
  },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note', { name: 'Do the first one now' });
    const background = getComputedStyle(note).backgroundColor;
    await expect(background).not.toBe(getComputedStyle(document.body).backgroundColor);
  },
};

export const TextOnly: Story = {
  args: { heading: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).not.toHaveAttribute('aria-labelledby');
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await withForcedColors(async () => {
      await expect(getComputedStyle(canvas.getByRole('note')).borderTopStyle).toBe('solid');
    });
  },
};
