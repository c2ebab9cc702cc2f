import type { Contract } from '../../../stories/contract';
import { hungPlans } from './hung-plans';
import { plans } from './specimens';

export const contract: Contract = {
  purpose: 'One plan and its price, on a tag that hangs by a string.',
  anatomy: [
    { part: 'Badge', is: 'On one plan at most, above its name.', at: { of: 'p', x: 1 } },
    {
      part: 'Price',
      is: 'What it costs and for how long, then what is paid at once.',
      at: { of: 'h3 + p', x: 0.05 },
    },
    {
      part: 'Features',
      is: 'A value at the right, or a check mark for what is included.',
      at: { of: 'li', x: 1 },
    },
    {
      part: 'Action',
      is: 'The button that reads on the tag’s background.',
      at: { of: 'a', x: 0 },
    },
  ],
  drawnWith: { popularLabel: 'MOST POPULAR' },
  do: [
    'Write features with the same words on every tag.',
    {
      says: 'Give red to the popular plan alone.',
      drawn: hungPlans(plans.slice(0, 2)),
      isWide: true,
    },
  ],
  dont: [
    {
      says: 'Give every plan red.',
      drawn: hungPlans(plans.slice(0, 2).map((plan) => ({ ...plan, tone: 'red' }))),
      isWide: true,
    },
    'Round the price here and not elsewhere.',
    'Change the order of plans for the eye: it is the order of prices for everyone.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'article',
      promise: 'Headed by its name; features are a list.',
      provedBy: 'Paper',
    },
    {
      kind: 'role',
      subject: 'action',
      promise: 'A link that opens apart from the page when it leaves the site.',
      provedBy: 'Paper',
    },
    {
      kind: 'announced',
      subject: 'popular',
      promise: 'In words, before the name.',
      provedBy: 'Popular',
    },
  ],
};
