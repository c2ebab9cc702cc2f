import type { Contract } from '../../../stories/contract';
import { PriceVignette } from './PriceVignette';
import { prices } from './specimens';

export const contract: Contract = {
  purpose: 'Pictures what nearby salons charge for one service, and where yours stands.',
  anatomy: [
    {
      part: 'Search',
      is: 'The service and the radius, as in the product.',
      at: { of: '[role=img] > div', x: 0 },
    },
    {
      part: 'Comb',
      is: 'One tooth a salon, lowest first; yours in lacquer.',
      at: { of: '[role=img] > svg', x: 1 },
    },
    {
      part: 'Ladder',
      is: 'A few of the prices with leaders; your row filled.',
      at: { of: '[role=img] > p:nth-of-type(4)', x: 0 },
    },
  ],
  do: [
    'List prices that have a tooth.',
    { says: 'Let the heading say what the comb shows.', drawn: <PriceVignette {...prices} /> },
  ],
  dont: [
    {
      says: 'Name a topic in the heading: “Prices” says nothing.',
      drawn: <PriceVignette {...prices} heading="Prices" />,
    },
    'Mark more than one tooth.',
    'Use it as a chart: CombChart has an axis and a table.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'img',
      promise: 'One picture with a name; nothing inside takes focus or is read out.',
      provedBy: 'YoursMarked',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'The comb shrinks with the sheet, and no price is cut off.',
      provedBy: 'Narrowest',
    },
  ],
};
