import type { Contract } from '../../../stories/contract';
import { hungPlans } from './hung-plans';
import { plans } from './specimens';

export const contract: Contract = {
  purpose: 'The rod that plans hang from.',
  anatomy: [
    {
      part: 'Rod',
      is: 'As wide as the screen, whatever the column.',
      at: { of: 'section > div > div', x: 0.04, y: 0.006 },
    },
    {
      part: 'Ring and string',
      is: 'One a plan. On narrow screens each plan hangs from the one above.',
      at: { of: 'article', x: 0.5, y: 0 },
    },
  ],
  drawn: hungPlans(plans),
  isDrawnWide: true,
  do: [{ says: 'Hang two or three plans on it, by price.', drawn: hungPlans(plans), isWide: true }],
  dont: [
    {
      says: 'Turn the order around to push a plan forward: give it the badge.',
      drawn: hungPlans(plans.toReversed()),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'By price, for the eye, the ear and the keyboard.',
      provedBy: 'OnTheRail',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'At 320 pixels the plans stack, by price, and stay on the screen.',
      provedBy: 'Narrowest',
    },
  ],
};
