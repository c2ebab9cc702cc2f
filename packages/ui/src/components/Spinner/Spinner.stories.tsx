import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Spinner } from './Spinner';

export default {
  title: 'Feedback/Spinner (loader, progress bar, loading)',
  id: 'components-spinner',
  component: Spinner,
  parameters: contract({
    purpose: 'Shows that work is under way: a comb whose teeth pulse.',
    do: [
      'Set it beside a sentence that says what is being waited for.',
      'Give it a label when it stands alone.',
    ],
    dont: [
      'Leave people guessing what they wait for.',
      'Use it for waits too short to read about.',
    ],
    backgrounds: ['page', 'wash', 'bright'],
  }),
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export const Alone: StoryObj<typeof Spinner> = {};
