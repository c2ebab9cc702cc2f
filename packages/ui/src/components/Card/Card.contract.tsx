import type { Contract } from '../../../stories/contract';
import { Heading } from '../Heading';
import { Card } from './Card';

export const contract: Contract = {
  purpose: 'Lifts one thing off the page, so that what belongs together is seen together.',
  anatomy: [
    {
      part: 'Surface',
      is: 'White in light, deep red in dark, with the smaller of the two shadows.',
      at: { of: 'div', x: 0.9, y: 0.1 },
    },
    {
      part: 'Content',
      is: 'Whatever it is given; padding grows with the screen.',
      at: { of: 'p', x: 1 },
    },
  ],
  do: [
    {
      says: 'Begin it with a heading.',
      drawn: (
        <Card>
          <Heading level={4} size="h4">
            Nearby Prices
          </Heading>
          <p>What a haircut costs within two miles.</p>
        </Card>
      ),
    },
    'Keep to one subject a card.',
  ],
  dont: [
    {
      says: 'Put a card into a card.',
      drawn: (
        <Card>
          <Heading level={4} size="h4">
            Nearby Prices
          </Heading>
          <Card>What a haircut costs within two miles.</Card>
        </Card>
      ),
    },
    'Make the whole card a link: the heading is one.',
    'Reach for it by habit: most sections need no box.',
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
  accessibility: [
    {
      kind: 'role',
      subject: 'div',
      promise: 'None of its own: what is inside speaks for itself.',
      provedBy: 'Raised',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'A border takes the place of the shadow.',
      provedBy: 'ForcedColors',
    },
  ],
};
