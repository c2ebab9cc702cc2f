import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Heading } from './Heading';

export default {
  title: 'Content/Heading (title, headline, h1)',
  id: 'components-heading',
  component: Heading,
  parameters: contract({
    purpose:
      'Names what follows, in the display face. Its rank in the outline and its size are chosen apart.',
    do: [
      { says: 'Write it in Title Case.', props: { size: 'h4', children: 'Raise Your Prices' } },
      'Choose the level by the outline and the size by the eye.',
      'Keep one level 1 to a page.',
    ],
    dont: ['Skip a level to get smaller letters.', 'Set a small label above it.'],
    backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
  }),
  args: { level: 2, children: 'Guides' },
} satisfies Meta<typeof Heading>;
type Story = StoryObj<typeof Heading>;

export const LevelOne: Story = { args: { level: 1 } };
export const LevelTwo: Story = {};
export const LevelThree: Story = { args: { level: 3 } };
export const LevelFour: Story = { args: { level: 4 } };
export const Mega: Story = { args: { level: 1, size: 'mega', children: 'Cut' } };

/** A second-level heading in the size of a fourth. */
export const RankApartFromSize: Story = { tags: ['!autodocs'], args: { level: 2, size: 'h4' } };
