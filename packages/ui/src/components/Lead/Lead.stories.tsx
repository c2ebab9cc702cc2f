import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Lead } from './Lead';

const long =
  'Two numbers in, one number out. Tell us what you take in a year and when you last changed your prices, and we tell you what the same chair, the same hour and the same color would have to bring in today.';

export default {
  title: 'Content/Lead (intro, standfirst, subtitle)',
  id: 'components-lead',
  component: Lead,
  parameters: contract({
    purpose: 'The sentence or two that pick up where a heading leaves off.',
    do: ['Follow a heading with it.', 'Say something the heading does not.'],
    dont: [
      { says: 'Write more than three lines.', props: { children: long } },
      'Use two in a row.',
    ],
    backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
  }),
  args: { children: 'Two numbers in, one number out. Tell us what you take in a year.' },
} satisfies Meta<typeof Lead>;
type Story = StoryObj<typeof Lead>;

export const Short: Story = {};
export const LongText: Story = { args: { children: long } };
