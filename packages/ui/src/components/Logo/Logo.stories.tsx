import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Logo } from './Logo';

export default {
  title: 'Content/Logo (wordmark)',
  id: 'components-logo',
  component: Logo,
  parameters: contract({
    purpose: 'The mark and the name, drawn as paths: a tally of five, a comb and a trend in one.',
    do: [
      'Leave clear space of one tooth’s height around it.',
      'Set it at least 20 pixels high, on a background whose color the strike’s gap can take.',
    ],
    dont: [{ says: 'Turn, outline or recolor it.', props: { style: { rotate: '-8deg' } } }],
    backgrounds: ['page', 'wash', 'hero'],
  }),
  args: { label: 'Tallycomb' },
} satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const MarkAndName: Story = {};
export const MarkOnly: Story = { args: { markOnly: true } };
export const Huge: Story = { args: { style: { height: '8rem' } } };
