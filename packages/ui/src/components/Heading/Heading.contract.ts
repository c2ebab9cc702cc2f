import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose:
    'Names what follows, in the display face. Its rank in the outline and its size are chosen apart.',
  do: [
    { says: 'Write it in Title Case.', props: { size: 'h4', children: 'Raise Your Prices' } },
    'Choose the level by the outline and the size by the eye.',
    'Keep one level 1 a page.',
  ],
  dont: [
    {
      says: 'Skip a level to get a smaller letter.',
      props: { level: 4, children: 'A Section, Set as a Detail' },
    },
    'Set a small label above it.',
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
  accessibility: [
    {
      kind: 'role',
      subject: 'heading',
      promise: 'Of the given level, whatever the size.',
      provedBy: 'RankApartFromSize',
    },
    {
      kind: 'preference',
      subject: 'text size',
      promise: 'Twice as large when the visitor doubles the text.',
      provedBy: 'DoubledText',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Breaks at 320 pixels rather than widen the page.',
      provedBy: 'Narrowest',
    },
  ],
};
