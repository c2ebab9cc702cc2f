import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { TextLink } from '../TextLink/TextLink';
import { Note } from './Note';

export default {
  title: 'Feedback/Note (callout, hint, banner, warning, info box, inline message)',
  id: 'components-note',
  component: Note,
  parameters: contract({
    purpose: 'An aside to the text around it: what to do first, what to watch for.',
    do: [
      'Keep it shorter than the paragraph it interrupts.',
      'Head it with a few words: they name it and stay out of the outline.',
    ],
    dont: [
      { says: 'Hide the main point in it.', props: { children: 'Raise your prices by March.' } },
    ],
    whenNot: [
      ['An entry is wrong', 'The error of its Field', 'components-field--docs'],
      ['Something failed or was done', 'A Toast', 'components-toast--docs'],
    ],
    backgrounds: ['page'],
  }),
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
type Story = StoryObj<typeof Note>;

/** A note, named by its heading. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Do the first one now' })).toBeVisible();
  },
};

export const TextOnly: Story = { args: { heading: undefined } };
