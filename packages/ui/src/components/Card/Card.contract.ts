import type { Contract } from '../../../.storybook/contract';

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
      at: { of: 'p', x: 0.4 },
    },
  ],
  do: ['Begin it with a heading.', 'Keep to one subject a card.'],
  dont: [
    'Put a card into a card.',
    'Make the whole card a link: the heading is one.',
    'Reach for it by habit: most sections need no box.',
  ],
  grounds: ['page', 'wash', 'hero', 'bright', 'deep'],
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
