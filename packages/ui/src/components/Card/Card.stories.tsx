import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Heading } from '../Heading/Heading';
import { Card } from './Card';

export default {
  title: 'Layout/Card (tile, panel)',
  id: 'components-card',
  component: Card,
  parameters: contract({
    purpose: 'Lifts one thing off the page, so that what belongs together is seen together.',
    do: ['Begin it with a heading.', 'Keep each card to one subject.'],
    dont: [
      {
        says: 'Put a card inside a card.',
        props: { children: <Card>What a haircut costs within two miles.</Card> },
      },
      'Make the whole card a link: the heading is one.',
      'Reach for it by habit: most sections need no box.',
    ],
    whenNot: [
      ['It sets one part of a page off from the next', 'A Section', 'components-section--docs'],
      ['It leads to an article', 'A SwatchCard', 'components-swatchcard--docs'],
    ],
    backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
  }),
  args: {
    children: (
      <>
        <Heading level={2} size="h4">
          Nearby Prices
        </Heading>
        <p>What a haircut costs within two miles.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export const Raised: StoryObj<typeof Card> = {};
