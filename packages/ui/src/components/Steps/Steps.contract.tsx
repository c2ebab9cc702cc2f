import type { Contract } from '../../../stories/contract';
import { Steps } from './Steps';

export const contract: Contract = {
  purpose: 'Things to do, one after the other.',
  anatomy: [
    {
      part: 'Number',
      is: 'The list’s own, in the display face and accent color.',
      at: { of: 'li', x: 0, y: 0.4 },
    },
    {
      part: 'Step',
      is: 'A sentence or two, between hairlines.',
      at: { of: 'li:last-child', x: 1 },
    },
  ],
  do: [
    {
      says: 'Begin each step with a verb.',
      drawn: (
        <Steps>
          <li>List your three busiest services.</li>
          <li>Compare each with the median.</li>
        </Steps>
      ),
    },
    'Continue an interrupted list with start.',
  ],
  dont: [
    {
      says: 'Number what has no order.',
      drawn: (
        <Steps>
          <li>Hair</li>
          <li>Nails</li>
        </Steps>
      ),
    },
    'Write one step alone.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'list',
      promise: 'An ordered list with an item a step.',
      provedBy: 'Numbered',
    },
    {
      kind: 'announced',
      subject: 'start, value, reversed',
      promise: 'The numbers that the list itself counts.',
      provedBy: 'Continued',
    },
    {
      kind: 'preference',
      subject: 'text size',
      promise: 'Number and text stay apart when text is twice as large.',
      provedBy: 'DoubledText',
    },
  ],
};
